import Answers
import EngineTestSupport
import Foundation
import GeoJSON
import Geodesy
import Quests
import Support
import TestSupport
import Testing

@Suite("What no file can say")
struct UnwritableTests {
    private let document: QuestDocument

    init() throws { document = try QuestDocument(Array(AuthorFiles.odd.utf8)) }

    private func failure(_ change: (inout Quest.Task) -> Void) throws -> QuestWritingError? {
        var document = document
        var tasks = document.quest.tasks
        change(&tasks[0])
        document.quest = try document.quest.with(tasks: tasks)
        do throws(QuestWritingError) {
            _ = try document.text()
            return nil
        } catch { return error }
    }

    @Test("is refused by name")
    func tasks() throws {
        #expect(try failure { $0.name = " " } == .notWritable("task-1", members: ["name"]))
        #expect(try failure { $0.description = "" } == .notWritable("task-1", members: ["description"]))
        #expect(try failure { $0.hints.append(Quest.Hint("  ")) } == .notWritable("task-1", members: ["hints"]))
        #expect(try failure { $0.dwell = .nan } == .notWritable("task-1", members: ["dwell"]))
        // No number of minutes is just so many seconds.
        #expect(try failure { $0.opens = .afterStart(250) } == .notWritable("task-1", members: ["opens"]))
        #expect(try failure { $0.requires = [.init(0, of: [])] } != nil)
        #expect(try failure { $0.radius = 1e9 } != nil)
        #expect(try failure { $0.statedCode = -1 } != nil)
        #expect(try failure { $0.opens = .clock(.infinity) } != nil)
    }

    @Test("is not a hint more than another language has")
    func fewerTranslatedHints() throws {
        var document = document
        var tasks = document.quest.tasks
        tasks[0].translations["de"] = .init(hints: ["Ein Baum."])
        document.quest = try document.quest.with(tasks: tasks)
        let read = try #require(Quest.read(try document.text()).quest)
        #expect(read.tasks[0].hint(0, in: "de") == "Ein Baum." && read.tasks[0].hint(1, in: "de") == "Look up.")
        // One that stands for no hint would be lost.
        tasks[0].translations["de"] = .init(hints: ["Ein Baum.", "Schau hoch.", "Und?"])
        document.quest = try document.quest.with(tasks: tasks)
        #expect(throws: QuestWritingError.notWritable("task-1", members: ["texts"])) { try document.text() }
    }

    @Test("besides tasks is refused, not passed over")
    func parts() throws {
        func failure(_ quest: Quest) -> QuestWritingError? {
            var changed = document
            changed.quest = quest
            do throws(QuestWritingError) {
                _ = try changed.text()
                return nil
            } catch { return error }
        }
        let quest = document.quest
        var settings = quest.settings
        settings.timeLimit = 60
        #expect(failure(try quest.with(settings)) == .notATask(.settings))
        #expect(failure(try Quest(settings: quest.settings, tasks: quest.tasks)) == .notATask(.zones))
        #expect(
            failure(
                try Quest(
                    settings: quest.settings, tasks: quest.tasks, zones: quest.zones,
                    closures: [.point(Position(longitude: 1, latitude: 2))])) == .notATask(.closures))
    }

    @Test("texts that look alike are distinguished")
    func spelling() throws {
        let file = QuestText.file([QuestText.task("Caf\u{E9}")], quest: "{\"title\": \"Caf\u{E9}\"}")
        var document = try QuestDocument(Array(file.utf8))
        var settings = document.quest.settings
        settings.title = "Cafe\u{301}"
        var tasks = document.quest.tasks
        tasks[0].name = "Cafe\u{301}"
        document.quest = try document.quest.with(tasks: tasks)
        let text = String(decoding: try document.text(), as: UTF8.self)
        #expect(
            text.utf8.elementsEqual(file.replacing("\"name\": \"Caf\u{E9}\"", with: "\"name\": \"Cafe\u{301}\"").utf8))
        document.quest = try document.quest.with(settings)
        #expect(throws: QuestWritingError.notATask(.settings)) { try document.text() }
    }

    @Test("leaves an older file as it was")
    func files() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(AuthorFiles.odd.utf8, as: "quest.geojson")
        var document = try QuestDocument(path: path)
        var tasks = document.quest.tasks
        tasks[0].name = ""
        document.quest = try document.quest.with(tasks: tasks)
        #expect(throws: QuestWritingError.self) { try document.save(to: path) }
        #expect(try InputFile.bytes(of: path) == Array(AuthorFiles.odd.utf8))
        tasks[0].name = "Elm"
        document.quest = try document.quest.with(tasks: tasks)
        try document.save(to: path)
        #expect(try QuestDocument(path: path).quest.tasks == document.quest.tasks)
        #expect(try folder.names() == ["quest.geojson"])
        // The document goes on, until somebody else writes.
        tasks[0].name = "Fir"
        document.quest = try document.quest.with(tasks: tasks)
        try document.save(to: path)
        #expect(try QuestDocument(path: path).quest.tasks == document.quest.tasks)
        _ = try folder.write(AuthorFiles.odd.utf8, as: "quest.geojson")
        #expect(throws: QuestWritingError.changedMeanwhile(path: path)) { try document.save(to: path) }
        #expect(try InputFile.bytes(of: path) == Array(AuthorFiles.odd.utf8))
        try document.save(to: folder.path("other.geojson"))
        #expect(try QuestDocument(path: folder.path("other.geojson")).quest.tasks == document.quest.tasks)
        #expect(throws: QuestWritingError.self) { try QuestDocument(path: folder.path("none.geojson")) }
        #expect(throws: QuestWritingError.self) { try QuestDocument(Array("{}".utf8)) }
    }
}
