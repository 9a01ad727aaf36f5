// Times the router on one map for comparison with peers, and hands them the same network and the same pairs of places.
import Geodesy
import MapBuilding
import OpenStreetMap
import RoadMap
import Routing
import Support

@main
struct RouteTimes {
    private static let usage = """
        usage: RouteTimes export MAP FOLDER     the network as arrays, its order and the pairs to be measured
               RouteTimes times MAP FOLDER      a round of measurements for each line that is read
               RouteTimes legs MAP FOLDER      routes alone, and the tasks that they are made of
               RouteTimes customize MAP RUNS    customization alone, to be held to one core from outside
               RouteTimes closures MAP CASES    a road closed ahead of a rider, and the new way
               RouteTimes routes MAP SEED       what routes between junctions drawn with a seed are made of, as JSON
        MAP is a .vqmap or an OpenStreetMap extract.
        """

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else { return print(usage) }
        let graph = try graph(arguments[2])
        switch arguments[1] {
        case "export": try Exporting(graph: graph, folder: arguments[3]).run()
        case "times":
            var rounds = try Rounds(graph: graph, folder: arguments[3])
            while readLine() != nil { rounds.run() }
        case "legs": try Rounds(graph: graph, folder: arguments[3]).runRoutes(20)
        case "customize":
            let hierarchy = ContractionHierarchy(graph: graph)
            let costs = ArcCosts(graph: graph, profile: .city)
            var samples = Samples()
            for _ in 0..<max(Int(arguments[3]) ?? 1, 1) { samples.time { _ = hierarchy.costs(of: costs) } }
            samples.print("customize")
        case "closures": ClosureTimes(graph: graph, cases: Int(arguments[3]) ?? 200).run()
        case "routes": try RouteReport(graph: graph, seed: UInt64(arguments[3]) ?? 2).run()
        default: print(usage)
        }
    }

    private static func graph(_ path: String) throws -> RoadGraph {
        if path.hasSuffix(".vqmap") { return try RoadGraph(path: path) }
        return try RoadGraph(bytes: MapBuilder(program: "benchmark").build(from: OSMFileReader(path: path)).bytes)
    }
}
