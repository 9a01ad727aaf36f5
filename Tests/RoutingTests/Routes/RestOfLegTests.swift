import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@Suite("The rest of a leg")
struct RestOfLegTests {
    @Test("takes as long as the leg says of what lies behind that place, and ends where the leg does")
    func duration() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<30 {
            let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            let end = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            guard let leg = router.leg(from: start, to: end), leg.distance > 100 else { continue }
            for share in [0, 0.2, 0.5, 0.9] {
                let along = leg.distance * share
                let place = try #require(leg.line.coordinate(at: along))
                let rest = leg.rest(from: along, start: try router.snap(place))
                #expect(abs(rest.duration - leg.remainingDuration(at: along)) < 1e-6)
                #expect(abs(rest.distance - (leg.distance - along)) < 0.01)
                #expect(abs((rest.segments.last?.endsAt ?? 0) - rest.distance) < 0.01)
                #expect(rest.segments.allSatisfy { $0.duration >= 0 } && rest.end == leg.end)
            }
        }
    }
}
