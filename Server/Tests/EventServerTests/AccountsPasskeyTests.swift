import EventAccounts
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VeloQuest

@testable import EventServer

@Suite("Accounts with passkeys")
struct AccountsPasskeyTests {
    @Test("a person makes an account, signs out, signs in again, adds a passkey and removes the first")
    func account() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var browser = TestBrowser(client)
            let ways = try await browser.object(.get, "/v1/account/ways")
            #expect(ways["passkeys"] == true && ways["providers"] == [])
            #expect(try await browser.send(.get, "/v1/account").status == 401)
            var laptop = SoftAuthenticator(origin: AccountsStation.origin)
            let person = try await browser.signUp("Anna", &laptop)
            let first = browser.session
            #expect(try await browser.object(.get, "/v1/account")["person"] == .string(person))
            #expect(try await browser.send(.post, "/v1/account/sign-out").status == 204)
            #expect(browser.session == nil)
            #expect(try await browser.signIn(&laptop).status == 200)
            #expect(browser.session != nil && browser.session != first, "every signing in has a session of its own")
            var phone = SoftAuthenticator(origin: AccountsStation.origin)
            let options = try await browser.object(.post, "/v1/account/passkeys/begin")
            let excluded = options["publicKey"]?.objectValue?["excludeCredentials"]?.arrayValue
            #expect(excluded?.first?.objectValue?["id"] == .string(laptop.identifier))
            let credential = try phone.create(.object(options))
            let added = try await browser.send(.post, "/v1/account/passkeys/finish", ["credential": credential])
            #expect(added.status == 204, "\(added.text)")
            let passkeys = try await browser.object(.get, "/v1/account")["passkeys"]?.arrayValue ?? []
            #expect(passkeys.count == 2)
            let id = try #require(
                passkeys.first { $0.objectValue?["label"] == "Laptop" }?.objectValue?["id"]?.stringValue)
            let path = "/v1/account/passkeys/" + id
            #expect(try await browser.send(.patch, path, ["label": "Old laptop"]).status == 204)
            #expect(try await browser.send(.get, "/v1/account").text.contains("Old laptop"))
            #expect(try await browser.send(.delete, path).status == 204)
            expectRefusal(try await browser.signIn(&laptop), 403, .passkeyUnknown)
            #expect(try await browser.signIn(&phone).status == 200)
            let last = try await browser.object(.get, "/v1/account")["passkeys"]?.arrayValue?.first?.objectValue?["id"]
            expectRefusal(
                try await browser.send(.delete, "/v1/account/passkeys/" + (last?.stringValue ?? "")), 409, .lastWayIn)
            let export = try await browser.send(.get, "/v1/account/export")
            #expect(export.text.contains("Anna") && export.text.contains("signed in with a passkey"))
        }
    }

    @Test("what is wrong with an authenticator's answer is told, and signs nobody in")
    func refusals() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var browser = TestBrowser(client)
            var good = SoftAuthenticator(origin: AccountsStation.origin)
            _ = try await browser.signUp("Anna", &good)
            browser.cookies = [:]
            func refused(
                _ status: Int, _ reason: AccountProblem.Reason, counting: Bool = true,
                _ change: (inout SoftAuthenticator) -> Void
            ) async throws {
                var bad = good
                change(&bad)
                expectRefusal(try await browser.signIn(&bad, counting: counting), status, reason)
                #expect(browser.session == nil)
            }
            try await refused(403, .userNotVerified) { $0.isVerifying = false }
            try await refused(403, .wrongOrigin) { $0.crossOrigin = true }
            try await refused(403, .wrongRelyingParty) { $0.relyingParty = "evil.example" }
            _ = try await browser.signIn(&good)
            browser.cookies = [:]
            good.setCount(5)
            #expect(try await browser.signIn(&good).status == 200)
            browser.cookies = [:]
            try await refused(403, .counterRolledBack) { $0.setCount(2) }
            try await refused(403, .counterRolledBack, counting: false) { $0.setCount(0) }
            var evil = SoftAuthenticator(origin: "https://evil.example")
            let options = try await browser.object(.post, "/v1/account/sign-up/begin", ["name": "Eve"])
            let credential = try evil.create(.object(options))
            expectRefusal(
                try await browser.send(.post, "/v1/account/sign-up/finish", ["credential": credential]), 403,
                .wrongOrigin)
            let account = try await station.store.passkey(Base64URL.bytes(of: good.identifier) ?? [])
            let audit = try await station.store.account(of: account?.person ?? "")?.audit.map(\.action) ?? []
            #expect(audit.contains { $0.contains("fewer signatures") }, "the person is told")
        }
    }

    @Test("an answer is good for once, for its own challenge, and not for long")
    func replay() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var browser = TestBrowser(client)
            var passkey = SoftAuthenticator(origin: AccountsStation.origin)
            _ = try await browser.signUp("Anna", &passkey)
            let options = try await browser.object(.post, "/v1/account/sign-in/begin")
            let credential = try passkey.get(.object(options))
            let body: JSONValue = ["credential": credential]
            #expect(try await browser.send(.post, "/v1/account/sign-in/finish", body).status == 200)
            expectRefusal(try await browser.send(.post, "/v1/account/sign-in/finish", body), 403, .attemptUnknown)
            let late = try await browser.object(.post, "/v1/account/sign-in/begin")
            let answer = try passkey.get(.object(late))
            station.wait(seconds: 601)
            expectRefusal(
                try await browser.send(.post, "/v1/account/sign-in/finish", ["credential": answer]), 403,
                .attemptUnknown)
            // The challenge of a registration is none of an account that exists, and the other way round.
            let begun = try await browser.object(.post, "/v1/account/sign-up/begin", ["name": "Eve"])
            var other = SoftAuthenticator(origin: AccountsStation.origin)
            let created = try other.create(.object(begun))
            expectRefusal(
                try await browser.send(.post, "/v1/account/passkeys/finish", ["credential": created]), 403,
                .attemptUnknown)
        }
    }

    @Test("a passkey that is registered cannot be registered for somebody else")
    func stolen() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var anna = TestBrowser(client)
            var passkey = SoftAuthenticator(origin: AccountsStation.origin)
            _ = try await anna.signUp("Anna", &passkey)
            var eve = TestBrowser(client)
            let options = try await eve.object(.post, "/v1/account/sign-up/begin", ["name": "Eve"])
            let credential = try passkey.create(.object(options))
            expectRefusal(
                try await eve.send(.post, "/v1/account/sign-up/finish", ["credential": credential]), 409,
                .passkeyExists)
            // The handle of Eve's account with Anna's passkey is refused too.
            expectRefusal(try await eve.signIn(&passkey), 403, .passkeyUnknown)
        }
    }

    @Test("a session that somebody planted ends when the person signs in", arguments: [true, false])
    func fixation(_ isReal: Bool) async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var eve = TestBrowser(client)
            _ = try await eve.signUp("Eve")
            let planted = isReal ? eve.session ?? "" : String(repeating: "x", count: 43)
            var anna = TestBrowser(client)
            anna.cookies["__Host-questd"] = planted
            var passkey = SoftAuthenticator(origin: AccountsStation.origin)
            _ = try await anna.signUp("Anna", &passkey)
            #expect(anna.session != planted)
            eve.cookies["__Host-questd"] = planted
            #expect(try await eve.send(.get, "/v1/account").status == 401)
            // Two cookies of one name: one of them is not the server's.
            let answer = try await client.send(
                .get, "/v1/account", headers: [.cookie: "__Host-questd=\(planted); __Host-questd=\(anna.session ?? "")"]
            )
            #expect(answer.status == 401)
        }
    }

    @Test("sessions are listed and ended, one and all; they end by themselves; nothing of a deleted account is left")
    func sessions() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var laptop = TestBrowser(client)
            var passkey = SoftAuthenticator(origin: AccountsStation.origin)
            _ = try await laptop.signUp("Canary-\(UInt64.random(in: 0 ... .max))", &passkey)
            var phone = TestBrowser(client)
            #expect(try await phone.signIn(&passkey).status == 200)
            let list = try await laptop.object(.get, "/v1/account/sessions")["sessions"]?.arrayValue ?? []
            #expect(list.count == 2 && list.allSatisfy { $0.objectValue?["browser"] == "Firefox, Linux" })
            let other = list.first { $0.objectValue?["current"] == false }?.objectValue?["id"]?.stringValue ?? ""
            #expect(try await laptop.send(.delete, "/v1/account/sessions/" + other).status == 204)
            #expect(try await phone.send(.get, "/v1/account").status == 401)
            #expect(try await phone.signIn(&passkey).status == 200)
            #expect(try await phone.send(.post, "/v1/account/sign-out-everywhere").status == 204)
            #expect(try await laptop.send(.get, "/v1/account").status == 401)
            #expect(try await laptop.signIn(&passkey).status == 200)
            station.wait(seconds: 31 * 86400)
            #expect(try await laptop.send(.get, "/v1/account").status == 401)
            #expect(try await laptop.signIn(&passkey).status == 200)
            let name = try await laptop.object(.get, "/v1/account")["name"]?.stringValue ?? ""
            #expect(try hits(of: name, in: station.folder) > 0)
            #expect(try await laptop.send(.delete, "/v1/account").status == 204)
            #expect(try hits(of: name, in: station.folder) == 0)
            expectRefusal(try await laptop.signIn(&passkey), 403, .passkeyUnknown)
        }
    }

    private func hits(of text: String, in folder: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: folder).count { name in
            try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)).range(of: Data(text.utf8)) != nil
        }
    }

    @Test("attempts are limited by address, and told when to come again")
    func limits() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var browser = TestBrowser(client)
            var statuses: [Int] = []
            for _ in 0..<35 { statuses.append(try await browser.send(.post, "/v1/account/sign-in/begin").status) }
            #expect(statuses.prefix(30).allSatisfy { $0 == 200 } && statuses.suffix(5).allSatisfy { $0 == 429 })
            let answer = try await browser.send(.post, "/v1/account/sign-in/begin")
            expectRefusal(answer, 429, .rateLimited)
            #expect(answer.headers[.retryAfter] != nil)
        }
    }

    @Test("an address of numbers takes no passkeys, and says so")
    func numbers() async throws {
        let station = try await AccountsStation(address: "http://127.0.0.1:8642")
        try await station.run { client in
            var browser = TestBrowser(client)
            browser.origin = "http://127.0.0.1:8642"
            #expect(try await browser.object(.get, "/v1/account/ways")["passkeys"] == false)
            expectRefusal(try await browser.send(.post, "/v1/account/sign-in/begin"), 404, .noPasskeys)
        }
    }
}
