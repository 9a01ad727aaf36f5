import GeoJSON
import Languages
import QuestEngine
import QuestSealing
import Randomness
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
        #expect(ids(\.isSuccessTold) == ["gate"])
        #expect(report.leaks.isEmpty)
        let bird = try #require(report.tasks.first { $0.task.id == "bird" }?.guesses)
        #expect(abs(bird - 3) < 0.3)
        let lines = report.lines(secondsPerGuess: 0.1)
        #expect(lines[0].english == "9 of 16 answers sealed.")
        #expect(lines.contains { $0.english.hasPrefix("Task 6 “poet”: left to the organiser: a pattern") })
        #expect(lines.contains { $0.english.hasPrefix("Task 15 “bench”: readable from the start") })
        #expect(lines.contains { $0.english == "  Task 3 “bird”: 1 s" }, "\(lines.map(\.english))")
        for line in lines { #expect(line.russian.contains(/[а-яё]/), "\(line.russian)") }
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
        #expect(counts == [8, 8, 8, 8, 8, 8], "\(counts)")
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
                #expect(error.message.english.contains(word))
                #expect(error.message.russian.contains(/[а-яё]{4}/))
            }
        }
    }
}
