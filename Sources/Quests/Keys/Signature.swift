internal import JSON

/// A signature: 64 bytes, with Ed25519 as RFC 8032 writes them, with P-256 *r* and *s*.
public struct Signature: Sendable, Hashable {
    /// How many bytes a signature has.
    public static let length = 64

    /// The bytes, eight to a word, the first of them the most significant.
    package let words: SIMD8<UInt64>

    /// A signature from its words.
    package init(words: SIMD8<UInt64>) { self.words = words }

    /// A signature from its bytes; `nil` unless there are 64.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        var words = SIMD8<UInt64>()
        for (place, byte) in bytes.enumerated() { words[place / 8] = words[place / 8] << 8 | UInt64(byte) }
        self.words = words
    }

    /// A signature from base64; `nil` for anything that `description` does not give.
    public init?(_ text: String) {
        guard let bytes = Base64.bytes(text) else { return nil }
        self.init(bytes)
    }

    /// The bytes.
    public var bytes: [UInt8] {
        (0..<Self.length).map { place in
            let shift = UInt64(56 - place % 8 * 8)
            return UInt8(truncatingIfNeeded: words[place / 8] >> shift)
        }
    }
}

extension Signature: CustomStringConvertible {
    /// The bytes in base64.
    public var description: String { Base64.text(bytes) }
}
