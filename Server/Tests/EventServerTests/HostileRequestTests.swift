import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing
import VeloQuest

@testable import EventServer

/// Requests of those who cheat, and of those who are careless.
@Suite("Hostile requests")
struct HostileRequestTests {
    @Test(
        "names with control characters are refused: a store would cut them off",
        arguments: ["\\u0000", "\\n", "\\u001b[2J", "\\u007f"])
    func controls(_ control: String) async throws {
        let station = try await Station()
        try await station.run { client in
            let answer = try await client.send(
                .post, "/v1/events/evening/riders", station.token, body: #"[{"rider":"a1","name":"Anna\#(control)B"}]"#)
            #expect(answer.status == 400 && answer.text.contains("control"), "\(answer.text)")
            #expect(try await client.send(.get, "/v1/events/evening/riders", station.token).text == "[]")
        }
    }

    @Test("a rider whose name would be another folder in an address is refused", arguments: [".", "..", "..."])
    func points(_ name: String) async throws {
        let station = try await Station()
        try await station.run { client in
            let answer = try await client.send(
                .post, "/v1/events/evening/riders", station.token, body: #"[{"rider":"\#(name)"}]"#)
            #expect(answer.status == 400)
        }
    }

    @Test("a rider cannot fill the store by joining again and again")
    func joins() async throws {
        let station = try await Station(clock: EventClock { 1_780_000_000_000 })
        let code = try #require(
            try await station.event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        try await station.run { client in
            var statuses: [Int] = []
            for _ in 0..<25 {
                statuses.append(
                    try await client.send(.post, "/v1/events/evening/join", body: #"{"code":"\#(code)","device":"p"}"#)
                        .status)
            }
            #expect(statuses.prefix(20).allSatisfy { $0 == 200 } && statuses.suffix(5).allSatisfy { $0 == 429 })
        }
    }

    /// On a socket, since a client that sends and does not read is what it is about.
    @Test("who sends twenty megabytes gets an answer, with and without a token", arguments: [true, false])
    func large(_ hasToken: Bool) async throws {
        let station = try await Station()
        let logger = Logger(label: "test")
        let application = Application(
            router: station.server.router(),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            logger: logger)
        try await application.test(.live) { client in
            var headers: HTTPFields = [.connection: "close", .contentType: "application/json"]
            if hasToken { headers[.authorization] = "Bearer " + station.token }
            let begin = ContinuousClock.now
            let status = try await client.execute(
                uri: "/v1/events/evening/messages", method: .post, headers: headers,
                body: ByteBuffer(repeating: UInt8(ascii: "["), count: 20 << 20)
            ) { $0.status.code }
            #expect(status == (hasToken ? 413 : 401))
            #expect(ContinuousClock.now - begin < .seconds(20))
        }
        await station.day.close()
    }
}
