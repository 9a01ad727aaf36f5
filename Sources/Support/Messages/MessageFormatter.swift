/// Words a message in a language, straight from its text.
///
/// Of Fluent it knows what the files of languages use: placeables with arguments, texts, other messages, the
/// function `CAPITALIZE`, and selectors by plural category, number, flag and choice. All lines but the
/// first of a pattern begin behind their indentation.
struct MessageFormatter {
    private let tag: String
    private let texts: LanguageTexts
    private let fallback: LanguageTexts?
    private var output: [UInt8] = []
    /// What is written so far and must not be cut where blanks at the end of a line are.
    private var protected = 0

    /// Texts that refer to others go no deeper, since they may go in a circle. Arguments are never cut.
    private static let mostDepth = 16

    init(tag: String, texts: LanguageTexts, fallback: LanguageTexts?) {
        self.tag = tag
        self.texts = texts
        self.fallback = fallback
    }

    var result: String { String(decoding: output, as: UTF8.self) }

    mutating func append(_ message: Message, depth: Int) {
        let id = message.id.bytes
        guard !id.isEmpty else {
            for argument in message.arguments.arguments { append(argument.value, depth: depth) }
            return
        }
        if let start = texts.pattern(of: id) {
            append(texts, start, message.arguments, depth)
        } else if let fallback, let start = fallback.pattern(of: id) {
            append(fallback, start, message.arguments, depth)
        } else {
            output.append(contentsOf: id)
        }
        protected = output.count
    }

    private mutating func append(
        _ texts: LanguageTexts, _ start: Int, _ arguments: MessageArguments, _ depth: Int
    ) {
        guard depth < Self.mostDepth else { return }
        var reader = PatternReader(texts: texts, position: start, arguments: arguments)
        protected = output.count
        reader.skipBlanks()
        // A text of several lines may begin on the line after its identifier.
        if reader.byte == UInt8(ascii: "\n"), reader.continuation(isVariant: false) == nil { return }
        pattern(&reader, depth, isVariant: false)
    }

