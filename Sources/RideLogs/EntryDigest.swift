import Support

/// The first 128 bits of an entry's SHA-256: how the device's next entry, and every decision, refers to it.
///
/// 128 bits make a second preimage infeasible, and keep lines readable.
public struct EntryDigest: Sendable, Hashable, Comparable {
    package let high: UInt64
    package let low: UInt64

    /// The predecessor of a device's first entry.
    public static let none = EntryDigest(high: 0, low: 0)

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of bytes.
    package init(of bytes: UnsafeRawBufferPointer) {
        let words = SHA256.digest(bytes)
        high = UInt64(words.0) << 32 | UInt64(words.1)
        low = UInt64(words.2) << 32 | UInt64(words.3)
    }

    /// Reads 32 hexadecimal digits, small letters; `nil` for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        let digest = bytes.withUnsafeBufferPointer { bytes in
            var scanner = EntryScanner(bytes)
            return scanner.digest().flatMap { scanner.isAtEnd ? $0 : nil }
        }
        guard let digest else { return nil }
        self = digest
    }

    /// The order of the digits.
    public static func < (left: EntryDigest, right: EntryDigest) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

extension EntryDigest: CustomStringConvertible {
    /// 32 hexadecimal digits.
    public var description: String { String(decoding: digits, as: UTF8.self) }

    /// The same as ASCII.
    var digits: [UInt8] {
        var digits: [UInt8] = []
        digits.reserveCapacity(32)
        append(to: &digits)
        return digits
    }

    func append(to bytes: inout [UInt8]) {
        Hexadecimal.append(high, to: &bytes)
        Hexadecimal.append(low, to: &bytes)
    }
}
