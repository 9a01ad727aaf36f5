import Answers
import EngineTestSupport
import Foundation
import GeoJSON
import Geodesy
import JSON
import Quests
import TestSupport
import Testing

@Suite("A quest document")
struct QuestDocumentTests {
    private func text(_ document: QuestDocument) throws -> String {
        String(decoding: try document.text(), as: UTF8.self)
    }

    /// The odd file after a change of one task.
    private func odd(_ place: Int, _ change: (inout Quest.Task) -> Void) throws -> String {
        var document = try QuestDocument(Array(AuthorFiles.odd.utf8))
        var tasks = document.quest.tasks
        change(&tasks[place])
        document.quest = try document.quest.with(tasks: tasks)
        return try text(document)
    }

    @Test("without a change is the author's text, in every layout")
    func unchanged() throws {
        for (name, bytes) in try AuthorFiles.all {
            var document = try QuestDocument(bytes)
            #expect(try document.text() == bytes, "\(name)")
            document.quest = try document.quest.with(tasks: document.quest.tasks)
            #expect(try document.text() == bytes, "\(name)")
        }
    }

    @Test("of the quest of 2018 too", .enabled(if: RealData.exists("quests/request-2018.geojson")))
    func request2018() throws {
        let bytes = try RealData.bytes("quests/request-2018.geojson")
        var document = try QuestDocument(bytes)
        #expect(try document.text() == bytes)
        var tasks = document.quest.tasks
        for place in tasks.indices { tasks[place].statedPoints = 10 + place }
        document.quest = try document.quest.with(tasks: tasks)
        let saved = try document.text()
        #expect(Quest.read(saved).quest?.tasks == document.quest.tasks)
        #expect(Set(lines(bytes)).subtracting(lines(saved)).count <= tasks.count)
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    }

    @Test("with other points has other digits there and nowhere else")
    func points() throws {
        for (name, bytes) in try AuthorFiles.all {
            let document = try QuestDocument(bytes)
            let places = try #require(document.quest.source?.taskPlaces)
            for (place, task) in document.quest.tasks.enumerated() where task.statedPoints != nil {
                var changed = document
                var tasks = document.quest.tasks
                tasks[place].statedPoints = 999
                changed.quest = try document.quest.with(tasks: tasks)
                let text = try changed.text()
                let member = JSONPointer(["features", String(places[place]), "properties", "points"])
                let range = try #require(member.locate(in: bytes)?.byteRange)
                #expect(text == bytes[..<range.lowerBound] + Array("999".utf8) + bytes[range.upperBound...], "\(name)")
            }
        }
    }

