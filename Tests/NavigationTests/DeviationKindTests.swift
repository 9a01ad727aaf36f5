import EngineTestSupport
import Geodesy
import Routing
import Testing

@testable import Navigation

@Suite("Leaving a route")
struct DeviationKindTests {
    /// A street that runs east through a town, with streets to the north at 400 m and 800 m, joined by another 600 m north.
    private static func town() -> DrawnNetwork {
        var network = DrawnNetwork()
        network.street((-200, 0), (0, 0), name: "main")
        network.street((0, 0), (400, 0), name: "main")
        network.street((400, 0), (800, 0), name: "main")
        network.street((800, 0), (1_400, 0), name: "main")
        network.street((400, 0), (400, 600), name: "first")
        network.street((800, 0), (800, 600), name: "second")
        network.street((400, 600), (800, 600), name: "north")
        return network
    }

    @Test("who rides straight on where the route turns has overshot", arguments: [0, 3] as [Double])
    func overshoot(noise: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(400, 500)], seed: seed)
            rider.ride([(0, 0), (450, 0)], noise: noise)
            #expect(rider.events.words == ["routed", "overshoot", "rerouted"], "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("who turns where the route goes straight on has taken a wrong turn", arguments: [0, 3] as [Double])
    func wrongTurn(noise: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(1_300, 0)], seed: seed)
            rider.ride([(0, 0), (400, 0), (400, 50)], noise: noise)
            #expect(rider.events.words == ["routed", "wrongTurn", "rerouted"], "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("who takes the road beside is on a parallel road, also if it leaves at an acute angle")
    func parallelRoad() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            network.street((-300, 0), (0, 0), name: "main")
            network.street((0, 0), (800, 0), name: "main")
            network.street((0, 0), (800, 40), through: [(100, 40), (700, 40)], name: "beside")
            network.street((800, 0), (800, 40))
            network.street((800, 0), (1_200, 0), name: "main")
            var rider = try TestRider(network, to: [(1_100, 0)], seed: seed)
            rider.ride([(-200, 0), (0, 0), (100, 40), (400, 40)], noise: 2)
            #expect(
                rider.events.words == ["routed", "parallelRoad", "rerouted"], "seed \(seed): \(rider.events.words)")
            let new = try #require(rider.events.reroutes.first)
            #expect(new.names(in: rider.router.graph).first == "beside", "seed \(seed)")
        }
    }

    @Test("who sets out in the wrong direction goes the wrong way", arguments: [0, 2] as [Double])
    func wrongWay(noise: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(1_300, 0)], seed: seed)
            rider.stand(at: (200, 0), seconds: 5)
            rider.ride([(200, 0), (80, 0)], noise: noise)
            #expect(
                rider.events.words.prefix(3) == ["routed", "wrongWay", "rerouted"],
                "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("who turns round on the route makes a U-turn", arguments: [0, 3] as [Double])
    func turningRound(noise: Double) throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(1_300, 0)], seed: seed)
            rider.ride([(-150, 0), (250, 0), (150, 0)], noise: noise)
            #expect(
                rider.events.words.prefix(3) == ["routed", "uTurn", "rerouted"], "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("who cuts a corner leaves the network and is back on the route, without a new one")
    func shortCut() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            network.street((-300, 0), (0, 0), name: "west")
            network.street((0, 0), (0, 70), name: "round the green")
            network.street((0, 70), (70, 70), name: "round the green")
            network.street((70, 70), (600, 70), name: "east")
            network.street((0, 70), (0, 400))
            var rider = try TestRider(network, to: [(560, 70)], seed: seed)
            rider.ride([(-200, 0), (0, 0), (70, 70), (560, 70)], noise: 2)
            #expect(
                rider.events.words == ["routed", "offNetwork", "rejoined", "arrived"],
                "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("who crosses a whole park is led on from the street where they come out, or from the nearest one")
    func park() throws {
        var network = DrawnNetwork()
        network.street((-300, 0), (0, 0), name: "west")
        network.street((0, 0), (0, 500), name: "round the park")
        network.street((0, 500), (500, 500), name: "round the park")
        network.street((500, 500), (900, 500), name: "east")
        var rider = try TestRider(network, to: [(860, 500)])
        rider.ride([(-200, 0), (0, 0), (500, 500), (860, 500)], noise: 2)
        #expect(rider.events.words.prefix(3) == ["routed", "offNetwork", "rerouted"], "\(rider.events.words)")
        #expect(rider.events.last == .arrived && rider.events.reroutes.count <= 3, "\(rider.events.words)")
    }

    @Test("who stands at a task, or drifts about there, stays on the route")
    func standing() throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(1_300, 0)], seed: seed)
            rider.stand(at: (0, 0), seconds: 600, noise: 4)
            rider.ride([(0, 0), (400, 0)], noise: 4)
            rider.stand(at: (400, 0), seconds: 600, noise: 4)
            rider.ride([(400, 0), (600, 0)], noise: 4)
            rider.stand(at: (600, 4), seconds: 600, noise: 4)
            rider.ride([(600, 0), (1_300, 0)], noise: 4)
            #expect(rider.events.words == ["routed", "arrived"], "seed \(seed): \(rider.events.words)")
        }
    }

    @Test("noise of 10 m is no deviation")
    func noise() throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: [(500, 600)], seed: seed)
            rider.ride([(-180, 0), (400, 0), (400, 600), (500, 600)], noise: 10)
            rider.stand(at: (500, 600), seconds: 20, noise: 10)
            #expect(rider.events.words == ["routed", "arrived"], "seed \(seed): \(rider.events.words)")
        }
    }

    /// The town with a street beside it that is joined to no other.
    private static func townWithIsland() -> DrawnNetwork {
        var network = town()
        network.street((200, 12), (260, 300), name: "island")
        return network
    }

    @Test("who leaves the route by a street that is joined to no other is led on from the nearest one that is")
    func island() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.townWithIsland(), to: [(1_300, 0)], seed: seed)
            rider.ride([(0, 0), (200, 0), (200, 12), (255, 280)], noise: 1)
            let words = rider.events.words
            #expect(words.contains("rerouted") && !words.contains("failed"), "seed \(seed): \(words)")
            // Not at every fix: once in 50 m or so.
            #expect(rider.events.reroutes.count <= 6, "seed \(seed): \(words)")
        }
    }

    @Test("where there is no new route the deviation is reported once, and that the rider is back")
    func noWay() throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.townWithIsland(), to: [(1_300, 0)], seed: seed)
            // Too little to walk back to the main street.
            rider.router.snapRadius = 8
            rider.ride([(0, 0), (200, 0), (200, 12), (250, 250), (200, 12), (200, 0), (1_300, 0)], noise: 1)
            let words = rider.events.words
            #expect(words.count { $0 == "failed" } == 1 && rider.events.deviations.count <= 2, "seed \(seed): \(words)")
            #expect(words.contains("rejoined") || words.contains("rerouted"), "seed \(seed): \(words)")
            #expect(words.last == "arrived", "seed \(seed): \(words)")
        }
    }
}
