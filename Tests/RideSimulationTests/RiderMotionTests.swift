import EngineTestSupport
import Geodesy
import Support
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("A rider's motion")
struct RiderMotionTests {
    @Test("who follows a route comes to its end, from wherever they join it", arguments: 1...4 as ClosedRange<UInt64>)
    func arrives(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        var generator = SeededGenerator(seed: seed)
        let rider = VirtualRider()
        for _ in 0..<150 {
            let ends = (0..<2).map { _ in
                graph.snap(
                    onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            }
            guard let leg = router.leg(from: ends[0], to: ends[1]), leg.distance > 50 else { continue }
            let along = generator.next(in: 0...leg.distance)
            let beside = LocalPlane(origin: leg.line.coordinate(at: along) ?? ends[0].coordinate)
                .coordinate(PlanePoint(east: generator.next(in: -20...20), north: generator.next(in: -20...20)))
            var motion = RiderMotion(at: beside)
            motion.follow(leg, graph: graph, rider: rider, profile: .city)
            var seconds = 0
            while !motion.isAtEnd, seconds < 20_000 {
                _ = motion.advance(
                    1, isAstray: false, wrongTurns: 0, pace: rider.pace, router, generator: &generator)
                seconds += 1
            }
            #expect(motion.isAtEnd, "seed \(seed)")
            #expect(motion.place.distance(to: ends[1].coordinate) < 0.1, "seed \(seed)")
        }
    }
    @Test(
        "a wrong turn leaves the route, also just before its end, and leads onto no closed road",
        arguments: 1...4 as ClosedRange<UInt64>
    )
    func wrongTurns(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        let rider = VirtualRider()
        var turns = 0
        for _ in 0..<100 {
            var router = Router(graph: graph)
            router.closures = Closures(
                edges: Set(graph.edges.filter { _ in generator.chance(0.1) }))
            // From a road to one that it meets.
            let first = EdgeID(generator.next(below: graph.edgeCount))
            guard let arc = generator.pick(Array(graph.arcs(from: graph.ends(of: first).last))) else { continue }
            let ends = [first, graph.edge(ofArc: arc).edge].map { graph.snap(onto: $0, at: generator.nextUnit()) }
            guard let leg = router.leg(from: ends[0], to: ends[1]), leg.distance > 20 else { continue }
            var motion = RiderMotion(at: ends[0].coordinate)
            motion.follow(leg, graph: graph, rider: rider, profile: .city)
            var isAstray = false
            for _ in 0..<300 where !motion.isAtEnd {
                let turn = motion.advance(
                    1, isAstray: isAstray, wrongTurns: 1, pace: rider.pace, router, generator: &generator)
                let edge = motion.edge
                if let turn, let edge {
                    turns += 1
                    isAstray = true
                    let next = zip(leg.segments, leg.segments.dropFirst()).first { segment, _ in
                        let ends = graph.ends(of: segment.edge)
                        return graph.coordinate(ofNode: segment.isReversed ? ends.first : ends.last) == turn
                    }
                    #expect(try #require(next).1.edge != edge, "seed \(seed)")
                }
                if isAstray, let edge {
                    let isClosed = router.closures.edges.contains(edge)
                    #expect(!isClosed, "seed \(seed)")
                }
            }
        }
        #expect(turns > 10)
    }
}
