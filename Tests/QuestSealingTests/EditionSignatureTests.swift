import Foundation
import GeoJSON
import JSON
import PlainCryptography
import QuestSealing
import Quests
import Support
import TestSupport
import Testing

struct EditionSignatureTests {
    /// The organiser's key and a rider's.
    private static let keys: [SigningKey] = {
        var generator = SeededGenerator(seed: 3)
        return [SigningKey(using: &generator), SigningKey(.p256, using: &generator)]
    }()
    private static let office = keys[0]
    private static let rider = keys[1]

    /// A small quest with one of everything that an edition hides.
    private static let quest = SealedQuest.file([
        SealedQuest.task("oak", #""points": 10, "answer": "weathervane", "success": "Well seen""#),
        SealedQuest.task("mill", #""points": 20, "requires": "oak", "answer": "lighthouse""#),
        SealedQuest.task("pond", #""points": 30"#),
    ])

    private static let signed = Result { try edition(signer: office.signer) }

    private static func edition(
        _ bytes: [UInt8] = quest, signer: Signer?, seed: UInt64 = 1
    ) throws -> RidersEdition {
        var generator = SeededGenerator(seed: seed)
        return try RidersEdition(sealing: bytes, cost: SealedQuest.cost, signer: signer, using: &generator)
    }

    private func text() throws -> String { String(decoding: try Self.signed.get().bytes, as: UTF8.self) }

    /// An edition without what closes it.
    private func body(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.lastIndex(of: UInt8(ascii: "]")) ?? 0
        return Array(bytes[...end])
    }

    private func check(_ text: String) -> EditionSignature {
        EditionSignature.check(Array(text.utf8), with: .crypto)
    }

    @Test(arguments: keys.indices) func `A signed edition opens as before, and as signed`(index: Int) throws {
        let key = Self.keys[index]
        let edition = try Self.edition(signer: key.signer)
        let plain = try Self.edition(signer: nil)
        #expect(EditionSignature.check(edition.bytes, with: .crypto) == .signed(key.publicKey.fingerprint))
        #expect(EditionSignature.check(edition.bytes, with: .portable) == .signed(key.publicKey.fingerprint))
        #expect(EditionSignature.check(plain.bytes, with: .crypto) == .unsigned)
        #expect(EditionSignature.check(Self.quest, with: .crypto) == .unsigned)
        // Nothing but the member was added, and no rule of quests or GeoJSON minds it.
        #expect(edition.bytes.starts(with: body(plain.bytes)) as Bool)
        var members = try #require(JSONValue(parsing: edition.bytes).objectValue)
        #expect(members.keys.last == "signature")
        members["signature"] = nil
        #expect(try JSONValue(parsing: plain.bytes) == .object(members))
        let (reading, before) = (
            Quest.read(edition.bytes, judgedBy: Linter()), Quest.read(plain.bytes, judgedBy: Linter())
        )
        #expect(reading.quest?.tasks == before.quest?.tasks)
        #expect(reading.diagnostics.map(\.rule) == before.diagnostics.map(\.rule))
        #expect(edition.report.signedBy == key.publicKey.fingerprint)
        #expect(plain.report.signedBy == nil)
        let said = edition.report.lines()
        #expect(said.contains { $0[.english] == "Signed with the key \(key.publicKey.fingerprint)." })
        #expect(said.contains { $0[.russian] == "Подписано ключом \(key.publicKey.fingerprint)." })
    }

    @Test func `Whatever byte is changed, the edition is not that of the organiser`() throws {
        let bytes = try Self.signed.get().bytes
        var generator = SeededGenerator(seed: 8)
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 1 << UInt8(generator.next(below: 8))
            let state = EditionSignature.check(changed, with: .crypto)
            #expect(state != .signed(Self.office.publicKey.fingerprint), "byte \(place)")
            // Each byte of the signature and the key, and some of the others, since plain Swift is slow in a debug build.
            if place % 40 == 0 || place > bytes.count - 200 {
                #expect(EditionSignature.check(changed, with: .portable) == state, "byte \(place)")
            }
            #expect(throws: EditionError.self, "byte \(place)") {
                try state.require(signedBy: Self.office.publicKey.fingerprint)
            }
        }
    }

    @Test func `Whatever bytes are taken out, put in or exchanged, the edition is not that of the organiser`() throws {
        let bytes = try Self.signed.get().bytes
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<600 {
            var changed = bytes
            let first = generator.next(below: bytes.count)
            let second = min(bytes.count, first + generator.next(in: 1...40))
            switch generator.next(below: 3) {
            case 0: changed.removeSubrange(first..<second)
            case 1: changed.insert(contentsOf: bytes[first..<second], at: generator.next(below: bytes.count))
            default: changed.swapAt(first, generator.next(below: bytes.count))
            }
            guard changed != bytes else { continue }
            #expect(EditionSignature.check(changed, with: .crypto) != .signed(Self.office.publicKey.fingerprint))
        }
    }

    @Test func `A point value, a place, a seal and a cost cannot be changed`() throws {
        let text = try text()
        let forged = [
            text.replacing(#""points": 30"#, with: #""points": 90"#),
            text.replacing("55.15", with: "55.16"),
            text.replacing(#""N": 16"#, with: #""N": 2"#),
            text.replacing(#""kind": "sealed""#, with: #""kind": "judged""#),
            text.replacing(#""exact": false"#, with: #""exact": true"#),
            text.replacing(#""title": "Проба""#, with: #""title": "Игра""#),
            text.replacing(#""locked""#, with: #""locket""#),
            text.replacing(#""seal""#, with: #""soap""#),
            text.replacing(#""name": "oak""#, with: #""name": "fir""#),
        ]
        let key = Self.office.publicKey.fingerprint
        for (index, forged) in forged.enumerated() {
            try #require(forged != text, "\(index)")
            #expect(check(forged) == .altered(key), "\(index)")
            #expect(throws: EditionError.alteredEdition(key)) { try check(forged).require() }
        }
    }

    @Test func `Members cannot be reordered, repeated or appended, and line ends are bytes as well`() throws {
        let text = try text()
        let key = Self.office.publicKey.fingerprint
        let tail = try #require(text.range(of: ",\n  \"signature\"")).lowerBound
        let member = String(text[tail...].dropLast("\n}\n".count))
        var reordered = try #require(JSONValue(parsing: Array(text.utf8)).objectValue)
        let quest = reordered["quest"]
        reordered["quest"] = nil
        reordered["quest"] = quest
        let start = String(text[..<tail])
        let forged: [String] = [
            text + " ", text + "\n", text + "{}", " " + text, "\u{FEFF}" + text, String(text.dropLast()),
            text.replacing("\n", with: "\r\n"),
            start + member + member + "\n}\n",
            start + member + #", "quest": {"title": "Mine"}"# + "\n}\n",
            start + #", "quest": {"title": "Mine"}"# + member + "\n}\n",
            start + #", "signature": {"key": "x", "value": "y"}"# + member + "\n}\n",
            start + member + ",\n  \"signature\": null\n}\n",
            text.replacing(#""value": ""#, with: #""value":  ""#),
            text.replacing(#""signature": {"#, with: #""signature": {"x": 1, "#),
            String(decoding: JSONWriter(options: .pretty).write(.object(reordered)), as: UTF8.self),
        ]
        for (index, forged) in forged.enumerated() {
            #expect(check(forged) == .altered(key), "\(index)")
        }
    }

    @Test func `A signature of another key, of another edition, or of a log is none of this edition`() throws {
        let (office, rider) = (Self.office.publicKey.fingerprint, Self.rider.publicKey.fingerprint)
        let plain = try Self.edition(signer: nil).bytes
        let edition = try Self.signed.get().bytes
        // Signed by a rider: a good signature, but not the one asked for.
        let foreign = try #require(EditionSignature.appended(to: plain, by: Self.rider.signer))
        let state = EditionSignature.check(foreign, with: .crypto)
        #expect(state == .signed(rider))
        try state.require()
        #expect(throws: EditionError.foreignSignature(rider, wanted: office)) { try state.require(signedBy: office) }
        // The rider's signature under the organiser's key, and the reverse.
        let keys = (Self.office.publicKey.description, Self.rider.publicKey.description)
        #expect(check(String(decoding: foreign, as: UTF8.self).replacing(keys.1, with: keys.0)) == .altered(office))
        #expect(check(try text().replacing(keys.0, with: keys.1)) == .altered(rider))
        // Signed once more, over the organiser's signature.
        let twice = try #require(EditionSignature.appended(to: edition, by: Self.rider.signer))
        #expect(EditionSignature.check(twice, with: .crypto) == .altered(office))
        // The signature of an earlier edition under a later one.
        let later = body(try Self.edition(signer: nil, seed: 2).bytes)
        let signature = edition.dropFirst(body(plain).count)
        #expect(EditionSignature.check(later + signature, with: .crypto) == .altered(office))
        // A signature of the same bytes for another purpose.
        let logged = try #require(Self.office.signer.signature(of: body(plain)))
        let ours = try #require(Self.office.signer.signature(of: Array("VeloQuest edition 1\n".utf8) + body(plain)))
        #expect(check(try text().replacing(ours.description, with: logged.description)) == .altered(office))
    }

    @Test func `An edition whose signature was taken off is unsigned, which those notice who ask for one`() throws {
        let office = Self.office.publicKey.fingerprint
        let text = try text()
        let tail = try #require(text.range(of: ",\n  \"signature\"")).lowerBound
        let state = check(text[..<tail] + "\n}\n")
        #expect(state == .unsigned)
        try state.require()
        #expect(throws: EditionError.unsignedEdition(wanted: office)) { try state.require(signedBy: office) }
        try check(text).require(signedBy: office)
    }

    @Test func `A member of this name elsewhere claims nothing`() throws {
        let tasks = SealedQuest.task(
            "oak",
            #""signature": {"key": "ed25519:AAAA"}, "description": "the \"signature\": {of the poet", "answer": "x""#)
        let bytes = SealedQuest.file([tasks], quest: #"{"title": "signature", "signature": 1}"#)
        #expect(EditionSignature.check(bytes, with: .crypto) == .unsigned)
        let outer = Array(
            String(decoding: bytes, as: UTF8.self).replacing(#""name": "outer""#, with: #""signature" :0"#).utf8)
        #expect(EditionSignature.check(outer, with: .crypto) == .altered(nil))
        // The organiser's own member of this name is not carried into the riders' edition.
        let edition = try Self.edition(outer, signer: nil)
        #expect(EditionSignature.check(edition.bytes, with: .crypto) == .unsigned)
        let signed = try Self.edition(outer, signer: Self.office.signer)
        #expect(EditionSignature.check(signed.bytes, with: .crypto) == .signed(Self.office.publicKey.fingerprint))
    }

    @Test func `A signer that is out of reach makes no edition`() throws {
        let locked = Signer(publicKey: Self.office.publicKey) { _ in nil }
        #expect(throws: SealingError.self) { try Self.edition(signer: locked) }
        for text in ["", " ", "[]", "{}", "{ }", "[1}"] {
            #expect(EditionSignature.appended(to: Array(text.utf8), by: locked) == nil)
        }
        #expect(EditionSignature.appended(to: Array("{}".utf8), by: Self.office.signer) == nil)
    }

    @Test func `What is wrong is said in both languages, with the key`() throws {
        let (office, rider) = (Self.office.publicKey.fingerprint, Self.rider.publicKey.fingerprint)
        let errors: [EditionError] = [
            .alteredEdition(office), .unsignedEdition(wanted: office), .foreignSignature(rider, wanted: office),
        ]
        for error in errors {
            #expect(error.message[.english].contains(office.description))
            #expect(error.message[.russian].contains(office.description))
        }
        #expect(
            EditionError.alteredEdition(office).message[.english].hasPrefix(
                "changed since the organiser signed it (key \(office))"))
        #expect(!EditionError.alteredEdition(nil).message[.english].contains("("))
    }
}
