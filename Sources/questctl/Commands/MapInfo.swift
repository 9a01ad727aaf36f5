import ArgumentParser
import Geodesy
import RoadMap
import Routing
import Support

/// `questctl map info city.vqmap`
struct MapInfo: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "info", abstract: "Describe a map file.")

    @Argument(help: "The map file.")
    var map: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let graph = try OpenedMap.graph(at: map, common.language)
        var length = 0.0
        var islands = 0
        for edge in graph.edges {
            length += graph.length(of: edge)
            if graph.attributes(of: edge).isIsland { islands += 1 }
        }
        let unknown = MapTexts.unknown
        let box = graph.bounds.map { "\($0.west),\($0.south),\($0.east),\($0.north)" }
        let time = graph.metadata.timestamp.flatMap { ISO8601.text(Double($0)) }
        let kilometres = Measures.decimal(length / 1000, digits: 1)
        line(MapTexts.bounds, LocalizedText(box ?? unknown.english, box ?? unknown.russian))
        line(MapTexts.nodes, "\(graph.nodeCount)")
        line(MapTexts.edgesLabel, "\(graph.edgeCount)")
        line(
            MapTexts.length, MapTexts.kilometres(kilometres))
        line(
            MapTexts.islands,
            MapTexts.edgesCutOff(islands))
        line(
            MapTexts.profiles, BicycleProfile.named.map(\.name).joined(separator: ", "))
        line(MapTexts.traffic, graph.metadata.drivingSide.map { MapTexts.side($0) } ?? unknown)
        line(MapTexts.heights, heights(in: graph))
        line(MapTexts.times, times(of: graph))
        line(MapTexts.places, MapTexts.places(graph.placeCount))
        line(MapTexts.timestamp, LocalizedText(time ?? unknown.english, time ?? unknown.russian))
        line(MapTexts.source, graph.metadata.source ?? "–")
        let digest = graph.metadata.sourceDigest.map { "xxh64:\(MapMetadata.hexadecimal($0))" }
        line(MapTexts.digest, LocalizedText(digest ?? unknown.english, digest ?? unknown.russian))
        line(MapTexts.program, graph.metadata.program ?? "–")
        line(MapTexts.size, MapTexts.bytes(graph.byteCount))
        Console.print(graph.metadata.attribution)
    }

    private func heights(in graph: RoadGraph) -> LocalizedText {
        guard graph.hasHeights else { return MapTexts.noHeights }
        var range: ClosedRange<Double>?
        for node in graph.nodes {
            guard let height = graph.height(ofNode: node) else { continue }
            range = min(range?.lowerBound ?? height, height)...max(range?.upperBound ?? height, height)
        }
        return MapTexts.heights(range, from: graph.metadata.elevationSource)
    }

    private func times(of graph: RoadGraph) -> LocalizedText {
        if let time = graph.metadata.rideTime { return MapTexts.builtFor("\(time)") }
        return MapTexts.times(
            streets: graph.timedEdgeCount, turns: graph.timedTurnCount, unkept: graph.metadata.unkeptTimes ?? 0)
    }

    private func line(_ label: LocalizedText, _ value: String) { line(label, LocalizedText(value, value)) }

    private func line(_ label: LocalizedText, _ value: LocalizedText) {
        let word = label[common.language]
        Console.print(word + String(repeating: " ", count: max(12 - word.count, 1)) + value[common.language])
    }
}
