import Foundation
import JSON
import QuestSealing
import Quests
import RideLogs
import TestSupport
import Testing

@Suite("questctl simulate --signed and --key")
struct SimulateSignedTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) throws -> Tool.Outcome { try Tool.run(arguments: arguments) }

    /// The signed logs of three riders, and the table of riders with their fingerprints.
    private func event(_ name: String, seed: String = "5") throws -> (log: String, table: String) {
        let (log, table) = (folder.path("\(name).jsonl"), folder.path("\(name).csv"))
        let made = try run(
            "simulate", quest, "--map", map, "--riders", "3", "--seed", seed, "--log", log, "--signed", table)
        #expect(made.code == 0, "\(made.errors)")
        return (log, table)
    }

    /// How many rides an output in JSON calls signed.
    private func signedCount(_ json: String) -> Int { json.components(separatedBy: #""signed""#).count - 1 }

    @Test func `The logs of an event are signed with the keys of the table, and judged as such`() throws {
        let (log, table) = try event("evening")
        let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
        #expect(rows.first == "rider,key" && rows.count == 4)
        let entries = try RideLog.reading(contentsOf: log).log.entries
        let openings = entries.compactMap(\.opening)
        #expect(openings.count == 3)
        for (opening, row) in zip(openings, rows.dropFirst()) {
            #expect(try row.hasSuffix(",\(#require(opening.key).fingerprint)"))
        }
        let judged = try run("judge", quest, log, "--riders", table, "--format", "json")
        #expect(judged.code == 0 && judged.errors.isEmpty, "\(judged.errors)")
        #expect(signedCount(judged.output) == 3)
        let ranked = try run("standings", quest, log, "--riders", table, "--format", "json")
        #expect(ranked.code == 0 && ranked.errors.isEmpty, "\(ranked.errors)")
        #expect(signedCount(ranked.output) == 3)
        let said = try run("judge", quest, log, "--riders", table, "--rider", "r0001")
        #expect(said.output.contains("  the log is signed with key \(rows[1].dropFirst("r0001,".count))"))
    }

    @Test func `The same seed gives the same keys and logs, another seed others`() throws {
        func bytes(_ event: (log: String, table: String)) throws -> [Data] {
            try [event.log, event.table].map { try Data(contentsOf: URL(filePath: $0)) }
        }
        let first = try bytes(event("a"))
        let second = try bytes(event("b"))
        #expect(second[1] == first[1])
        // CryptoKit puts randomness into signatures of Ed25519, so that on Apple systems no two logs are the same.
        #if !canImport(CryptoKit)
            #expect(second[0] == first[0])
        #endif
        let other = try bytes(event("c", seed: "6"))
        #expect(other[0] != first[0] && other[1] != first[1])
    }

    @Test func `A changed byte is named, and what it signed is lost to the rider alone`() throws {
        let (log, table) = try event("evening")
        var text = try String(contentsOfFile: log, encoding: .utf8)
        let change = try #require(text.firstRange(of: #""answered""#))
        let line = text[..<change.lowerBound].count { $0 == "\n" } + 1
        text.replaceSubrange(change, with: #""answereD""#)
        let changed = try folder.write(text.utf8, as: "changed.jsonl")
        for command in ["judge", "standings"] {
            let outcome = try run(command, quest, changed, "--riders", table)
            #expect(outcome.code == 0)
            #expect(outcome.errors.contains("changed.jsonl:\(line): "), "\(outcome.errors)")
        }
    }

    @Test func `Logs do not count for the riders of another table`() throws {
        let (log, _) = try event("evening")
        let (_, other) = try event("other", seed: "6")
        let outcome = try run("judge", quest, log, "--riders", other)
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("“r0001” signs for “r0001” with key "))
        #expect(outcome.errors.contains("There is no ride to judge"))
    }

    @Test func `One invented rider signs with the key of a file`() throws {
        let (key, log) = (folder.path("anna.pem"), folder.path("anna.jsonl"))
        #expect(try run("keygen", "-o", key).code == 0)
        let made = try run("simulate", quest, "--map", map, "--rider", "anna", "--key", key, "--log", log)
        #expect(made.code == 0, "\(made.errors)")
        let fingerprint = try SigningKey(pem: Array(Data(contentsOf: URL(filePath: key)))).publicKey.fingerprint
        let table = try folder.write("rider,key\nanna,\(fingerprint)\n".utf8, as: "riders.csv")
        let judged = try run("judge", quest, log, "--riders", table)
        #expect(judged.code == 0 && judged.errors.isEmpty, "\(judged.errors)")
        #expect(judged.output.hasSuffix("the log is signed with key \(fingerprint)\n"))
    }

    @Test func `Keys that nothing would be signed with are refused`() throws {
        let alone = try run("simulate", quest, "--map", map, "--signed", folder.path("riders.csv"))
        #expect(alone.code == 64 && alone.errorLines.count == 1)
        let mute = try run("simulate", quest, "--map", map, "--riders", "2", "--signed", folder.path("riders.csv"))
        #expect(mute.code == 64)
        let both = try run("simulate", quest, "--map", map, "--riders", "2", "--key", folder.path("anna.pem"))
        #expect(both.code == 64)
        let missing = try run("simulate", quest, "--map", map, "--key", folder.path("none.pem"), "--log", "-")
        #expect(missing.code == 2 && missing.output.isEmpty)
        #expect(try folder.names().isEmpty)
    }
}
