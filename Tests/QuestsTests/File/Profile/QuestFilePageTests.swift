import Foundation
import GeoJSON
import JSON
import Quests
import TestSupport
import Testing

@Suite("The page about the quest file")
struct QuestFilePageTests {
    private let page: String
    private let schema: JSONSchema

    init() throws {
        let url = RealData.packageRoot.appending(path: "Sources/Quests/Quests.docc/TheQuestFile.md")
        page = try String(contentsOf: url, encoding: .utf8)
        schema = JSONSchema(root: try JSONValue(parsing: Quest.schema))
    }

    @Test("its examples are quests without an error or a warning, and valid by the schema")
    func examples() throws {
        let examples = page.matches(of: /```json\n([\s\S]*?)\n```/).map { String($0.1) }
        #expect(examples.count == 2)
        for example in examples {
            let reading = Quest.read(Array(example.utf8), judgedBy: Linter())
            #expect(reading.diagnostics.allSatisfy { $0.severity == .note }, "\(reading.diagnostics)")
            #expect(reading.quest != nil)
            #expect(try schema.faults(of: JSONValue(parsing: example)).isEmpty)
        }
        let complete = try #require(Quest.read(Array(examples[1].utf8)).quest)
        #expect(complete.tasks.map(\.id) == ["oak", "poem"])
        #expect(complete.zones.count == 1 && complete.closures.count == 1 && complete.languages == ["en", "ru"])
        #expect(complete.settings.scoring.late == LatePenalty(.perMinute(5), limit: 1200))
    }

    @Test("every object of the schema has a table with exactly its members")
    func tables() throws {
        var tables: [Set<String>] = []
        var rows: Set<String> = []
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let member = line.firstMatch(of: /^\| `([\w-]+)` \|/)?.1 {
                rows.insert(String(member))
            } else if !line.hasPrefix("|"), !rows.isEmpty {
                tables.append(rows)
                rows = []
            }
        }
        let definitions = try #require(schema.root.objectValue?["$defs"]?.objectValue)
        for member in definitions.members where member.key != "feature" {
            let object = member.value.objectValue
            let properties = object?["properties"] ?? object?["additionalProperties"]?.objectValue?["properties"]
            guard let names = properties?.objectValue?.keys, names != ["name"] else { continue }
            #expect(tables.contains(Set(names)), "\(member.key): \(names)")
        }
    }

    @Test("it names every preset, and every rule about what the profile adds")
    func presetsAndRules() {
        for preset in ScoringRules.Preset.allCases { #expect(page.contains("| `\(preset.rawValue)` |")) }
        for rule in Set(ProfileFindingTests.cases.map(\.rule)) where rule != "quest.swapped-coordinates" {
            #expect(page.contains("`\(rule)`"), "\(rule)")
        }
    }
}
