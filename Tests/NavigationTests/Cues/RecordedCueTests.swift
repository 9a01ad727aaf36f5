import EngineTestSupport
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Cues as they were recorded")
struct RecordedCueTests {
    @Test("the cues of rides across two towns are those of every version", arguments: [1, 4] as [UInt64])
    func recorded(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: seed)
        var router = Router(graph: graph)
        var generator = SeededGenerator(seed: seed)
        var lines: [String] = []
        while lines.count < 150 {
            let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            let end = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            guard let leg = router.leg(from: start, to: end) else {
                lines.append("no way")
                continue
            }
            lines.append("\(leg.distance.written()) m, \(leg.duration.written()) s, cost \(leg.cost)")
            lines += leg.cues(in: graph).map { "\($0.along.written()) \($0.text[.english]) / \($0.text[.russian])" }
        }
        let difference = try Recording("cues-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }
}
