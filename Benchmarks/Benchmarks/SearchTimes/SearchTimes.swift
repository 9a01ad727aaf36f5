// Compares the methods of searching one map: what each settles, how long it takes, what it needs beforehand.
//
//     SearchTimes map.vqmap [pairs]
import RoadMap
import Routing
import Support

@main
struct SearchTimes {
    static func main() throws {
        guard CommandLine.arguments.count >= 2 else {
            print("usage: SearchTimes map [pairs]")
            return
        }
        let graph = try RoadGraph(path: CommandLine.arguments[1])
        let costs = ArcCosts(graph: graph, profile: .city)
        let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
        let pairs = pairs(in: graph, count: count)
        print("nodes \(graph.nodeCount), arcs \(graph.arcCount), bytes \(graph.byteCount), pairs \(count)")
        print("method                   ready ms   settled   of dijkstra   median µs   p99 µs")
        var dijkstra = 0
        var sums: Set<UInt64> = []
        for method in SearchMethod.allCases {
            let clock = ContinuousClock()
            let start = clock.now
            let search = PreparedSearch(graph: graph, costs: costs, method: method)
            let ready = (clock.now - start) / .milliseconds(1)
            var router = Router(search)
            var settled = 0
            var sum: UInt64 = 0
            var times: [Double] = []
            for (from, to) in pairs {
                let start = clock.now
                let cost = router.cost(from: from, to: to)
                times.append((clock.now - start) / .microseconds(1))
                sum += UInt64(cost ?? 0)
                settled += router.settledNodes
            }
            times.sort()
            sums.insert(sum)
            if method == .dijkstra { dijkstra = settled }
            print(
                column(method.rawValue, 24), column("\(tenths(ready))", 10), column("\(settled / count)", 9),
                column("1/\(tenths(Double(dijkstra) / Double(settled)))", 13),
                column("\(tenths(times[count / 2]))", 11), tenths(times[count * 99 / 100]))
        }
        print(sums.count == 1 ? "all methods agree" : "the methods DISAGREE: \(sums)")
    }

    private static func pairs(in graph: RoadGraph, count: Int) -> [(Snap, Snap)] {
        var generator = SeededGenerator(seed: 1)
        func snap() -> Snap {
            while true {
                let edge = EdgeID(generator.next(below: graph.edgeCount))
                if !graph.attributes(of: edge).isIsland { return graph.snap(onto: edge, at: generator.nextUnit()) }
            }
        }
        return (0..<count).map { _ in (snap(), snap()) }
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
