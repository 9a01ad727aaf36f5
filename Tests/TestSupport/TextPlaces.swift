import Foundation

/// Looks through a module's sources for what the program says to people.
///
/// A translator finds every text of a module in its folder `Texts`. The sources are read as they stand in the package, so
/// that a text added elsewhere, or in one language only, is noticed:
///
///     @Test("every text stands in Texts, in English and in Russian")
///     func texts() throws {
///         #expect(try TextPlaces.faults(inModule: "Quests") == [])
///     }
public enum TextPlaces {
    /// What is wrong with a module's texts, a line each with file and line number; empty where all is well.
    ///
    /// - Parameters:
    ///   - module: the name of a folder in `Sources`.
    ///   - sameInBoth: English texts with letters that are right in Russian as they are, such as `GPX`.
    ///   - minimum: how many texts the module has at least, so that a reader that finds nothing fails too.
    public static func faults(
        inModule module: String, sameInBoth: Set<String> = [], minimum: Int = 1
    ) throws -> [String] {
        let root = RealData.packageRoot.appending(path: "Sources/\(module)")
        let paths = (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []).compactMap { $0 as? String }
        var faults: [String] = []
        var count = 0
        for path in paths.filter({ $0.hasSuffix(".swift") }).sorted() {
            let source = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            let texts = texts(inSource: source)
            count += texts.count
            let isInPlace = path.split(separator: "/").dropLast().contains("Texts")
            if !isInPlace {
                faults += inlineTexts(inSource: source).map { "\(path):\($0): a text in Russian stands outside Texts" }
            }
            for text in texts {
                if !isInPlace { faults.append("\(path):\(text.line): “\(text[.english])” stands outside Texts") }
                if !sameInBoth.contains(text[.english]), let fault = text.missing {
                    faults.append("\(path):\(text.line): “\(text[.english])” has no \(fault)")
                }
            }
        }
        if count < minimum { faults.append("\(module): \(count) texts found, at least \(minimum) expected") }
        return faults
    }

    /// One text: what stands between quotation marks for each language, without what is interpolated.
    public struct Text: Equatable {
        /// The line of the call, from 1.
        public var line: Int
        /// The letters of the English argument.
        public var english: String
        /// The letters of the Russian argument.
        public var russian: String

        /// The language that is missing: no letter of its own script where the other one has words.
        public var missing: String? {
            if TextPlaces.isCyrillic(russian), !TextPlaces.isLatin(english) { return "English" }
            if TextPlaces.isLatin(english), !TextPlaces.isCyrillic(russian) { return "Russian" }
            return nil
        }
    }

    /// The texts in Swift source: the arguments of `Message(…)` that have letters in quotation marks, and neighbouring
    /// arguments of any other call of which the first is Latin and the second Cyrillic.
    ///
    /// Lists of words in brackets and the patterns of a `case` are vocabularies, not texts.
    public static func texts(inSource source: String) -> [Text] {
        var scanner = SourceScanner(source)
        scanner.scan()
        return scanner.texts.sorted { $0.line < $1.line }
    }

    /// The lines, from 1, with a text that is put together without `Message`: a counted noun in Russian, or a choice by the
    /// language between two literals of which one is in Russian.
    public static func inlineTexts(inSource source: String) -> [Int] {
        source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
            let isInline =
                line.contains("Plural.russian(")
                || line.contains(/(isRussian|\.russian) \? *"/) && isCyrillic(String(line))
            return isInline ? index + 1 : nil
        }
    }

    static func isLatin(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x41...0x5A).contains($0.value & ~0x20) }
    }

    static func isCyrillic(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    }
}

/// Finds calls and the string literals in their arguments; understands comments, interpolation, raw and multi-line literals.
private struct SourceScanner {
    /// An open bracket.
    private struct Frame {
        var close: Character
        var isLocalizedText = false
        var line = 0
        /// The literals directly in each argument.
        var arguments = [""]
        /// The literals in each argument at any depth.
        var deepArguments = [""]
    }

