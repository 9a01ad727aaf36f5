/// The contents of a text literal, whose escapes are `''`, `\'`, `\\` and those of control characters (clause 8.2, requirement
/// escaping). Any other backslash stands for itself.
enum EscapedText {
    private static let controls: [(letter: UInt8, control: UInt8)] = [
        (UInt8(ascii: "a"), 0x07), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "n"), 0x0A),
        (UInt8(ascii: "v"), 0x0B), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "r"), 0x0D),
    ]

    /// The unescaped text.
    static func text(_ raw: String) -> String {
        guard raw.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "'") }) else { return raw }
        var result: [UInt8] = []
        var bytes = raw.utf8.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "'"):
                _ = bytes.next()
                result.append(byte)
            case UInt8(ascii: "\\"):
                guard let next = bytes.next() else { continue }
                result += escaped(next)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escaped(_ letter: UInt8) -> [UInt8] {
        if letter == UInt8(ascii: "'") || letter == UInt8(ascii: "\\") { return [letter] }
        if let known = controls.first(where: { $0.letter == letter }) { return [known.control] }
        return [UInt8(ascii: "\\"), letter]
    }

    /// The pieces of a `LIKE` pattern; there the backslash also escapes `%` and `_`.
    static func pattern(_ raw: String) -> [LikePattern.Part] {
        var parts: [LikePattern.Part] = []
        var literal: [UInt8] = []
        func flush() {
            guard !literal.isEmpty else { return }
            parts.append(.text(String(decoding: literal, as: UTF8.self)))
            literal = []
        }
        var bytes = raw.utf8.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "'"):
                _ = bytes.next()
                literal.append(byte)
            case UInt8(ascii: "\\"):
                guard let next = bytes.next() else { continue }
                let isWildcard = next == UInt8(ascii: "%") || next == UInt8(ascii: "_")
                literal += isWildcard ? [next] : escaped(next)
            case UInt8(ascii: "%"):
                flush()
                parts.append(.anyCharacters)
            case UInt8(ascii: "_"):
                flush()
                parts.append(.oneCharacter)
            default: literal.append(byte)
            }
        }
        flush()
        return parts
    }

    /// A text as a literal between quotes.
    static func literal(_ text: String, isPattern: Bool = false) -> String {
        "'\(escaping(text, isPattern: isPattern))'"
    }

    /// A text with escapes, for a literal.
    static func escaping(_ text: String, isPattern: Bool) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "'"): result += [byte, byte]
            case UInt8(ascii: "\\"): result += [byte, byte]
            case UInt8(ascii: "%"), UInt8(ascii: "_"):
                if isPattern { result.append(UInt8(ascii: "\\")) }
                result.append(byte)
            default:
                if let known = controls.first(where: { $0.control == byte }) {
                    result += [UInt8(ascii: "\\"), known.letter]
                } else {
                    result.append(byte)
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
