/// The head of a request (RFC 9112), as far as a server of files needs it.
struct HTTPRequest: Equatable {
    /// `GET`, `HEAD` or what was asked.
    let method: String
    /// The path without a query, decoded.
    let path: String
    /// The host that the client thinks it speaks to.
    let host: String?
    /// The wanted bytes, where it asks for one range (RFC 9110, section 14).
    let range: WantedRange?
    /// The tag that contents must have for a range of them to be of use; the whole file is to be sent where they have another.
    let rangeCondition: String?

    /// Bytes of a file.
    enum WantedRange: Equatable {
        /// From an offset on, to the last one wanted or to the end.
        case from(Int, to: Int?)
        /// So many at the end.
        case last(Int)

        /// The bytes of a file of a size; `nil` where it has none of them.
        func bytes(ofSize size: Int) -> Range<Int>? {
            switch self {
            case .from(let first, let last):
                let end = last.map { min($0, size - 1) } ?? size - 1
                return first <= end ? first..<end + 1 : nil
            case .last(let count): return count > 0 && size > 0 ? max(size - count, 0)..<size : nil
            }
        }
    }

    /// The most bytes of a head.
    static let sizeLimit = 16_384

    /// Where the head ends in what was received, behind the empty line; `nil` before it is complete.
    static func end(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }.map { $0 + 4 }
    }

    /// Reads a head; `nil` where it is malformed.
    init?(_ head: ArraySlice<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/"),
            let path = Self.decoded(words[1].prefix { $0 != "?" })
        else { return nil }
        method = String(words[0])
        self.path = path
        var fields: [String: Substring] = [:]
        for line in lines.dropFirst() where !line.isEmpty {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            fields[line[..<colon].lowercased()] = value
        }
        // What has a body is not for a server of files.
        guard fields["content-length"].map({ $0 == "0" }) ?? true, fields["transfer-encoding"] == nil else {
            return nil
        }
        host = fields["host"].map(String.init)
        rangeCondition = fields["if-range"].map(String.init)
        range = fields["range"].flatMap { Self.range($0) }
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// One range of bytes; several, and what cannot be read, are as if none were asked for.
    private static func range(_ text: Substring) -> WantedRange? {
        guard text.hasPrefix("bytes=") else { return nil }
        let parts = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
        let (first, last) = (Int(parts[0]), Int(parts[1]))
        if let first {
            if let last, last < first { return nil }
            return .from(first, to: last)
        }
        return parts[0].isEmpty ? last.map { .last($0) } : nil
    }
}
