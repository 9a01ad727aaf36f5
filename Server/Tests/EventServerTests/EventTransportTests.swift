import AsyncHTTPClient
import EventAccounts
import EventClient
import EventDay
import Foundation
import Hummingbird
import HummingbirdTesting
import Support
import Testing
import VeloQuest
import VeloQuestFoundation
import questload

@testable import EventServer

/// What every carrier of an `EventClient` does, against a real server on a socket.
@Suite("A client of an event over a socket", .serialized)
struct EventTransportTests {
    enum Kind: String, CaseIterable, Sendable { case foundation, nio }

    /// Runs a body with a carrier of a kind.
    private func carrying(
        _ kind: Kind, port: Int, _ body: (any EventTransport) async throws -> Void
    ) async throws {
        let address = try #require(EventAddress("http://127.0.0.1:\(port)/e/evening"))
        switch kind {
        case .foundation: try await body(EventConnection(to: address))
        case .nio:
            let client = NIOEventConnection.makeClient()
            do { try await body(NIOEventConnection(to: address, by: client)) } catch {
                try? await client.shutdown()
                throw error
            }
            try await client.shutdown()
        }
    }

    /// Sends until there is nothing left to send, or no answer comes.
    private func drive(
        _ client: inout EventClient, _ transport: any EventTransport, at now: Double,
        _ generator: inout SeededGenerator
    ) async -> [EventUpdate] {
        var updates: [EventUpdate] = []
        for _ in 0..<50 {
            guard let request = client.next(at: now) else { break }
            switch await transport.send(request) {
            case .answer(let status, let headers, let body):
                updates += client.received(status, headers, body, to: request.number, at: now, using: &generator)
            case .nothing:
                client.failed(request.number, at: now, using: &generator)
                return updates
            }
        }
        return updates
    }

    @Test("joins, hands in, outlives a restart of the server, and carries photos", arguments: Kind.allCases)
    func evening(_ kind: Kind) async throws {
        let folder = NSTemporaryDirectory() + "questd-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var generator = SeededGenerator(seed: 1)
        var limits = EventClient.Limits()
        limits.lines = 100
        var client = EventClient(event: "evening", device: "phone", limits: limits)
        var phone = DeviceLog(device: "phone", rider: "a1")
        var port = 0
        func write(_ count: Int) {
            for _ in 0..<count {
                if let entry = phone.append(.skipped("oak"), at: 1_780_000_000) { client.add(entry) }
            }
        }
        try await serving(folder) { listening, day in
            port = listening
            let (event, _) = try await day.create(
                id: "evening", name: "Evening", quest: Station.quest, ridersEdition: Station.ridersEdition)
            let codes = try await event.add([NewRider(id: "a1", registration: Registration(name: "Анна"))])
            client.join(code: try #require(codes["a1"]))
            client.fetchQuest()
            write(150)
            try await carrying(kind, port: port) { transport in
                let updates = await drive(&client, transport, at: 0, &generator)
                #expect(client.openLineCount == 0 && client.registration?.registration.name == "Анна")
                #expect(
                    updates.contains {
                        if case .quest(let bytes?) = $0 { bytes == Station.ridersEdition } else { false }
                    })
                // A photo nearly as large as any that is taken, and one that is larger.
                var picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
                picture += Array(repeating: 7, count: (8 << 20) - 4)
                let digest = Hexadecimal.text(of: Secret.digest(of: picture))
                for expected in [201, 200] {
                    let upload = try #require(client.photoUpload(picture, digest: digest, type: "image/jpeg"))
                    guard case .answer(expected, _, _) = await transport.send(upload) else {
                        Issue.record("no \(expected)")
                        continue
                    }
                }
                picture.append(7)
                let large = Hexadecimal.text(of: Secret.digest(of: picture))
                let upload = try #require(client.photoUpload(picture, digest: large, type: "image/jpeg"))
                switch await transport.send(upload) {
                case .answer(let status, _, _): #expect(status == 413)
                // The server has closed the connection before it has read all.
                case .nothing: break
                }
            }
        }
        write(3)
        try await carrying(kind, port: port) { transport in
            _ = await drive(&client, transport, at: 100, &generator)
            #expect(client.openLineCount == 3, "nobody is there")
            try await serving(folder, port: port) { _, day in
                _ = await drive(&client, transport, at: 200, &generator)
                #expect(client.openLineCount == 0)
                let kept = RideLog.reading(await (try day.event("evening")).riddenLog.write()).log
                #expect(Set(kept.entries) == Set(phone.log.entries))
            }
        }
    }

    @Test("neither waits for ever nor follows a redirection", arguments: Kind.allCases)
    func faults(_ kind: Kind) async throws {
        let router = Router()
        router.post("/v1/events/slow/join") { _, _ in
            try await Task.sleep(for: .seconds(3))
            return "late"
        }
        router.post("/v1/events/moved/join") { _, _ in
            Response(status: .temporaryRedirect, headers: [.location: "/v1/events/other/join"])
        }
        router.post("/v1/events/other/join") { _, _ in "followed" }
        try await Application(router: router).test(.live) { stub in
            let port = try #require(stub.port)
            try await carrying(kind, port: port) { transport in
                func join(_ event: String) throws -> EventRequest {
                    var client = EventClient(event: event, device: "phone")
                    client.join(code: "x")
                    let next = client.next(at: 0)
                    return try #require(next)
                }
                let start = ContinuousClock.now
                guard case .nothing = await transport.send(try join("slow"), within: 0.3) else {
                    Issue.record("an answer")
                    return
                }
                #expect(ContinuousClock.now - start < .seconds(2.5))
                guard case .answer(307, _, let body) = await transport.send(try join("moved")) else {
                    Issue.record("no redirection")
                    return
                }
                #expect(body != Array("followed".utf8))
            }
        }
    }
}