    var texts: [TextPlaces.Text] = []
    private let source: [Character]
    private var index = 0
    private var line = 1
    private var frames: [Frame] = []

    init(_ source: String) { self.source = Array(source) }

    mutating func scan() {
        while index < source.count { step() }
    }

    private func character(_ offset: Int = 0) -> Character? {
        source.indices.contains(index + offset) ? source[index + offset] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < source.count {
            if source[index].isNewline { line += 1 }
            index += 1
        }
    }

    private mutating func step() {
        switch character() {
        case "/" where character(1) == "/":
            while let next = character(), !next.isNewline { advance() }
        case "/" where character(1) == "*":
            advance(2)
            while index < source.count, !(character() == "*" && character(1) == "/") { advance() }
            advance(2)
        case "\"": literal(pounds: 0)
        case "#" where poundsBeforeQuote > 0:
            let pounds = poundsBeforeQuote
            advance(pounds)
            literal(pounds: pounds)
        case "(": open(")", isLocalizedText: name == "Message")
        case "[": open("]")
        case "{": open("}")
        case ")", "]", "}":
            close()
            advance()
        case ",":
            if !frames.isEmpty {
                frames[frames.count - 1].arguments.append("")
                frames[frames.count - 1].deepArguments.append("")
            }
            advance()
        default: advance()
        }
    }

    private var poundsBeforeQuote: Int {
        var count = 0
        while character(count) == "#" { count += 1 }
        return character(count) == "\"" ? count : 0
    }

    /// The word before the bracket at hand.
    private var name: String {
        var start = index
        while start > 0, source[start - 1].isLetter || source[start - 1].isNumber { start -= 1 }
        return String(source[start..<index])
    }

    private mutating func open(_ close: Character, isLocalizedText: Bool = false) {
        frames.append(Frame(close: close, isLocalizedText: isLocalizedText, line: line))
        advance()
    }

    private mutating func close() {
        guard let frame = frames.popLast(), frame.close == ")" else { return }
        if frame.isLocalizedText {
            guard frame.deepArguments.count == 2 else { return }
            let text = TextPlaces.Text(
                line: frame.line, english: frame.deepArguments[0], russian: frame.deepArguments[1])
            if TextPlaces.isLatin(text[.english] + text[.russian]) || TextPlaces.isCyrillic(text[.english] + text[.russian]) {
                texts.append(text)
            }
        } else if !frames.contains(where: \.isLocalizedText) {
            for (english, russian) in zip(frame.arguments, frame.arguments.dropFirst())
            where TextPlaces.isLatin(english) && TextPlaces.isCyrillic(russian) {
                texts.append(TextPlaces.Text(line: frame.line, english: english, russian: russian))
            }
        }
    }

    private mutating func literal(pounds: Int) {
        let isMultiline = character(1) == "\"" && character(2) == "\""
        let delimiter = Array(repeating: Character("\""), count: isMultiline ? 3 : 1)
        let end = delimiter + Array(repeating: Character("#"), count: pounds)
        let escape = [Character("\\")] + Array(repeating: Character("#"), count: pounds)
        advance(delimiter.count)
        while index < source.count, !source[index...].starts(with: end) {
            if source[index...].starts(with: escape) {
                advance(escape.count)
                if character() == "(" { interpolation() } else { advance() }
            } else {
                record(source[index])
                advance()
            }
        }
        advance(end.count)
    }

    private mutating func interpolation() {
        let depth = frames.count
        open(")")
        while index < source.count, frames.count > depth { step() }
    }

    private mutating func record(_ character: Character) {
        guard let last = frames.indices.last else { return }
        frames[last].arguments[frames[last].arguments.count - 1].append(character)
        guard let outer = frames.lastIndex(where: \.isLocalizedText) else { return }
        frames[outer].deepArguments[frames[outer].deepArguments.count - 1].append(character)
    }
}
