import Foundation

/// Where browsers find the server: the one address that people are sent back to, and that pages ask from.
public struct PublicAddress: Sendable, Hashable {
    /// The origin, as `https://quest.example` (RFC 6454).
    public let origin: String
    /// The host alone.
    public let host: String
    /// Whether it is https. Plain http is for a browser on the same computer.
    public let isSecure: Bool

    /// Reads an address: https, or http of a loopback address; nothing but scheme, host and port.
    public init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.host?.lowercased(), !host.isEmpty, parts.user == nil, parts.password == nil,
            parts.path.isEmpty || parts.path == "/", parts.query == nil, parts.fragment == nil
        else { return nil }
        let bare = host.trimmingCharacters(in: ["[", "]"])
        guard scheme == "https" || (scheme == "http" && Self.isLoopback(bare)) else { return nil }
        let port = parts.port == (scheme == "https" ? 443 : 80) ? nil : parts.port
        origin = scheme + "://" + (bare.contains(":") ? "[\(bare)]" : bare) + (port.map { ":\($0)" } ?? "")
        self.host = bare
        isSecure = scheme == "https"
    }

    /// Whether browsers take passkeys there: they need a name, which an address of numbers is not (WebAuthn Level 3, section 5.1.2).
    public var takesPasskeys: Bool {
        !host.contains(":") && host.split(separator: ".").last?.contains(where: \.isLetter) == true
    }

    static func isLoopback(_ host: String) -> Bool { host == "localhost" || host == "127.0.0.1" || host == "::1" }
}
