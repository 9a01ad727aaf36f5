import ArgumentParser
import Exchange
import GeoJSON
import Geodesy
import Routing
import Support
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

    @Flag(help: "Tell why this way: what each street costs, and how that comes about, as a table or inside json.")
    var explain = false

    @OptionGroup var rider: ChosenProfile

    @Option(
        help: ArgumentHelp(
            "Show up to so many other good ways between two places, or round trips, 1 to 9.", valueName: "number"))
    var alternatives = 0

    @OptionGroup var loops: LoopOptions

    @Flag(help: "Come back to the first place at the end.")
    var roundTrip = false

    @Flag(
        inversion: .prefixedNo,
        help: "Whether one may turn round at the places between; without it only where a road ends.")
    var turnBack = true

    @Option(help: "How to search; all methods find equally good ways.")
    var algorithm = SearchMethod.aStar

    @OptionGroup var departure: DepartureOptions

    @OptionGroup var closures: ClosureOptions

    @OptionGroup var common: CommonOptions

    // A western longitude starts with a minus sign, so every argument that is not an option is read as a place.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp(
            """
            Places: longitude, comma, latitude, in degrees; or names of streets and places, or of two streets with & between \
            them for a corner.
            """, valueName: "place"))
    var places: [String] = []

    func run() throws {
        let loop = try loops.request(more: alternatives, common.language)
        let places = try parsedPlaces(atLeast: loop == nil ? 2 : 1)
        try checkOptions(places.count, isLoop: loop != nil)
        let profile = try rider.profile(common.language)
        let time = try departure.time(common.language)
        let graph = DepartureOptions.graph(try OpenedMap.graph(at: map, common.language), at: time, common.language)
        var reader = PlaceReader(graph, common.language)
        var stops = try reader.coordinates(of: places)
        if roundTrip { stops.append(stops[0]) }
        var router = try closures.router(on: graph, for: profile, method: algorithm, common.language)
        let routes: [Route]
        do throws(RoutingError) {
            if let loop {
                routes = try ride(loop, from: stops[0], &router)
            } else {
                routes = try self.routes(through: stops, &router)
            }
        } catch {
            throw Failure.reported(error.message, common.language, code: Failure.wrong)
        }
        if alternatives > 0, routes.count == 1 {
            let note = loop == nil ? Message("routing-no-alternative") : Message("routing-no-other-loop")
            Console.report(note, common.language)
        }
        for (number, route) in routes.enumerated() {
            DepartureOptions.noteChanges(on: route, number: routes.count > 1 ? number + 1 : nil, graph, common.language)
        }
        var output = RouteReport(
            routes: routes, graph: graph, language: common.language, hasCues: cues, profile: router.costs.profile)
        if explain { output.explainedCosts = router.costs }
        switch format {
        case .text: Console.print(output.text)
        case .json: Console.print(JSONWriter(options: .centimetres).write(output.json) + [10])
        case .geojson: Console.print(GeoJSONWriter(options: .centimetres).write(output.geoJSON) + [10])
        case .gpx: Console.print(output.gpx(creator: "questctl \(Version.number)").encoded())
        case .polyline: for line in output.polylines() { Console.print(line) }
        case .polyline6: for line in output.polylines(precision: 6) { Console.print(line) }
        }
    }

    private func routes(through stops: [Coordinate], _ router: inout Router) throws(RoutingError) -> [Route] {
        guard alternatives > 0 else {
            return [turnBack ? try router.route(through: stops) : try router.route(onwardThrough: stops)]
        }
        let (start, end) = (try router.snap(stops[0]), try router.snap(stops[1]))
        let legs = router.alternatives(from: start, to: end, limit: alternatives)
        guard !legs.isEmpty else { throw .unreachable(from: stops[0], to: stops[1]) }
        return legs.map { Route(legs: [$0]) }
    }

    private func ride(
        _ request: LoopRequest, from start: Coordinate, _ router: inout Router
    ) throws(RoutingError) -> [Route] {
        let loops = router.loops(from: try router.snap(start), request)
        guard !loops.isEmpty else { throw .noLoop(from: start, length: request.length) }
        for loop in loops {
            Console.report(RoutingTexts.loop(loop), common.language)
        }
        return loops.map { $0.route }
    }

    private func checkOptions(_ count: Int, isLoop: Bool) throws {
        if isLoop, count != 1 || roundTrip { throw misuse(Message("routing-loop-from-one-place")) }

        if cues, format == .polyline || format == .polyline6 {
            throw misuse(
                Message("routing-no-room-for-cues"))
        }
        if explain, isLoop { throw misuse(Message("routing-loop-without-costs")) }
        if explain, format != .text && format != .json || format == .text && cues {
            throw misuse(Message("routing-no-room-for-costs"))
        }
        guard (0...9).contains(alternatives) else {
            throw misuse(
                Message("routing-bad-alternatives"))
        }
        if alternatives > 0, !isLoop, count + (roundTrip ? 1 : 0) != 2 {
            throw misuse(
                Message("routing-several-stops"))
        }
    }

    private func parsedPlaces(atLeast least: Int) throws -> [PlaceArgument] {
        // `--` only marks the end of options; the parser passes it on.
        var texts = places
        if let separator = texts.firstIndex(of: "--") { texts.remove(at: separator) }
        let stops = try texts.map { try PlaceArgument($0, common.language) }
        guard stops.count >= least else {
            throw misuse(least == 1 ? Message("routing-loop-from-one-place") : Message("routing-too-few-places"))
        }
        return stops
    }

    private func misuse(_ message: Message) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }
}

/// The round trip that `--loop` asks for.
struct LoopOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Find a round trip from one place of about this length, as 40km; with --alternatives more of them.",
            valueName: "length"))
    var loop: String?

    @Option(
        help: ArgumentHelp(
            "Where the round trip leads: N, NE, E … or degrees clockwise from north.", valueName: "direction"))
    var heading: String?

    /// What is asked for; `nil` where no round trip is.
    ///
    /// - Parameter more: how many beside the best.
    /// - Throws: `Failure.misused` for an invalid length or direction, or a direction alone.
    func request(more: Int, _ language: Language) throws -> LoopRequest? {
        guard let loop else {
            guard heading == nil else { throw misuse(Message("routing-heading-without-loop"), language) }
            return nil
        }
        guard let metres = LoopOptions.metres(loop), metres >= 100, metres <= 1e6 else {
            throw misuse(Message("routing-bad-loop-length", ["text": .of(loop)]), language)
        }
        let direction = try heading.map { text in
            guard let degrees = LoopOptions.degrees(text) else {
                throw misuse(Message("routing-bad-heading", ["text": .of(text)]), language)
            }
            return degrees
        }
        return LoopRequest(length: metres, heading: direction, count: more + 1)
    }

    private static func metres(_ text: String) -> Double? {
        let small = text.lowercased().filter { $0 != " " }
        for (unit, metres) in [("km", 1000.0), ("км", 1000.0), ("m", 1.0), ("м", 1.0)] where small.hasSuffix(unit) {
            return Double(small.dropLast(unit.count)).map { $0 * metres }
        }
        return nil
    }

    private static let winds = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

    private static func degrees(_ text: String) -> Double? {
        if let wind = winds.firstIndex(of: text.lowercased()) { return Double(wind) * 45 }
        guard let degrees = Double(text), (0...360).contains(degrees) else { return nil }
        return degrees
    }

    private func misuse(_ message: Message, _ language: Language) -> ExitCode {
        Failure.report(message, language)
        return Failure.misused
    }
}