    private mutating func append(_ value: MessageValue, depth: Int) {
        switch value {
        case .text(let text): output.append(contentsOf: text.utf8)
        case .number(let number): output.append(contentsOf: String(number).utf8)
        case .decimal(let number, let digits): append(number, digits)
        case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .choice(let choice): output.append(contentsOf: choice.identifier.bytes)
        case .message(let message): append(message, depth: depth)
        case .list(let values):
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(contentsOf: ", ".utf8) }
                append(value, depth: depth)
            }
        case .translated(let text): output.append(contentsOf: text.text(in: tag).utf8)
        case .none: break
        }
        protected = output.count
    }

    /// A number with its decimals, the minus sign (U+2212) before it.
    private mutating func append(_ number: Double, _ digits: Int) {
        guard let decimal = Decimals(number, digits: digits) else { return output.append(contentsOf: "–".utf8) }
        if decimal.isNegative { output.append(contentsOf: "−".utf8) }
        output.append(contentsOf: String(decimal.whole).utf8)
        guard digits > 0 else { return }
        output.append(contentsOf: texts.decimalSeparator)
        let fraction = String(decimal.fraction)
        output.append(contentsOf: repeatElement(0x30, count: max(0, digits - fraction.utf8.count)))
        output.append(contentsOf: fraction.utf8)
    }

    /// A pattern up to the line of the next message, attribute or variant, or to the brace behind a variant.
    private mutating func pattern(_ reader: inout PatternReader, _ depth: Int, isVariant: Bool) {
        while let byte = reader.byte {
            switch byte {
            case UInt8(ascii: "{"):
                reader.position += 1
                placeable(&reader, depth)
                protected = output.count
            case UInt8(ascii: "}") where isVariant:
                return cutBlanks()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                cutBlanks()
                guard let lines = reader.continuation(isVariant: isVariant) else { return }
                output.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: lines))
            default:
                output.append(byte)
                reader.position += 1
            }
        }
        cutBlanks()
    }

    private mutating func cutBlanks() {
        while output.count > protected, output.last == UInt8(ascii: " ") { output.removeLast() }
    }

    private mutating func placeable(_ reader: inout PatternReader, _ depth: Int) {
        reader.skipBlanks()
        let value = expression(&reader, depth)
        reader.skipBlanks()
        if reader.take("->") {
            select(&reader, value, depth)
        } else {
            append(value, depth: depth)
        }
        reader.skipBlanksAndLines()
        _ = reader.take("}")
    }

    /// What stands in a placeable.
    private func expression(_ reader: inout PatternReader, _ depth: Int) -> MessageValue {
        switch reader.byte {
        case UInt8(ascii: "\""): return .text(reader.string())
        case UInt8(ascii: "$"):
            reader.position += 1
            return reader.argument(reader.name())
        case let digit? where (0x30...0x39).contains(digit): return .number(reader.number())
        default: break
        }
        let name = reader.name()
        guard name.elementsEqual("CAPITALIZE".utf8), reader.take("(") else {
            return .text(worded(name, reader.arguments, depth))
        }
        let value = expression(&reader, depth)
        reader.skipBlanks()
        _ = reader.take(")")
        var formatter = MessageFormatter(tag: tag, texts: texts, fallback: fallback)
        formatter.append(value, depth: depth)
        let text = formatter.result
        return .text(text.prefix(1).uppercased() + text.dropFirst())
    }

    /// Another message, in the language that has it.
    private func worded(_ name: ArraySlice<UInt8>, _ arguments: MessageArguments, _ depth: Int) -> String {
        var formatter = MessageFormatter(tag: tag, texts: texts, fallback: fallback)
        if let start = texts.pattern(of: name) {
            formatter.append(texts, start, arguments, depth + 1)
        } else if let fallback, let start = fallback.pattern(of: name) {
            formatter.append(fallback, start, arguments, depth + 1)
        }
        return formatter.result
    }

    /// The first variant that fits, or the one with the star.
    private mutating func select(_ reader: inout PatternReader, _ value: MessageValue, _ depth: Int) {
        let category = category(of: value, reader.texts)
        var chosen: Int?
        var star: Int?
        while true {
            reader.skipBlanksAndLines()
            let isDefault = reader.take("*")
            guard reader.take("[") else { break }
            reader.skipBlanks()
            let key = reader.name()
            reader.skipBlanks()
            guard reader.take("]") else { break }
            reader.skipBlanks()
            if isDefault { star = reader.position }
            if chosen == nil, Self.fits(key, value, category) { chosen = reader.position }
            reader.skipVariant()
        }
        guard let start = chosen ?? star else { return }
        var variant = reader
        variant.position = start
        protected = output.count
        pattern(&variant, depth, isVariant: true)
    }

    private static func fits(_ key: ArraySlice<UInt8>, _ value: MessageValue, _ category: [UInt8]) -> Bool {
        switch value {
        case .number(let number) where key.elementsEqual(String(number).utf8): true
        case .choice(let choice): key.elementsEqual(choice.identifier.bytes)
        // A rider may be called “none”, and a street “other”.
        case .text, .translated, .message: false
        default: key.elementsEqual(category)
        }
    }

    private func category(of value: MessageValue, _ texts: LanguageTexts) -> [UInt8] {
        switch value {
        case .number(let number):
            return texts.plurals.category(of: .init(i: Int(clamping: number.magnitude)))
        case .decimal(let number, let digits):
            guard let decimal = Decimals(number, digits: digits) else { return Array("other".utf8) }
            var operands = PluralRules.Operands(i: decimal.whole, v: digits, f: decimal.fraction, t: decimal.fraction)
            while operands.t != 0, operands.t.isMultiple(of: 10) { operands.t /= 10 }
            return texts.plurals.category(of: operands)
        case .flag(let flag): return Array((flag ? "true" : "false").utf8)
        case .none, .list([]): return Array("none".utf8)
        default: return []
        }
    }
}

