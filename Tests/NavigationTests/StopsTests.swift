import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Testing

@testable import Navigation

@Suite("A ride with stops")
struct StopsTests {
    private static func town() -> DrawnNetwork {
        var network = DrawnNetwork()
        for east in stride(from: 0.0, to: 1_200, by: 300) {
            network.street((east, 0), (east + 300, 0))
            network.street((east, 300), (east + 300, 300))
            network.street((east, 0), (east, 300))
        }
        network.street((1_200, 0), (1_200, 300))
        return network
    }

    private static let stops = [(450.0, 0.0), (900, 150), (150, 300)]

    @Test("is led from stop to stop, each passed once, and has arrived at the last", arguments: [0, 4] as [Double])
    func all(noise: Double) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.town(), to: Self.stops, seed: seed)
            let corners = [(20.0, 0.0), (450, 0), (900, 0), (900, 300), (150, 300)]
            for (one, next) in zip(corners, corners.dropFirst()) { rider.ride([one, next], noise: noise) }
            rider.stand(at: (150, 300), seconds: 20, noise: noise)
            #expect(
                rider.events.words == ["routed", "passed", "routed", "passed", "routed", "arrived"],
                "seed \(seed): \(rider.events.words)")
            let passed = rider.events.compactMap { event in
                if case .passed(let place) = event { place } else { nil }
            }
            let stops = Self.stops.map { DrawnNetwork.coordinate($0.0, $0.1) }
            #expect(passed == Array(stops.dropLast()) && rider.session.hasArrived && rider.session.stops == [stops[2]])
            for (leg, stop) in zip(rider.events.routes, stops) { #expect(leg.end.coordinate.distance(to: stop) < 2) }
        }
    }

    @Test("what is left counts to the last stop, and never grows on the way by more than a fix is wrong")
    func remaining() throws {
        var rider = try TestRider(Self.town(), to: Self.stops)
        let router = Router(graph: rider.router.graph)
        func route(_ places: [(Double, Double)]) throws -> Route {
            var router = Router(router.search)
            return try router.route(through: places.map { DrawnNetwork.coordinate($0.0, $0.1) })
        }
        #expect(rider.session.remainingDistance == nil && rider.session.remainingDuration == nil)
        var last = Double.infinity
        for east in stride(from: 20.0, through: 430, by: 10) {
            rider.ride([(east, 0), (east + 5, 0)])
            let all = try route([(east + 5, 0)] + Self.stops)
            let left = try #require(rider.session.remainingDistance)
            #expect((left - all.distance).magnitude < 8, "\(left) m, not \(all.distance) m")
            #expect(try #require(rider.session.distanceToNextStop) < left && left < last + 1)
            let duration = try #require(rider.session.remainingDuration)
            #expect((duration - all.duration * rider.session.pace.factor).magnitude < 4)
            last = left
        }
        // Past the first stop there is one less ahead.
        rider.ride([(435, 0), (600, 0)])
        #expect(rider.events.words == ["routed", "passed", "routed"])
        let all = try route([(600, 0)] + Self.stops.dropFirst())
        #expect((try #require(rider.session.remainingDistance) - all.distance).magnitude < 8)
    }

    @Test("where no way leads to the next stop, it is not passed by standing at the one before")
    func unreachable() throws {
        var network = Self.town()
        network.street((50_000, 0), (50_300, 0))
        let far = DrawnNetwork.coordinate(80_000, 0)
        var rider = try TestRider(network)
        let near = DrawnNetwork.coordinate(450, 0)
        rider.session.setStops([near, far, far])
        rider.ride([(20, 0), (450, 0)])
        rider.stand(at: (450, 0), seconds: 30)
        rider.ride([(450, 0), (600, 0)])
        #expect(rider.events.words == ["routed", "passed", "failed"], "\(rider.events.words)")
        #expect(rider.session.stops == [far, far] && !rider.session.hasArrived)
    }

    @Test("stops in one place are passed one after another")
    func together() throws {
        var rider = try TestRider(Self.town(), to: [(450, 0), (450, 0), (455, 0), (460, 0)])
        rider.ride([(20, 0), (480, 0)])
        #expect(rider.events.words.filter { $0 == "passed" }.count == 3 && rider.events.last == .arrived)
    }

    @Test("who sets out for where they are, and rides away, is led back there")
    func here() throws {
        var rider = try TestRider(Self.town(), to: [(100, 0)])
        rider.stand(at: (100, 0), seconds: 1)
        #expect(rider.events.routes.first?.distance == 0)
        rider.ride([(130, 0), (250, 0)])
        #expect(rider.events.words.prefix(3).contains("rerouted"), "\(rider.events.words)")
        rider.ride([(250, 0), (100, 0)])
        #expect(rider.session.hasArrived)
    }

    @Test("what was measured for other stops, or on another map, is forgotten")
    func measured() throws {
        var rider = try TestRider(Self.town(), to: Self.stops)
        rider.ride([(20, 0), (60, 0)])
        let before = rider.session.beyondNextStop
        #expect(before.distance > 1_000)
        // On this map there is no way across but at the ends.
        var network = DrawnNetwork()
        network.street((0, 0), (1_500, 0))
        network.street((0, 300), (1_500, 300))
        network.street((0, 0), (0, 300))
        network.street((900, 0), (900, 300))
        rider.router = Router(graph: try network.graph())
        rider.ride([(65, 0), (100, 0)])
        #expect(rider.events.words == ["routed", "routed"])
        var router = Router(rider.router.search)
        let stops = try router.route(through: Self.stops.map { DrawnNetwork.coordinate($0.0, $0.1) })
        #expect((rider.session.beyondNextStop.distance - stops.distance).magnitude < 1)
        rider.session.setDestination(nil)
        #expect(rider.session.beyondNextStop == RideMeasures(distance: 0, duration: 0, cost: 0))
    }
}
