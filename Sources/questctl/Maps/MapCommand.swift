import ArgumentParser
import Geodesy
import Navigation
import RoadMap
import Routing
import Support

/// `questctl map …`
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Build, describe, check, search, draw and invent maps.",
        subcommands: [
            MapBuild.self, MapInfo.self, MapCheck.self, MapFind.self, MapRender.self, MapTilesCommand.self,
            MapView.self,
            MapGenerate.self,
        ])
}

/// `questctl map check city.vqmap`
struct MapCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look at every byte of a map file and say what is wrong with it.",
        discussion: """
            Works out again what the map says: checksums, geometry, lengths, names, spatial index, permitted directions, \
            islands, obvious turns. Exit codes: 0 all is well, 1 something is wrong, 2 the file cannot be opened or is no map.
            """)

    @Argument(help: "The map file.")
    var map: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let file = try OpenedMap.file(at: map, common.language)
        let findings = file.findings() + file.turnFindings()
        let error = Message("output-error")[common.language]
        for finding in findings {
            Console.print("\(map): \(error): \(finding.message[common.language]) [\(finding.rule.rawValue)]")
        }
        Console.print("\(map): \(summary(file, findings)[common.language])")
        guard findings.isEmpty else { throw Failure.wrong }
    }

    private func summary(_ file: MapFile, _ findings: [MapFinding]) -> Message {
        let edges = Message("map-edges", ["count": .of(file.edgeCount)])
        guard !findings.isEmpty else {
            return Message("map-sound", ["edges": .of(edges)])
        }
        return Message("map-faulty", ["kinds": .of(findings.count)])
    }
}

/// `questctl map find city.vqmap "oak quay"`
struct MapFind: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find", abstract: "Find streets and places of a map by their names.",
        discussion: """
            Words may be abbreviated, misspelled, or in the other alphabet; two streets with & between them are a corner, and a kind \
            in brackets leaves out all else: “Central (station)”. Prints coordinates, likeness, length and name, the best first. \
            Exit code 1 where nothing is found.
            """)

    @Argument(help: "The map file.")
    var map: String

    @Argument(help: "What to look for.")
    var name: String

    @Option(help: ArgumentHelp("How many places to print at most.", valueName: "number"))
    var limit = 10

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard limit > 0 else { throw Failure.misuse(Message("map-bad-limit"), common.language) }
        let search = PlaceSearch(try OpenedMap.graph(at: map, common.language))
        let found = search.places(named: name, limit: limit)
        guard !found.isEmpty else {
            throw Failure.reported(
                PlaceSearchError.unknown(name, similar: []).message, common.language, code: Failure.wrong)
        }
        for place in found {
            let percent = Int((place.likeness * 100).rounded())
            let metres =
                place.length > 0
                ? Message("map-metres", ["count": .of(Int(place.length.rounded()))])[common.language] + "  " : ""
            Console.print("\(place.place)  \(percent) %  \(metres)\(place.label[common.language])")
        }
    }
}

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
        line(Message("map-bounds"), box.map { Message(verbatim: $0) } ?? unknown)
        line(Message("map-nodes"), "\(graph.nodeCount)")
        line(Message("map-edges-label"), "\(graph.edgeCount)")
        line(
            Message("map-length"), Message("map-kilometres", ["number": .of(kilometres)]))
        line(
            Message("map-islands"),
            Message("map-edges-cut-off", ["count": .of(islands)]))
        line(
            Message("map-profiles"), BicycleProfile.named.map(\.name).joined(separator: ", "))
        line(Message("map-traffic"), graph.metadata.drivingSide.map { MapTexts.side($0) } ?? unknown)
        line(MapTexts.heights, heights(in: graph))
        line(MapTexts.times, times(of: graph))
        line(MapTexts.places, MapTexts.places(graph.placeCount))
        line(Message("map-timestamp"), time.map { Message(verbatim: $0) } ?? unknown)
        line(MapTexts.source, graph.metadata.source ?? "–")
        let digest = graph.metadata.sourceDigest.map { "xxh64:\(MapMetadata.hexadecimal($0))" }
        line(Message("map-digest"), digest.map { Message(verbatim: $0) } ?? unknown)
        line(Message("map-program"), graph.metadata.program ?? "–")
        line(Message("map-size"), Message("map-bytes", ["count": .of(graph.byteCount)]))
        Console.print(graph.metadata.attribution)
    }

    private func heights(in graph: RoadGraph) -> Message {
        guard graph.hasHeights else { return Message("map-no-heights") }
        var range: ClosedRange<Double>?
        for node in graph.nodes {
            guard let height = graph.height(ofNode: node) else { continue }
            range = min(range?.lowerBound ?? height, height)...max(range?.upperBound ?? height, height)
        }
        return MapTexts.heights(range, from: graph.metadata.elevationSource)
    }

    private func times(of graph: RoadGraph) -> Message {
        if let time = graph.metadata.rideTime { return Message("map-built-for", ["time": .of("\(time)")]) }
        return MapTexts.times(
            streets: graph.timedEdgeCount, turns: graph.timedTurnCount, unkept: graph.metadata.unkeptTimes ?? 0)
    }

    private func line(_ label: Message, _ value: String) { line(label, Message(verbatim: value)) }

    private func line(_ label: Message, _ value: Message) {
        let word = label[common.language]
        Console.print(word + String(repeating: " ", count: max(12 - word.count, 1)) + value[common.language])
    }
}
