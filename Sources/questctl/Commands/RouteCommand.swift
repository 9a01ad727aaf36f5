import ArgumentParser
import BikeRouting
import GPX
import GeoJSON
import Geodesy
import Languages
import VeloQuest

/// `questctl route --map city.vqmap LON,LAT LON,LAT …`
struct RouteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "route", abstract: "Find the best way by bicycle through two or more places.")

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
        case geojson
        case gpx
        case polyline
        case polyline6
    }

    @Option(help: "The map file.")
    var map: String

    @Option(help: "How to write the route; polyline is Google’s encoded polyline with 5 decimals, polyline6 with 6.")
    var format = Format.text

    @Flag(help: "Tell every turn: as a table, or inside json, geojson or gpx.")
    var cues = false

    @Option(help: "Who rides: a name from ‘questctl profiles’ or a JSON file.")
    var profile = "city"

    @OptionGroup var closedRoads: ClosedRoads

    @OptionGroup var common: CommonOptions

    // A western longitude starts with a minus sign, so whatever is no option is taken for a place.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Places: longitude, comma, latitude, in degrees.", valueName: "lon,lat"))
    var places: [String] = []

    func run() throws {
        let stops = try stops()
        if cues, format == .polyline || format == .polyline6 {
            throw misuse(
                LocalizedText(
                    "an encoded polyline has no room for cues; leave out --cues or take another --format",
                    "в закодированной ломаной нет места для указаний; уберите --cues или выберите другой --format"))
        }
        let profile = try ChosenProfile.profile(profile, common.language)
        let graph = try OpenedMap.graph(at: map, common.language)
        var router = Router(graph: graph, costs: try closedRoads.costs(of: profile, on: graph, common.language))
        let route: Route
        do throws(RoutingError) {
            route = try router.route(through: stops)
        } catch {
            Failure.report(error.message, common.language)
            throw Failure.wrong
        }
        let output = RouteOutput(
            route: route, graph: router.graph, language: common.language, hasCues: cues)
        switch format {
        case .text: Console.print(cues ? output.table : output.names)
        case .json: Console.print(GeoJSONWriter(options: .centimetres).write(output.json) + [10])
        case .geojson: Console.print(GeoJSONWriter(options: .centimetres).write(output.geoJSON) + [10])
        case .gpx: Console.print(output.gpx.encoded())
        case .polyline: Console.print(EncodedPolyline.text(route.coordinates))
        case .polyline6: Console.print(EncodedPolyline.text(route.coordinates, precision: 6))
        }
    }

    private func stops() throws -> [Coordinate] {
        // Here `--` only says that no options follow; the parser hands it on.
        var texts = places
        if let separator = texts.firstIndex(of: "--") { texts.remove(at: separator) }
        let stops = try texts.map { text in
            guard let place = Coordinate(text) else {
                let isOption = text.hasPrefix("-")
                throw misuse(
                    LocalizedText(
                        (isOption ? "‘\(text)’ is neither an option nor a place" : "‘\(text)’ is not a place")
                            + "; write longitude, comma, latitude in degrees, for example 61.4026,55.1599",
                        (isOption ? "«\(text)» — не параметр и не место" : "«\(text)» — не место")
                            + "; пишите долготу, запятую и широту в градусах, например 61.4026,55.1599"))
            }
            return place
        }
        guard stops.count >= 2 else {
            throw misuse(
                LocalizedText(
                    "a route needs at least two places, for example 61.4026,55.1599 61.3353,55.1541",
                    "для маршрута нужны хотя бы два места, например 61.4026,55.1599 61.3353,55.1541"))
        }
        return stops
    }

    private func misuse(_ message: LocalizedText) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }
}

extension Coordinate {
    /// Reads `61.4026,55.1599`, with spaces around the numbers or not.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }), let longitude = Double(parts[0][0]),
            let latitude = Double(parts[1][0]), longitude.isFinite, latitude.isFinite
        else { return nil }
        self.init(longitude: longitude, latitude: latitude)
    }
}
