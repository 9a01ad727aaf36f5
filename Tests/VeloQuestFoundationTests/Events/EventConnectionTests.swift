import EventClient
import Foundation
import Quests
import RideLogs
import Support
import TestSupport
import Testing
import VeloQuestFoundation

@Suite("A client over HTTP")
struct EventConnectionTests {
    @Test("a log reaches a server over HTTP, and its answers the client")
    func exchange() async throws {
        let server = try StandInServer()
        defer { server.stop() }
        let address = try #require(EventAddress(server.link))
        let connection = EventConnection(to: address)
        var client = EventClient(event: address.event, device: "phone", prefix: address.prefix)
        client.join(code: "7K2M-Q9XD")
        client.fetchQuest()
        var phone = DeviceLog(device: "phone", rider: "a17")
        for number in 0..<1500 {
            if let entry = phone.append(.skipped(.init("\(number)")), at: 5) { client.add(entry) }
        }
        var generator = SeededGenerator(seed: 1)
        var updates: [EventUpdate] = []
        for _ in 0..<20 {
            guard let request = client.next(at: 0) else { break }
            switch await connection.send(request) {
            case .answer(let status, let headers, let body):
                updates += client.received(status, headers, body, to: request.number, at: 0, using: &generator)
            case .nothing(let reason): Issue.record("\(reason)")
            }
        }
        #expect(client.openLineCount == 0 && client.registration?.rider == "a17")
        #expect(server.lines == Set(phone.log.entries.map { String(decoding: $0.line, as: UTF8.self) }))
        #expect(updates.count { if case .quest(Array("the quest".utf8)) = $0 { true } else { false } } == 1)
        #expect(updates.count { if case .message("The bridge is closed", _) = $0 { true } else { false } } == 1)
    }

    @Test("a redirection is an answer, and is not followed")
    func redirection() async throws {
        let server = try StandInServer()
        defer { server.stop() }
        let address = try #require(EventAddress("http://127.0.0.1:\(server.port)/e/redirect"))
        var client = EventClient(event: "redirect", device: "phone")
        client.join(code: "x")
        client.fetchQuest()
        try admit(&client)
        let next = client.next(at: 0)
        guard case .answer(let status, _, let body) = await EventConnection(to: address).send(try #require(next)) else {
            Issue.record("no answer")
            return
        }
        #expect(status == 302 && body != Array("the quest".utf8))
    }

    @Test("without a server there is no answer, and the reason")
    func noServer() async throws {
        let server = try StandInServer()
        let address = try #require(EventAddress(server.link))
        server.stop()
        var client = EventClient(event: "spring", device: "phone")
        client.join(code: "x")
        let next = client.next(at: 0)
        guard case .nothing(let reason) = await EventConnection(to: address).send(try #require(next)) else {
            Issue.record("an answer")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test("a connection may be dropped while its requests run out of time")
    func droppedConnections() async throws {
        let server = try StandInServer()
        defer { server.stop() }
        let address = try #require(EventAddress("http://127.0.0.1:\(server.port)/e/silent"))
        var client = EventClient(event: "silent", device: "phone")
        client.join(code: "x")
        try admit(&client)
        var phone = DeviceLog(device: "phone", rider: "a")
        let entry = phone.append(.started, at: 5)
        client.add(try #require(entry))
        let next = client.next(at: 0)
        let request = try #require(next)
        for number in 0..<100 {
            let connection = EventConnection(to: address)
            for _ in 0..<16 { connection.send(request, within: 0.002) { _ in } }
            try await Task.sleep(for: .microseconds(1_000 + 30 * number))
        }
    }

    /// Answers the request to join as a server does.
    private func admit(_ client: inout EventClient) throws {
        let next = client.next(at: 0)
        let join = try #require(next)
        var generator = SeededGenerator(seed: 1)
        let registration = Array("{\"token\": \"t\", \"rider\": \"a\"}".utf8)
        _ = client.received(200, [], registration, to: join.number, at: 0, using: &generator)
    }
}
