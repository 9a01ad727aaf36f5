// Times decoding and importing of one OpenStreetMap file, and opening of a map, in this process, for comparison with
// peers: prints "task seconds" lines and the peak memory. One task a run, so that memory is the task's own.
import MapBuilding
import OpenStreetMap
import PeakMemory
import RoadMap
import Routing
import Support

@main
struct MapTimes {
    static func main() throws {
        let path = CommandLine.arguments.dropFirst(2).first ?? ""
        let size = CommandLine.arguments.dropFirst(3).first.flatMap { DemoCity.Size(rawValue: $0) }
        if CommandLine.arguments.dropFirst().first == "generate", let size {
            let city = DemoCity(seed: 1, size: size)
            return try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        }
        guard CommandLine.arguments.count >= 4, let runs = Int(CommandLine.arguments[3]) else {
            print(
                "usage: MapTimes decode|import|ordered|open|hierarchy file runs [map], MapTimes generate file town|city|…"
            )
            return
        }
        let output = CommandLine.arguments.count > 4 ? CommandLine.arguments[4] : nil
        for _ in 0..<runs {
            switch CommandLine.arguments[1] {
            case "decode": try time("decode") { try decoded(path) }
            case "open":
                let map = try timed("open") { try MapFile(path: path) }
                let graph = try timed("check") { try RoadGraph(map) }
                let costs = timed("costs") { ArcCosts(graph: graph, profile: .city) }
                print("arcs \(graph.arcCount), last cost \(costs.cost(ofArc: ArcID(graph.arcCount - 1)))")
            case "hierarchy": try hierarchy(path)
            case "ordered": try time("ordered") { try imported(path, to: output, withSearchOrder: true) }
            default: try time("import") { try imported(path, to: output, withSearchOrder: false) }
            }
        }
        print("peak \(peakMemory)")
    }

    /// Decodes everything that `osmium` counts: nodes, ways, relations, their tags, references and members.
    private static func decoded(_ path: String) throws -> Int {
        var count = 0
        try OSMFileReader(path: path).read { block in
            count += block.nodes.count + block.ways.count + block.relations.count + block.tags.count
            count += block.ways.references.count + block.relations.members.count
        }
        return count
    }

    /// The steps that make a hierarchy ready for searches.
    private static func hierarchy(_ path: String) throws {
        let graph = try RoadGraph(path: path)
        _ = timed("order") { ContractionHierarchy.order(of: graph) }
        let hierarchy = timed("topology") { ContractionHierarchy(graph: graph) }
        print("nodes", graph.nodeCount)
        print("arcs \(hierarchy.arcCount) triangles \(hierarchy.triangleCount)")
        let costs = timed("costs") { ArcCosts(graph: graph, profile: .city) }
        for _ in 0..<5 { _ = timed("customize") { hierarchy.costs(of: costs) } }
        var router = Router(PreparedSearch(graph: graph, costs: costs, hierarchy: hierarchy.costs(of: costs)))
        var generator = SeededGenerator(seed: 1)
        let snaps = (0..<1000).map { _ in
            graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: 0.5)
        }
        for (name, task) in [("query", 0), ("leg", 1)] {
            var times: [Double] = []
            for _ in 0..<5 {
                for index in snaps.indices {
                    let clock = ContinuousClock()
                    let start = clock.now
                    if task == 0 {
                        _ = router.cost(from: snaps[index], to: snaps[999 - index])
                    } else {
                        _ = router.leg(from: snaps[index], to: snaps[999 - index])
                    }
                    times.append((clock.now - start) / .microseconds(1))
                }
            }
            times.sort()
            print(name, "median µs", times[times.count / 2], "p99", times[times.count * 99 / 100])
        }
        var settled = 0
        for index in snaps.indices {
            _ = router.cost(from: snaps[index], to: snaps[999 - index])
            settled += router.settledNodes
        }
        print("ranks a query", settled / snaps.count)
        let places = Array(snaps.prefix(50))
        for _ in 0..<5 { _ = timed("table 50×50") { router.costs(from: places, to: places) } }
        for _ in 0..<3 { _ = timed("all nodes") { router.costsToNodes(from: places[0]) } }
        var changes: [Double] = []
        for index in 0..<200 {
            let clock = ContinuousClock()
            let start = clock.now
            router.closures = Closures(edges: [snaps[index].edge])
            router.closures = Closures()
            changes.append((clock.now - start) / .microseconds(2))
        }
        changes.sort()
        print("close or open a road: median µs", changes[100], "p99", changes[198])
    }

    private static func imported(_ path: String, to output: String?, withSearchOrder: Bool) throws -> Int {
        let builder = MapBuilder(program: "benchmark", storesSearchOrder: withSearchOrder)
        let result = try builder.build(from: OSMFileReader(path: path))
        print("bytes \(result.bytes.count)")
        if let output { try OutputFile.write(result.bytes, to: output) }
        return result.summary.edges
    }

    private static func time(_ task: String, _ body: () throws -> Int) rethrows {
        let clock = ContinuousClock()
        let start = clock.now
        let count = try body()
        print(task, (clock.now - start) / .seconds(1), count)
    }

    private static func timed<Result>(_ task: String, _ body: () throws -> Result) rethrows -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try body()
        print(task, (clock.now - start) / .seconds(1))
        return result
    }
}
