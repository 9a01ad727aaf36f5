import EventAccounts
import Foundation
import Support
import Testing
import VeloQuest

@testable import EventServer

@Suite("Settings of accounts")
struct AccountsSettingsTests {
    private func read(_ json: String?, url: String = "https://quest.example") -> Result<
        AccountSettings, AccountSettings.Fault
    > {
        Result { () throws(AccountSettings.Fault) in
            try AccountSettings(publicURL: url, file: json.map { ("accounts.json", Array($0.utf8)) }) { path in
                switch path {
                case "/secret": .bytes(Array("s3cret\n".utf8))
                case "/open": .open
                case "/empty": .bytes([0x0A])
                default: .missing
                }
            }
        }
    }

    private func provider(_ members: String) -> String { #"{"providers":[{\#(members)}]}"# }

    @Test("providers, and a server with passkeys alone")
    func good() throws {
        let settings = try read(
            """
            {"name":"Night","providers":[
             {"id":"club","kind":"oidc","name":"Club","issuer":"https://id.example/realm","client-id":"q","client-secret-file":"/secret"},
             {"id":"dev","kind":"oidc","name":"Dev","issuer":"http://127.0.0.1:9400","client-id":"q"},
             {"id":"vk","kind":"vk","name":"VK ID","client-id":"54321"},
             {"id":"vk-2","kind":"vk","name":"VK ID","client-id":"54321","host":"http://localhost:9500"}]}
            """
        ).get()
        #expect(settings.name == "Night" && settings.address.origin == "https://quest.example")
        #expect(try read(nil).get().name == "VeloQuest")
    }

    @Test("what is wrong is named, with where it stands, in both languages")
    func faults() throws {
        let club = #""id":"club","kind":"oidc","name":"Club","client-id":"q""#
        let faults: [(Result<AccountSettings, AccountSettings.Fault>, String)] = [
            (read(nil, url: "http://quest.example"), "public-url"),
            (read(nil, url: "https://a.example/b"), "public-url"),
            (read("["), "accounts.json"), (read("[]"), "no object"), (read(#"{"provider":[]}"#), "“provider”"),
            (read(#"{"providers":{}}"#), "a list"), (read(provider(#""id":"Club""#)), "“name”"),
            (read(provider(#""id":"Ы","name":"x""#)), "“id”"),
            (read(provider(#""id":"a","name":"x","client-id":"q","kind":"saml""#)), "oidc or vk"),
            (read(provider(club)), "“issuer”"), (read(provider(club + #","issuer":"http://id.example""#)), "https"),
            (read(provider(club + #","issuer":"https://id.example?x""#)), "https"),
            (read(provider(club + #","issuer":"https://id.example","client-secret":"x""#)), "client-secret"),
            (read(provider(club + #","issuer":"https://id.example","client-secret-file":"/open""#)), "chmod 600"),
            (read(provider(club + #","issuer":"https://id.example","client-secret-file":"/no""#)), "no secret"),
            (read(provider(club + #","issuer":"https://id.example","client-secret-file":"/empty""#)), "no secret"),
            (
                read(
                    #"{"providers":[{"id":"vk","kind":"vk","name":"VK","client-id":"5","host":"https://id.vk.ru/"}]}"#),
                "https"
            ),
            (
                read(
                    #"{"providers":[{"id":"vk","kind":"vk","name":"VK","client-id":"5"},{"id":"vk","kind":"vk","name":"VK","client-id":"5"}]}"#
                ), "“vk”"
            ),
        ]
        for (place, (result, part)) in faults.enumerated() {
            guard case .failure(let fault) = result else {
                Issue.record("number \(place) is taken")
                continue
            }
            #expect(fault.message[.english].contains(part), "\(fault.message[.english])")
            #expect(fault.message[.english] != fault.message[Language(tag: "ru") ?? .english])
        }
    }

    @Test("the file of a secret that others may read is refused, unless systemd guards it")
    func secrets() throws {
        let folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("s3cret\n".utf8).write(to: URL(fileURLWithPath: folder + "/secret"))
        try Data(
            provider(
                #""id":"club","kind":"oidc","name":"Club","client-id":"q","issuer":"https://id.example","client-secret-file":"\#(folder)/secret""#
            ).utf8
        ).write(to: URL(fileURLWithPath: folder + "/accounts.json"))
        let settings = try ServerSettings(
            options: [.publicURL: "https://quest.example", .accounts: folder + "/accounts.json"], environment: [:])
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder + "/secret")
        #expect(throws: AccountSettings.Fault.openSecret(folder + "/secret")) {
            try AccountSettings.reading(settings, credentials: nil)
        }
        #expect(try AccountSettings.reading(settings, credentials: folder) != nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/secret")
        #expect(try AccountSettings.reading(settings, credentials: nil) != nil)
        #expect(try AccountSettings.reading(ServerSettings(options: [:], environment: [:]), credentials: nil) == nil)
        #expect(throws: AccountSettings.Fault.address("")) {
            try AccountSettings.reading(
                ServerSettings(options: [.accounts: "/nothing"], environment: [:]), credentials: nil)
        }
    }
}
