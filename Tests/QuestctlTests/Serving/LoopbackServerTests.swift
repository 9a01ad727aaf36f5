import Foundation
import Testing

@testable import questctl

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The server of a map's page")
struct LoopbackServerTests {
    private static let files: ServedFiles = {
        var files = ServedFiles()
        files.contents["index.html"] = .bytes(Array("<p>map".utf8))
        files.contents["map.pmtiles"] = .bytes((0..<100).map { UInt8($0) })
        return files
    }()

    private func request(_ text: String) -> HTTPRequest? { HTTPRequest(Array(text.utf8)[...]) }

    private func head(_ text: String) -> String {
        Self.files.answer(to: request(text + "\r\nHost: localhost:80\r\n\r\n"), port: 80).head
    }

    @Test(
        "answers ranges as RFC 9110 says",
        arguments: [
            ("bytes=0-9", 0..<10), ("bytes=90-", 90..<100), ("bytes=95-500", 95..<100), ("bytes=-5", 95..<100),
            ("bytes=-500", 0..<100),
            ("bytes=99-99", 99..<100),
        ])
    func ranges(range: String, bytes: Range<Int>) {
        let answer = Self.files.answer(
            to: request("GET /map.pmtiles HTTP/1.1\r\nHost: 127.0.0.1:80\r\nRange: \(range)\r\n\r\n"), port: 80)
        #expect(answer.head.hasPrefix("HTTP/1.1 206 ") && answer.range == bytes)
        #expect(answer.head.contains("Content-Range: bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/100\r\n"))
        #expect(answer.head.contains("Content-Length: \(bytes.count)\r\n"))
    }

    @Test("answers the whole file where no range can be read, and says where there is none of the wanted bytes")
    func others() {
        for range in [
            "bytes=9-3", "bytes=a-", "bytes=0-1,5-6", "lines=1-2", "bytes=--1", "bytes=99999999999999999999-",
        ] {
            #expect(head("GET /map.pmtiles HTTP/1.1\r\nRange: \(range)").hasPrefix("HTTP/1.1 200 "), "\(range)")
        }
        #expect(head("GET /map.pmtiles HTTP/1.1\r\nRange: bytes=100-").hasPrefix("HTTP/1.1 416 "))
    }

    @Test("refuses what it does not have, other methods, other hosts, and what is no request")
    func refusals() {
        #expect(
            head("GET / HTTP/1.1").hasPrefix("HTTP/1.1 200 ")
                && head("GET /index.html?x=1 HTTP/1.1").hasPrefix("HTTP/1.1 200 "))
        for path in ["/../../etc/passwd", "/%2e%2e/etc/passwd", "/etc/passwd", "//etc/passwd", "/map.pmtiles/"] {
            #expect(head("GET \(path) HTTP/1.1").hasPrefix("HTTP/1.1 404 "), "\(path)")
        }
        #expect(head("PUT / HTTP/1.1").hasPrefix("HTTP/1.1 405 "))
        let elsewhere = request("GET / HTTP/1.1\r\nHost: example.org:80\r\n\r\n")
        #expect(Self.files.answer(to: elsewhere, port: 80).head.hasPrefix("HTTP/1.1 421 "))
        for text in [
            "", "GET /", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", "GET /%zz HTTP/1.1\r\n\r\n",
        ] {
            #expect(Self.files.answer(to: request(text), port: 80).head.hasPrefix("HTTP/1.1 400 "), "\(text)")
        }
    }

    @Test("takes names without a port where the port is that of HTTP")
    func usualPort() {
        for (host, port, status) in [
            ("localhost", 80, 200), ("127.0.0.1", 80, 200), ("localhost:80", 80, 200), ("localhost", 8080, 421),
            ("localhost:80", 8080, 421), ("example.org", 80, 421), ("", 80, 421),
        ] as [(String, UInt16, Int)] {
            let answer = Self.files.answer(to: request("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n"), port: port)
            #expect(answer.head.hasPrefix("HTTP/1.1 \(status) "), "\(host) \(port)")
        }
    }

    @Test(
        "tells contents of one run from those of another by their tags, and sends ranges of those alone that are meant")
    func tags() throws {
        func tag(_ head: String) throws -> Substring {
            let line = try #require(head.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") })
            return line.dropFirst(6)
        }
        let whole = head("GET /map.pmtiles HTTP/1.1")
        let part = head("GET /map.pmtiles HTTP/1.1\r\nRange: bytes=0-1")
        let own = try tag(whole)
        #expect(try tag(part) == own && own.hasPrefix("\"") && own.hasSuffix("\"") && own.count > 2)
        var other = ServedFiles()
        other.contents = Self.files.contents
        let otherHead = other.answer(to: request("GET / HTTP/1.1\r\nHost: localhost:80\r\n\r\n"), port: 80).head
        #expect(try tag(otherHead) != own)
        #expect(head("GET /map.pmtiles HTTP/1.1\r\nRange: bytes=0-1\r\nIf-Range: \(own)").hasPrefix("HTTP/1.1 206 "))
        #expect(head("GET /map.pmtiles HTTP/1.1\r\nRange: bytes=0-1\r\nIf-Range: \"x\"").hasPrefix("HTTP/1.1 200 "))
    }

    @Test("answers a client, range after range")
    func connection() async throws {
        let server = try LoopbackServer(port: 0, files: Self.files)
        let port = server.port
        let isOver = OverFlag()
        let thread = Thread { server.run { isOver.isSet } }
        thread.start()
        defer { isOver.set() }
        let session = URLSession(configuration: .ephemeral)
        for range in ["bytes=3-5", "bytes=-2"] {
            var asked = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/map.pmtiles")))
            asked.setValue(range, forHTTPHeaderField: "Range")
            let (data, response) = try await session.data(for: asked)
            #expect((response as? HTTPURLResponse)?.statusCode == 206)
            #expect(Array(data) == (range == "bytes=-2" ? [98, 99] : [3, 4, 5]))
        }
    }
}

/// Ends a server from another thread.
final class OverFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