    @Test("changes one member and leaves those beside it")
    func members() throws {
        let odd = AuthorFiles.odd
        func expect(_ place: Int, _ old: String, _ new: String, _ change: (inout Quest.Task) -> Void) throws {
            #expect(odd.contains(old), "\(old)")
            #expect(try self.odd(place, change) == odd.replacing(old, with: new), "\(new)")
        }
        try expect(0, #""\u041e\u0430\u043a""#, #""Ель""#) { $0.name = "Ель" }
        try expect(0, "25.0", "40.5") { $0.radius = 40.5 }
        try expect(0, #""description":"""#, #""description":"What?""#) { $0.description = "What?" }
        try expect(0, "61.40000", "61.39") { $0.coordinate.longitude = 61.39 }
        try expect(0, #""oak|elm""#, #"["fir"]"#) { $0.answer = .anyOf(["fir"]) }
        try expect(0, #""most":3.0"#, #""most":5"#) { $0.attempts.most = 5 }
        try expect(0, #""50%""#, "3") { $0.hints[0].charge = .points(3) }
        try expect(0, #""Look up.""#, #""Look down.""#) { $0.hints[1].text = "Look down." }
        try expect(0, #", "Look up." ]"#, " ]") { $0.hints.removeLast() }
        try expect(0, #""Look up." ]"#, #""Look up.", "Go." ]"#) { $0.hints.append(Quest.Hint("Go.")) }
        try expect(0, #""radius":25.0}"#, #""radius":25.0, "category":"Trees"}"#) { $0.category = "Trees" }
        try expect(1, #""high""#, #""low""#) { $0.difficulty = .low }
        try expect(1, #","difficult":"high""#, "") { $0.difficulty = nil }
        try expect(1, #""Мельница""#, #""Водяная мельница""#) { $0.translations["ru"]?.name = "Водяная мельница" }
        try expect(1, #","judged":true,"answer":"never read""#, #","answer":"pine""#) { $0.answer = .anyOf(["pine"]) }
        try expect(1, "2024-05-09T10:00:00+03:00", "2024-05-09T08:00:00Z") { $0.opens = .clock(1_715_241_600) }
        try expect(2, #""properties":null"#, #""properties":{"points" : 3}"#) { $0.statedPoints = 3 }
        try expect(3, "12}", "15}") { $0.answer = .anyOf(["15"]) }
        try expect(3, #""Near the | water""#, #""Near the|bridge""#) { $0.hints[1].text = "bridge" }
    }

    @Test("takes a member away as often as the text has it")
    func repeated() throws {
        let text = try odd(0) { $0.statedPoints = nil }
        #expect(
            text
                == AuthorFiles.odd.replacing(#""points" :  5.0,"#, with: "").replacing(
                    " ,\n  \"points\":7.0e0", with: ""))
    }

    @Test("keeps a byte-order mark where the reader lets one through")
    func byteOrderMark() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(AuthorFiles.odd.utf8)
        #expect(throws: QuestWritingError.self) { try QuestDocument(bytes) }
        var options = GeoJSONReader.Options()
        options.allowsByteOrderMark = true
        var document = try QuestDocument(bytes, options: options)
        #expect(try document.text() == bytes)
        document.quest = try document.quest.with(
            tasks: document.quest.tasks.map { task in
                var task = task
                task.statedPoints = 4
                return task
            })
        #expect(try document.text().starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "{")]))
    }

    @Test("corrects a box that no longer holds a task, and no other")
    func boxes() throws {
        let task = QuestText.task("Oak", 61.4, 55.15, id: "\"oak\"")
        let boxed = task.replacing(
            #""type": "Feature""#, with: #""type": "Feature", "bbox": [61.4, 55.15, 61.4, 55.15]"#)
        let file = QuestText.file([boxed]).replacing(
            #""features""#, with: #""bbox": [61.0, 55.0, 61.5, 55.5], "features""#)
        var document = try QuestDocument(Array(file.utf8))
        func move(_ longitude: Double) throws -> String {
            var tasks = document.quest.tasks
            tasks[0].coordinate.longitude = longitude
            document.quest = try document.quest.with(tasks: tasks)
            return try text(document)
        }
        let near = try move(61.45)
        #expect(near.contains("[61.0, 55.0, 61.5, 55.5]") && near.contains("[61.45, 55.15, 61.45, 55.15]"))
        let far = try move(61.6)
        #expect(!far.contains("[61.0, 55.0, 61.5, 55.5]"))
        #expect(Linter().lint(Array(far.utf8)).allSatisfy { $0.rule != "geojson.bbox-does-not-hold" })
    }

    @Test("may lose the only time that says by which clocks the event goes")
    func clocks() throws {
        let features = ["2026-06-06T10:00+05:00", "30"].map {
            """
            {"type": "Feature", "properties": {"name": "Oak", "answer": "1", "opens": "\($0)"},
             "geometry": {"type": "Point", "coordinates": [61.41, 55.16]}}
            """
        }
        var document = try QuestDocument(Array(QuestText.file(features, quest: "{}").utf8))
        #expect(document.quest.settings.utcOffset == 300)
        document.quest = try document.quest.with(tasks: Array(document.quest.tasks.dropFirst()))
        #expect(!(try text(document)).contains("+05:00"))
    }
}
