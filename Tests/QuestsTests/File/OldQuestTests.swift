import EngineTestSupport
import GeoJSON
import Geodesy
import JSON
import Quests
import Support
import TestSupport
import Testing

@Suite("The plainest old file", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
struct OldQuestTests {
    private func bytes() throws -> [UInt8] { try RealData.bytes("quests/request-2018.geojson") }

    @Test("its seven tasks are read with their names, difficulties and texts")
    func tasks() throws {
        let reading = Quest.read(try bytes())
        #expect(!reading.diagnostics.containsErrors)
        let quest = try #require(reading.quest)
        #expect(quest.tasks.map(\.name) == (1...7).map { "Задание \($0)" })
        #expect(quest.tasks.map(\.number) == Array(1...7))
        #expect(quest.tasks.map(\.difficulty) == [.medium, .medium, .medium, .medium, .medium, .high, .high])
        #expect(quest.tasks.map(quest.value(of:)) == [20, 20, 20, 20, 20, 30, 30])
        #expect(quest.tasks[0].description == "Сосчитать количество берез в радиусе 10м")
        #expect(quest.tasks.map(\.category)[2] == "Сила")
        #expect(quest.tasks[1].marker == TaskMarker(color: "#7e7e7e", size: "medium"))
        #expect(quest.tasks[6].coordinate.longitude == 61.40430450439453)
        #expect(quest.tasks.allSatisfy { $0.answer == nil })
    }

    @Test("the findings are two notes, and the fix for the old key leaves only one")
    func findings() throws {
        let bytes = try bytes()
        let reading = Quest.read(bytes)
        #expect(reading.diagnostics.filter { $0.severity > .note }.isEmpty)
        let notes = reading.diagnostics.filter { $0.rule.hasPrefix("quest.") }
        #expect(notes.map(\.rule) == ["quest.missing-answer", "quest.difficult-key"])
        #expect(notes.last?.location?.line == 8)
        let fix = try #require(notes.last?.fix)
        #expect(fix.edits.count == 7)
        let fixed = Quest.read(Array(fix.applied(to: String(decoding: bytes, as: UTF8.self)).utf8))
        #expect(fixed.diagnostics.filter { $0.rule.hasPrefix("quest.") }.map(\.rule) == ["quest.missing-answer"])
        #expect(fixed.quest?.tasks == reading.quest?.tasks)
    }

    @Test("a missing comma is found in its line")
    func missingComma() throws {
        let text = String(decoding: try bytes(), as: UTF8.self)
        let broken = text.replacing("\"Задание 3\",", with: "\"Задание 3\"")
        #expect(broken != text)
        let line =
            1
            + broken.prefix(upTo: try #require(broken.firstRange(of: "\"Задание 3\"")).lowerBound)
            .count { $0 == "\n" }
        let error = try firstError(broken)
        #expect(error.rule == "json.missing-comma")
        // The comma is missed where the next member starts, or at the end of the line before it.
        #expect([line, line + 1].contains(try #require(error.location).line))
    }

    @Test("a Feature cut in half is found at the cut")
    func cutInHalf() throws {
        let text = String(decoding: try bytes(), as: UTF8.self)
        let cut = String(text.prefix(upTo: try #require(text.firstRange(of: "\"Сила\"")).lowerBound))
        let error = try firstError(cut)
        #expect(error.rule.hasPrefix("json.") || error.rule.hasPrefix("geojson."))
        #expect(try #require(error.location).line >= 30)
        #expect(QuestText.rules(cut).contains("json.unexpected-end"))
    }

    @Test(
        "an empty file and binary garbage say what they are",
        arguments: [[], [0, 255, 1, 254, 66, 90], Array("PK\u{3}\u{4}".utf8)])
    func noText(bytes: [UInt8]) throws {
        let reading = Quest.read(bytes)
        #expect(reading.quest == nil)
        let error = try #require(reading.diagnostics.first { $0.severity == .error })
        #expect(error.location?.line == 1)
        #expect(!error.message[.russian].isEmpty && !error.message[.english].isEmpty)
    }

    @Test("5000 damaged files crash nothing, and none is refused without an error")
    func damage() throws {
        let original = try bytes()
        var generator = SeededGenerator(seed: 2018)
        var accepted = 0
        for round in 0..<5000 {
            let reading = Quest.read(Mutation.damaged(original, using: &generator))
            if reading.quest != nil { accepted += 1 }
            #expect((reading.quest == nil) == reading.diagnostics.containsErrors, "seed 2018, round \(round)")
        }
        #expect(accepted > 0 && accepted < 5000)
    }

    private func firstError(_ text: String) throws -> Diagnostic {
        let reading = QuestText.read(text)
        #expect(reading.quest == nil)
        let error = try #require(reading.diagnostics.first { $0.severity == .error })
        #expect(!error.message[.russian].isEmpty && !error.message[.english].isEmpty)
        return error
    }
}
