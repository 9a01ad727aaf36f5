import EventStore
import Foundation
import NIOConcurrencyHelpers
import Support
import Testing
import VeloQuest

@testable import EventAccounts

/// Accounts of a store, and a provider.
final class AccountsWithProvider: Sendable {
    static let issuer = "https://id.example"

    let folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
    let time = NIOLockedValueBox<Int64>(1_780_000_000_000)
    let provider: OpenIDStandIn
    let other: OpenIDStandIn
    let store: SQLiteEventStore
    let service: AccountService
    /// Another server of the same store.
    let second: AccountService

    init() throws {
        let clock: @Sendable () -> Int64 = { [time] in time.withLockedValue { $0 } }
        provider = try OpenIDStandIn(Self.issuer, time: clock)
        other = try OpenIDStandIn("https://other.example", time: clock)
        store = try SQLiteEventStore(folder: folder)
        let servers = try (0..<2).map { [provider, other, store] _ in
            let providers = [("club", provider), ("other", other)].map { id, standIn in
                OpenIDProvider(
                    .init(id: id, name: "The club", issuer: standIn.issuer, client: "questd", secret: "s:cret"),
                    http: standIn, clock: clock)
            }
            return AccountService(
                store: store, address: try #require(PublicAddress("https://quest.example")), name: "VeloQuest",
                providers: providers, clock: clock)
        }
        (service, second) = (servers[0], servers[1])
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func browser(_ session: String? = nil) -> Browser {
        Browser(address: "192.0.2.\(Int.random(in: 0...255))", userAgent: nil, session: session)
    }

    /// Signs in, or is refused.
    func signIn(
        link person: String? = nil, session: String? = nil,
        change: (inout [String: String], inout String?) -> Void = { _, _ in }
    ) async throws -> NewSession? {
        let (redirect, token) = try await service.beginProvider("club", for: person)
        var answer = try provider.signIn(at: redirect)
        var cookie: String? = token
        change(&answer, &cookie)
        return try await service.finishProvider(
            "club", answer: answer, browserToken: cookie, with: Self.browser(session))
    }

    func refused(
        _ reason: AccountProblem.Reason, sourceLocation: Testing.SourceLocation = #_sourceLocation,
        change: (inout [String: String], inout String?) -> Void = { _, _ in }
    ) async {
        do {
            _ = try await signIn(change: change)
            Issue.record("it was not refused", sourceLocation: sourceLocation)
        } catch let problem as AccountProblem {
            #expect(problem.reason == reason, sourceLocation: sourceLocation)
            #expect(
                !problem.message[.english].isEmpty
                    && problem.message[.english] != problem.message[Language(tag: "ru") ?? .english])
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}

@Suite("Signing in by OpenID Connect")
struct OpenIDTests {
    @Test("makes an account at first, and finds it later", arguments: [OpenIDStandIn.Signing.es256, .rs256, .ps256])
    func flow(_ signing: OpenIDStandIn.Signing) async throws {
        let accounts = try AccountsWithProvider()
        accounts.provider.change { $0.signing = signing }
        let first = try #require(try await accounts.signIn())
        let second = try #require(try await accounts.signIn())
        #expect(first.person == second.person && first.token != second.token)
        let account = try await accounts.service.account(of: first.person)
        #expect(account.person.name == "Anna Karenina")
        #expect(account.identities.map(\.issuer) == [AccountsWithProvider.issuer])
        #expect(accounts.provider.state.withLockedValue { $0.fetchedKeys } == 1, "keys are kept")
    }

    @Test("a token that is not signed as it has to be")
    func signatures() async throws {
        let accounts = try AccountsWithProvider()
        _ = try await accounts.signIn()
        for (signing, reason) in [
            (OpenIDStandIn.Signing.none, AccountProblem.Reason.tokenAlgorithm),
            (.hs256WithPublicKey, .tokenAlgorithm), (.stranger, .tokenSignature),
        ] {
            accounts.provider.change { $0.signing = signing }
            await accounts.refused(reason)
        }
        // The name of one algorithm over the signature of another one.
        accounts.provider.change {
            $0.signing = .rs256
            $0.header = ["alg": "PS256"]
        }
        await accounts.refused(.tokenSignature)
        accounts.provider.change { $0.header = ["alg": "ES256"] }
        await accounts.refused(.tokenSignature)
        for name in ["None", "NONE", "HS512", "RS512", "", "es256"] {
            accounts.provider.change { $0.header = ["alg": .string(name)] }
            await accounts.refused(.tokenAlgorithm)
        }
        accounts.provider.change { $0.header = ["crit": ["exp"]] }
        await accounts.refused(.tokenAlgorithm)
    }

    @Test("a token that says something else than it has to")
    func claims() async throws {
        let accounts = try AccountsWithProvider()
        let now = accounts.time.withLockedValue { $0 } / 1000
        let wrong: [(JSONObject, AccountProblem.Reason)] = [
            (["aud": "somebody"], .tokenAudience), (["aud": ["questd", "somebody"]], .tokenAudience),
            (["aud": ["questd"], "azp": "somebody"], .tokenAudience), (["aud": []], .tokenAudience),
            (["exp": .integer(now - 61)], .tokenTime), (["iat": .integer(now + 61)], .tokenTime),
            (["nbf": .integer(now + 61)], .tokenTime), (["iat": .integer(now - 90000)], .tokenTime),
            (["iss": "https://other.example"], .wrongIssuer), (["iss": "https://id.example/"], .wrongIssuer),
            (["nonce": .null], .tokenNonce), (["nonce": "replayed"], .tokenNonce), (["sub": ""], .providerFaulty),
            (["sub": .string(String(repeating: "x", count: 256))], .providerFaulty), (["exp": "soon"], .providerFaulty),
            (["iat": .null], .providerFaulty),
        ]
        for (claims, reason) in wrong {
            accounts.provider.change { $0.claims = claims }
            await accounts.refused(reason)
        }
        let right: [JSONObject] = [
            ["exp": .integer(now - 59)], ["iat": .integer(now + 59)],
            ["aud": ["questd", "somebody"], "azp": "questd"], ["aud": ["questd"], "azp": "questd"],
        ]
        for claims in right {
            accounts.provider.change { $0.claims = claims }
            #expect(try await accounts.signIn() != nil)
        }
    }

    @Test("a token of an earlier attempt, a state twice, a state of another browser, and one that is too old")
    func replay() async throws {
        let accounts = try AccountsWithProvider()
        _ = try await accounts.signIn()
        accounts.provider.change { $0.replayed = $0.lastToken }
        await accounts.refused(.tokenNonce)
        accounts.provider.change { $0.replayed = nil }
        let (redirect, token) = try await accounts.service.beginProvider("club", for: nil)
        let answer = try accounts.provider.signIn(at: redirect)
        func finish(_ cookie: String?) async throws -> NewSession? {
            try await accounts.service.finishProvider(
                "club", answer: answer, browserToken: cookie, with: AccountsWithProvider.browser())
        }
        #expect(try await finish(token) != nil)
        await #expect(throws: AccountProblem(.attemptUnknown)) { try await finish(token) }
        await accounts.refused(.attemptUnknown) { _, cookie in cookie = Secret.token() }
        await accounts.refused(.attemptUnknown) { _, cookie in cookie = nil }
        await accounts.refused(.attemptUnknown) { answer, _ in answer["state"] = Secret.token() }
        await accounts.refused(.attemptUnknown) { answer, _ in answer["state"] = nil }
        await accounts.refused(.attemptUnknown) { _, _ in accounts.time.withLockedValue { $0 += 601_000 } }
    }

    @Test("what one server began another one of the same store finishes, and one of them")
    func servers() async throws {
        let accounts = try AccountsWithProvider()
        let (redirect, token) = try await accounts.service.beginProvider("club", for: nil)
        let answer = try accounts.provider.signIn(at: redirect)
        let sessions = await withTaskGroup(of: NewSession?.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try? await (number % 2 == 0 ? accounts.service : accounts.second).finishProvider(
                        "club", answer: answer, browserToken: token, with: AccountsWithProvider.browser())
                }
            }
            return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
        }
        #expect(sessions.count == 1)
        let session = try #require(sessions.first)
        let known = try #require(try await accounts.second.session(session.token))
        try await accounts.second.signOut(known)
        #expect(try await accounts.service.session(session.token) == nil)
    }

