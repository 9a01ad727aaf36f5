import Foundation
import JSON
import QuestSealing
import Quests
import TestSupport
import Testing

@Suite("Signed riders' editions at the command line")
struct SignedEditionTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path

    /// An organiser's key, and the edition that it signed.
    private struct Signed {
        let folder: TemporaryFolder
        let key: String
        let fingerprint: String
        let edition: String
        let text: String
    }

    private func signed() throws -> Signed {
        let folder = try TemporaryFolder()
        let key = folder.path("office.pem")
        let made = try Tool.run("keygen", "-o", key)
        #expect(made.code == 0, "\(made.errors)")
        let fingerprint = String(try #require(made.output.split(separator: " ").last)).trimmingCharacters(in: .newlines)
        let edition = folder.path("riders.geojson")
        let sealed = try Tool.run("seal", quest, "--cost", "10", "--key", key, "-o", edition)
        #expect(sealed.code == 0, "\(sealed.errors)")
        #expect(sealed.output.contains("Signed with the key \(fingerprint)."))
        let text = try String(contentsOfFile: edition, encoding: .utf8)
        return Signed(folder: folder, key: key, fingerprint: fingerprint, edition: edition, text: text)
    }

    @Test func `A signed edition is opened like any other, by its key and without one`() throws {
        let signed = try signed()
        let plain = try Tool.run("validate", signed.edition)
        #expect(plain.code == 0)
        let spoken = signed.fingerprint.lowercased().replacing("-", with: " ").replacing("0", with: "o")
        let asked = try Tool.run("validate", signed.edition, "--signed-by", spoken)
        #expect(asked.code == 0)
        #expect(asked.output == plain.output)
        #expect(asked.output.contains("0 errors, 0 warnings"))
        #expect(!asked.output.contains("signature"))
        let answer = try Tool.run(
            "answer", signed.edition, "--task", "5", "gooseberry", "--signed-by", signed.fingerprint)
        #expect(answer.output.contains("[sealed]"))
        #expect(try Tool.run("validate", signed.edition, "--signed-by", "7K2M").code == 64)
    }

    @Test func `Every command that opens a quest names a changed edition`() throws {
        let signed = try signed()
        let forged = try signed.folder.write(
            signed.text.replacing(#""difficulty": "high""#, with: #""difficulty": "low""#).utf8, as: "forged.geojson")
        let map = Tool.town.map
        let log = try signed.folder.write([], as: "log.jsonl")
        let commands = [
            ["validate", forged], ["answer", forged, "--task", "1", "x"], ["judge", forged, log],
            ["standings", forged, log], ["export", forged, "--format", "gpx"], ["plan", forged, "--map", map],
            ["matrix", map, "--quest", forged], ["simulate", forged, "--map", map],
            ["map", "render", map, "--quest", forged, "-o", signed.folder.path("map.svg")],
        ]
        for command in commands {
            let outcome = try Tool.run(arguments: command)
            #expect(outcome.code == 1, "\(command[0])")
            #expect(outcome.output.isEmpty, "\(command[0])")
            #expect(
                outcome.errors
                    == "questctl: error: \(forged): changed since the organiser signed it (key \(signed.fingerprint)); "
                    + "get the file anew, byte for byte\n", "\(command[0])")
        }
        let russian = try Tool.run("validate", forged, "--language", "ru")
        #expect(
            russian.errors.contains(
                "файл изменён после того, как его подписал организатор (ключ \(signed.fingerprint))"))
    }

    @Test func `Each change to a signed edition is named`() throws {
        let signed = try signed()
        let text = signed.text
        let member = try #require(text.range(of: ",\n  \"signature\"")).lowerBound
        let other = signed.folder.path("other.pem")
        #expect(try Tool.run("keygen", "-o", other).code == 0)
        let otherKey = try Tool.run("keygen", "--show", other).output.split(separator: "\n")[0].split(separator: " ")
            .last
        let ownKey = try #require(text[member...].firstMatch(of: /"key": "([^"]*)"/)?.1)
        let changes: [(String, String)] = [
            ("what a task is worth", text.replacing(#""difficulty": "high""#, with: #""points": 500"#)),
            ("a place", text.replacing("55.0", with: "55.1")),
            ("a seal", text.replacing(#""kind": "sealed""#, with: #""kind": "presence""#)),
            ("a cost", text.replacing(#""N": 1024"#, with: #""N": 2"#)),
            ("an appended line", text + "\n"),
            ("another member", String(text.dropLast("\n}\n".count)) + ",\n  \"quest\": {}\n}\n"),
            ("a second signature", String(text.dropLast("\n}\n".count)) + String(text[member...])),
            ("line ends", text.replacing("\n", with: "\r\n")),
        ]
        for (name, changed) in changes {
            try #require(changed != text, "\(name)")
            let path = try signed.folder.write(changed.utf8, as: "changed.geojson")
            let outcome = try Tool.run("validate", path)
            #expect(outcome.code == 1, "\(name)")
            #expect(
                outcome.errors.contains("changed since the organiser signed it (key \(signed.fingerprint))"), "\(name)")
        }
        // A rider's own key claimed in it is reported as what it is.
        let claimed = text.replacing(ownKey, with: try #require(otherKey))
        let path = try signed.folder.write(claimed.utf8, as: "changed.geojson")
        let outcome = try Tool.run("validate", path)
        #expect(outcome.code == 1)
        #expect(!outcome.errors.contains(signed.fingerprint))
    }

    @Test func `Whoever asks for the organiser's key takes no edition without it, and none by another`() throws {
        let signed = try signed()
        let member = try #require(signed.text.range(of: ",\n  \"signature\"")).lowerBound
        let stripped = try signed.folder.write((signed.text[..<member] + "\n}\n").utf8, as: "stripped.geojson")
        #expect(try Tool.run("validate", stripped).code == 0)
        let refused = try Tool.run("validate", stripped, "--signed-by", signed.fingerprint)
        #expect(refused.code == 1)
        #expect(
            refused.errors
                == "questctl: error: \(stripped): not signed; a signature with the key \(signed.fingerprint) was asked for\n"
        )
        let other = signed.folder.path("other.pem")
        #expect(try Tool.run("keygen", "-o", other).code == 0)
        let foreign = signed.folder.path("foreign.geojson")
        #expect(try Tool.run("seal", quest, "--cost", "10", "--key", other, "-o", foreign).code == 0)
        let foreigner = try Tool.run("answer", foreign, "--task", "1", "x", "--signed-by", signed.fingerprint)
        #expect(foreigner.code == 1)
        #expect(foreigner.errors.contains("signed with another key, "))
        #expect(foreigner.errors.contains("the key \(signed.fingerprint) was asked for"))
        #expect(try Tool.run("validate", quest, "--signed-by", signed.fingerprint).code == 1)
    }

    @Test func `A key that cannot sign seals nothing, and is not overwritten`() throws {
        let signed = try signed()
        let out = signed.folder.path("out.geojson")
        let key = try Data(contentsOf: URL(filePath: signed.key))
        #expect(try Tool.run("seal", quest, "--cost", "10", "--key", quest, "-o", out).code == 2)
        #expect(try Tool.run("seal", quest, "--cost", "10", "--key", signed.folder.path("none"), "-o", out).code == 2)
        #expect(try Tool.run("seal", quest, "--cost", "10", "--key", signed.key, "-o", signed.key).code == 64)
        #expect(!FileManager.default.fileExists(atPath: out))
        #expect(try Data(contentsOf: URL(filePath: signed.key)) == key)
    }

    @Test func `An edition without a signature is doubted where its quest names officials`() throws {
        let event = try SignedEvent()
        let signed = event.folder.path("riders.geojson")
        let sealed = try Tool.run("seal", event.quest, "--cost", "10", "--key", event.officeFile, "-o", signed)
        #expect(sealed.code == 0 && sealed.errors.isEmpty, "\(sealed.errors)")
        #expect(try Tool.run("validate", signed).output.contains("0 errors, 0 warnings"))
        let text = try String(contentsOfFile: signed, encoding: .utf8)
        let body = try #require(text.range(of: ",\n  \"signature\"")).lowerBound
        let stripped = try event.folder.write((text[..<body] + "\n}\n").utf8, as: "stripped.geojson")
        let doubt = "This edition is not signed although the quest names officials"
        let checked = try Tool.run("validate", stripped)
        #expect(checked.code == 0 && checked.output.contains("warning: \(doubt)"), "\(checked.output)")
        #expect(try Tool.run("validate", stripped, "--strict").code == 1)
        let log = try event.file(event.ride("anna", key: event.anna), "anna.jsonl")
        for command in [["judge", stripped, log], ["matrix", Tool.town.map, "--quest", stripped]] {
            #expect(try Tool.run(arguments: command).errors.contains("\(stripped): \(doubt)"), "\(command)")
        }
        let russian = try Tool.run("judge", stripped, log, "--language", "ru")
        #expect(russian.errors.contains("Это издание не подписано, хотя в квесте названы организаторы"))
        let fingerprint = "\(event.office.publicKey.fingerprint)"
        #expect(try Tool.run("validate", stripped, "--signed-by", fingerprint).code == 1)
        // The organiser's own file is no edition.
        #expect(try !Tool.run("validate", event.quest).output.contains(doubt))
        let unsigned = try Tool.run("seal", event.quest, "--cost", "10", "-o", event.folder.path("x.geojson"))
        #expect(unsigned.code == 0 && unsigned.errors.contains("give an official's key with --key"))
    }

    @Test func `An edition that another key signed is doubted where its quest names officials`() throws {
        let event = try SignedEvent()
        let (key, edition) = (event.folder.path("thief.pem"), event.folder.path("riders.geojson"))
        #expect(try Tool.run("keygen", "-o", key).code == 0)
        let sealed = try Tool.run("seal", event.quest, "--cost", "10", "--key", key, "-o", edition)
        #expect(sealed.code == 0 && sealed.errors.contains("none of their keys signs this edition"))
        #expect(try Tool.run("validate", edition).output.contains("which is none of the quest's officials"))
    }
}
