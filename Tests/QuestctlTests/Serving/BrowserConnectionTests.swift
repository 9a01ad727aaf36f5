import Foundation
import Testing

@testable import questctl

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The server of a map's page, with clients that mean no good")
struct BrowserConnectionTests {
    /// More than what the system keeps for a socket.
    private static let large = [UInt8](repeating: 7, count: 32 << 20)

    private static func serving(patience: Duration, _ body: (UInt16) async throws -> Void) async throws {
        var files = ServedFiles()
        files.contents["index.html"] = .bytes(Array("<p>map".utf8))
        files.contents["large"] = .bytes(large)
        let server = try LoopbackServer(port: 0, files: files, patience: patience)
        let isOver = OverFlag()
        Thread { server.run { isOver.isSet } }.start()
        defer { isOver.set() }
        try await body(server.port)
    }

    private func page(_ port: UInt16) async throws -> String {
        var asked = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/")))
        asked.timeoutInterval = 4
        let (data, _) = try await URLSession(configuration: .ephemeral).data(for: asked)
        return String(decoding: data, as: UTF8.self)
    }

    @Test("answers although as many connections as it takes ask nothing", .timeLimit(.minutes(1)))
    func manyIdle() async throws {
        try await Self.serving(patience: .seconds(600)) { port in
            let idle = try (0..<LoopbackServer.connectionLimit + 8).map { _ in try RawClient(port: port) }
            #expect(try await page(port) == "<p>map")
            // The first ones went, the last ones are still there.
            #expect(idle[0].isEnded(within: 2_000) && !idle[idle.count - 1].isEnded(within: 0))
        }
    }

    @Test("lets go who asks nothing, and who sends a head piece by piece", .timeLimit(.minutes(1)))
    func patience() async throws {
        try await Self.serving(patience: .milliseconds(300)) { port in
            let silent = try RawClient(port: port)
            let slow = try RawClient(port: port)
            var isEnded = false
            for _ in 0..<40 where !isEnded {
                slow.send("G")
                isEnded = slow.isEnded(within: 100)
            }
            #expect(isEnded && silent.isEnded(within: 2_000))
        }
    }

    @Test("answers others while one takes nothing, and gives that one all of its answer later", .timeLimit(.minutes(1)))
    func slowReader() async throws {
        try await Self.serving(patience: .seconds(600)) { port in
            let slow = try RawClient(port: port)
            slow.send(
                "GET /large HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\nGET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
            )
            try await Task.sleep(for: .milliseconds(200))
            let start = ContinuousClock.now
            #expect(try await page(port) == "<p>map")
            #expect(ContinuousClock.now - start < .seconds(3))
            let bytes = slow.bytes(atLeast: Self.large.count + 500)
            let end = try #require(HTTPRequest.end(in: Array(bytes.prefix(2_000))))
            #expect(Array(bytes[end...].prefix(Self.large.count)) == Self.large)
            let next = String(decoding: bytes[(end + Self.large.count)...], as: UTF8.self)
            #expect(next.hasPrefix("HTTP/1.1 200 ") && next.hasSuffix("<p>map"))
        }
    }

    @Test("lets go who takes nothing of an answer for longer than its patience", .timeLimit(.minutes(1)))
    func stalled() async throws {
        try await Self.serving(patience: .milliseconds(300)) { port in
            let slow = try RawClient(port: port)
            slow.send("GET /large HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
            try await Task.sleep(for: .seconds(2))
            #expect(slow.bytes(atLeast: Self.large.count).count < Self.large.count)
        }
    }
}
