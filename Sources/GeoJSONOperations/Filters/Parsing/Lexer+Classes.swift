extension Lexer {
    /// Rule `whitespace`.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Rule `identifierStart`.
    static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3A, 0x5F, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x167F, 0x1681...0x1FFE, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
            0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Rule `identifierPart`.
    static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E, 0x30...0x39, 0x300...0x36F, 0x203F...0x2040: true
        default: isNameStart(scalar)
        }
    }

    /// Whether a name needs no quotes in a filter.
    static func isPlainName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isNameStart(first) else { return false }
        return name.unicodeScalars.allSatisfy { isNamePart($0) } && !reservedWords.contains(name.uppercased())
    }

    /// Keywords: a property of this name needs quotes. Others of the standard's list (`DATE`, `POINT`) are
    /// keywords only before a bracket.
    static let reservedWords: Set<String> = [
        "AND", "OR", "NOT", "IS", "IN", "LIKE", "BETWEEN", "NULL", "TRUE", "FALSE", "DIV",
    ]
}
