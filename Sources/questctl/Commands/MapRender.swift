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
        if search != nil || asked != nil, quest != nil { throw misuse(MapRenderTexts.onePicture) }
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
        for note in routes?.notes(frame) ?? [] { Console.note("questctl: \(note[language])") }
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
        throw misuse(MapRenderTexts.unknownEnding(of: output))
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
            throw misuse(MapRenderTexts.noArea(text))
        }
        return BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }

    private func misuse(_ message: LocalizedText) -> ExitCode {
        Failure.report(message, common.language)
        return Failure.misused
    }

    private func noteTasks(of quest: Quest, outside frame: MapFrame) {
        let count = quest.tasks.count { !frame.box.contains(frame.point($0.coordinate)) }
        guard count > 0 else { return }
        let note = MapRenderTexts.tasksOutside(count)
        Console.note("questctl: \(note[common.language])")
    }

    private func noteLetters(_ letters: [Character]) {
        guard !letters.isEmpty else { return }
        let shown = letters.prefix(20).map(String.init).joined(separator: " ") + (letters.count > 20 ? " …" : "")
        let note = MapRenderTexts.missingLetters(shown)
        Console.note("questctl: \(note[common.language])")
    }
}
