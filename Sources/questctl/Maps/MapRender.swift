import ArgumentParser
import Geodesy
import MapDrawing
import Quests
import RoadMap
import Routing
import Scoring
import Support
import VeloQuest

/// `questctl map render city.vqmap -o map.svg --quest quest.geojson`
struct MapRender: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw a map, and a quest on it, as SVG, PNG or PDF.",
        discussion: """
            North is up. Without --bbox the picture shows the quest and what is around it, or else the whole map. The more \
            pixels, the more of the smaller ways and street names are drawn.

            With --search and --to the picture shows what a search between two places looks at: the streets in grey, what was \
            settled from the start in blue, from the end in orange and from both in violet, and the way found. \
            To compare methods, give all of them the same --bbox.

            With --route for each place the picture shows the way through these places, one a --profile, and below it a chart of \
            their heights, where the map knows any.
            """)

    @Argument(help: "The map file.")
    var map: String

    @Option(name: .shortAndLong, help: "The picture to write; its name ends in .svg, .png or .pdf.")
    var output: String

    @Option(help: ArgumentHelp("A quest to draw: start, tasks, finish, zones and closures.", valueName: "file"))
    var quest: String?

    @OptionGroup var groundOptions: GroundOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The area to draw: longitude and latitude of two corners, in degrees.", valueName: "west,south,east,north"))
    var bbox: String?

    @Option(help: ArgumentHelp("How wide the picture is, 64 to 20000.", valueName: "pixels"))
    var width = 1600

    @OptionGroup var audience: AudienceOptions

    @OptionGroup(title: "Drawing a search") var searchOptions: SearchOptions

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    private enum Format: String {
        case svg
        case png
        case pdf
    }

    func run() throws {
        let language = common.language
        let format = try format()
        let area = try bbox.map { try box($0) }
        let search = try searchOptions.asked(language)
        let asked = try DrawnRoutes.Asked(searchOptions, language)
        if search != nil || asked != nil, quest != nil {
            throw Failure.misuse(Message("map-render-one-picture"), common.language)
        }
        try InputProtection.check(
            [map] + [quest, groundOptions.tiles].compactMap { $0 }, against: output, language)
        let tiles = try groundOptions.opened(language)
        let drawn = try quest.map { try audience.shown(try questOptions.quest(at: $0, language), file: $0, language) }
        let graph = try OpenedMap.graph(at: map, language)
        let searched = try search.map { try SearchedMap($0, on: graph, language) }
        let routes = try asked.map { try DrawnRoutes($0, on: graph, language) }
        let frame = try Failure.reporting(language, code: Failure.misused) {
            if let area { return try MapFrame(area, width: width) }
            if let searched { return try searched.frame(width: width) }
            if let routes { return try routes.frame(width: width) }
            return try MapFrame(showing: graph, quest: drawn, width: width)
        }
        let ground = try tiles?.layers(in: frame) ?? []
        let list =
            searched?.picture(frame, ground, language) ?? routes?.picture(frame, ground, language)
            ?? DisplayList(
                mapOf: graph, quest: drawn, closures: drawn?.closures(on: graph) ?? Closures(), frame: frame,
                ground: ground, language: language)
        let bytes = try file(format, of: list)
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
        for note in routes?.notes(frame) ?? [] { Console.report(note, language) }
        if let drawn { noteTasks(of: drawn, outside: frame) }
        if format != .svg { noteLetters(try list.missingLetters()) }
        let words =
            [MapRenderTexts.size(frame, height: list.height)[language]]
            + (searched.map { [$0.space.title[language]] } ?? [])
        Console.summarise("\(output): \(words.joined(separator: "; "))", writtenTo: output)
    }

    private func format() throws -> Format {
        let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if let format = Format(rawValue: ending), output.contains(".") { return format }
        throw Failure.misuse(Message("map-render-unknown-ending", ["output": .of(output)]), common.language)
    }

    private func file(_ format: Format, of list: DisplayList) throws -> [UInt8] {
        do throws(CairoDrawingError) {
            return switch format {
            case .svg: list.svg()
            case .png: try list.png()
            case .pdf: try list.pdf()
            }
        } catch {
            Failure.report(error.message, common.language)
            // A wrong number of pixels is the user's error; fonts and memory are the computer's.
            if case .tooManyPixels = error { throw Failure.misused }
            throw Failure.unreadable
        }
    }

    private func box(_ text: String) throws -> BoundingBox {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        let numbers = parts.compactMap { $0.count == 1 ? Double($0[0]) : nil }
        guard parts.count == 4, numbers.count == 4 else {
            throw Failure.misuse(Message("map-render-no-area", ["text": .of(text)]), common.language)
        }
        return BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }

    private func noteTasks(of quest: Quest, outside frame: MapFrame) {
        let count = quest.tasks.count { !frame.box.contains(frame.point($0.coordinate)) }
        guard count > 0 else { return }
        let note = Message("map-render-tasks-outside", ["count": .of(count)])
        Console.report(note, common.language)
    }

    private func noteLetters(_ letters: [Character]) {
        guard !letters.isEmpty else { return }
        let shown = letters.prefix(20).map(String.init).joined(separator: " ") + (letters.count > 20 ? " …" : "")
        let note = Message("map-render-missing-letters", ["shown": .of(shown)])
        Console.report(note, common.language)
    }
}

