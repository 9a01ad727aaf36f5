import Support

/// The SHA-256 of an entry's line without its signature and hash: what the device signs.
///
/// Since a line has the digest of the one before it, a signed head proves the whole chain up to it.
public struct LogHead: Sendable, Hashable {
    private let words: SIMD4<UInt64>

    /// The digest of bytes.
    init(of bytes: UnsafeRawBufferPointer) {
        let words = SHA256.digest(bytes)
        self.words = SIMD4(
            UInt64(words.0) << 32 | UInt64(words.1), UInt64(words.2) << 32 | UInt64(words.3),
            UInt64(words.4) << 32 | UInt64(words.5), UInt64(words.6) << 32 | UInt64(words.7))
    }

    /// Reads 64 hexadecimal digits, small letters; `nil` for anything else.
    public init?(_ text: String) {
        guard let words = Hexadecimal.words(text, count: 4) else { return nil }
        self.words = SIMD4(words)
    }

    /// The bytes that a device signs: the text `VeloQuest log 1`, the number of the entry, the head, and the identifier of the quest
    /// where the log opens with one, with a space between each.
    ///
    /// The quest is among them so that a signature from one quest proves nothing about another one that was ridden with the same key.
    public func signedBytes(sequence: Int, quest: String?) -> [UInt8] {
        Array("VeloQuest log 1 \(sequence) \(self)\(quest.map { " " + $0 } ?? "")".utf8)
    }
}

extension LogHead: CustomStringConvertible {
    /// 64 hexadecimal digits.
    public var description: String { Hexadecimal.text((0..<4).map { words[$0] }) }
}
