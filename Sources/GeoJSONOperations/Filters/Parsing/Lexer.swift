import Support

/// Splits a filter's text into words and signs (the terminals of cql2.bnf).
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [Token] = []

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// All words and signs; the last is `Token.Kind.end`.
    ///
    /// - Complexity: O(*n*).
    static func tokens(_ text: String) throws(FilterSyntaxError) -> [Token] {
        var lexer = Lexer(text)
        try lexer.run()
        return lexer.tokens
    }

    private mutating func run() throws(FilterSyntaxError) {
        while true {
            let (scalar, length) = scalar(at: position)
            guard let scalar else { break }
            let start = position
            switch scalar {
            case _ where Self.isSpace(scalar): position += length
            case "'": try string()
            case "\"": try quotedName()
            case "0"..."9": try number()
            case "." where (0x30...0x39).contains(byte(at: position + 1)): try number()
            case _ where Self.isNameStart(scalar):
                skipName()
                append(.name, start)
            default: try sign(scalar, length)
            }
        }
        tokens.append(Token(kind: .end, text: "", range: bytes.count..<bytes.count))
    }

    private mutating func append(_ kind: Token.Kind, _ start: Int, text: Range<Int>? = nil) {
        let text = String(decoding: bytes[text ?? start..<position], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, range: start..<position))
    }

    /// The scalar here and its length in bytes; `nil` at the end. The bytes are those of a `String`, so the UTF-8 is valid.
    private func scalar(at position: Int) -> (Unicode.Scalar?, Int) {
        guard position < bytes.count else { return (nil, 0) }
        let first = bytes[position]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1 else { return (Unicode.Scalar(first), 1) }
        let end = min(position + length, bytes.count)
        return (String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first, end - position)
    }

    private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    // MARK: Texts and names

    private mutating func string() throws(FilterSyntaxError) {
        let start = position
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position = min(position + 2, bytes.count)
            case UInt8(ascii: "'"):
                position += 1
                guard byte(at: position) == UInt8(ascii: "'") else {
                    return append(.string, start, text: start + 1..<position - 1)
                }
                position += 1
            default: position += 1
            }
        }
        throw FilterSyntaxError(start..<start + 1, Message("syntax-unclosed-text"))
    }

    private mutating func quotedName() throws(FilterSyntaxError) {
        let start = position
        var name: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard self.byte(at: position) == byte else {
                    guard !name.isEmpty else { throw FilterSyntaxError(start..<position, Message("syntax-empty-name")) }
                    let text = String(decoding: name, as: UTF8.self)
                    return tokens.append(Token(kind: .quotedName, text: text, range: start..<position))
                }
                position += 1
            }
            name.append(byte)
        }
        throw FilterSyntaxError(start..<start + 1, Message("syntax-unclosed-name"))
    }

    // MARK: Numbers and signs

    private mutating func number() throws(FilterSyntaxError) {
        let start = position
        skipDigits()
        if byte(at: position) == UInt8(ascii: ".") {
            position += 1
            skipDigits()
        }
        if byte(at: position) | 0x20 == UInt8(ascii: "e") {
            position += 1
            if byte(at: position) == UInt8(ascii: "+") || byte(at: position) == UInt8(ascii: "-") { position += 1 }
            let digits = position
            skipDigits()
            guard position > digits else {
                throw FilterSyntaxError(start..<position, Message("syntax-number-without-exponent"))
            }
        }
        if let next = scalar(at: position).0, Self.isNamePart(next) {
            skipName()
            throw FilterSyntaxError(start..<position, Message("syntax-number-runs-on"))
        }
        append(.number, start)
    }

    private mutating func skipName() {
        while let next = scalar(at: position).0, Self.isNamePart(next) { position += scalar(at: position).1 }
    }

    private mutating func skipDigits() {
        while (0x30...0x39).contains(byte(at: position)) { position += 1 }
    }

    private mutating func sign(_ scalar: Unicode.Scalar, _ length: Int) throws(FilterSyntaxError) {
        let start = position
        let next = byte(at: position + 1)
        position += length
        switch scalar {
        case "(", ")", ",", "+", "-", "*", "/", "%", "^": break
        case "=":
            guard next != UInt8(ascii: "=") else {
                throw FilterSyntaxError(
                    start..<start + 2, Message("syntax-instead", ["right": .of("="), "sign": .of("==")]))
            }
        case "<": if next == UInt8(ascii: "=") || next == UInt8(ascii: ">") { position += 1 }
        case ">": if next == UInt8(ascii: "=") { position += 1 }
        case "!" where next == UInt8(ascii: "="):
            throw FilterSyntaxError(
                start..<start + 2, Message("syntax-instead", ["right": .of("<>"), "sign": .of("!=")]))
        case "&" where next == UInt8(ascii: "&"):
            throw FilterSyntaxError(
                start..<start + 2, Message("syntax-instead", ["right": .of("AND"), "sign": .of("&&")]))
        case "|" where next == UInt8(ascii: "|"):
            throw FilterSyntaxError(
                start..<start + 2, Message("syntax-instead", ["right": .of("OR"), "sign": .of("||")]))
        default: throw FilterSyntaxError(start..<position, SyntaxTexts.strangeCharacter(String(scalar)))
        }
        append(.sign, start)
    }
}

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
