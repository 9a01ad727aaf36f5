import EventAccounts
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore
import Testing
import VeloQuest

@testable import EventServer

/// Mutants of requests of accounts; `VELOQUEST_FUZZ_SECONDS` and `VELOQUEST_FUZZ_SEED` as for those of events.
@Suite("Mutated requests of accounts")
struct AccountsFuzzingTests {
    @Test("get an answer or a problem, never a fault of the server, and sign nobody in")
    func mutants() async throws {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["VELOQUEST_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
        let seed = environment["VELOQUEST_FUZZ_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0 ... .max)
        let statuses = NIOLockedValueBox<[Int: Int]>([:])
        let station = try await AccountsStation()
        let routes = station.routes.filter { $0.access == .visitor || $0.access == .account || $0.access == .owner }
        try await station.run { client in
            var mutator = RequestMutator(generator: Seeded(state: seed))
            var owner = TestBrowser(client)
            var passkey = SoftAuthenticator(origin: AccountsStation.origin)
            // Of the sessions of an account the oldest make room, so that the owner is somebody else.
            var other = TestBrowser(client)
            _ = try await other.signUp("Eve", &passkey)
            _ = try await owner.signUp("Anna")
            _ = try await owner.send(.post, "/v1/events/evening/members/claim", token: station.token)
            let end = ContinuousClock.now + .seconds(seconds)
            while ContinuousClock.now < end {
                station.wait(seconds: 12)
                var session = owner
                session.cookies = [:]
                let sample = try await Self.sample(of: routes, &session, &passkey, &mutator.generator)
                // Who signs in ends the session that the browser had.
                let isOwner =
                    !sample.path.hasPrefix("/v1/account/sign-")
                    && Int.random(in: 0..<4, using: &mutator.generator) > 0
                var mutant = mutator.mutant(of: sample)
                mutant.headers[.origin] = AccountsStation.origin
                if isOwner { mutant.headers[.cookie] = "__Host-questd=" + (owner.session ?? "") }
                // It would end what the others need.
                guard !mutant.path.hasPrefix("/v1/account/sign-out"), mutant.method != .delete || !isOwner else {
                    continue
                }
                let status = try await Self.check(mutant, client, madeOf: sample, "seed \(seed)")
                statuses.withLockedValue { $0[status, default: 0] += 1 }
            }
            #expect(try await owner.send(.get, "/v1/account").status == 200)
        }
        let found = statuses.withLockedValue { $0 }
        print(
            "\(found.values.reduce(0, +)) mutated requests of accounts, seed \(seed): \(found.sorted { $0.key < $1.key })"
        )
        #expect(found.keys.contains(200) && found.keys.contains(400))
    }

    /// A good request of one of the routes, with an answer of a passkey that is new.
    private static func sample(
        of routes: [APIRoute], _ browser: inout TestBrowser, _ passkey: inout SoftAuthenticator,
        _ generator: inout Seeded
    ) async throws -> SampleRequest {
        let path: String
        var body: JSONValue?
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            path = "/v1/account/sign-in/finish"
            let options = try await browser.object(.post, "/v1/account/sign-in/begin")
            body = ["credential": try passkey.get(.object(options))]
        case 1:
            path = "/v1/account/sign-up/finish"
            let options = try await browser.object(.post, "/v1/account/sign-up/begin", ["name": "Eve"])
            var other = SoftAuthenticator(origin: AccountsStation.origin)
            body = ["credential": try other.create(.object(options)), "label": "Phone"]
        default:
            guard let route = routes.randomElement(using: &generator) else { throw CancellationError() }
            let value: JSONValue = [
                "name": "Anna", "label": "Laptop", "role": "judge", "task": "oak", "hours": 3, "token": "x",
                "credential": [:],
            ]
            return SampleRequest(
                method: route.method, path: AccountsMemberTests.path(of: route), token: nil,
                body: route.request == nil ? nil : JSONWriter().write(value))
        }
        return SampleRequest(method: .post, path: path, token: nil, body: body.map { JSONWriter().write($0) })
    }

    private static func check(
        _ request: SampleRequest, _ client: any TestClientProtocol, madeOf sample: SampleRequest, _ seed: String
    ) async throws -> Int {
        var headers = request.headers
        if request.body != nil { headers[.contentType] = request.type }
        if let token = request.token { headers[.authorization] = "Bearer " + token }
        let answer = try await client.execute(
            uri: request.path, method: request.method, headers: headers,
            body: request.body.map { ByteBuffer(bytes: $0) }
        ) { (status: $0.status.code, headers: $0.headers, body: Array(buffer: $0.body)) }
        let text = String(decoding: (request.body ?? []).prefix(900), as: UTF8.self)
        let what: Comment = "\(seed): \(request.method) \(request.path.prefix(200)) \(text)"
        #expect(answer.status < 500, what)
        if answer.status >= 400, request.method != .head {
            #expect(answer.headers[.contentType] == "application/problem+json", what)
            let problem = try? JSONValue(parsing: answer.body).objectValue
            for name in ["type", "title", "detail", "code"] {
                #expect(problem?[name]?.stringValue?.isEmpty == false, what)
            }
        }
        // Only what the authenticator said signs anybody in, whatever else stands beside it.
        if request.path == "/v1/account/sign-in/finish", answer.status == 200 {
            let (said, meant) = (Self.said(request.body), Self.said(sample.body))
            #expect(said == meant && said.count == 5, what)
        }
        return answer.status
    }

    /// What an authenticator said in a body.
    private static func said(_ body: [UInt8]?) -> [JSONValue] {
        let credential = try? JSONValue(parsing: body ?? []).objectValue?["credential"]?.objectValue
        let response = credential?["response"]?.objectValue
        return [credential?["id"]].compactMap(\.self)
            + ["clientDataJSON", "authenticatorData", "signature", "userHandle"].compactMap { response?[$0] }
    }
}
