import Answers
import GeoJSON
import JSON
import QuestSealing
import Quests
import Scoring
import Support
import TestSupport
import Testing

@Suite("Riders' editions from strangers")
struct HostileEditionTests {
    /// The errors of a sealed quest of which one value was replaced.
    private func errors(_ pointer: String, _ value: JSONValue?) throws -> [Diagnostic] {
        let edition = try SealedQuest.sealed.get()
        var root = try JSONValue(parsing: edition.bytes)
        replace(&root, pointer.split(separator: "/").map(String.init)[...], value)
        return Quest.read(JSONWriter().write(root)).diagnostics.filter { $0.severity == .error }
    }

    private func replace(_ value: inout JSONValue, _ path: ArraySlice<String>, _ new: JSONValue?) {
        guard let first = path.first else {
            value = new ?? .null
            return
        }
        switch value {
        case .object(var object):
            if path.count == 1 {
                object[first] = new
            } else if var member = object[first] {
                replace(&member, path.dropFirst(), new)
                object[first] = member
            }
            value = .object(object)
        case .array(var elements):
            if let index = Int(first), elements.indices.contains(index) {
                replace(&elements[index], path.dropFirst(), new)
            }
            value = .array(elements)
        default: break
        }
    }

    private static let answer = "/features/0/properties/answer"
    private static let locked = "/quest/seal/locked/0"

    @Test("a lock that no task opens is an error of its locks")
    func lockWithoutTasks() throws {
        let found = try errors("\(Self.locked)/locks/0/0/of", [])
        #expect(found.map { $0.pointer?.description } == ["\(Self.locked)/locks"])
    }

