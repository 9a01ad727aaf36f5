import EventServer
import Foundation
import Support
import Testing
import VeloQuest

@Suite("Settings of a server")
struct ServerSettingsTests {
    private func settings(
        _ options: [ServerSettings.Key: String] = [:], _ environment: [String: String] = [:], file: String? = nil
    ) throws(ServerSettings.Fault) -> ServerSettings {
        try ServerSettings(
            options: options, environment: environment, file: file.map { ("questd.json", Array($0.utf8)) })
    }

    private func fault(
        _ options: [ServerSettings.Key: String] = [:], _ environment: [String: String] = [:], file: String? = nil
    ) -> ServerSettings.Fault? {
        do throws(ServerSettings.Fault) {
            _ = try settings(options, environment, file: file)
            return nil
        } catch {
            return error
        }
    }

    @Test("an option counts before the environment, that before the file, and that before the default")
    func precedence() throws {
        let file = #"{"listen": "1.1.1.1:1", "log-level": "error", "map": "a.vqmap", "data": "/srv"}"#
        let all = try settings(
            [.listen: "[::1]:3"], ["QUESTD_LISTEN": "2.2.2.2:2", "QUESTD_LOG_LEVEL": "debug", "QUESTD_MAP": ""],
            file: file)
        #expect(all.address == ("::1", 3) && all.value(.logLevel) == "debug" && all.value(.map) == "a.vqmap")
        #expect(all.value(.data) == "/srv" && all.value(.key) == nil)
        let none = try settings()
        #expect(none.address == ("127.0.0.1", 8642) && none.value(.data) == "questd-data" && none.value(.map) == nil)
        #expect(none.summary(in: .english).contains("log-level: info  (default)"))
        #expect(all.summary(in: .english).contains("log-level: debug  (environment QUESTD_LOG_LEVEL)"))
    }

    @Test("what is wrong is named, with where it stands, in both languages")
    func faults() throws {
        let faults = [
            fault(file: #"{"lisen": "1.1.1.1:1"}"#), fault(file: "["), fault(file: "[]"),
            fault(file: #"{"listen": 8642}"#),
            fault([.listen: "8642"]), fault([:], ["QUESTD_LISTEN": "host:99999"]),
            fault(file: #"{"log-level": "loud"}"#),
            fault([.certificate: "a.pem"]),
        ]
        #expect(faults[0] == .unknown("lisen", file: "questd.json"))
        #expect(faults[3] == .notText(.listen, file: "questd.json"))
        #expect(faults[5] == .invalid(.listen, "host:99999", .environment))
        #expect(faults[6] == .invalid(.logLevel, "loud", .file("questd.json")))
        #expect(faults[7] == .halfTLS)
        for (place, found) in faults.enumerated() {
            let fault = try #require(found, "\(place)")
            #expect(fault.message[.english] != fault.message[Language(tag: "ru") ?? .english], "\(place)")
        }
    }

    @Test("a private key that others may read is refused, unless systemd guards it")
    func secrets() throws {
        let folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let key = folder + "/key.pem"
        try Data("x".utf8).write(to: URL(fileURLWithPath: key))
        let settings = try settings([.certificate: "a.pem", .key: key])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: key)
        #expect(throws: ServerSettings.Fault.openSecret(key)) { try settings.checkSecrets(credentials: nil) }
        #expect(throws: Never.self) { try settings.checkSecrets(credentials: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
        #expect(throws: Never.self) { try settings.checkSecrets(credentials: "") }
    }
}
