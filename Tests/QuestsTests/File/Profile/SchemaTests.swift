import EngineTestSupport
import Foundation
import JSON
import Quests
import Support
import TestSupport
import Testing

@Suite("The schema of quest files")
struct SchemaTests {
    private let schema: JSONSchema

    init() throws { schema = JSONSchema(root: try JSONValue(parsing: Quest.schema)) }

    private func faults(_ text: String) throws -> [String] { try schema.faults(of: JSONValue(parsing: text)) }

    @Test("it is a schema of draft 2020-12 and allows members it does not know")
    func draft() throws {
        #expect(schema.root.objectValue?["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(!Quest.schema.contains("\"additionalProperties\": false"))
        let text = ProfileFile.file(tasks: ["oak": #""mood": [1]"#], quest: #"{"sponsor": {}}"#)
        #expect(try faults(text).isEmpty)
    }

    @Test("the quests of the package are valid by it")
    func bundled() throws {
        let folder = RealData.packageRoot.appending(path: "quests")
        let quests = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(quests.count >= 3)
        for quest in quests { #expect(try faults(String(contentsOf: quest, encoding: .utf8)).isEmpty, "\(quest)") }
    }

    @Test(
        "the plainest old file is valid by it", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func old() throws {
        let bytes = try RealData.bytes("quests/request-2018.geojson")
        #expect(try faults(String(decoding: bytes, as: UTF8.self)).isEmpty)
    }

    @Test("a file that uses every member is valid by it")
    func everything() throws { #expect(try faults(ProfileFile.everything).isEmpty) }

    @Test(
        "what the reader calls a wrong type is a fault, what it only warns of or notes is none",
        arguments: (QuestFindingTests.cases + ProfileFindingTests.cases).filter {
            $0.rule == "quest.wrong-type" || $0.severity < .error
        })
    func types(_ example: QuestFindingTests.Case) throws {
        let faults = try faults(example.text)
        #expect(faults.isEmpty == (example.severity < .error), "\(faults)")
    }

    /// Where an object of each kind stands in a file: the file in two halves around it, its pointer, and what else it needs.
    struct Place: Sendable, CustomTestStringConvertible {
        let definition: String
        let pointer: String
        let before: String
        let after: String
        var needs = ""

        var testDescription: String { definition }

        init(_ definition: String, quest path: [String], needs: String = "") {
            self.definition = definition
            self.needs = needs
            pointer = "/quest" + path.map { "/\($0)" }.joined()
            let marker = path.reversed().reduce("@") { "{\"\($1)\": \($0)}" }
            (before, after) = Self.halves(ProfileFile.file(quest: marker))
        }

        init(_ definition: String, task path: [String], needs: String = "") {
            self.definition = definition
            self.needs = needs
            pointer = "/features/0/properties" + path.map { "/\($0)" }.joined()
            let marker = path.dropFirst().reversed().reduce("@") { "{\"\($1)\": \($0)}" }
            (before, after) = Self.halves(ProfileFile.file(tasks: ["oak": "\"\(path[0])\": \(marker)"]))
        }

        init(_ definition: String, zone path: [String]) {
            self.definition = definition
            pointer = "/features/3/properties" + path.map { "/\($0)" }.joined()
            let marker = path.dropFirst().reversed().reduce("@") { "{\"\($1)\": \($0)}" }
            let zone = ProfileFile.feature(
                "\"role\": \"zone\", \"zone\": \"toll\", \"\(path[0])\": \(marker)",
                ProfileFile.square(61.43, 55.15, 61.44, 55.16))
            (before, after) = Self.halves(ProfileFile.file(features: [zone]))
        }

        private static func halves(_ text: String) -> (String, String) {
            let parts = text.split(separator: "@", maxSplits: 1)
            return (String(parts[0]), String(parts[1]))
        }

        func file(_ members: String) -> String {
            let all = [needs, members].filter { !$0.isEmpty }.joined(separator: ", ")
            return before + "{" + all + "}" + after
        }
    }

    static let places = [
        Place("quest", quest: []), Place("contact", quest: ["contacts"]), Place("window", quest: ["startWindow"]),
        Place("teams", quest: ["teams"]), Place("together", quest: ["teams", "together"]),
        Place("questTexts", quest: ["texts", "ru"]), Place("scoring", quest: ["scoring"]),
        Place("values", quest: ["scoring", "values"]),
        Place("bonusControl", quest: ["scoring", "bonusControls"], needs: #""from": 900, "points": 1"#),
        Place("late", quest: ["scoring", "late"]), Place("early", quest: ["scoring", "early"]),
        Place("decay", quest: ["scoring", "decay"], needs: #""every": 10"#),
        Place("attempts", task: ["attempts"]), Place("hint", task: ["hints"], needs: #""text": "Up""#),
        Place("group", task: ["requires"], needs: #""of": ["mill"]"#), Place("taskTexts", task: ["texts", "ru"]),
        Place("toll", zone: ["toll"]), Place("zoneTexts", zone: ["texts", "ru"]),
    ]

    /// The members that the schema names for a definition; of texts by language those of one language.
    private func members(_ definition: String) throws -> [String] {
        let object = schema.resolved(["$ref": .string("#/$defs/\(definition)")]).objectValue
        let properties = object?["properties"] ?? object?["additionalProperties"]?.objectValue?["properties"]
        return try #require(properties?.objectValue, "\(definition)").keys
    }

    @Test("the reader and the schema know the same members", arguments: places)
    func members(_ place: Place) throws {
        let text = place.file(#""no such member": 1"#)
        let note = try #require(
            QuestText.read(text).diagnostics.first {
                $0.rule == "quest.unknown-member" && $0.pointer?.description == place.pointer + "/no such member"
            })
        let listed = try #require(note.message[.english].firstMatch(of: /Known are: (.+)\./)).1
        let names = try members(place.definition)
        #expect(Set(listed.split(separator: ", ").map(String.init)) == Set(names))
    }

    @Test("each member of the schema is read, and refused by both where it is of no type at all", arguments: places)
    func wrongTypes(_ place: Place) throws {
        for name in try members(place.definition) where !place.needs.contains("\"\(name)\"") {
            try refuse(place.file("\"\(name)\": [[true]]"), at: place.pointer + "/" + name)
        }
    }

    @Test("each property of tasks and zones in the schema is read")
    func features() throws {
        let zone = ProfileFile.square(61.43, 55.15, 61.44, 55.16)
        for name in try members("task") where name != "answer" && name != "name" {
            try refuse(ProfileFile.file(tasks: ["oak": "\"\(name)\": [[true]]"]), at: "/features/0/properties/\(name)")
        }
        for name in try members("zone") where name != "role" {
            let properties = name == "zone" ? "\"role\": \"zone\"" : "\"role\": \"zone\", \"zone\": \"toll\""
            let feature = ProfileFile.feature("\(properties), \"\(name)\": [[true]]", zone)
            try refuse(ProfileFile.file(features: [feature]), at: "/features/3/properties/\(name)")
        }
    }

    private func refuse(_ text: String, at pointer: String) throws {
        let errors = QuestText.read(text).diagnostics.filter { $0.severity == .error }
        #expect(errors.contains { $0.pointer?.description == pointer }, "\(pointer): \(errors)")
        #expect(try !faults(text).isEmpty, "\(pointer)")
    }
}
