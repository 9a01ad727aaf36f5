import ArgumentParser
import GeoJSON
import Geodesy
import Routing
import Scoring
import Support
import VeloQuest

/// `questctl matrix city.vqmap --quest quest.geojson`
struct MatrixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix", abstract: "Tell how far it is from every place to every other, as a table.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case csv
        case json
    }

    enum Measure: String, CaseIterable, ExpressibleByArgument {
        case minutes
        case metres
    }

    @Argument(help: "The map file.")
    var map: String

    @Option(help: ArgumentHelp("The Points of a GeoJSON file, by their name.", valueName: "file"))
    var points: String?

    @Option(help: ArgumentHelp("The start, the tasks and the finish of a quest instead.", valueName: "file"))
    var quest: String?

    @Option(help: "What the table in CSV tells; JSON tells both.")
    var measure = Measure.minutes

    @Option(help: "How to write the table: rows are where one starts, columns where one ends.")
    var format = Format.csv

    @OptionGroup var rider: ChosenProfile

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @OptionGroup var closures: ClosureOptions

    @OptionGroup var audience: AudienceOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        try InputProtection.check(
            [map] + closures.avoid + [points, quest].compactMap { $0 }, against: output, language)
        let places = try places()
        let profile = try rider.profile(language)
        let graph = try OpenedMap.graph(at: map, language)
        let router = try closures.router(on: graph, for: profile, language)
        var stops: [Snap] = []
        for place in places {
            do throws(RoutingError) {
                stops.append(try router.snap(place.coordinate))
            } catch {
                throw Failure.reported(error.message, file: place.name, language, code: Failure.wrong)
            }
        }
        let matrix = RideMatrix(names: places.map(\.name), stops: stops, router: router)
        let bytes =
            switch format {
            case .csv: Array(matrix.csv(of: measure == .minutes ? .duration : .distance).utf8)
            case .json: JSONWriter(options: .compact).write(matrix.json) + [10]
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }

    private func places() throws -> [NamedPlace] {
        switch (points, quest) {
        case (let path?, nil):
            let places = NamedPlace.points(of: try ReadGeoJSON.object(in: path, common.language))
            guard !places.isEmpty else {
                throw Failure.reported(Message("routing-no-points"), file: path, common.language, code: Failure.wrong)
            }
            return places
        case (nil, let path?):
            let quest = try questOptions.quest(at: path, common.language)
            return try audience.shown(quest, file: path, common.language).places(in: common.language)
        default:
            throw Failure.misuse(Message("routing-no-places"), common.language)
        }
    }
}
