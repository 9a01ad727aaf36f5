import ArgumentParser
import BicycleProfiles
import BikeRouting
import Geodesy
import Languages
import RoadNetwork

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
        for edge in 0..<graph.edgeCount {
            length += graph.length(of: edge)
            if graph.attributes(of: edge).isIsland { islands += 1 }
        }
        let unknown = LocalizedText("unknown", "нет сведений")
        let box = graph.bounds.map { "\($0.west),\($0.south),\($0.east),\($0.north)" }
        let time = graph.metadata.timestamp.flatMap { ISO8601.text(Double($0)) }
        let kilometres = Measures.decimal(length / 1000, digits: 1)
        line(LocalizedText("bounds", "границы"), LocalizedText(box ?? unknown.english, box ?? unknown.russian))
        line(LocalizedText("nodes", "узлы"), "\(graph.nodeCount)")
        line(LocalizedText("edges", "рёбра"), "\(graph.edgeCount)")
        line(
            LocalizedText("length", "длина"), LocalizedText("\(kilometres.english) km", "\(kilometres.russian) км"))
        line(
            LocalizedText("islands", "острова"),
            LocalizedText(
                "\(Plural.english(islands, "edge", "edges")) cut off from the rest",
                "\(Plural.russian(islands, "ребро", "ребра", "рёбер")) вне основной сети"))
        line(
            LocalizedText("profiles", "профили"), BicycleProfile.named.map(\.name).joined(separator: ", "))
        line(LocalizedText("data of", "дата данных"), LocalizedText(time ?? unknown.english, time ?? unknown.russian))
        line(LocalizedText("source", "источник"), graph.metadata.source ?? "–")
        let digest = graph.metadata.sourceDigest.map { "xxh64:\(MapMetadata.hexadecimal($0))" }
        line(LocalizedText("digest", "хеш"), LocalizedText(digest ?? unknown.english, digest ?? unknown.russian))
        line(LocalizedText("built by", "создано в"), graph.metadata.program ?? "–")
        line(LocalizedText("size", "размер"), LocalizedText("\(graph.byteCount) bytes", "\(graph.byteCount) байт"))
        Console.print(graph.metadata.attribution)
    }

    private func line(_ label: LocalizedText, _ value: String) { line(label, LocalizedText(value, value)) }

    private func line(_ label: LocalizedText, _ value: LocalizedText) {
        let word = label[common.language]
        Console.print(word + String(repeating: " ", count: max(12 - word.count, 1)) + value[common.language])
    }
}
