/// The words, numbers and symbols of a rule, read one after the other.
struct TimeLexemes {
    enum Lexeme: Equatable {
        /// In small letters.
        case word(String)
        case number(Int)
        case symbol(Character)
    }

    private var lexemes: [Lexeme] = []
    private(set) var next = 0

    /// `nil` for characters that stand in no rule.
    init?(_ text: Substring) {
        var rest = text[...]
        while let character = rest.first {
            if character == " " {
                rest.removeFirst()
            } else if character.isASCII, character.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard digits.count <= 4, let number = Int(digits) else { return nil }
                lexemes.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if character.isLetter {
                let word = rest.prefix { $0.isLetter }
                lexemes.append(.word(word.lowercased()))
                rest = rest.dropFirst(word.count)
            } else if character == "–" {
                rest.removeFirst()
                lexemes.append(.symbol("-"))
            } else if "-:,/+[]()".contains(character) {
                lexemes.append(.symbol(rest.removeFirst()))
            } else {
                return nil
            }
        }
    }

    var isAtEnd: Bool { next == lexemes.count }

    /// The lexeme that many further on.
    func peek(_ offset: Int = 0) -> Lexeme? { next + offset < lexemes.count ? lexemes[next + offset] : nil }

    mutating func skip(_ count: Int = 1) { next += count }

    mutating func take(_ symbol: Character) -> Bool {
        guard peek() == .symbol(symbol) else { return false }
        next += 1
        return true
    }

    /// Whether a symbol comes that many further on.
    func isSymbol(_ symbol: Character, _ offset: Int = 0) -> Bool { peek(offset) == .symbol(symbol) }

    /// The next number if it lies in a range and is not the hour of a time.
    mutating func takeNumber(_ range: ClosedRange<Int>) -> Int? {
        guard case .number(let number)? = peek(), range.contains(number), !isSymbol(":", 1) else { return nil }
        next += 1
        return number
    }

    /// 1 for January.
    func month(_ offset: Int = 0) -> Int? { place(offset, TimeLexemes.months).map { $0 + 1 } }

    /// 0 for Monday.
    func weekday(_ offset: Int = 0) -> Int? { place(offset, TimeLexemes.weekdays) }

    func sun(_ offset: Int = 0) -> SunTimes.Event? {
        switch peek(offset) {
        case .word("dawn"): .dawn
        case .word("sunrise"): .sunrise
        case .word("sunset"): .sunset
        case .word("dusk"): .dusk
        default: nil
        }
    }

    func isYear(_ offset: Int = 0) -> Bool {
        guard case .number(let number)? = peek(offset) else { return false }
        return number >= 1900 && !isSymbol(":", offset + 1)
    }

    /// Days in `+2 days` or `-1 day`, if that comes next.
    mutating func takeDayOffset() -> Int? {
        guard isSymbol("+") || isSymbol("-"), case .number(let number)? = peek(1), number < 1000,
            peek(2) == .word("day") || peek(2) == .word("days")
        else { return nil }
        let sign = isSymbol("-") ? -1 : 1
        next += 3
        return sign * number
    }

    private func place(_ offset: Int, _ words: [String]) -> Int? {
        guard case .word(let word)? = peek(offset) else { return nil }
        return words.firstIndex(of: word)
    }

    private static let weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
