import EventAccounts
import EventDay
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing
import VeloQuest

@testable import EventServer

/// A provider that believes everybody.
private struct CredulousProvider: IdentityProvider {
    let id: String
    let name = "Credulous"

    func authorization(_ attempt: ProviderAttempt) async throws(AccountProblem) -> String {
        "https://id.example/authorize?state=\(attempt.state)&redirect_uri=\(attempt.redirect)"
    }

    func identity(
        from answer: [String: String], _ attempt: ProviderAttempt, at now: Int64
    ) async throws(AccountProblem) -> VouchedIdentity {
        guard answer["code"] == "good" else { throw AccountProblem(.providerRefused) }
        return VouchedIdentity(issuer: "https://id.example", subject: "77", name: "Anna")
    }
}

@Suite("Attacks on accounts")
struct AccountsAttackTests {
    @Test("every route that changes something demands a page of this server, where a cookie says who asks")
    func crossSite() async throws {
        let station = try await AccountsStation(providers: [CredulousProvider(id: "club")])
        try await station.run { client in
            var owner = TestBrowser(client)
            let person = try await owner.signUp("Anna")
            _ = try await owner.send(.post, "/v1/events/evening/members/claim", token: station.token)
            let before = try await station.store.account(of: person)
            var count = 0
            for route in station.routes where route.method != .get {
                count += 1
                let path = AccountsMemberTests.path(of: route)
                for headers: HTTPFields in [
                    [:], [.origin: "https://evil.example"], [.origin: "null"], [.origin: "http://quest.example"],
                    [.origin: "https://quest.example.evil.example"],
                    [HTTPField.Name("Sec-Fetch-Site") ?? .from: "cross-site"],
                    [HTTPField.Name("Sec-Fetch-Site") ?? .from: "same-site"],
                    [.origin: "https://evil.example", HTTPField.Name("Sec-Fetch-Site") ?? .from: "same-origin"],
                ] {
                    var hostile = owner
                    hostile.origin = nil
                    let answer = try await hostile.send(route.method, path, headers: headers)
                    expectRefusal(answer, 403, .crossSite)
                    #expect(answer.headers[.setCookie] == nil, "\(route.method) \(path)")
                }
                var russian = owner
                russian.origin = nil
                let answer = try await russian.send(route.method, path, headers: [.acceptLanguage: "ru"])
                #expect(answer.text.contains("не со страницы этого сервера"))
            }
            #expect(count > 30)
            #expect(try await station.store.account(of: person) == before, "nothing was changed")
            // Reads go on, and so does what a page of this server sends.
            #expect(try await owner.send(.get, "/v1/events/evening").status == 200)
            var own = owner
            own.origin = nil
            let site: HTTPFields = [HTTPField.Name("Sec-Fetch-Site") ?? .from: "same-origin"]
            #expect(
                try await own.send(.post, "/v1/events/evening/messages", ["text": "Tea"], headers: site).status == 204)
            // Who sends a token is no browser that another site made do so.
            #expect(
                try await own.send(.post, "/v1/events/evening/messages", ["text": "Tea"], token: station.token).status
                    == 204)
            // Signing somebody in as somebody else needs no cookie, and a page of this server too.
            for path in ["sign-in/begin", "sign-in/finish", "sign-up/begin", "sign-up/finish", "providers/club/begin"] {
                expectRefusal(try await client.send(.post, "/v1/account/" + path), 403, .crossSite)
            }
        }
    }

    @Test("a token in an address is refused, and so is a cookie under another name")
    func addresses() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var owner = TestBrowser(client)
            _ = try await owner.signUp("Anna")
            let session = owner.session ?? ""
            for path in [
                "/v1/account?session=\(session)", "/v1/account?access_token=\(session)",
                "/v1/events/evening?access_token=\(station.token)", "/v1/events/evening/feed?token=\(station.token)",
            ] {
                expectRefusal(try await client.send(.get, path), 400, .tokenInAddress)
            }
            #expect(try await client.send(.get, "/v1/account", session).status == 401, "it is no bearer token")
            #expect(try await client.send(.get, "/v1/events/evening", session).status == 401)
            for name in ["questd", "__Secure-questd", "__host-questd"] {
                let answer = try await client.send(.get, "/v1/account", headers: [.cookie: "\(name)=\(session)"])
                #expect(answer.status == 401)
            }
            #expect(
                try await client.send(.get, "/v1/account", headers: [.cookie: "a=b; __Host-questd=\(session)"]).status
                    == 200)
        }
    }

    @Test("a provider sends the browser back to one page, whatever the request says")
    func redirects() async throws {
        let station = try await AccountsStation(providers: [
            CredulousProvider(id: "club"), CredulousProvider(id: "other"),
        ])
        try await station.run { client in
            let html: HTTPFields = [
                .accept: "text/html,application/xhtml+xml", .host: "evil.example",
                HTTPField.Name("X-Forwarded-Host") ?? .from: "evil.example",
            ]
            func begin(_ browser: inout TestBrowser, _ extra: String = "") async throws -> String {
                let begun = try await browser.send(
                    .post, "/v1/account/providers/club/begin" + extra, headers: html)
                let redirect = try JSONValue(parsing: begun.text).objectValue?["redirect"]?.stringValue ?? ""
                #expect(
                    redirect.hasSuffix("redirect_uri=https://quest.example/v1/account/providers/club/callback"),
                    "\(redirect)")
                return String(redirect.split(separator: "state=")[1].prefix { $0 != "&" })
            }
            var browser = TestBrowser(client)
            let callback = "/v1/account/providers/club/callback?code=good&state="
            let state = try await begin(&browser, "?redirect_uri=https://evil.example&next=//evil.example")
            #expect(browser.cookies["__Host-questd-attempt"] != nil)
            // The state alone, in the browser of somebody else.
            var victim = TestBrowser(client)
            expectRefusal(try await victim.send(.get, callback + state), 403, .attemptUnknown)
            victim.cookies["__Host-questd-attempt"] = String(repeating: "x", count: 43)
            expectRefusal(try await victim.send(.get, callback + state), 403, .attemptUnknown)
            #expect(victim.session == nil)
            expectRefusal(try await browser.send(.get, callback + state), 403, .attemptUnknown)
            let second = try await begin(&browser)
            let done = try await browser.send(
                .get, callback + second + "&next=https://evil.example&redirect_uri=//evil.example", headers: html)
            #expect(done.status == 303 && done.headers[.location] == "/sign-in", "\(done.text)")
            #expect(browser.session != nil && browser.cookies["__Host-questd-attempt"] == nil)
            #expect(!done.headers.contains { $0.name != .setCookie && $0.value.contains(browser.session ?? "-") })
            expectRefusal(try await browser.send(.get, callback + second), 403, .attemptUnknown)
            let third = try await begin(&browser)
            let page = try await browser.send(
                .get, "/v1/account/providers/club/callback?code=bad&state=\(third)", headers: html)
            #expect(page.status == 303 && page.headers[.location] == "/sign-in?problem=provider-refused")
            let fourth = try await begin(&browser)
            expectRefusal(
                try await browser.send(
                    .get, "/v1/account/providers/other/callback?code=good&state=\(fourth)"), 403, .wrongIssuer)
            let fifth = try await begin(&browser)
            let twice = try await browser.send(.get, callback + fifth + "&state=" + fifth)
            #expect(twice.status == 400)
            expectRefusal(try await browser.send(.post, "/v1/account/providers/nobody/begin"), 404, .providerUnknown)
            let texts = try await browser.send(.get, "/v1/account/ways", headers: [.acceptLanguage: "ru"]).text
            #expect(texts.contains("Сервис входа отказал"))
        }
    }

    @Test("cookies are for this host over https alone; on loopback they do without")
    func cookies() async throws {
        for (address, name, isSecure) in [
            (AccountsStation.origin, "__Host-questd=", true), ("http://localhost:8642", "questd=", false),
        ] {
            let station = try await AccountsStation(address: address)
            try await station.run { client in
                var browser = TestBrowser(client)
                browser.origin = address
                var passkey = SoftAuthenticator(origin: address)
                _ = try await browser.signUp("Anna", &passkey)
                let answer = try await browser.signIn(&passkey)
                let cookie = answer.headers[values: .setCookie].first ?? ""
                #expect(cookie.hasPrefix(name) && cookie.hasSuffix("; Secure") == isSecure, "\(cookie)")
                #expect(!cookie.lowercased().contains("domain"))
            }
        }
    }

    @Test("the description has the routes of accounts, each once")
    func description() async throws {
        let station = try await AccountsStation()
        let routes = station.routes
        try await station.run { client in
            let text = try await client.send(.get, "/openapi.json").text
            let document = try JSONValue(parsing: text).objectValue
            for route in routes {
                let path = document?["paths"]?.objectValue?[route.path]?.objectValue
                #expect(
                    path?[route.method.rawValue.lowercased()]?.objectValue?["x-access"]
                        == .string(route.access.rawValue))
            }
            let bytes = String(decoding: JSONWriter().write(.object(document ?? [:])), as: UTF8.self)
            for part in bytes.components(separatedBy: "#/components/schemas/").dropFirst() {
                let name = String(part.prefix { $0 != "\"" })
                #expect(document?["components"]?.objectValue?["schemas"]?.objectValue?[name] != nil, "\(name)")
            }
            let identifiers = bytes.components(separatedBy: "\"operationId\":").dropFirst().map {
                $0.prefix { $0 != "," }
            }
            #expect(Set(identifiers).count == routes.count)
        }
    }
}
