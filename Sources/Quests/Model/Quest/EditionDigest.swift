import Support

extension Quest {
    /// The first 128 bits of the SHA-256 of a quest file's bytes: which edition of the quest a device rides with.
    public struct EditionDigest: Sendable, Hashable, Comparable {
        private let high: UInt64
        private let low: UInt64

        /// The digest of the bytes of a quest file.
        /// - Complexity: O(*n*).
        public init(of bytes: [UInt8]) {
            let words = bytes.withUnsafeBytes(SHA256.digest)
            high = UInt64(words.0) << 32 | UInt64(words.1)
            low = UInt64(words.2) << 32 | UInt64(words.3)
        }

        /// Reads 32 hexadecimal digits, small letters; `nil` for anything else.
        public init?(_ text: String) {
            guard let words = Hexadecimal.words(text, count: 2) else { return nil }
            high = words[0]
            low = words[1]
        }

        /// The order of the digits.
        public static func < (left: EditionDigest, right: EditionDigest) -> Bool {
            (left.high, left.low) < (right.high, right.low)
        }
    }
}

extension Quest.EditionDigest: CustomStringConvertible {
    /// 32 hexadecimal digits.
    public var description: String { Hexadecimal.text([high, low]) }
}
