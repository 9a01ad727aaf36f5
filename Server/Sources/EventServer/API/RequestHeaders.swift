import EventClient
import EventDay
import HTTPTypes
import NIOCore
import VeloQuest

extension HTTPField.Name {
    // swift-format-ignore: NeverForceUnwrap
    static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
    // swift-format-ignore: NeverForceUnwrap
    static let lastEventID = HTTPField.Name("Last-Event-ID")!
}

/// The address of a client as a proxy says it in `X-Forwarded-For`.
struct ForwardedAddress: Sendable, Hashable {
    /// An address of version 4 or 6 without brackets, zone and port, or `unknown`.
    let text: String

    /// Reads the last part of the header, which is what the nearest proxy added; an empty part says nothing.
    ///
    /// nginx writes `unix:` for a client that came through a socket of the file system: it is `unknown` then.
    /// - Returns: `nil` where the header has no parts.
    /// - Throws: `EventError` of code `malformed` for anything but an address, with or without a port, and `unknown`.
    init?(lastOf header: String) throws(EventError) {
        let parts = header.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        guard let part = parts.last(where: { !$0.isEmpty }) else { return nil }
        guard let text = Self.address(part) else {
            throw EventError(
                .malformed,
                Message("forwarded-address-init"))
        }
        self.text = text
    }

    private static func address(_ part: String) -> String? {
        if part == "unknown" || part == "unix:" { return "unknown" }
        var address = Substring(part)
        if part.hasPrefix("[") {
            let end = part.lastIndex(of: "]") ?? part.startIndex
            guard end > part.startIndex, isPort(part[part.index(after: end)...]) else { return nil }
            address = part[part.index(after: part.startIndex)..<end]
        } else if part.contains("."), let colon = part.lastIndex(of: ":"), !part[..<colon].contains(":") {
            guard isPort(part[colon...]) else { return nil }
            address = part[..<colon]
        }
        // The zone of a link-local address (RFC 4007) is the proxy's own affair.
        if address.contains(":"), let zone = address.lastIndex(of: "%") { address = address[..<zone] }
        guard let parsed = try? SocketAddress(ipAddress: String(address), port: 0) else { return nil }
        return parsed.ipAddress
    }

    /// Whether it is a port behind a colon, or nothing.
    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || (text.first == ":" && UInt16(text.dropFirst()) != nil)
    }
}

/// The last event that a watcher has, as `id` of the stream says it: the opening of the event and a number.
struct LastEventID: Sendable, Hashable {
    let opening: String
    let number: Int

    /// - Returns: `nil` for an empty header, which browsers send where the stream has set none.
    /// - Throws: `EventError` of code `malformed` for what is not an identifier of the stream.
    init?(_ text: String) throws(EventError) {
        guard !text.isEmpty else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty,
            parts[0].allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLowercase) }),
            let number = Int(parts[1]), number >= 0
        else {
            throw EventError(
                .malformed,
                Message("last-event-id-init"))
        }
        opening = String(parts[0])
        self.number = number
    }

    init(opening: String, number: Int) {
        self.opening = opening
        self.number = number
    }

    /// As the stream writes it.
    var text: String { "\(opening)-\(number)" }
}
