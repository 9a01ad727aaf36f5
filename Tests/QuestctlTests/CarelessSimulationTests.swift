import Foundation
import JSON
import TestSupport
import Testing

/// What an organiser gets wrong with simulations and plans is said, and not ridden over.
@Suite("questctl simulate and plan with wrong files")
struct CarelessSimulationTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
    }

    /// The quest with other settings and tasks.
    private func changed(
        _ settings: (inout JSONObject) -> Void = { _ in }, tasks: (Int, inout JSONObject) -> Void = { _, _ in },
        more: [JSONValue] = []
    ) throws -> String {
        var document = try #require(
            try JSONValue(parsing: [UInt8](try Data(contentsOf: URL(filePath: quest)))).objectValue)
        var members = try #require(document["quest"]?.objectValue)
        settings(&members)
        document["quest"] = .object(members)
        let features = try #require(document["features"]?.arrayValue).enumerated().map { number, feature in
            var feature = feature.objectValue ?? [:]
            tasks(number, &feature)
            return JSONValue.object(feature)
        }
        document["features"] = .array(features + more)
        return try folder.write(JSONWriter().write(.object(document)), as: "\(UUID()).geojson")
    }

    private func away(_ feature: inout JSONObject) {
        feature["geometry"] = ["type": "Point", "coordinates": [-31.0, 55.0]]
    }

    private func simulate(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["simulate"] + arguments + ["--map", map])
    }

    @Test("where no task can be reached nothing is ridden or planned")
    func nothingReachable() throws {
        let file = try changed(tasks: { away(&$1) })
        for arguments in [["simulate", file], ["simulate", file, "--riders", "2"], ["plan", file]] {
            let outcome = try Tool.run(arguments: arguments + ["--map", map])
            #expect(outcome.code == 1 && outcome.output.isEmpty, "\(arguments): \(outcome)")
            #expect(outcome.errors.contains("no task of the quest can be reached on this map"), "\(outcome.errors)")
        }
    }

    @Test("where some tasks cannot be reached they are named whatever the output is")
    func someUnreachable() throws {
        let file = try changed(tasks: { if $0 == 2 { away(&$1) } })
        for format in ["text", "csv"] {
            let outcome = try simulate(file, "--riders", "2", "--format", format)
            #expect(outcome.code == 0 && outcome.errors.contains(": pond"), "\(outcome.errors)")
        }
    }

    @Test("a quest without a start is said to have none, and one whose start is lost for a capital letter why")
    func start() throws {
        let without = try simulate(try changed({ $0["start"] = nil }), "--riders", "2")
        #expect(without.code == 0 && without.errors.contains("start at its first task"), "\(without.errors)")
        let start: JSONValue = [
            "type": "Feature", "properties": ["role": "Start"],
            "geometry": ["type": "Point", "coordinates": [-32.001119, 55.000616]],
        ]
        let capital = try changed({ $0["start"] = nil }, more: [start])
        for command in ["simulate", "plan"] {
            let outcome = try Tool.run(command, capital, "--map", map)
            #expect(outcome.errors.contains("write \"start\""), "\(outcome.errors)")
        }
        let member = try simulate(
            try changed {
                $0["Start"] = $0["start"]
                $0["start"] = nil
            })
        #expect(member.errors.contains("“start” is meant"), "\(member.errors)")
        #expect(try simulate(quest).errors.isEmpty)
    }

    @Test(
        "a description of riders that says nothing, twice or too much is refused, and says where",
        arguments: [
            ("{}", 64, "does not say how many ride"), ("", 1, "line 1, column 1"),
            ("{\"riders\": 2,\n \"riders\": 3}", 1, "line 2, column 2: "),
            (#"{"riders": 2, "receivers": [50, 50]}"#, 1, "/receivers: expected a list"),
        ] as [(String, Int32, String)])
    func field(_ text: String, _ code: Int32, _ words: String) throws {
        let field = try folder.write(Array(text.utf8), as: "field.json")
        let outcome = try simulate(quest, "--field", field)
        #expect(outcome.code == code && outcome.errors.contains(words) && outcome.output.isEmpty, "\(outcome)")
    }

    @Test("a table of riders is compared with the quest: teams, their sizes, and classes")
    func table() throws {
        let file = try changed {
            $0["teams"] = ["size": [2, 2]]
            $0["classes"] = ["Race": ["timeLimit": 60]]
        }
        let table = try folder.write(
            Array("rider,team,class\na,Owls,Race\nb,Owls,\nc,Owls,\nd,,Rase\n".utf8), as: "riders.csv")
        let outcome = try simulate(file, "--riders", table)
        #expect(outcome.code == 0)
        for words in [
            "riders.csv: lines 2, 3, 4: the team “Owls” has 3 riders", "line 5: no team",
            "line 5: the quest has no start rules for the class “Rase”",
        ] { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
        let planned = try Tool.run("plan", file, "--map", map, "--riders", table)
        #expect(planned.errors.contains("“Rase”"), "\(planned.errors)")
        let empty = try folder.write(Array("rider,name\n".utf8), as: "empty.csv")
        let nobody = try simulate(quest, "--riders", empty)
        #expect(nobody.code == 64 && nobody.errors.contains("has no riders"), "\(nobody.errors)")
    }

    @Test("logs that are judged by another quest, and standings on the map of another town, are noted")
    func otherQuest() throws {
        let log = folder.path("event.jsonl")
        #expect(try simulate(quest, "--riders", "1", "--log", log).code == 0)
        let park = RealData.packageRoot.appending(path: "quests/park.geojson").path
        for command in ["judge", "standings"] {
            let own = try Tool.run(command, quest, log)
            #expect(own.code == 0 && own.errors.isEmpty, "\(own.errors)")
            let other = try Tool.run(command, park, log)
            #expect(other.code == 0 && other.errors.contains("logs are of another quest"), "\(other.errors)")
        }
        let elsewhere = try changed(tasks: { away(&$1) })
        let standings = try Tool.run("standings", elsewhere, log, "--map", map)
        #expect(standings.errors.contains("is it the map of that place?"), "\(standings.errors)")
    }
}