/// The routes of one ride that a picture shows, one a profile.
struct DrawnRoutes {
    /// What is asked for: at least two places, and one to four profiles.
    struct Asked {
        let places: [PlaceArgument]
        let profiles: [BicycleProfile]

        /// Reads the options; `nil` where no route is asked for.
        ///
        /// - Throws: `Failure.misused` where places or profiles are too few or too many, and what `ChosenProfile` throws.
        init?(_ options: SearchOptions, _ language: Language) throws {
            guard !options.route.isEmpty else { return nil }
            guard options.route.count > 1 else { throw Failure.misuse(Message("map-render-few-places"), language) }
            guard options.profile.count <= 4 else {
                throw Failure.misuse(Message("map-render-many-profiles"), language)
            }
            places = try options.route.map { try PlaceArgument($0, language) }
            let names = options.profile.isEmpty ? ["city"] : options.profile
            profiles = try names.map { try ChosenProfile.profile($0, language) }
        }
    }

    private let graph: RoadGraph
    private let routes: [DisplayList.DrawnRoute]

    /// Finds the routes.
    ///
    /// - Throws: `Failure.wrong`, after a message, where there is none.
    init(_ asked: Asked, on graph: RoadGraph, _ language: Language) throws {
        var reader = PlaceReader(graph, language)
        let stops = try reader.coordinates(of: asked.places)
        routes = try asked.profiles.map { profile in
            var router = Router(graph: graph, profile: profile)
            do throws(RoutingError) {
                return DisplayList.DrawnRoute(profile.name, try router.route(through: stops))
            } catch {
                throw Failure.reported(error.message, language, code: Failure.wrong)
            }
        }
        self.graph = graph
    }

    func frame(width: Int) throws(MapDrawingError) -> MapFrame {
        try MapFrame(showing: routes.map(\.route), width: width)
    }

    func picture(_ frame: MapFrame, _ ground: [MapAreas], _ language: Language) -> DisplayList {
        DisplayList(routes: routes, on: graph, frame: frame, ground: ground, language: language)
    }

    /// What the picture does not show of the routes: those without heights, and those that leave the frame.
    func notes(_ frame: MapFrame) -> [Message] {
        var notes: [Message] = []
        for drawn in routes {
            let inside = frame.share(of: drawn.route)
            if inside < 1 { notes.append(MapRenderTexts.outside(drawn.name, isWhole: inside == 0)) }
        }
        guard graph.hasHeights else { return notes + [Message("map-render-no-heights")] }
        for drawn in routes {
            let profile = drawn.route.elevation(graph: graph)
            if let profile, profile.gaps.isEmpty { continue }
            notes.append(MapRenderTexts.heights(drawn.name, percent: profile?.knownPercent ?? 0))
        }
        return notes
    }
}

extension MapFrame {
    /// How much of a route lies in the frame, from 0 to 1, looked at each two pixels.
    fileprivate func share(of route: Route) -> Double {
        var (inside, all) = (0, 0)
        func look(_ point: PicturePoint) {
            all += 1
            if box.contains(point) { inside += 1 }
        }
        let points = route.coordinates.map { point($0) }
        if let first = points.first { look(first) }
        for (from, to) in zip(points, points.dropFirst()) {
            let (east, south) = (to.x - from.x, to.y - from.y)
            let count = min(max(((east * east + south * south).squareRoot() / 2).rounded(.up), 1), 10_000)
            for number in 1...Int(count) {
                let share = Double(number) / count
                look(PicturePoint(from.x + east * share, from.y + south * share))
            }
        }
        return all > 0 ? Double(inside) / Double(all) : 1
    }
}
