import Foundation
import QuestSealing
import Quests
import RideLogs
import TestSupport
import Testing

@Suite("questctl decide with a key")
struct SignedDecisionTests {
    private let event: SignedEvent
    private let anna: String

    init() throws {
        event = try SignedEvent()
        anna = try event.file(event.ride("anna", key: event.anna), "anna.jsonl")
    }

    private func decide(_ log: String, _ more: String...) throws -> Tool.Outcome {
        try Tool.run(
            arguments: ["decide", log, "--rider", "anna", "--quest", event.quest] + more)
    }

    @Test func `What an official signed counts from wherever it comes`() throws {
        let office = event.folder.path("office.jsonl")
        let decided = try decide(
            office, "--key", event.officeFile, "--task", "oak", "--from", anna, "--accept", "--reason", "the oak")
        #expect(decided.code == 0, "\(decided.errors)")
        #expect(decided.output.contains("entry 2, "))
        let log = try RideLog.reading(contentsOf: office).log
        #expect(log.entries.count == 2)
        #expect(log.entries[0].opening?.key == event.office.publicKey)
        #expect(log.entries[0].opening?.quest == "evening")
        for entry in log.entries { #expect(entry.isSigned(by: event.office.publicKey, quest: "evening", .crypto)) }
        // A second decision continues the chain; among the riders' logs, without --office.
        #expect(try decide(office, "--key", event.officeFile, "--points", "5", "--reason", "style").code == 0)
        let judged = try Tool.run("judge", event.quest, anna, office)
        #expect(judged.code == 0)
        #expect(judged.errors.isEmpty, "\(judged.errors)")
        #expect(judged.output.contains("1. Oak: 10 of 10 points"))
        #expect(judged.output.contains("25 points"))
        #expect(judged.output.contains("the log is signed with key \(event.anna.publicKey.fingerprint)"))
    }

    @Test func `A log is signed from its first entry on, or not at all`() throws {
        let signed = event.folder.path("signed.jsonl")
        let plain = event.folder.path("plain.jsonl")
        let other = event.folder.path("other.pem")
        #expect(try Tool.run("keygen", "-o", other).code == 0)
        let points = ["--points", "1", "--reason", "x"]
        #expect(try decide(signed, "--key", event.officeFile, points[0], points[1], points[2], points[3]).code == 0)
        #expect(try decide(plain, points[0], points[1], points[2], points[3]).code == 0)
        let before = try [signed, plain].map { try Data(contentsOf: URL(filePath: $0)) }
        let wrong = try [
            decide(signed, points[0], points[1], points[2], points[3]),
            decide(signed, "--key", other, points[0], points[1], points[2], points[3]),
            decide(plain, "--key", other, points[0], points[1], points[2], points[3]),
        ]
        for outcome in wrong { #expect(outcome.code == 1) }
        #expect(wrong[1].errors.contains("this log was begun with the key \(event.office.publicKey.fingerprint)"))
        #expect(wrong[2].errors.contains("this log was begun without a key"))
        #expect(try [signed, plain].map { try Data(contentsOf: URL(filePath: $0)) } == before)
        #expect(try decide(event.officeFile, "--key", event.officeFile, "--points", "1", "--reason", "x").code == 64)
    }

    @Test func `A rider's decision under the organiser's name has no effect, signed or not`() throws {
        let thief = event.folder.path("thief.pem")
        #expect(try Tool.run("keygen", "-o", thief).code == 0)
        let forged = event.folder.path("office.jsonl")
        #expect(try decide(forged, "--key", thief, "--points", "500", "--reason", "style").code == 0)
        let plain = event.folder.path("plain.jsonl")
        #expect(try decide(plain, "--points", "500", "--reason", "style").code == 0)
        for log in [forged, plain] {
            let judged = try Tool.run("judge", event.quest, anna, log)
            #expect(judged.output.contains("  10 points, "))
            #expect(judged.errors.contains("device “office” decides about “anna” and is not the organiser's"))
        }
    }

    @Test func `A decision that somebody adds to the organiser's log, or changes in it, has no effect`() throws {
        let office = event.folder.path("office.jsonl")
        #expect(try decide(office, "--key", event.officeFile, "--points", "5", "--reason", "style").code == 0)
        let log = try RideLog.reading(contentsOf: office).log
        let last = try #require(log.entries.last)
        let added = RideEntry(
            rider: "anna", device: "office", sequence: 3, time: last.time + 1,
            event: .adjusted(points: 500, reason: "style"), previous: last.digest)
        let changed = RideEntry(
            rider: "anna", device: "office", sequence: 2, time: last.time,
            event: .adjusted(points: 500, reason: "style"), previous: last.previous)
        let copied = try changed.signed(#require(last.signature))
        for (entries, total) in [
            (log.entries + [added], "15 points"), ([log.entries[0], changed], "10 points"),
            ([log.entries[0], copied], "10 points"),
        ] {
            let path = try event.file(RideLog(entries), "forged.jsonl")
            let judged = try Tool.run("judge", event.quest, anna, path)
            #expect(judged.output.contains("  \(total), "), "\(judged.output)")
            #expect(judged.errors.contains("“office”"), "\(judged.errors)")
        }
    }

    @Test func `A decision for another quest does not count in this one`() throws {
        let other = try event.folder.write(
            SignedEvent.quest("last-year", event.office.publicKey.fingerprint).utf8, as: "other.geojson")
        let office = event.folder.path("office.jsonl")
        let decided = try Tool.run(
            "decide", office, "--rider", "anna", "--quest", other, "--key", event.officeFile, "--points", "5",
            "--reason", "style")
        #expect(decided.code == 0)
        let judged = try Tool.run("judge", event.quest, anna, office)
        #expect(judged.output.contains("  10 points, "))
        #expect(judged.errors.contains("belongs to the quest “last-year”"))
    }
}
