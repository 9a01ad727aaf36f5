import Foundation
import Geodesy
import QuestSealing
import Quests
import RideLogs
import TestSupport
import Testing

/// What a hurried organiser hands in by mistake.
@Suite("questctl judge, standings, receipt and decide on the wrong files")
struct WrongInputTests {
    private let event: SignedEvent
    private let anna: String
    private let boris: String

    init() throws {
        event = try SignedEvent()
        anna = try event.file(event.ride("anna", key: event.anna), "anna.jsonl")
        boris = try event.file(event.ride("boris", key: event.boris), "boris.jsonl")
    }

    private func run(_ arguments: String...) throws -> Tool.Outcome { try Tool.run(arguments: arguments) }

    private func file(_ text: String, _ name: String) throws -> String { try event.folder.write(text.utf8, as: name) }

    /// The errors of `standings` on Anna's log.
    private func remarks(_ more: String...) throws -> String {
        let outcome = try Tool.run(arguments: ["standings", event.quest, anna] + more)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.errors
    }

    @Test func `A file without a log for --office decides nothing, and that is an error`() throws {
        let empty = try file("", "empty.jsonl")
        for wrong in [empty, event.roster, event.quest] {
            for command in ["judge", "standings"] {
                let outcome = try run(command, event.quest, anna, "--office", wrong)
                #expect(outcome.code == 2 && outcome.output.isEmpty, "\(wrong): \(outcome.output)")
                #expect(outcome.errors.contains("\(wrong): there is no entry of a ride log in this file"))
            }
        }
        let text = try String(contentsOfFile: anna, encoding: .utf8)
        let altered = try file(text.replacingOccurrences(of: "anna", with: "vera"), "altered.jsonl")
        let damaged = try run("judge", event.quest, anna, "--office", altered)
        #expect(damaged.code == 2 && damaged.errors.contains("\(altered): no entry of this log is whole"))
        #expect(damaged.errors.contains("\(altered):1: "), "its faults are reported too: \(damaged.errors)")
        let russian = try run("judge", event.quest, anna, "--office", empty, "--language", "ru")
        #expect(russian.errors.contains("в этом файле нет ни одной записи журнала"))
    }

