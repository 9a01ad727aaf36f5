import Geodesy
import JSON
import MapTiles
import Quests
import Support

/// Where a quest takes place.
enum QuestSurroundings {
    /// How far beyond these places riders may come, in metres.
    private static let margin = 2_000.0

    /// The box around the start, the finish, the tasks and the zones of a quest, with a margin.
    ///
    /// - Throws: `Failure.wrong` for a quest with errors, after these; `Failure.unreadable` where the file cannot be opened.
    static func box(ofQuestAt path: String, _ language: Language) throws -> BoundingBox {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let reading = Quest.read(bytes)
        guard let quest = reading.quest else {
            let errors = reading.diagnostics.filter { $0.severity == .error }
            Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
            throw Failure.wrong
        }
        let ends = [quest.settings.start, quest.settings.finish].compactMap { $0 }
        let places =
            ends + quest.tasks.map(\.coordinate) + quest.zones.flatMap { $0.polygons.flatMap { $0.flatMap { $0 } } }
        guard let box = Surroundings.box(around: places, margin: margin) else {
            Failure.report(TileTexts.nowhere, file: path, language)
            throw Failure.wrong
        }
        return box
    }
}
