import ArgumentParser
import GeoJSON
import Geodesy
import Routing
import Support
import VeloQuest

/// `questctl isochrone city.vqmap --from LON,LAT --minutes 5,10,15`
struct IsochroneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "isochrone", abstract: "Show how far one gets within some minutes or metres, as areas.",
        discussion: """
            Every reached place of a road lies inside; no place inside is farther than 3.5 times --resolution from a \
            reached road. Wider gaps between roads stay as holes.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case geojson
        case text
    }

    @Argument(help: "The map file.")
    var map: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Where one starts: longitude, comma, latitude, in degrees; or the name of a street.", valueName: "place"))
    var from: String

    // A number below 0 gets its own message instead of one about a missing value.
    @Option(
        parsing: .unconditional, help: ArgumentHelp("Riding times, with commas between.", valueName: "minutes"))
    var minutes: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Distances ridden instead, with commas between.", valueName: "metres"))
    var metres: String?

    @Option(help: "Areas as GeoJSON, or a line each with the roads reached.")
    var format = Format.geojson

    @Option(help: ArgumentHelp("How fine the areas are drawn, 1 to 1000 metres.", valueName: "metres"))
    var resolution = 20.0

    @OptionGroup var rider: ChosenProfile

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @OptionGroup var departure: DepartureOptions

    @OptionGroup var closures: ClosureOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        let place = try PlaceArgument(from, language)
        let (limits, measure) = try limits()
        guard (1...1000).contains(resolution) else {
            throw misuse(
                Message("routing-bad-resolution"))
        }
        try InputProtection.check([map] + closures.avoid, against: output, language)
        let profile = try rider.profile(language)
        let time = try departure.time(language)
        let graph = DepartureOptions.graph(try OpenedMap.graph(at: map, language), at: time, language)
        var reader = PlaceReader(graph, language)
        let start = try reader.coordinate(of: place)
        var router = try closures.router(on: graph, for: profile, language)
        let reach: Reach
        do throws(RoutingError) {
            reach = router.reach(from: try router.snap(start), within: limits.max() ?? 0, by: measure)
        } catch {
            throw Failure.reported(error.message, language, code: Failure.wrong)
        }
        let bytes =
            switch format {
            case .geojson:
                GeoJSONWriter(options: .centimetres).write(
                    reach.collection(
                        within: limits, resolution: resolution, attribution: graph.metadata.attribution)) + [10]
            case .text: Array(reach.text(within: limits, in: language, graph: graph).utf8)
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    private func limits() throws -> ([Double], Reach.Measure) {
        guard let text = minutes ?? metres, minutes == nil || metres == nil else {
            throw misuse(
                Message("routing-no-limit"))
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        let numbers = parts.compactMap { $0.count == 1 ? Double($0[0]) : nil }
        guard numbers.count == parts.count, numbers.count <= 20, numbers.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else {
            throw misuse(
                Message("routing-bad-limits", ["text": .of(text)]))
        }
        return minutes == nil ? (numbers, .distance) : (numbers.map { $0 * 60 }, .duration)
    }

    private func misuse(_ message: Message) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }
}
