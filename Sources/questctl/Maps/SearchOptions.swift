import ArgumentParser
import Geodesy
import MapDrawing
import RoadMap
import Routing
import Support

/// The options of `map render` that ask for a picture of a search.
struct SearchOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Draw what a search from here looks at: longitude, comma, latitude, in degrees; or the name of a street.",
            valueName: "place"))
    var search: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("Where that search leads.", valueName: "place"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "How to search: \(SearchMethod.allCases.map(\.rawValue).joined(separator: ", ")) (default: a-star).",
            valueName: "method"))
    var algorithm: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Draw the way through these places, and its heights below; give it for each place.", valueName: "place"))
    var route: [String] = []

    @Option(
        help:
            "Who rides: a name from ‘questctl profiles’ or a JSON file (default: city); with --route up to four to compare."
    )
    var profile: [String] = []

    /// A search that can be run.
    struct Asked {
        var start: PlaceArgument
        var end: PlaceArgument
        var method: SearchMethod
        var profile: BicycleProfile
    }

    /// The requested search; `nil` where there is none.
    ///
    /// - Throws: `Failure.misused` where an option is invalid or lacks another, and what `ChosenProfile` throws.
    func asked(_ language: Language) throws -> Asked? {
        guard let search, let to else {
            guard search == nil, to == nil, algorithm == nil, profile.isEmpty || !route.isEmpty else {
                throw Failure.misuse(Message("routing-incomplete-search"), language)
            }
            return nil
        }
        guard route.isEmpty else { throw Failure.misuse(Message("map-render-one-picture"), language) }
        return Asked(
            start: try PlaceArgument(search, language), end: try PlaceArgument(to, language),
            method: try method(language),
            profile: try ChosenProfile.profile(profile.first ?? "city", language))
    }

    private func method(_ language: Language) throws -> SearchMethod {
        guard let algorithm else { return .aStar }
        if let method = SearchMethod(rawValue: algorithm) { return method }
        let names = SearchMethod.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure.misuse(
            Message("routing-unknown-algorithm", ["algorithm": .of(algorithm), "known": .of(names)]), language)
    }
}

/// A search that was run for a picture.
struct SearchedMap {
    let graph: RoadGraph
    let space: SearchSpace
    private let start: Snap
    private let end: Snap
    private let leg: RouteLeg?

    /// Searches; where there is no route, it prints a note, and the picture shows the search.
    ///
    /// - Throws: `Failure.wrong` where a place is off the map.
    init(_ asked: SearchOptions.Asked, on graph: RoadGraph, _ language: Language) throws {
        var router = Router(graph: graph, profile: asked.profile, method: asked.method)
        var reader = PlaceReader(graph, language)
        let places = (start: try reader.coordinate(of: asked.start), end: try reader.coordinate(of: asked.end))
        (start, end) = try Failure.reporting(language, code: Failure.wrong) {
            (try router.snap(places.start), try router.snap(places.end))
        }
        leg = router.leg(from: start, to: end)
        if leg == nil {
            let message = RoutingError.unreachable(from: places.start, to: places.end).message
            Console.reportNote(message, language)
        }
        space = router.searchSpace()
        self.graph = graph
    }

    func frame(width: Int) throws(MapDrawingError) -> MapFrame {
        try MapFrame(showing: space, on: graph, from: start, to: end, width: width)
    }

    func picture(_ frame: MapFrame, _ ground: [MapAreas], _ language: Language) -> DisplayList {
        DisplayList(
            search: space, on: graph, from: start, to: end, leg: leg, frame: frame, ground: ground, language: language)
    }
}
