import Foundation
import JSON
import QuestSealing
import Quests
import RideLogs
import TestSupport
import Testing

@Suite("questctl receipt")
struct ReceiptTests {
    private let event: SignedEvent
    private let anna: String
    private let boris: String
    private let receipts: String

    init() throws {
        event = try SignedEvent()
        anna = try event.file(event.ride("anna", key: event.anna), "anna.jsonl")
        boris = try event.file(event.ride("boris", key: event.boris), "boris.jsonl")
        receipts = event.folder.path("receipts.jsonl")
    }

    private func check(_ logs: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["receipt", "--check", receipts] + logs)
    }

    /// A receipt, member by member, with one of them changed.
    private func changed(_ member: String, _ value: JSONValue) throws -> [UInt8] {
        let line = try Data(contentsOf: URL(filePath: receipts)).split(separator: 0x0A)[0]
        var object = try #require(JSONValue(parsing: Array(line)).objectValue)
        object[member] = value
        return JSONWriter().write(.object(object)) + [0x0A]
    }

    @Test func `Receipts are added to those that are there, and agree with what they were taken of`() throws {
        let first = try Tool.run("receipt", anna, "-o", receipts)
        #expect(first.code == 0, "\(first.errors)")
        let key = event.anna.publicKey.fingerprint
        #expect(first.output == "“anna”: entry 6, key \(key)\n\(receipts): 1 receipt added\n")
        let second = try Tool.run("receipt", anna, boris, "-o", receipts, "--language", "ru")
        #expect(second.output.hasSuffix("\(receipts): добавлено квитанций — 1\n"))
        let outcome = try check(boris, anna)
        #expect(outcome.code == 0)
        #expect(outcome.output == "“anna”: as it was seen, up to entry 6\n“boris”: as it was seen, up to entry 6\n")
        // Of the riders whose logs are not here it says so, and finds nothing wrong.
        let one = try check(boris)
        #expect(one.code == 0)
        #expect(one.output.contains("“anna”: no log is signed with the key of the receipt, \(key)\n"))
        let printed = try Tool.run("receipt", boris)
        #expect(
            printed.output == (try String(contentsOfFile: receipts, encoding: .utf8).split(separator: "\n")[1]) + "\n")
        #expect(LogReceipt.reading(Array(printed.output.utf8)).receipts.allSatisfy { $0.isValid(by: .crypto) })
    }

    @Test func `A log that was written anew with its own key is named, with the entries it was changed from`() throws {
        // Seen at the first control, and at the finish.
        let early = try event.file(event.ride("anna", key: event.anna, until: 2), "early.jsonl")
        for log in [early, anna] { #expect(try Tool.run("receipt", log, "-o", receipts).code == 0) }
        let anew = try event.file(event.ride("anna", key: event.anna, answer: "photo-2.jpg"), "anew.jsonl")
        let outcome = try check(anew)
        #expect(outcome.code == 1)
        #expect(
            outcome.output
                == "“anna”: written anew from one of the entries 4–6 on; the receipt has another entry 6\n")
        for command in [["judge"], ["standings"]] {
            let judged = try Tool.run(arguments: command + [event.quest, anew, "--receipts", receipts])
            #expect(judged.code == 0)
            #expect(
                judged.errors.contains(
                    "the log of device “phone of anna” of “anna” was written anew: a receipt shows another entry 6"))
            let honest = try Tool.run(arguments: command + [event.quest, anna, "--receipts", receipts])
            #expect(honest.errors.isEmpty, "\(honest.errors)")
        }
        let russian = try Tool.run("receipt", "--check", receipts, anew, "--language", "ru")
        #expect(russian.output.contains("журнал переписан начиная с одной из записей 4–6"))
    }

    @Test func `A log that was cut short is named`() throws {
        #expect(try Tool.run("receipt", anna, "-o", receipts).code == 0)
        let cut = try event.file(event.ride("anna", key: event.anna, until: 4), "cut.jsonl")
        let outcome = try check(cut)
        #expect(outcome.code == 1)
        #expect(outcome.output == "“anna”: cut short; the receipt has entry 6, and the log ends before it\n")
        let judged = try Tool.run("judge", event.quest, cut, "--receipts", receipts)
        #expect(judged.errors.contains("was cut short: a receipt shows entry 6"))
    }

    @Test func `A log with another key, or without one, does not take the place of the one that was seen`() throws {
        #expect(try Tool.run("receipt", anna, "-o", receipts).code == 0)
        let other = try event.file(event.ride("anna", key: SigningKey()), "other.jsonl")
        let plain = try event.file(event.ride("anna", key: nil), "plain.jsonl")
        for log in [other, plain] {
            let outcome = try check(log)
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("no log is signed with the key of the receipt"))
            let judged = try Tool.run("judge", event.quest, log, "--receipts", receipts)
            #expect(judged.errors.contains("there is a receipt of key \(event.anna.publicKey.fingerprint)"))
            // With the table of riders it does not count either.
            let bound = try Tool.run("judge", event.quest, log, "--riders", event.roster)
            #expect(bound.code == 1)
            #expect(bound.errors.contains("the table of riders has"))
        }
        let none = try Tool.run("receipt", plain)
        #expect(none.code == 1)
        #expect(none.errors.contains("none of these logs is signed"))
    }

    @Test func `A file without receipts compares nothing, and that is an error`() throws {
        try Data().write(to: URL(filePath: receipts))
        let outcome = try check(anna)
        #expect(outcome.code == 2 && outcome.errors.contains("there is no receipt in this file"))
        let judged = try Tool.run("judge", event.quest, anna, "--receipts", receipts)
        #expect(judged.code == 2 && judged.output.isEmpty)
    }

    @Test func `A receipt that somebody made or changed proves nothing`() throws {
        #expect(try Tool.run("receipt", anna, "-o", receipts).code == 0)
        let foreign = try #require(
            LogReceipt.receipts(of: event.ride("anna", key: event.boris), verifier: .crypto).first)
        let forged = try [
            changed("seq", 5), changed("seq", 7), changed("head", .string(foreign.head.description)),
            changed("sig", .string(foreign.signature.description)),
            changed("key", .string(event.boris.publicKey.description)), changed("quest", "last-year"),
        ]
        for (index, line) in forged.enumerated() {
            let path = try event.folder.write(line, as: "forged.jsonl")
            let outcome = try Tool.run("receipt", "--check", path, anna)
            #expect(outcome.code == 1, "\(index)")
            #expect(outcome.output == "“anna”: the receipt is not signed with its key and proves nothing\n", "\(index)")
            let judged = try Tool.run("judge", event.quest, anna, "--receipts", path)
            #expect(judged.errors.contains("has a wrong signature and proves nothing"), "\(index)")
            #expect(!judged.output.contains("worth a look"), "\(index)")
        }
    }

    @Test func `A receipt of another quest proves nothing in this one`() throws {
        let text = SignedEvent.quest("last-year", event.office.publicKey.fingerprint)
        let lastYear = try event.folder.write(text.utf8, as: "last-year.geojson")
        let quest = try #require(Quest.read(Array(Data(contentsOf: URL(filePath: lastYear)))).quest)
        let old = try event.file(event.ride("anna", key: event.anna, quest: quest), "old.jsonl")
        #expect(try Tool.run("receipt", old, "-o", receipts).code == 0)
        let judged = try Tool.run("judge", event.quest, anna, "--receipts", receipts)
        #expect(judged.errors.contains("belongs to the quest “last-year” and proves nothing here"))
        #expect(!judged.output.contains("worth a look"))
        // Nor does last year's log count this year.
        let again = try Tool.run("judge", event.quest, old)
        #expect(again.code == 1)
        #expect(again.errors.contains("belongs to the quest “last-year”"))
    }

    @Test func `What is no receipt is said with its line, and no file of another kind is added to`() throws {
        #expect(try Tool.run("receipt", anna, "-o", receipts).code == 0)
        let good = try Data(contentsOf: URL(filePath: receipts))
        let mixed = try event.folder.write(Array("{}\n".utf8) + Array(good) + Array("x\n".utf8), as: "mixed.jsonl")
        let outcome = try Tool.run("receipt", "--check", mixed, anna)
        #expect(outcome.code == 0)
        #expect(outcome.errors == "\(mixed):1: this line is no receipt\n\(mixed):3: this line is no receipt\n")
        #expect(try Tool.run("receipt", "--check", event.quest, anna).code == 2)
        let before = try Data(contentsOf: URL(filePath: event.quest))
        #expect(try Tool.run("receipt", anna, "-o", event.quest).code == 2)
        #expect(try Data(contentsOf: URL(filePath: event.quest)) == before)
        #expect(try Tool.run("receipt", anna, "-o", anna).code == 64)
        #expect(try Tool.run("receipt", anna, "-o", receipts, "--check", receipts).code == 64)
        #expect(try Tool.run("receipt", "--check", event.folder.path("none"), anna).code == 2)
    }

    @Test func `A device that calls itself like an accepted key is not accepted by its name`() throws {
        let key = SigningKey()
        let name = "\(key.publicKey.fingerprint)"
        let own = try event.file(event.ride("anna", device: "phone", key: event.anna), "own.jsonl")
        let second = try event.file(event.ride("anna", device: "tablet", key: key, until: 3), "second.jsonl")
        let stranger = try event.file(
            event.ride("anna", device: name, key: SigningKey(), until: 3), "stranger.jsonl")
        let outcome = try Tool.run("judge", event.quest, own, second, stranger, "--accept-device", name.lowercased())
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("“\(name)” with key "))
        #expect(!outcome.errors.contains("“tablet”"), "\(outcome.errors)")
    }
}