    @Test("of an attempt that nobody finished nothing is left")
    func sweeping() async throws {
        let accounts = try AccountsWithProvider()
        let canary = "Canary-\(UInt64.random(in: 0 ... .max))"
        func hits() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: accounts.folder).count { name in
                try Data(contentsOf: URL(fileURLWithPath: accounts.folder + "/" + name)).range(of: Data(canary.utf8))
                    != nil
            }
        }
        _ = try await accounts.service.beginSignUp(name: canary)
        #expect(try hits() > 0)
        accounts.time.withLockedValue { $0 += 601_000 }
        await accounts.service.sweep()
        try await accounts.store.close()
        #expect(try hits() == 0)
    }

    @Test("the answer of one provider for another one")
    func mixUp() async throws {
        let accounts = try AccountsWithProvider()
        await accounts.refused(.wrongIssuer) { answer, _ in answer["iss"] = "https://other.example" }
        // It says of itself that it always names itself.
        await accounts.refused(.wrongIssuer) { answer, _ in answer["iss"] = nil }
        let (redirect, token) = try await accounts.service.beginProvider("club", for: nil)
        let answer = try accounts.provider.signIn(at: redirect)
        await #expect(throws: AccountProblem(.wrongIssuer)) {
            try await accounts.service.finishProvider(
                "other", answer: answer, browserToken: token, with: AccountsWithProvider.browser())
        }
        let wrong: [(JSONObject, AccountProblem.Reason)] = [
            (["issuer": "https://id.example/"], .wrongIssuer),
            (["token_endpoint": "http://id.example/token"], .providerFaulty),
            (["jwks_uri": "http://127.0.0.1/keys"], .providerFaulty), (["jwks_uri": .null], .providerFaulty),
            (["code_challenge_methods_supported": ["plain"]], .providerFaulty),
        ]
        for (metadata, reason) in wrong {
            let fresh = try AccountsWithProvider()
            fresh.provider.change { $0.metadata = metadata }
            await fresh.refused(reason)
        }
    }

    @Test("what the browser brings instead of a code")
    func answers() async throws {
        let accounts = try AccountsWithProvider()
        await accounts.refused(.providerRefused) { answer, _ in answer["error"] = "access_denied" }
        await accounts.refused(.providerFaulty) { answer, _ in answer["code"] = nil }
        await accounts.refused(.providerRefused) { answer, _ in answer["code"] = "guessed" }
        await accounts.refused(.tokenInAddress) { answer, _ in answer["id_token"] = "x" }
        await accounts.refused(.tokenInAddress) { answer, _ in answer["access_token"] = "x" }
        accounts.provider.change { $0.isAway = true }
        await accounts.refused(.providerUnreachable)
    }

    @Test("new keys are fetched when a token names one, and not each time that one names another one")
    func rotation() async throws {
        let accounts = try AccountsWithProvider()
        _ = try await accounts.signIn()
        accounts.provider.change {
            $0.published = ["first", "second"]
            $0.keyName = "second"
        }
        #expect(try await accounts.signIn() != nil)
        #expect(accounts.provider.state.withLockedValue { $0.fetchedKeys } == 2)
        accounts.provider.change { $0.keyName = "third" }
        for _ in 0..<6 { await accounts.refused(.tokenKey) }
        #expect(accounts.provider.state.withLockedValue { $0.fetchedKeys } == 3)
        accounts.provider.change { $0.published = ["third"] }
        await accounts.refused(.tokenKey)
        accounts.time.withLockedValue { $0 += 61_000 }
        #expect(try await accounts.signIn() != nil)
        // A key that is withdrawn counts for an hour at most.
        accounts.time.withLockedValue { $0 += 3_601_000 }
        accounts.provider.change { $0.published = ["fourth"] }
        await accounts.refused(.tokenKey)
    }

    @Test("an identity is added to an account, is nobody else's, and is not removed where it is the last way in")
    func linking() async throws {
        let accounts = try AccountsWithProvider()
        let anna = try #require(try await accounts.signIn())
        let identity = try #require(try await accounts.service.account(of: anna.person).identities.first)
        await #expect(throws: AccountProblem(.lastWayIn)) {
            try await accounts.service.remove(identity: identity.identifier, of: anna.person)
        }
        accounts.provider.change { $0.claims = ["sub": "another"] }
        // Who began has to be who comes back.
        await #expect(throws: AccountProblem(.signedOut)) { try await accounts.signIn(link: anna.person) }
        #expect(try await accounts.signIn(link: anna.person, session: anna.token) == nil)
        #expect(try await accounts.signIn()?.person == anna.person)
        accounts.provider.change { $0.claims = ["sub": "boris"] }
        let boris = try #require(try await accounts.signIn())
        #expect(boris.person != anna.person)
        await #expect(throws: AccountProblem(.identityTaken)) {
            try await accounts.signIn(link: anna.person, session: anna.token)
        }
        await #expect(throws: AccountProblem(.signedOut)) {
            try await accounts.signIn(link: anna.person, session: boris.token)
        }
        try await accounts.service.remove(identity: identity.identifier, of: anna.person)
        let audit = try await accounts.service.account(of: anna.person).audit.map(\.action)
        #expect(audit.contains("removed an identity of https://id.example"))
    }
}
