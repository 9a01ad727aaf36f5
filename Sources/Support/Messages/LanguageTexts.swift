/// The texts of a language: messages in the syntax of Fluent, found by their identifiers.
final class LanguageTexts: Sendable {
    let bytes: [UInt8]
    /// Where the pattern of each message begins, behind the sign of equality, by the hash of its identifier.
    private let patterns: [UInt64: Int]
    /// The forms of plural that the language has, but for `other`.
    let plurals: PluralRules
    /// What separates decimals.
    let decimalSeparator: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var found = [UInt64: Int](minimumCapacity: bytes.count / 90)
        var start = 0
        while start < bytes.count {
            let first = bytes[start]
            if first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z") {
                var end = start
                while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
                var sign = end
                while sign < bytes.count, bytes[sign] == UInt8(ascii: " ") { sign += 1 }
                if sign < bytes.count, bytes[sign] == UInt8(ascii: "=") {
                    found[Self.hash(bytes[start..<end])] = sign + 1
                }
            }
            start = Self.nextLine(in: bytes, from: start)
        }
        patterns = found
        func line(_ id: StaticString) -> [UInt8] {
            let name = Message.Identifier(text: id).bytes
            guard let pattern = found[Self.hash(name)] else { return [] }
            let rest = bytes[pattern...].drop { $0 == UInt8(ascii: " ") }
            return Array(rest.prefix { $0 != UInt8(ascii: "\n") })
        }
        plurals = PluralRules(line("language-plurals"))
        let separator = line("language-decimal-separator")
        decimalSeparator = separator.isEmpty ? [UInt8(ascii: ".")] : separator
    }

    /// The start of the next line, eight bytes at a time: most of a text is behind the sign of equality.
    private static func nextLine(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            var position = start
            while position + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
                let zeros = word ^ 0x0A0A_0A0A_0A0A_0A0A
                // A byte that is zero has its high bit set; the lowest such bit is exact.
                let found = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
                if found != 0 { return position + found.trailingZeroBitCount / 8 + 1 }
                position += 8
            }
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            return position + 1
        }
    }

    /// Where the pattern of a message begins.
    func pattern(of name: some Collection<UInt8>) -> Int? { patterns[Self.hash(name)] }

    static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// FNV-1a. `make texts` refuses two identifiers of one hash.
    private static func hash(_ name: some Collection<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
