import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("The progress on a leg")
struct RouteProgressTests {
    /// A leg by way of some places, also back on the same streets.
    private func leg(_ places: [(Double, Double)], on network: consuming DrawnNetwork) throws -> RouteLeg {
        var router = Router(graph: try network.graph())
        let route = try router.route(through: places.map { DrawnNetwork.coordinate($0.0, $0.1) })
        return route.legs.dropFirst().reduce(route.legs[0]) { $0.joined(to: $1) }
    }

    @Test("the time left is that of the leg at every place, also after going back")
    func remainingDuration() throws {
        let graph = try TestMaps.demo(seed: 1)
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var router = Router(graph: graph)
            let ends = (0..<2).map { _ in
                graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            }
            guard let leg = router.leg(from: ends[0], to: ends[1]), leg.distance > 500 else { continue }
            var progress = RouteProgress(leg: leg)
            #expect((progress.remainingDuration - leg.duration).magnitude < 1e-6, "seed \(seed)")
            var along = 0.0
            while along < leg.distance {
                along = max(along + generator.next(in: -60...90), 0)
                let place = try #require(leg.line.coordinate(at: along))
                progress.follow(place, ridden: 0, course: nil)
                let left = leg.remainingDuration(at: progress.along)
                #expect((progress.remainingDuration - left).magnitude < 1e-6, "seed \(seed), at \(progress.along) m")
                #expect((progress.remainingDistance + progress.along - leg.distance).magnitude < 1e-6)
            }
            // Straight back to the start.
            while along > 0 {
                along = max(along - generator.next(in: 1...55), 0)
                progress.follow(try #require(leg.line.coordinate(at: along)), ridden: 0, course: nil)
                let left = leg.remainingDuration(at: progress.along)
                #expect((progress.remainingDuration - left).magnitude < 1e-6, "seed \(seed), at \(progress.along) m")
            }
            #expect(progress.along < 80, "seed \(seed): \(progress.along) m")
        }
    }

    /// Follows a ride along a leg; how far ahead of the rider the progress was at most, and how far behind.
    private func follow(_ leg: RouteLeg, noise: Double, seed: UInt64) -> (ahead: Double, behind: Double) {
        var generator = SeededGenerator(seed: seed)
        let places = stride(from: 0, through: leg.distance, by: 5).compactMap { leg.line.coordinate(at: $0) }
        let fixes = KnownRide.fixes(at: places, noise: noise, using: &generator)
        var progress = RouteProgress(leg: leg)
        var filter = MotionFilter()
        var (ahead, behind, last) = (0.0, 0.0, fixes[0].coordinate)
        for (step, fix) in fixes.enumerated() {
            filter.follow(fix)
            progress.follow(
                fix.coordinate, ridden: fix.coordinate.distance(to: last), course: filter.motion?.course)
            last = fix.coordinate
            ahead = max(ahead, progress.along - Double(step) * 5)
            behind = max(behind, Double(step) * 5 - progress.along)
        }
        return (ahead, behind)
    }

    static let legs: [(name: String, streets: [[(Double, Double)]], places: [(Double, Double)])] = [
        ("out and back on one street", [[(0, 0), (500, 0)]], [(10, 0), (400, 0), (10, 0)]),
        (
            "a figure of eight",
            [
                [(-200, 0), (0, 0)], [(0, 0), (200, 0)], [(200, 0), (200, 200)], [(200, 200), (0, 200)],
                [(0, 200), (0, 0)], [(0, 0), (0, -200)],
            ],
            [(-150, 0), (150, 0), (200, 150), (50, 200), (0, 50), (0, -150)]
        ),
        (
            "once round a small block, and on",
            [
                [(-200, 0), (0, 0)], [(0, 0), (50, 0)], [(50, 0), (50, 50)], [(50, 50), (0, 50)], [(0, 50), (0, 0)],
                [(50, 0), (300, 0)],
            ],
            [(-150, 0), (25, 0), (50, 25), (25, 50), (0, 25), (25, 0), (250, 0)]
        ),
    ]

    @Test("a leg that crosses or repeats itself is ridden in its order", arguments: 0..<3)
    func order(number: Int) throws {
        let (name, streets, places) = Self.legs[number]
        var network = DrawnNetwork()
        for street in streets { network.street(street[0], street[1]) }
        let leg = try leg(places, on: network)
        for seed in 1...10 as ClosedRange<UInt64> {
            for (noise, limit) in [(0, 1), (2, 30), (5, 50)] as [(Double, Double)] {
                let (ahead, behind) = follow(leg, noise: noise, seed: seed)
                #expect(ahead < limit && behind < limit, "\(name), seed \(seed): \(ahead) m ahead, \(behind) m behind")
            }
        }
    }

    @Test("who rides a planned track out and back on one street is told nothing but where it ends")
    func plan() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            var network = DrawnNetwork()
            network.street((0, 0), (500, 0))
            network.street((500, 0), (900, 0))
            network.street((500, 0), (500, 300))
            var rider = try TestRider(network, seed: seed)
            let corners = [(20.0, 0.0), (800, 0), (300, 0)]
            let plan = try PlannedTrack(DrawnNetwork.places(along: corners, step: 20), router: &rider.router)
            // Where it turns, up to 40 m may be missing.
            #expect((1_200...1_290).contains(plan.leg.distance), "\(plan.leg.distance) m")
            rider.session.follow(plan)
            rider.ride(corners, noise: 3)
            rider.stand(at: (300, 0), seconds: 10, noise: 3)
            #expect(rider.events.words == ["routed", "arrived"], "seed \(seed): \(rider.events.words)")
        }
    }
}
