import EngineTestSupport
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Reach as text")
struct ReachTextTests {
    @Test(
        "a line a limit, the nearest first, with the length of the roads reached",
        arguments: 1...5 as ClosedRange<UInt64>)
    func lines(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
        let reach = router.reach(from: start, within: 300, by: .duration)
        let lines = reach.text(within: [300, 60, 120], in: .english, graph: graph).split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["1 min", "2 min", "5 min"], "seed \(seed)")
        let lengths = [60.0, 120, 300].map { limit in
            reach.pieces(within: limit).reduce(0.0) {
                $0 + ($1.part.upperBound - $1.part.lowerBound) * graph.length(of: $1.edge)
            }
        }
        #expect(lengths == lengths.sorted() && lengths[0] > 0, "seed \(seed)")
        for (line, length) in zip(lines, lengths) {
            #expect(line.hasSuffix(": \(Measures.distance(length)[.english]) of roads"), "seed \(seed): \(line)")
        }
    }

    @Test("limits of a distance are distances, in Russian too")
    func metres() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let start = graph.snap(onto: EdgeID(graph.edgeCount / 2), at: 0.5)
        let reach = router.reach(from: start, within: 1500, by: .distance)
        let text = reach.text(within: [1500, 200], in: .russian, graph: graph)
        #expect(text.hasPrefix("200 м: дорог — ") && text.contains("\n1,5 км: дорог — "), "\(text)")
        #expect(reach.text(within: [], in: .english, graph: graph).isEmpty)
    }
}
