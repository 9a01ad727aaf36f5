import Foundation
import Quests
import TestSupport
import Testing

@Suite("questctl keygen")
struct KeygenTests {
    /// The lines about a key: its public half and its fingerprint.
    private func key(in text: String) throws -> PublicKey {
        let lines = text.split(separator: "\n")
        let words = try #require(lines.first { $0.hasPrefix("public key:") || $0.hasPrefix("открытый ключ:") })
        let key = try #require(PublicKey(String(words.split(separator: " ").last ?? "")))
        #expect(lines.last?.hasSuffix(" \(key.fingerprint)") == true)
        return key
    }

    @Test(arguments: ["ed25519", "p256"]) func `A key is written for its owner alone, and shown again`(
        algorithm: String
    ) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("office.pem")
        let made = try Tool.run("keygen", "-o", path, "--algorithm", algorithm)
        #expect(made.code == 0)
        #expect(made.errors.isEmpty)
        #expect(made.output.hasPrefix("\(path): the private key"))
        let key = try key(in: made.output)
        #expect(key.algorithm.rawValue == algorithm)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let shown = try Tool.run("keygen", "--show", path, "--language", "ru")
        #expect(shown.code == 0)
        #expect(try self.key(in: shown.output) == key)
        #expect(shown.output.contains("отпечаток:"))
        // The secret is in its file and nowhere else.
        let secret = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[1]
        #expect(!(made.output + shown.output).contains(secret))
    }

    @Test func `A file that is there is never overwritten, nor a link followed`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("the only copy".utf8, as: "office.pem")
        let link = folder.path("link.pem")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("none.pem"))
        for path in [path, link] {
            let outcome = try Tool.run("keygen", "-o", path)
            #expect(outcome.code == 2)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.errors
                    == "questctl: error: \(path) is there already, and a key is never overwritten; name another file\n")
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "the only copy")
        #expect(try folder.names() == ["link.pem", "office.pem"])
        let russian = try Tool.run("keygen", "-o", path, "--language", "ru")
        #expect(russian.errors.contains("ключи не перезаписываются"))
    }

    @Test func `A key can go down a pipe`() throws {
        let outcome = try Tool.run("keygen", "-o", "-")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        let shown = try Tool.run("keygen", "--show", "-", input: outcome.output)
        #expect(try key(in: shown.output) == key(in: outcome.errors))
    }

    @Test func `What is no key, or cannot be written, is said`() throws {
        let folder = try TemporaryFolder()
        let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
        let none = try Tool.run("keygen", "--show", quest)
        #expect(none.code == 2)
        #expect(none.errors == "questctl: error: \(quest): there is no key in this file; ‘questctl keygen’ makes one\n")
        #expect(try Tool.run("keygen", "--show", folder.path("none")).code == 2)
        #expect(try Tool.run("keygen", "-o", folder.path("no/such/folder.pem")).code == 2)
        #expect(try Tool.run("keygen").code == 64)
        #expect(try Tool.run("keygen", "-o", folder.path("a"), "--show", quest).code == 64)
        #expect(try Tool.run("keygen", "-o", folder.path("a"), "--algorithm", "rsa").code == 64)
        #expect(try folder.names().isEmpty)
    }
}
