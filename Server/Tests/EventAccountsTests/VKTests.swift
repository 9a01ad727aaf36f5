import EventStore
import Foundation
import NIOConcurrencyHelpers
import Testing
import VeloQuest

@testable import EventAccounts

@Suite("Signing in with VK ID")
struct VKTests {
    private let vk = VKStandIn()
    private let service: AccountService

    init() throws {
        let store = try SQLiteEventStore(folder: NSTemporaryDirectory() + "questd-" + UUID().uuidString)
        service = AccountService(
            store: store, address: try #require(PublicAddress("https://quest.example")), name: "VeloQuest",
            providers: [VKProvider(id: "vk", name: "VK ID", client: "54321", http: vk)],
            clock: { 1_780_000_000_000 })
    }

    private func signIn(_ change: (inout [String: String]) -> Void = { _ in }) async throws -> NewSession? {
        let (redirect, token) = try await service.beginProvider("vk", for: nil)
        var answer = try vk.agree(at: redirect)
        change(&answer)
        return try await service.finishProvider(
            "vk", answer: answer, browserToken: token,
            with: Browser(address: "192.0.2.1", userAgent: nil, session: nil))
    }

    @Test("makes an account at first, finds it later, and leaves no token at VK ID")
    func flow() async throws {
        let first = try #require(try await signIn())
        let second = try #require(try await signIn())
        #expect(first.person == second.person)
        let account = try await service.account(of: first.person)
        #expect(account.person.name == "Иван Петров")
        #expect(account.identities.map(\.subject) == ["1234567890"])
        #expect(account.identities.map(\.issuer) == ["https://id.vk.ru"])
        let (calls, tokens) = vk.state.withLockedValue { ($0.calls, $0.tokens) }
        #expect(calls.prefix(3) == ["/oauth2/auth", "/oauth2/user_info", "/oauth2/logout"] && tokens.isEmpty)
    }

    @Test("what fails on the way signs nobody in")
    func failures() async throws {
        await #expect(throws: AccountProblem(.providerRefused)) { try await signIn { $0["error"] = "access_denied" } }
        await #expect(throws: AccountProblem(.providerFaulty)) { try await signIn { $0["device_id"] = nil } }
        await #expect(throws: AccountProblem(.providerRefused)) { try await signIn { $0["device_id"] = "other" } }
        await #expect(throws: AccountProblem(.providerRefused)) { try await signIn { $0["code"] = "guessed" } }
        await #expect(throws: AccountProblem(.providerFaulty)) { try await signIn { $0["code"] = nil } }
        await #expect(throws: AccountProblem(.attemptUnknown)) { try await signIn { $0["state"] = "other" } }
        let wrong: [(String, JSONObject, AccountProblem.Reason)] = [
            ("/oauth2/auth", ["state": "other"], .providerFaulty), ("/oauth2/auth", ["user_id": 2], .providerFaulty),
            ("/oauth2/auth", ["access_token": .null], .providerFaulty),
            ("/oauth2/auth", ["error": "invalid_client"], .providerRefused),
            ("/oauth2/auth", ["user_id": "1 OR 1"], .providerFaulty),
            ("/oauth2/user_info", ["user": ["user_id": "2"]], .providerFaulty),
            ("/oauth2/user_info", ["user": .null], .providerFaulty),
            ("/oauth2/user_info", ["error": "invalid_token"], .providerFaulty),
        ]
        for (path, members, reason) in wrong {
            vk.change { $0.changes = [path: members] }
            await #expect(throws: AccountProblem(reason), "\(path) \(members.keys)") { try await signIn() }
        }
        vk.change { $0.changes = ["/oauth2/logout": ["error": "slow_down"]] }
        #expect(try await signIn() != nil, "that it cannot take the token back keeps nobody out")
    }
}
