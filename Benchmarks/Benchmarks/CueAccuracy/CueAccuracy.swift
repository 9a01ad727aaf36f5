// Whether cues fit what a rider sees: routes on every extract at hand and in an invented city, checked by their geometry alone.
// Prints Markdown; equal on every run. Fails where a bound does not hold.
//
//     CueAccuracy [routes on each map [words in the names of maps …]]
//
// With V=1 in the environment it lists all faults, else the first few of each kind.
import Foundation
import RoadMap
import Routing
import SimulatedRides
import Support

@main
struct CueAccuracy {
    private static let distances = 1000.0...12_000.0
    /// How often places are drawn in vain before a map counts as too small.
    private static let patience = 200
    private static let examples = ProcessInfo.processInfo.environment["V"] != nil ? Int.max : 3

    static func main() throws {
        let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
        let words = CommandLine.arguments.dropFirst(2)
        print(CueTable.head)
        var all = CueTable()
        var examples: [CueFault: [String]] = [:]
        for map in try BenchmarkMaps() where words.isEmpty || words.contains(where: { map.name.contains($0) }) {
            var table = CueTable()
            for leg in routes(count, on: map.graph) {
                let checker = CueChecker(leg, in: map.graph)
                table.add(checker)
                for finding in checker.findings {
                    let place = leg.line.coordinate(at: finding.along).map { "\($0)" } ?? ""
                    examples[finding.fault, default: []].append("\(map.name) \(place): \(finding.note)")
                }
            }
            print(table.row(map.name))
            all.add(table)
        }
        print(all.row("all"))
        print("\n\(all.details)")
        for fault in CueFault.allCases {
            guard let places = examples[fault] else { continue }
            print("\n\(fault.rawValue):")
            // Spread over the maps.
            let step = max(places.count / CueAccuracy.examples, 1)
            for index in stride(from: 0, to: places.count, by: step) { print("- \(places[index])") }
        }
        guard all.broken.isEmpty else {
            print("\nBounds that do not hold: \(all.broken.joined(separator: "; "))")
            exit(1)
        }
    }

    /// Routes between random places of a map, by all profiles in turn.
    private static func routes(_ count: Int, on graph: RoadGraph) -> [RouteLeg] {
        var generator = SeededGenerator(seed: 1)
        let costs = BicycleProfile.named.map { ArcCosts(graph: graph, profile: $0) }
        var legs: [RouteLeg] = []
        for _ in 0..<count * patience where legs.count < count {
            let start = place(graph, &generator)
            let end = place(graph, &generator)
            let straight = start.coordinate.distance(to: end.coordinate)
            guard straight > distances.lowerBound / 2, straight < distances.upperBound else { continue }
            var router = Router(graph: graph, costs: costs[legs.count % costs.count])
            guard let leg = router.leg(from: start, to: end), distances.contains(leg.distance) else { continue }
            legs.append(leg)
        }
        return legs
    }

    private static func place(_ graph: RoadGraph, _ generator: inout SeededGenerator) -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            let attributes = graph.attributes(of: edge)
            guard !attributes.isIsland, attributes.roadClass != .ferry else { continue }
            return graph.snap(onto: edge, at: generator.nextUnit())
        }
    }
}