    @Test func `A rider's log for --office is named, and one that no official signed`() throws {
        #expect(try remarks("--office", boris).contains("a log given with --office tells of the ride of “boris”"))
        let carl = try event.file(event.ride("carl", key: SigningKey()), "carl.jsonl")
        #expect(
            try remarks("--office", boris, "--office", carl).contains("tells of the rides of “boris”, “carl”, and"))
        #expect(
            try remarks("--office", boris, "--office", carl, "--language", "ru").contains(
                "описывает заезды участников «boris», «carl», и"))
        let plain = event.folder.path("plain.jsonl")
        #expect(try run("decide", plain, "--rider", "anna", "--points", "5", "--reason", "style").code == 0)
        #expect(try remarks("--office", plain).contains("is not signed by any of them; it counts since you gave it"))
        let signed = event.folder.path("signed.jsonl")
        let decided = try run(
            "decide", signed, "--key", event.officeFile, "--rider", "anna", "--points", "5", "--reason", "style",
            "--quest", event.quest)
        #expect(decided.code == 0 && decided.errors.isEmpty, "\(decided.errors)")
        #expect(try remarks("--office", signed).isEmpty)
    }

    @Test func `An empty log among others is named`() throws {
        let empty = try file("", "empty.jsonl")
        #expect(try remarks(empty) == "\(empty): no entry of a ride log\n")
    }

    @Test func `Logs are not compared with receipts where there is no log`() throws {
        let receipts = event.folder.path("receipts.jsonl")
        #expect(try run("receipt", anna, "-o", receipts).code == 0)
        for wrong in [event.roster, event.quest, receipts, try file("", "empty.jsonl")] {
            let outcome = try run("receipt", "--check", receipts, wrong)
            #expect(outcome.code == 2 && outcome.output.contains("no log is signed with the key"), "\(outcome)")
            #expect(outcome.errors.contains("There is no log to compare with the receipts"))
        }
    }

    @Test func `A device that is nowhere is not accepted silently`() throws {
        for name in ["nosuch", "", "7K2M-Q9XD-41TB-RZ0C", "0123456789abcdef0123456789abcdef"] {
            #expect(try remarks("--accept-device", name).contains("--accept-device \(name): no log "), "\(name)")
        }
        #expect(try remarks("--accept-device", "phone of anna").isEmpty)
        #expect(try remarks("--accept-device", "\(event.anna.publicKey.fingerprint)").isEmpty)
    }

    @Test func `A name that two logs of a rider have is not accepted, and the fingerprints are said`() throws {
        let key = SigningKey()
        let second = try event.file(
            event.ride("anna", device: "phone of anna", key: key, until: 3), "second.jsonl")
        let named = try remarks(second, "--accept-device", "phone of anna")
        #expect(
            named.contains("several logs of “anna” are by a device “phone of anna”, so the name accepts none of them"))
        #expect(named.contains("\(key.publicKey.fingerprint)"))
        let accepted = try remarks(second, "--accept-device", "\(key.publicKey.fingerprint)")
        #expect(!accepted.contains("accept"), "\(accepted)")
    }

    @Test func `The table of riders is compared with the logs`() throws {
        let fingerprint = event.anna.publicKey.fingerprint
        func table(_ text: String) throws -> String {
            try remarks("--riders", file(text, "table.csv"))
        }
        #expect(
            try table("rider,key\nAnna,\(fingerprint)\n")
                == "“anna” rides and is not in the table of riders, which has “Anna” (character 1: U+0041 in the table, U+0061 in the log): if they are one, write “anna” there, letter for letter\n"
        )
        #expect(try table("rider,name\nboris,B\n") == "not in the table of riders: “anna”\n")
        #expect(try table("rider,kee\nanna,\(fingerprint)\n").contains("mean nothing here: “kee”"))
        #expect(try table("rider,key\n").contains("table.csv: the table of riders has no rider"))
        #expect(try table("rider,key\nanna,\(fingerprint)\nboris,\n").contains("has no key for “boris”"))
        let torn = try run(
            "standings", event.quest, anna, "--riders", file("rider,name,team\nanna,Ivanova, Anna,Owls\n", "table.csv"))
        #expect(torn.code == 1 && torn.errors.contains("Line 2: there are more cells than columns"))
        #expect(
            try table("rider,name\nanna,Anna,paid\n")
                .hasPrefix("more cells than columns in the table of riders, line 2: "))
    }

    @Test func `Many remarks of one kind do not hide one of another`() throws {
        let names = (0..<12).map { "rider\($0)" }
        let many = try event.file(
            RideLog(merging: (names + ["carl"]).map { try event.ride($0, key: nil) }), "many.jsonl")
        let table = try file("rider\n" + names.map { "\($0.uppercased())\n" }.joined(), "table.csv")
        let said = try remarks(many, "--riders", table)
        #expect(said.components(separatedBy: "letter for letter").count - 1 == 10, "\(said)")
        #expect(said.contains("not in the table of riders: “anna”, “carl”"), "\(said)")
        let decided = try run("decide", many, "--rider", "anna", "--points", "5", "--reason", "style")
        #expect(decided.code == 1)
        #expect(
            decided.errors.contains("this log tells of the rides of “carl”, “rider0”, “rider1”, …; write"),
            "\(decided.errors)")
    }

    @Test func `Riders whose names look alike are named`() throws {
        let other = try event.file(event.ride("Anna", device: "x", key: event.boris), "other.jsonl")
        #expect(try remarks(other).contains("look alike and are ranked apart: “Anna”, “anna”"))
    }

    @Test func `A riders' edition as the quest is named, since nothing in it can be judged`() throws {
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        let edition = event.folder.path("riders.geojson")
        #expect(try run("seal", quest, "--cost", "10", "-o", edition).code == 0)
        let outcome = try run("judge", edition, anna)
        #expect(outcome.errors.contains("note: this is a riders' edition"))
        #expect(try !run("judge", quest, anna).errors.contains("riders' edition"))
    }

    @Test func `Logs of a quest with an identifier are named where the judged one has none`() throws {
        let text = SignedEvent.quest("evening", event.office.publicKey.fingerprint)
        let quest = try file(text.replacingOccurrences(of: #""id": "evening", "#, with: ""), "noid.geojson")
        let outcome = try run("standings", quest, anna)
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.contains("the quest has no id, so that logs of any quest count, here those of “evening”"))
    }

    @Test func `A start window in another time zone is suspected where it lets nobody start`() throws {
        let text = SignedEvent.quest("evening", event.office.publicKey.fingerprint)
        // The ride starts at 2026-05-28T20:26:40Z.
        func quest(_ zone: String) throws -> String {
            let window =
                #""startWindow": {"opens": "2026-05-28T20:00\#(zone)", "closes": "2026-05-28T21:00\#(zone)"}, "#
            return try file(
                text.replacingOccurrences(of: #""title""#, with: window + #""title""#), "window.geojson")
        }
        let right = try run("standings", quest("Z"), anna)
        #expect(right.errors.isEmpty && right.output.contains("1  anna"), "\(right)")
        let wrong = try run("standings", quest("+05:00"), anna)
        #expect(wrong.code == 0)
        #expect(
            wrong.errors.contains(
                "1 rider started outside the start window, by 4 h 27 min or more, and did not start for that; if that is wrong, compare the time zone"
            ), "\(wrong.errors)")
    }

    @Test func `A moment without a time zone is said to be taken as UTC`() throws {
        #expect(
            try remarks("--frozen", "2026-05-28T20:30").contains(
                "note: --frozen 2026-05-28T20:30 does not say in which time zone and is taken as UTC"))
        for zoned in ["2026-05-28T20:30Z", "2026-05-28T20:30+05:00", "2026-05-28T20:30-05:00"] {
            #expect(try remarks("--frozen", zoned).isEmpty)
        }
    }

    @Test func `Decisions are not written into a ride's log, nor about what the quest does not have`() throws {
        let before = try Data(contentsOf: URL(filePath: anna))
        let ride = try run("decide", anna, "--rider", "anna", "--points", "5", "--reason", "style")
        #expect(ride.code == 1 && ride.errors.contains("this log tells of the ride of “anna”"))
        #expect(try Data(contentsOf: URL(filePath: anna)) == before)
        let office = event.folder.path("office.jsonl")
        let task = try run(
            "decide", office, "--rider", "anna", "--task", "Oak", "--accept", "--quest", event.quest)
        #expect(task.code == 1 && task.errors.contains("the quest has no task ‘Oak’; there are oak, elm"))
        for (rider, reason) in [("anna", " "), (" ", "style")] {
            #expect(try run("decide", office, "--rider", rider, "--points", "5", "--reason", reason).code == 64)
        }
        #expect(!FileManager.default.fileExists(atPath: office))
        let thief = event.folder.path("thief.pem")
        #expect(try run("keygen", "-o", thief).code == 0)
        let foreign = try run(
            "decide", office, "--rider", "anna", "--points", "5", "--reason", "style", "--key", thief, "--quest",
            event.quest)
        #expect(foreign.code == 0 && foreign.errors.contains("this key is none of them"))
    }

    @Test func `A log is read the same with a byte order mark, with line ends of Windows, twice and in any order`()
        throws
    {
        let bytes = Array(try Data(contentsOf: URL(filePath: anna)))
        let lines = bytes.split(separator: 0x0A).map(Array.init)
        let expected = try run("standings", event.quest, anna)
        let forms: [[UInt8]] = [
            [0xEF, 0xBB, 0xBF] + bytes, lines.flatMap { $0 + [0x0D, 0x0A] }, bytes + bytes,
            lines.reversed().flatMap { $0 + [0x0A] },
        ]
        for (number, form) in forms.enumerated() {
            let path = try event.folder.write(form, as: "form-\(number).jsonl")
            let outcome = try run("standings", event.quest, path)
            #expect(outcome.output == expected.output && outcome.errors.isEmpty, "\(number): \(outcome.errors)")
        }
    }
}
