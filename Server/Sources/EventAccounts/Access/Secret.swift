import Crypto

/// Tokens and codes: what they look like, and what is kept of them.
public enum Secret {
    /// A new token: 43 characters of the alphabet of addresses, the first of which is a letter or a digit, so that no command takes
    /// the token for an option. That is 257 bits.
    public static func token() -> String {
        var generator = SystemRandomNumberGenerator()
        return String((0..<43).map { alphabet[Int.random(in: 0..<($0 == 0 ? 62 : 64), using: &generator)] })
    }

    /// Whether a text may be a token.
    public static func isToken(_ text: String) -> Bool {
        text.utf8.count == 43 && text.allSatisfy { alphabet.contains($0) }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// A new code to join with: eight digits of Crockford's Base32 (40 bits), as `7K2M-Q9XD`.
    ///
    /// Guessing is limited by the rate of attempts: at ten a minute one of a thousand codes is met once in two hundred years.
    public static func code() -> String {
        var generator = SystemRandomNumberGenerator()
        let text = (0..<8).map { _ in digits[Int.random(in: 0..<32, using: &generator)] }
        return String(text[..<4]) + "-" + String(text[4...])
    }

    /// The hash of a code as a person typed it, in capital or small letters, with or without hyphen, O for 0, I and L for 1; `nil` for
    /// what is no code.
    public static func hash(code typed: String) -> [UInt8]? {
        var text = ""
        for character in typed.uppercased() where character != "-" && character != " " {
            switch character {
            case "O": text.append("0")
            case "I", "L": text.append("1")
            default:
                guard digits.contains(character) else { return nil }
                text.append(character)
            }
            guard text.utf8.count <= 8 else { return nil }
        }
        return text.utf8.count == 8 ? hash("code " + text) : nil
    }

    /// The hash of a token.
    public static func hash(token: String) -> [UInt8] { hash("token " + token) }

    private static func hash(_ text: String) -> [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }

    /// The SHA-256 of bytes.
    public static func digest(of bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
}

/// The SHA-256 of bytes that come in parts.
public struct RunningDigest {
    private var hash = SHA256()

    /// The digest of nothing yet.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ bytes: some Sequence<UInt8>) { hash.update(data: Array(bytes)) }

    /// The digest of all that was added.
    public var finished: [UInt8] { Array(hash.finalize()) }
}
