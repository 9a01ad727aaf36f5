import ArgumentParser
import Exchange
import GeoJSON
import Geodesy
import Navigation
import RideSimulation
import Routing
import Support
import VeloQuest

/// `questctl match ride.gpx --map city.vqmap`
struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Tell which roads a recorded ride took.",
        discussion: """
            The whole track is looked at, so that one bad position report does not lead astray. What does not fit the roads, \
            as a short cut through a park, is told as off the network; after a long pause or jump there is a gap. Where the track \
            does not tell how accurate it is, that is estimated from how far its points lie beside the roads.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
        case geojson
    }

    @Argument(help: "The recorded ride: GPX, TCX, FIT, or GeoJSON with times; may be packed (.gz, .zst, .zip).")
    var track: String

    @Option(help: "The map file.")
    var map: String

    @Option(help: "Whose ride, where the file holds several.")
    var rider: String?

    @Option(help: "The roads by name, or all that is known of them; geojson has a LineString a part.")
    var format = Format.text

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        try InputProtection.check([track, map], against: output, language)
        let recorded = try RecordedFile.ride(of: rider, at: track, language)
        guard !recorded.fixes.isEmpty else {
            throw Failure.reported(Message("routing-log-without-track"), file: track, language, code: Failure.wrong)
        }
        guard recorded.fixes.count > 1 else {
            throw Failure.reported(Message("recorded-single-point"), file: track, language, code: Failure.wrong)
        }
        let graph = try OpenedMap.graph(at: map, language)
        let match = TrackMatch(of: recorded.fixes, in: graph)
        guard !match.roads.isEmpty else {
            throw Failure.reported(nowhere(recorded.fixes, graph), file: track, language, code: Failure.wrong)
        }
        RecordedFile.noteEstimate(match, of: recorded.fixes, language)
        let report = MatchReport(
            match: match, graph: graph, language: language, isTimed: recorded.isTimed, leftOut: recorded.refusedFixes)
        let bytes =
            switch format {
            case .text: Array(report.text.utf8)
            case .json: JSONWriter(options: .centimetres).write(.object(report.json)) + [10]
            case .geojson: GeoJSONWriter(options: .centimetres).write(match.collection(graph: graph)) + [10]
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    /// Why nothing was found.
    private func nowhere(_ fixes: [Fix], _ graph: RoadGraph) -> Message {
        guard let bounds = graph.bounds, fixes.contains(where: { bounds.contains($0.coordinate) }) else {
            let isSwapped = graph.bounds.map { bounds in fixes.contains { bounds.contains($0.coordinate.swapped) } }
            return isSwapped ?? false ? Message("recorded-swapped") : Message("routing-off-the-map")
        }
        return Message("routing-no-roads")
    }
}
