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
        var found: [UInt64: Int] = [:]
        var start = 0
        while start < bytes.count {
            let first = bytes[start]
            let isTerm = first == UInt8(ascii: "-")
            if isTerm || first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z") {
                var end = start + (isTerm ? 1 : 0)
                while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
                var sign = end
                while sign < bytes.count, bytes[sign] == UInt8(ascii: " ") { sign += 1 }
                if sign < bytes.count, bytes[sign] == UInt8(ascii: "=") {
                    found[Self.hash(bytes[start..<end])] = sign + 1
                }
            }
            while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
            start += 1
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

    /// Where the pattern of a message or a term begins.
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