extension MessageValue.TranslatedText {
    /// The text in a language, else as its author wrote it.
    func text(in tag: String) -> String {
        var best: String?
        for (key, text) in translations.sorted(by: { $0.key < $1.key }) {
            let key = key.lowercased()
            if key == tag { return text }
            if best == nil, key.hasPrefix(tag + "-") { best = text }
        }
        return best ?? text
    }
}

/// A number rounded to some decimals.
private struct Decimals {
    let isNegative: Bool
    let whole: Int
    let fraction: Int

    /// Nil where the number is not finite or not below a thousand million in magnitude.
    init?(_ value: Double, digits: Int) {
        guard value.isFinite, value.magnitude < 1e9 else { return nil }
        var scale: Int64 = 1
        for _ in 0..<min(max(digits, 0), 9) { scale *= 10 }
        let scaled = Int64((value.magnitude * Double(scale)).rounded())
        isNegative = value < 0 && scaled != 0
        whole = Int(scaled / scale)
        fraction = Int(scaled % scale)
    }
}

/// A position in the text of a language.
private struct PatternReader {
    let texts: LanguageTexts
    var position: Int
    let arguments: MessageArguments

    var byte: UInt8? { position < texts.bytes.count ? texts.bytes[position] : nil }

    mutating func skipBlanks() { while byte == UInt8(ascii: " ") { position += 1 } }

    mutating func skipBlanksAndLines() {
        while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            position += 1
        }
    }

    mutating func take(_ word: StaticString) -> Bool {
        let word = Message.Identifier(text: word).bytes
        guard texts.bytes[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    mutating func name() -> ArraySlice<UInt8> {
        let start = position
        while let byte, LanguageTexts.isNamePart(byte) { position += 1 }
        return texts.bytes[start..<position]
    }

    mutating func number() -> Int {
        var value = 0
        while let byte, byte >= 0x30, byte <= 0x39, value < 1_000_000 {
            value = value * 10 + Int(byte - 0x30)
            position += 1
        }
        return value
    }

    /// A text in quotation marks, with `\"`, `\\` and `\uXXXX`.
    mutating func string() -> String {
        position += 1
        var found: [UInt8] = []
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            position += 1
            guard byte == UInt8(ascii: "\\") else {
                found.append(byte)
                continue
            }
            guard let escaped = self.byte else { break }
            position += 1
            guard escaped == UInt8(ascii: "u") else {
                found.append(escaped)
                continue
            }
            let digits = texts.bytes[position...].prefix(4)
            position += digits.count
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            found.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
        }
        if byte == UInt8(ascii: "\"") { position += 1 }
        return String(decoding: found, as: UTF8.self)
    }

    func argument(_ name: ArraySlice<UInt8>) -> MessageValue {
        arguments.arguments.first { $0.name.bytes.elementsEqual(name) }?.value ?? .none
    }

    /// Goes to the text of the next line of the pattern, over the break of the line.
    ///
    /// - Returns: how many lines further that is; nil where the pattern ends here.
    mutating func continuation(isVariant: Bool) -> Int? {
        var ahead = self
        var lines = 0
        while let byte = ahead.byte, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            if byte == UInt8(ascii: "\n") { lines += 1 }
            ahead.position += 1
            let start = ahead.position
            ahead.skipBlanks()
            if let next = ahead.byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"), ahead.position == start {
                return nil
            }
        }
        switch ahead.byte {
        case nil, UInt8(ascii: "."): return nil
        case UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "}"): if isVariant { return nil }
        default: break
        }
        position = ahead.position
        return lines
    }

    /// Goes behind the pattern of a variant.
    mutating func skipVariant() {
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "\""): if depth > 0 { _ = string(); continue }
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                if depth == 0 { return }
                depth -= 1
            case UInt8(ascii: "\n"):
                guard depth == 0 else { break }
                guard continuation(isVariant: true) != nil else { return }
                continue
            default: break
            }
            position += 1
        }
    }
}