    @Test(
        "what is amiss is an error at its place, in both languages",
        arguments: [
            ("\(answer)/scrypt", #"{"N": 1073741824, "r": 8, "p": 1}"#),
            ("\(answer)/scrypt", #"{"N": 3, "r": 8, "p": 1}"#),
            ("\(answer)/scrypt", #"{"N": 2, "r": 8, "p": 1e18}"#),
            ("\(answer)/scrypt", #"{"N": 1e300, "r": -1, "p": 0}"#),
            ("\(answer)/scrypt", #"{"N": 262144, "r": 16, "p": 1}"#),
            ("\(answer)/scrypt", #"{"N": 65536, "r": 1, "p": 1}"#),
            ("\(answer)/scrypt", "7"), ("\(answer)/salt", #""AAAA""#),
            ("\(answer)/salt", #""!!!!AAAAAAAAAAAA""#), ("\(answer)/salt", "1"), ("\(answer)/seals", "[]"),
            ("\(answer)/seals/2", #""AAAA""#), ("\(answer)/seals/2", "null"), ("\(answer)/seals", #""x""#),
            ("\(answer)/exact", #""yes""#), ("\(answer)/success", #""AAAA""#), ("\(answer)/shape/kind", #""poem""#),
            ("\(answer)/shape", "[]"), ("/features/2/properties/answer/shape/options", #"["x"]"#),
            ("\(answer)/shape/language", #""?""#), ("/features/3/properties/answer/shape/separators", #"["dots"]"#),
            ("/quest/seal", "5"), ("/quest/seal/version", "2"), ("/quest/seal/locked", "7"), ("\(locked)/number", "0"),
            ("\(locked)/at", "-1"), ("\(locked)/at", "1e30"), ("\(locked)/locks", "[]"), ("\(locked)/locks", "[[]]"),
            ("\(locked)/task", #""AAAA""#), ("\(locked)/task", #""====""#),
        ])
    func amiss(pointer: String, text: String) throws {
        let found = try errors(pointer, JSONValue(parsing: text))
        #expect(!found.isEmpty)
        #expect(found.contains { ($0.pointer?.description ?? "").hasPrefix(pointer) }, "\(found.map(\.pointer))")
        for error in found { #expect(error.message[.russian].contains(/[а-яё]{4}/), "\(error.message[.russian])") }
    }

    @Test(
        "what is missing is an error",
        arguments: [
            "\(answer)/scrypt", "\(answer)/salt", "\(answer)/seals", "\(answer)/exact", "\(answer)/shape",
            "\(answer)/shape/kind", "\(locked)/id", "\(locked)/number", "\(locked)/at", "\(locked)/locks",
            "\(locked)/task",
        ])
    func missing(pointer: String) throws { #expect(!(try errors(pointer, nil).isEmpty)) }

    @Test("too many seals are an error and not an allocation")
    func manySeals() throws {
        let seal = JSONValue.string(String(repeating: "A", count: 86) + "==")
        #expect(!(try errors("\(Self.answer)/seals", .array(Array(repeating: seal, count: 4097))).isEmpty))
        #expect(try errors("\(Self.answer)/seals", .array(Array(repeating: seal, count: 4096))).isEmpty)
    }

    @Test("an identifier that is both hidden and seen, or hidden twice, is an error")
    func duplicates() throws {
        #expect(!(try errors("\(Self.locked)/id", "tree").isEmpty))
        #expect(!(try errors("\(Self.locked)/id", "attic").isEmpty))
    }

    @Test("boxes that were changed stay shut, and the ride goes on")
    func tampered() throws {
        let edition = try SealedQuest.sealed.get()
        let root = try JSONValue(parsing: edition.bytes)
        let boxes = ["\(Self.answer)/success", "\(Self.locked)/task", "\(Self.locked)/locks/0/0/share"]
        for pointer in boxes {
            var changed = root
            let path = pointer.split(separator: "/").map(String.init)
            let old = try #require(root[JSONPointer(path)]?.stringValue)
            replace(&changed, path[...], .string(flipped(old)))
            var referee = try SealedQuest.referee(SealedQuest.quest(JSONWriter().write(changed)))
            #expect(try SealedQuest.answer(&referee, "tree", "ёлочка зелёная").isAccepted)
            let isText = pointer.hasSuffix("success")
            #expect((referee.quest.task("tree")?.success == nil) == isText)
            #expect((referee.quest.task("cellar") == nil) == !isText)
        }
    }

    @Test("a hidden task cannot take the place of another")
    func swapped() throws {
        let edition = try SealedQuest.sealed.get()
        var root = try JSONValue(parsing: edition.bytes)
        for key in ["task", "locks"] {
            let other = root[JSONPointer(["quest", "seal", "locked", "3", key])]
            replace(&root, ["quest", "seal", "locked", "0", key], other)
        }
        var referee = try SealedQuest.referee(SealedQuest.quest(JSONWriter().write(root)))
        for (id, text) in [("year", "1984"), ("bird", "heron"), ("code", "QX-7719")] {
            _ = try SealedQuest.answer(&referee, Quest.Task.ID(id), text)
        }
        #expect(referee.quest.task("cellar") == nil)
        #expect(referee.quest.task("island") != nil)
    }

    @Test("an opener that fails leaves answers to the organiser")
    func failing() throws {
        for length in [nil, 0, 3, 63, 65] {
            let broken = AnswerOpener(
                stretch: { _, _, _ in length.map { Array(repeating: 0, count: $0) } }, open: { _, _ in nil })
            var referee = try SealedQuest.referee(SealedQuest.riders(), opener: broken)
            #expect(try SealedQuest.answer(&referee, "bird", "heron") == .pending(.organiser))
        }
    }

    @Test("whatever bytes are changed in an edition, nothing crashes", arguments: UInt64(1)...3)
    func fuzz(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = try SealedQuest.sealed.get().bytes
        for _ in 0..<60 {
            var changed = bytes
            for _ in 0..<generator.next(in: 1...3) {
                changed[generator.next(below: changed.count)] = UInt8(generator.next(below: 128))
            }
            guard let quest = Quest.read(changed).quest, quest.isSealed else { continue }
            for task in quest.tasks {
                guard case .sealed(let sealed)? = task.answer?.kind, sealed.cost.n <= 1024 else { continue }
                _ = sealed.open("ёлочка зелёная", with: .scrypt)
            }
            let key = try #require(SealKey(Array(repeating: 7, count: 32)))
            var keys = Dictionary(uniqueKeysWithValues: quest.tasks.map { ($0.id, key) })
            _ = quest.unlocked(by: &keys, with: .scrypt)
        }
    }

    private func flipped(_ text: String) -> String {
        var letters = Array(text)
        letters[20] = letters[20] == "A" ? "B" : "A"
        return String(letters)
    }
}
