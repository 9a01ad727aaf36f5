import Support

/// What a server of one page answers.
struct ServedFiles: Sendable {
    /// Bytes under a name.
    enum Content: Sendable {
        /// In memory.
        case bytes([UInt8])
        /// On disk.
        case file(MappedFile)

        var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(let file): file.bytes.count
            }
        }

        func withBytes(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Void) {
            switch self {
            case .bytes(let bytes): bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
            case .file(let file): body(UnsafeRawBufferPointer(rebasing: file.bytes[range]))
            }
        }
    }

    /// By name, without a slash; `index.html` also stands for the folder.
    var contents: [String: Content] = [:]

    /// Tells these files from those of another run of a server at the same address: contents stay as they are while they are served.
    private let mark = UInt64.random(in: 0...UInt64.max)

    /// Makes a server's files, none yet.
    /// An answer: its head, and the bytes that follow.
    struct Answer {
        var head: String
        var content: Content?
        var range: Range<Int> = 0..<0
    }

    /// The answer to a request.
    ///
    /// - Parameter port: of the server. Requests that name another host are refused: a page elsewhere could have given its own
    ///   name this computer's address.
    func answer(to request: HTTPRequest?, port: UInt16) -> Answer {
        guard let request else { return refusal("400 Bad Request", closes: true) }
        // Clients leave out the port that is usual for HTTP (RFC 9110, section 4.2.1).
        let suffixes = port == 80 ? ["", ":80"] : [":\(port)"]
        guard suffixes.contains(where: { ["127.0.0.1\($0)", "localhost\($0)"].contains(request.host ?? "") }) else {
            return refusal("421 Misdirected Request")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return refusal("405 Method Not Allowed", more: "Allow: GET, HEAD\r\n")
        }
        let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
        guard let content = contents[name] else { return refusal("404 Not Found") }
        var head = "HTTP/1.1 200 OK\r\n"
        var range = 0..<content.count
        let tag = "\"\(String(mark, radix: 36))\""
        if let wanted = request.range, request.rangeCondition ?? tag == tag {
            guard let part = wanted.bytes(ofSize: content.count) else {
                return refusal("416 Range Not Satisfiable", more: "Content-Range: bytes */\(content.count)\r\n")
            }
            range = part
            head = "HTTP/1.1 206 Partial Content\r\n"
            head += "Content-Range: bytes \(part.lowerBound)-\(part.upperBound - 1)/\(content.count)\r\n"
        }
        head += "Content-Type: \(Self.type(of: name))\r\nContent-Length: \(range.count)\r\nAccept-Ranges: bytes\r\n"
        head += "ETag: \(tag)\r\n"
        head += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\r\n"
        return Answer(head: head, content: request.method == "GET" ? content : nil, range: range)
    }

    private func refusal(_ status: String, more: String = "", closes: Bool = false) -> Answer {
        Answer(head: "HTTP/1.1 \(status)\r\n\(more)\(closes ? "Connection: close\r\n" : "")Content-Length: 0\r\n\r\n")
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}
