import Answers
import GeoJSON
import JSON
import QuestSealing
import Quests
import Scoring
import Support
import TestSupport
import Testing

@Suite("Sealing a quest")
struct SealingTests {
    @Test("what is sealed is a quest file like the organiser's, in its order and with the members of others")
    func form() throws {
        let original = try SealedQuest.quest(SealedQuest.all)
        let edition = try SealedQuest.edition(SealedQuest.all)
        let reading = Quest.read(edition.bytes)
        let found = reading.diagnostics.filter { $0.severity != .note || $0.rule == "quest.unknown-member" }
        #expect(found.map(\.pointer?.description) == ["/quest/own"])
        let sealed = try #require(reading.quest)
        let hidden = ["cellar", "attic", "roof", "island"]
        #expect(sealed.tasks.map(\.id) == original.tasks.map(\.id).filter { !hidden.contains($0.rawValue) })
        #expect(sealed.lockedTasks.map(\.id.rawValue) == hidden)
        for task in sealed.tasks { #expect(task.number == original.task(task.id)?.number) }
        #expect(sealed.isSealed)
        #expect(!original.isSealed)
        let source = try #require(sealed.source)
        #expect(source.foreignMembers["name"] == "outer")
        #expect(source.foreignMembers["quest"]?.objectValue?["own"] == ["kept": true])
        #expect(source.features[3].properties?["solution"] == ["my": 1])
        #expect(source.features.allSatisfy { $0.foreignMembers["foreign"] == [1, 2] })
        #expect(sealed.lockedTasks[3].waitsFor == ["year", "bird", "flag", "code"])
    }

    @Test("no right answer, denied text, success text or hidden description is in the riders' file")
    func silence() throws {
        let text = String(decoding: try SealedQuest.edition(SealedQuest.all).bytes, as: UTF8.self).lowercased()
        let secrets = [
            "ёлочка", "елочка", "зелёная", "новогодняя", "пихта", "купец", "merchant", "1984", "magenta", "ivory",
            "ecru", "qx-7719", "7719", "grobokop", "77.125", "secretnote", "zauberlied", "vinegar", "cheers",
            "under the stairs", "above the", "weathervane", "lighthouse", "in the water", "endoftheroad", "correct",
            "\"accepted\"", "\"deny\"", "tolerance",
        ]
        for secret in secrets { #expect(!text.contains(secret), "\(secret)") }
        #expect(text.contains("look up"))
        #expect(text.contains("well ridden"))
        #expect(text.contains("heron"))
    }

    @Test("the report names what is left to the organiser, what stays readable and what can be guessed")
    func report() throws {
        let report = try SealedQuest.edition(SealedQuest.all).report
        func ids(_ condition: (SealingReport.Task) -> Bool) -> [String] {
            report.tasks.filter(condition).map(\.task.id.rawValue)
        }
        #expect(ids { $0.treatment == .sealed } == ["year", "bird", "flag", "code", "cellar"])
        #expect(ids { $0.treatment == .sealedWithoutTypingErrors } == ["tree", "roof", "island", "last"])
        #expect(ids { $0.treatment == .pattern } == ["poet"])
        #expect(ids { $0.treatment == .tolerance } == ["height"])
        #expect(ids { $0.treatment == .judged } == ["photo", "song"])
        #expect(ids { $0.treatment == .presence } == ["gate", "attic", "bench"])
        #expect(ids(\.isHidden) == ["cellar", "attic", "roof", "island"])
        #expect(ids(\.isExposed) == ["bench"])
        #expect(ids(\.isSuccessReadable) == ["gate"])
        #expect(report.leaks.isEmpty)
        let bird = try #require(report.tasks.first { $0.task.id == "bird" }?.guesses)
        #expect(abs(bird - 3) < 0.3)
        let lines = report.lines(secondsPerGuess: 0.1)
        #expect(lines[0][.english] == "9 of 13 answers sealed.")
        #expect(lines.contains { $0[.english].hasPrefix("Task 6 “poet”: left to the organiser: a pattern") })
        #expect(lines.contains { $0[.english].hasPrefix("Task 15 “bench”: readable from the start") })
        #expect(lines.contains { $0[.english] == "  Task 3 “bird”: 1 s" }, "\(lines.map { $0[.english] })")
        for line in lines { #expect(line[.russian].contains(/[а-яё]/), "\(line[.russian])") }
    }

    @Test("an answer that another text gives away is found")
    func leaks() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("a", #""answer": "Lighthouse", "description": "What is it?""#),
            SealedQuest.task(
                "b", #""description": "Look from the lighthouse, that you know", "notes": {"x": [12345]}"#),
            SealedQuest.task("c", #""answer": 12345"#),
        ])
        let leaks = try SealedQuest.edition(bytes).report.leaks
        #expect(leaks.map(\.position) == [0, 2])
        #expect(
            leaks.map(\.pointer.description)
                == ["/features/1/properties/description", "/features/1/properties/notes/x/0"])
    }

    @Test("tasks without an identifier or a name keep the ones that they had by their numbers")
    func pinned() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task(nil, #""answer": "alpha""#),
            SealedQuest.task(nil, #""requires": "task-1", "answer": "b""#),
            SealedQuest.task(nil, #""name": "  ", "answer": "c""#),
        ])
        let sealed = try SealedQuest.riders(bytes)
        #expect(sealed.tasks.map(\.id) == ["task-1", "task-3"])
        #expect(sealed.tasks.map(\.name) == ["Task 1", "Task 3"])
        #expect(sealed.tasks.map(\.number) == [1, 3])
        #expect(sealed.tasks.map(\.code) == [1, 3])
    }

    @Test("the same generator gives the same bytes, another one other salts and seals")
    func generators() throws {
        let first = try SealedQuest.edition(SealedQuest.all, seed: 5)
        #expect(try SealedQuest.edition(SealedQuest.all, seed: 5).bytes == first.bytes)
        let other = try SealedQuest.edition(SealedQuest.all, seed: 6)
        func words(_ bytes: [UInt8], _ key: String) throws -> [JSONValue] {
            try #require(Quest.read(bytes).quest?.source).features.compactMap {
                $0.properties?["answer"]?.objectValue?[key]
            }
        }
        for key in ["salt", "seals"] {
            let values = try words(first.bytes, key)
            #expect(Set(values).count == values.count)
            #expect(Set(values).isDisjoint(with: try words(other.bytes, key)))
        }
    }

    @Test("the number of seals is a power of two, whatever the number of right answers")
    func padding() throws {
        let source = try #require(try SealedQuest.riders().source)
        let counts = source.features.compactMap { $0.properties?["answer"]?.objectValue?["seals"]?.arrayValue?.count }
        #expect(counts.count == 6 && counts.allSatisfy { $0 >= 8 && $0 & ($0 - 1) == 0 }, "\(counts)")
    }

    @Test("a quest with errors is not sealed, nor a riders' edition once more")
    func refusals() throws {
        var generator = SeededGenerator(seed: 1)
        let edition = try SealedQuest.edition(SealedQuest.all)
        for (bytes, word) in [(edition.bytes, "riders' edition"), (Array("{}".utf8), "errors"), ([], "errors")] {
            do {
                _ = try RidersEdition(sealing: bytes, cost: SealedQuest.cost, using: &generator)
                Issue.record("sealed")
            } catch {
                #expect(error.message[.english].contains(word))
                #expect(error.message[.russian].contains(/[а-яё]{4}/))
            }
        }
    }

    @Test("success texts in members that others of the same name hide are not in the riders' file")
    func hiddenMembers() throws {
        for texts in [
            #""texts": {"ru": {"success": "секрет"}, "ru": {"name": "имя"}}"#,
            #""texts": {"ru": {"success": "секрет"}}, "texts": null"#, #""success": "секрет", "success": "иной""#,
        ] {
            let edition = try SealedQuest.edition(
                SealedQuest.file([SealedQuest.task("a", #""answer": "lighthouse", \#(texts)"#)]))
            #expect(!String(decoding: edition.bytes, as: UTF8.self).contains("секрет"), "\(texts)")
            var referee = try SealedQuest.referee(SealedQuest.quest(edition.bytes))
            #expect(try SealedQuest.answer(&referee, "a", "lighthouse").isAccepted)
            #expect(referee.quest.task("a")?.success == (texts.contains("иной") ? "иной" : nil))
        }
    }

    @Test("answers are found in identifiers, numbers, members called seal and what is no task")
    func moreLeaks() throws {
        func leaks(_ properties: [String], ids: [String], quest: String = "{}") throws -> [String] {
            let tasks = zip(ids, properties).map { SealedQuest.task($0, $1) }
            return try SealedQuest.edition(SealedQuest.file(tasks, quest: quest)).report.leaks.map(
                \.pointer.description)
        }
        #expect(try leaks([#""answer": "birchwood""#], ids: ["birchwood"]) == ["/features/0/id"])
        #expect(
            try leaks([#""answer": "gate77""#, #""requires": "a", "answer": "birchwood""#], ids: ["a", "birchwood"])
                == ["/quest/seal/locked/0/id"])
        #expect(
            try leaks([#""answer": 77.125, "notes": {"seal": 77.125}"#], ids: ["a"])
                == ["/features/0/properties/notes/seal"])
        #expect(
            try leaks([#""answer": ["photo", "text", "judged"]"#, #""answer": {"kind": "photo"}"#], ids: ["a", "b"])
                == [])
    }

    @Test("what is no task keeps no answer and no text on success")
    func drafts() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("a", #""answer": "lighthouse""#),
            SealedQuest.task(
                "b",
                #""role": "draft", "answer": "birchwood", "success": "secretone", "texts": {"ru": {"success": "secrettwo", "name": "Имя"}}, "own": 1"#
            ),
        ])
        let edition = try SealedQuest.edition(bytes)
        let text = String(decoding: edition.bytes, as: UTF8.self)
        for secret in ["birchwood", "secretone", "secrettwo"] { #expect(!text.contains(secret)) }
        let draft = try #require(try SealedQuest.quest(edition.bytes).source).features[1].properties
        #expect(draft?["own"] == 1 && draft?["texts"] == ["ru": ["name": "Имя"]])
    }

    @Test("a hidden task with a blank identifier, and one number of many, can be opened")
    func blankID() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("a", #""answer": "lighthouse""#), SealedQuest.task("", #""requires": "a", "answer": "x""#),
        ])
        var referee = try SealedQuest.referee(SealedQuest.riders(bytes))
        #expect(referee.quest.lockedTasks.map(\.id) == ["task-2"])
        #expect(try SealedQuest.answer(&referee, "a", "lighthouse").isAccepted)
        #expect(referee.quest.task("task-2") != nil)
    }

    @Test("more hidden tasks than a device reads are refused, not written")
    func tooManyHidden() throws {
        let hidden = (0...10_000).map { SealedQuest.task("t\($0)", #""requires": "a""#) }
        let bytes = SealedQuest.file([SealedQuest.task("a", #""answer": "lighthouse""#)] + hidden)
        var generator = SeededGenerator(seed: 1)
        do {
            _ = try RidersEdition(sealing: bytes, cost: SealedQuest.cost, using: &generator)
            Issue.record("sealed")
        } catch {
            #expect(error.message[.english].contains("10000") && error.message[.english].contains("could not read"))
            #expect(error.message[.russian].contains(/[а-яё]{4}/))
        }
    }

    @Test("a member seal that is no object does not make a riders' edition")
    func noSeal() throws {
        for value in ["null", "\"\""] {
            let bytes = SealedQuest.file([SealedQuest.task("a", #""answer": "oak""#)], quest: "{\"seal\": \(value)}")
            #expect(try SealedQuest.riders(bytes).isSealed)
        }
    }

    @Test("a requirement with more ways than are sealed is reported, whether it is the only one or not")
    func manyWays() throws {
        let ids = (0..<12).map { "t\($0)" }
        let given = ids.map { SealedQuest.task($0, #""answer": "answer\#($0)""#) }
        let group = "{\"any\": 6, \"of\": [\(ids.map { "\"\($0)\"" }.joined(separator: ","))]}"
        let bytes = SealedQuest.file(
            given + [
                SealedQuest.task("open", "\"requires\": [\(group)]"),
                SealedQuest.task("half", "\"requires\": [\"t0\", \(group)]"),
            ])
        let report = try SealedQuest.edition(bytes).report
        #expect(report.tasks.filter(\.isHidden).map(\.task.id) == ["half"])
        #expect(report.tasks.filter(\.hasTooManyWays).map(\.task.id) == ["open", "half"])
        let lines = report.lines().filter { $0[.english].contains("256") && $0[.russian].contains("256") }
        #expect(lines.count == 2)
        #expect(!report.lines().contains { $0[.english].contains("nothing sealed opens it") })
    }

    @Test("the box around all tasks goes where one of them is hidden")
    func boundingBox() throws {
        func sealed(_ requires: String) throws -> FeatureCollection {
            let tasks = [SealedQuest.task("a", #""answer": "lighthouse""#), SealedQuest.task("b", requires)]
            let text = String(decoding: SealedQuest.file(tasks), as: UTF8.self).replacing(
                #""name": "outer""#, with: #""bbox": [61.4, 55.1, 61.6, 55.2]"#)
            return try #require(try SealedQuest.quest(SealedQuest.edition(Array(text.utf8)).bytes).source)
        }
        #expect(try sealed(#""requires": "a""#).boundingBox == nil)
        #expect(try sealed(#""answer": "x""#).boundingBox != nil)
    }

    @Test("a translated text on success that stays readable is reported")
    func toldTranslation() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("a", #""texts": {"ru": {"success": "Молодец"}}"#),
            SealedQuest.task("b", #""success": " ", "texts": {"ru": {"name": "Имя"}}"#),
        ])
        #expect(try SealedQuest.edition(bytes).report.tasks.map(\.isSuccessReadable) == [true, false])
    }
}
