import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Testing

@testable import Navigation

@Suite("A navigation session, when a clock is set, a rider rests, or a delay makes no sense")
struct ClockAndRestTests {
    /// A street along a park, and on.
    private static func park() -> DrawnNetwork {
        var network = DrawnNetwork()
        for east in stride(from: 0.0, to: 1_200, by: 200) { network.street((east, 0), (east + 200, 0)) }
        return network
    }

    @Test("a clock that is set anew, however far, is no reason to lead a rider astray")
    func clock() throws {
        for step in [-1e300, -6e8, -4e6, 4e6, 6e8, 1e300] {
            for east in [0, 190, 300] as [Double] {
                var rider = try TestRider(Self.park(), to: [(1_000, 0)])
                rider.time = 1.7e9
                rider.ride([(0, 0), (east, 0)])
                rider.receive(
                    Fix(
                        time: rider.time - step, coordinate: DrawnNetwork.coordinate(east + 5, 0),
                        horizontalAccuracy: 4))
                if step.magnitude < 1e9 {
                    rider.time -= step
                    rider.ride([(east + 10, 0), (1_000, 0)])
                } else {
                    rider.ride([(east + 10, 0), (1_000, 0)])
                }
                let words = rider.events.words.filter { !$0.hasPrefix("refused") }
                #expect(words == ["routed", "arrived"], "\(step) at \(east) m: \(rider.events.words)")
                #expect(rider.session.motion?.coordinate.isOnEarth == true)
            }
        }
        // A receiver that had no time at first.
        for time in [-1e300, 0, 1e120, 1e300] {
            var rider = try TestRider(Self.park(), to: [(1_000, 0)])
            rider.receive(Fix(time: time, coordinate: DrawnNetwork.coordinate(0, 0), horizontalAccuracy: 4))
            rider.time = 1.7e9
            rider.ride([(0, 0), (1_000, 0)])
            #expect(rider.events.words.last == "arrived", "\(time)")
        }
    }

    @Test("when a clock was set back there is no telling how far a rider has come")
    func clockOfFollower() throws {
        var network = Self.park()
        let graph = try network.graph()
        var follower = LiveMapMatcher()
        var streets = StreetWorkspace()
        for (time, east) in [(1e9, 150.0), (1e9 + 4, 170), (0, 230)] {
            let fix = Fix(time: time, coordinate: DrawnNetwork.coordinate(east, 0), horizontalAccuracy: 4)
            let step = follower.step(to: fix, isMoving: true, isInDoubt: false, .underWay)
            follower.follow(fix, straight: try #require(step), along: [], in: graph, .underWay, &streets)
            let nearest = try #require(graph.snap(near: fix.coordinate, within: 5))
            #expect(follower.best?.edgeID == nearest.edge, "at \(east) m")
        }
    }

    @Test(
        "who sits in a park for minutes is not called back, however the fixes jump", arguments: [1, 2, 3] as [Double])
    func rest(noise: Double) throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.park(), to: [(1_100, 0)], seed: seed)
            rider.ride([(0, 0), (300, 0), (300, 40)])
            #expect(rider.events.words == ["routed", "offNetwork"])
            rider.stand(at: (300, 40), seconds: 150, noise: noise)
            #expect(rider.events.words == ["routed", "offNetwork"], "seed \(seed)")
            // Who goes on is led on from there.
            rider.ride([(300, 40), (300, 160)])
            #expect(rider.events.words.prefix(3) == ["routed", "offNetwork", "rerouted"], "seed \(seed)")
        }
    }

    @Test("a delay that makes no sense is none", arguments: [.nan, .infinity, -.infinity, -5, 1e300] as [Double])
    func latency(seconds: Double) throws {
        var rider = try TestRider(Self.park(), to: [(1_000, 0)])
        rider.session.options.rerouteLatency = seconds
        rider.stand(at: (20, 0), seconds: 3)
        rider.ride([(20, 0), (1_000, 0)])
        #expect(rider.events.words == ["routed", "arrived"])
    }
}
