import Foundation
import JSON
import TestSupport
import Testing

/// A task without an `id` is `task-` and its number in every command, from checking the file to the results.
@Suite("Tasks without an id")
struct UnnamedTasksTests {
    private let folder: TemporaryFolder
    /// The miller's secret, no feature of which has an `id`; each one; and only the tasks with even numbers.
    private let unnamed: String
    private let named: String
    private let mixed: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        folder = try TemporaryFolder()
        unnamed = try Self.quest(in: folder, as: "unnamed") { _ in false }
        named = try Self.quest(in: folder, as: "named") { _ in true }
        mixed = try Self.quest(in: folder, as: "mixed") { $0 % 2 == 0 }
    }

    /// The quest with the identifiers that it would have without any, written down for some.
    private static func quest(in folder: TemporaryFolder, as name: String, _ isNamed: (Int) -> Bool) throws -> String {
        let source = RealData.packageRoot.appending(path: "quests/millers-secret.geojson")
        var file = try #require(try JSONValue(parsing: [UInt8](try Data(contentsOf: source))).objectValue)
        let features = try #require(file["features"]?.arrayValue).compactMap { $0.objectValue }
        var counts: [String: Int] = [:]
        var names: [String: String] = [:]
        let made = features.map { feature -> (feature: JSONObject, name: String, number: Int) in
            let role = feature["properties"]?.objectValue?["role"]?.stringValue ?? "task"
            counts[role, default: 0] += 1
            let (id, number) = ("\(role)-\(counts[role, default: 0])", counts[role, default: 0])
            if let old = feature["id"]?.stringValue { names[old] = id }
            return (feature, id, number)
        }
        file["features"] = .array(
            made.map { feature, id, number in
                var feature = feature
                feature["id"] = isNamed(number) ? .string(id) : .none
                var properties = feature["properties"]?.objectValue ?? [:]
                if var group = properties["requires"]?.objectValue, let ids = group["of"]?.arrayValue {
                    group["of"] = .array(ids.map { .string(names[$0.stringValue ?? ""] ?? "") })
                    properties["requires"] = .object(group)
                    feature["properties"] = .object(properties)
                }
                return .object(feature)
            })
        return try folder.write(JSONWriter().write(.object(file)), as: "\(name).geojson")
    }

    /// What a command says of a quest, without the columns of findings, which shift with the identifiers; and the file that it writes.
    private func run(_ quest: String, _ arguments: [String], ending: String? = nil) throws -> [String] {
        let output = folder.path("out.\(ending ?? "txt")")
        let outcome = try Tool.run(arguments: arguments + (ending == nil ? [] : ["-o", output]))
        #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
        let written = ending == nil ? "" : try String(contentsOfFile: output, encoding: .utf8)
        let name = URL(filePath: quest).lastPathComponent
        return [outcome.output, outcome.errors, written].map {
            $0.replacing(name, with: "quest.geojson").replacing(/\.geojson:1:\d+:/, with: ".geojson:")
        }
    }

    /// What all commands say of a quest.
    private func everything(_ quest: String) throws -> [[String]] {
        let map = Tool.town.map
        let log = folder.path("\(UUID()).jsonl")
        var said = [
            try run(quest, ["validate", quest]),
            try run(
                quest, ["simulate", quest, "--map", map, "--seed", "9", "--rider", "anna", "--log", log],
                ending: "geojson"
            )
            .map { $0.replacing(log, with: "log") },
        ]
        let office = folder.path("\(UUID()).jsonl")
        let decision = ["decide", office, "--rider", "anna", "--task", "task-7", "--from", log, "--accept"]
        #expect(try Tool.run(arguments: decision).code == 0)
        // The log opens with the digest of the file, which differs.
        let lines = try String(contentsOfFile: log, encoding: .utf8)
        said.append([lines.replacing(/"(edition|prev|hash)":"[0-9a-f]{32}"/, with: "digest")])
        for command in ["judge", "standings"] { said.append(try run(quest, [command, quest, log])) }
        said.append(
            try run(quest, ["judge", quest, log, "--office", office]).map { $0.replacing(office, with: "office") })
        said.append(try run(quest, ["plan", quest, "--map", map, "--time-limit", "25"]))
        said.append(try run(quest, ["matrix", map, "--quest", quest]))
        said.append(try run(quest, ["map", "render", map, "--quest", quest], ending: "svg"))
        said.append(
            try run(quest, ["simulate", quest, "--map", map, "--riders", "3", "--seed", "4", "--format", "json"]))
        for ending in ["xml", "gpx", "kml"] { said.append(try run(quest, ["export", quest], ending: ending)) }
        return said
    }

    @Test("are the same to every command as with their identifiers written down")
    func everyCommand() throws {
        let expected = try everything(named)
        for quest in [unnamed, mixed] {
            for (said, wanted) in zip(try everything(quest), expected) { #expect(said == wanted, "\(quest)") }
        }
        #expect(expected[2][0].contains(#""task":"task-7""#))
        #expect(expected[5] != expected[3], "the decision counts")
    }

    @Test("have them written down in a riders' edition, which judges the same log")
    func edition() throws {
        let riders = folder.path("riders.geojson")
        let sealed = try Tool.run("seal", unnamed, "-o", riders, "--cost", "10")
        #expect(sealed.code == 0, "\(sealed.errors)")
        let text = try String(contentsOfFile: riders, encoding: .utf8)
        for number in 1...7 { #expect(text.contains("\"task-\(number)\""), "\(number)") }
        #expect(try Tool.run("validate", riders).output.contains("0 errors, 0 warnings"))
        let log = folder.path("a.jsonl")
        let ride = ["simulate", unnamed, "--map", Tool.town.map, "--seed", "9", "--log", log]
        #expect(try Tool.run(arguments: ride).code == 0)
        let known = try Tool.run("judge", riders, log)
        #expect(known.code == 0 && !known.errors.contains("task-"), "\(known)")
    }

    @Test(
        "never share one: with another task's text, or a number of the same digits",
        arguments: [[nil, #""task-1""#], [#""task-2""#, nil], ["1", #""1""#]] as [[String?]])
    func collisions(ids: [String?]) throws {
        let features = ids.enumerated().map { place, id in
            let stated = id.map { "\"id\": \($0), " } ?? ""
            return """
                {"type": "Feature", \(stated)"properties": {"name": "T\(place)", "answer": "obelisk \(place)"},
                 "geometry": {"type": "Point", "coordinates": [\(-32 + Double(place) / 100), 55]}}
                """
        }
        let text = "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ","))]}"
        let outcome = try Tool.run("validate", "-", input: text)
        #expect(outcome.code == 1 && (outcome.output + outcome.errors).contains("quest.duplicate-id"), "\(outcome)")
    }
}
