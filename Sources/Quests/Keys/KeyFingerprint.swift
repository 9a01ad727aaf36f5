internal import Support

/// A short name of a public key, to be read aloud, typed, or put into a QR code: `7K2M-Q9XD-41TB-RZ0C`.
///
/// The first 80 bits of the SHA-256 of the key's text, in the digits and letters of Crockford's Base32
/// (<https://www.crockford.com/base32.html>), which have no I, L, O and U. To find another key with the same fingerprint takes 2⁸⁰
/// attempts.
public struct KeyFingerprint: Sendable, Hashable {
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let count = 16

    /// Sixteen digits, without hyphens.
    private let text: String

    /// The fingerprint of a key.
    public init(of key: PublicKey) {
        let words = Array(key.description.utf8).withUnsafeBytes(SHA256.digest)
        var high = UInt64(words.0) << 32 | UInt64(words.1)
        var low = words.2
        var digits: [UInt8] = []
        for _ in 0..<Self.count {
            digits.append(Self.digits[Int(high >> 59)])
            high = high << 5 | UInt64(low >> 27)
            low <<= 5
        }
        text = String(decoding: digits, as: UTF8.self)
    }

    /// Reads what a person typed: capital or small letters, with or without spaces and hyphens, O for 0, I and L for 1.
    /// `nil` for anything else.
    public init?(_ typed: String) {
        var digits: [UInt8] = []
        for byte in typed.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
            let capital = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
            let digit: UInt8 =
                switch capital {
                case UInt8(ascii: "O"): UInt8(ascii: "0")
                case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
                default: capital
                }
            guard Self.digits.contains(digit) else { return nil }
            digits.append(digit)
        }
        guard digits.count == Self.count else { return nil }
        text = String(decoding: digits, as: UTF8.self)
    }
}

extension KeyFingerprint: CustomStringConvertible {
    /// Four groups of four.
    public var description: String {
        let digits = Array(text.utf8)
        return stride(from: 0, to: digits.count, by: 4).map { String(decoding: digits[$0..<$0 + 4], as: UTF8.self) }
            .joined(separator: "-")
    }
}

extension PublicKey {
    /// A short name of the key.
    public var fingerprint: KeyFingerprint { KeyFingerprint(of: self) }
}
