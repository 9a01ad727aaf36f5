import EventAccounts
import EventDay
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOConcurrencyHelpers
import NIOCore
import Support
import Testing
import VeloQuest

@testable import EventServer

/// A server with accounts and an event, without a socket.
struct AccountsStation: Sendable {
    static let origin = "https://quest.example"

    let folder: String
    let store: SQLiteEventStore
    let day: EventDay
    let event: LiveEvent
    let token: String
    let service: AccountService
    let server: QuestServer
    let time: NIOLockedValueBox<Int64>

    init(address: String = Self.origin, providers: [any IdentityProvider] = []) async throws {
        folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        let time = NIOLockedValueBox(Int64(Date().timeIntervalSince1970 * 1000))
        self.time = time
        let logger = Logger(label: "test")
        store = try SQLiteEventStore(folder: folder)
        day = try await EventDay(store: store, clock: EventClock { time.withLockedValue { $0 } }, logger: logger)
        (event, token) = try await day.create(
            id: "evening", name: "Evening", quest: Station.quest, ridersEdition: Station.ridersEdition)
        service = AccountService(
            store: store, address: try #require(PublicAddress(address)), name: "VeloQuest", providers: providers,
            clock: { time.withLockedValue { $0 } })
        var configuration = QuestServer.Configuration()
        configuration.accounts = service
        server = QuestServer(day, routing: nil, configuration: configuration, logger: logger)
    }

    /// All routes.
    var routes: [APIRoute] { API(day: day, routing: nil, accounts: AccountAPI(service: service)).routes }

    /// Lets time pass.
    func wait(seconds: Int64) { time.withLockedValue { $0 += seconds * 1000 } }

    func run(_ body: @Sendable @escaping (any TestClientProtocol) async throws -> Void) async throws {
        try await Application(router: server.router()).test(.router, body)
        await day.close()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// What a browser keeps: cookies, and where its page is from.
struct TestBrowser {
    let client: any TestClientProtocol
    var origin: String? = AccountsStation.origin
    var cookies: [String: String] = [:]

    init(_ client: any TestClientProtocol) { self.client = client }

    /// The session, for tests that steal it.
    var session: String? { cookies["__Host-questd"] }

    /// Sends a request with its cookies, and keeps those that come.
    mutating func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: JSONValue? = nil, token: String? = nil,
        headers: HTTPFields = [:]
    ) async throws -> (status: Int, text: String, headers: HTTPFields) {
        var headers = headers
        if method != .get { headers[.origin] = headers[.origin] ?? origin }
        headers[.userAgent] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        if !cookies.isEmpty {
            headers[.cookie] = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
                separator: "; ")
        }
        let answer = try await client.send(
            method, path, token, body: body.map { String(decoding: JSONWriter().write($0), as: UTF8.self) },
            headers: headers)
        for cookie in answer.headers[values: .setCookie] {
            let parts = cookie.split(separator: ";").map { $0.trimmingPrefix(while: \.isWhitespace) }
            let pair = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            #expect(parts.contains("HttpOnly") && parts.contains("Path=/") && parts.contains("SameSite=Lax"))
            if parts.contains("Max-Age=0") {
                cookies[String(pair[0])] = nil
            } else {
                cookies[String(pair[0])] = String(pair[1])
            }
        }
        return answer
    }

    /// Sends a request, and reads the JSON of its success.
    mutating func object(
        _ method: HTTPRequest.Method, _ path: String, _ body: JSONValue? = nil, token: String? = nil
    ) async throws -> JSONObject {
        let answer = try await send(method, path, body, token: token)
        #expect(answer.status == 200, "\(method) \(path): \(answer.status) \(answer.text)")
        return try JSONValue(parsing: answer.text).objectValue ?? [:]
    }

    /// Makes an account with a passkey.
    mutating func signUp(_ name: String, _ authenticator: inout SoftAuthenticator) async throws -> String {
        let options = try await object(.post, "/v1/account/sign-up/begin", ["name": .string(name)])
        let credential = try authenticator.create(.object(options))
        let account = try await object(
            .post, "/v1/account/sign-up/finish", ["credential": credential, "label": "Laptop"])
        #expect(account["name"] == .string(name))
        return try #require(account["person"]?.stringValue)
    }

    /// Makes an account with a passkey that is not used again.
    mutating func signUp(_ name: String) async throws -> String {
        var authenticator = SoftAuthenticator(origin: AccountsStation.origin)
        return try await signUp(name, &authenticator)
    }

    /// Signs in with a passkey.
    mutating func signIn(
        _ authenticator: inout SoftAuthenticator, counting: Bool = true
    ) async throws -> (status: Int, text: String, headers: HTTPFields) {
        let options = try await object(.post, "/v1/account/sign-in/begin")
        let credential = try authenticator.get(.object(options), counting: counting)
        return try await send(.post, "/v1/account/sign-in/finish", ["credential": credential])
    }
}

/// Whether an answer is a refusal for a reason, in both languages.
func expectRefusal(
    _ answer: (status: Int, text: String, headers: HTTPFields), _ status: Int, _ reason: AccountProblem.Reason,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let object = try? JSONValue(parsing: answer.text).objectValue
    #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
    #expect(object?["reason"] == .string(reason.rawValue), "\(answer.text)", sourceLocation: sourceLocation)
    #expect(object?["detail"] == .string(reason.message[.english]), sourceLocation: sourceLocation)
    #expect(reason.message[.english] != reason.message[Language(tag: "ru") ?? .english], sourceLocation: sourceLocation)
}
