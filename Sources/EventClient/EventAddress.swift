/// Where an event is, as a link or a QR code has it: `https://velo.example/e/spring`.
///
/// The link of the event's page and the path of its API are both taken: `…/e/EVENT` and `…/v1/events/EVENT`, with anything before that and
/// a query or fragment behind it.
public struct EventAddress: Sendable, Hashable, CustomStringConvertible {
    /// Scheme, host and port, such as `https://velo.example:8443`.
    public let origin: String
    /// What stands before `/e` or `/v1` in the path; empty for nothing.
    public let prefix: String
    /// The identifier of the event.
    public let event: String

    /// Reads a link; `nil` for anything else.
    public init?(_ text: String) {
        guard let colon = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<colon.lowerBound].lowercased()
        guard scheme == "https" || scheme == "http" else { return nil }
        let rest = text[colon.upperBound...].prefix { $0 != "?" && $0 != "#" }
        let authority = rest.prefix { $0 != "/" }
        // With an at sign, what looks like the host may be a name of a user.
        let isPlain = authority.utf8.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "\\")
        }
        var segments = rest.dropFirst(authority.count).split(separator: "/")
        guard !authority.isEmpty, isPlain, let last = segments.popLast(), let event = Self.decoded(last), !event.isEmpty
        else { return nil }
        if segments.last == "e" {
            segments.removeLast()
        } else if segments.suffix(2) == ["v1", "events"] {
            segments.removeLast(2)
        } else {
            return nil
        }
        let isPath = segments.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        guard isPath else { return nil }
        origin = "\(scheme)://\(authority.lowercased())"
        prefix = segments.map { "/" + $0 }.joined()
        self.event = event
    }

    /// Whether what is sent is encrypted on its way.
    public var isEncrypted: Bool { origin.hasPrefix("https:") }

    /// The link without query and fragment.
    public var description: String { "\(origin)\(prefix)/e/\(Self.encoded(event))" }

    /// A segment of a path (RFC 3986 section 3.3), in which all but unreserved characters are percent-encoded.
    static func encoded(_ segment: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in segment.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A segment of a path without percent-encoding; `nil` where it is not UTF-8.
    private static func decoded(_ segment: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = segment.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16), rest.count >= 2 else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
