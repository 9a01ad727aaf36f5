internal import Geodesy

/// How hard an answer is to guess for somebody who has not been there.
///
///     AnswerKey.anyOf(["7"])?.strength        // 3.7 bits: a small number
///     AnswerKey.anyOf(["oak"])?.strength      // 5 bits: one of some thirty trees
///
/// This is the logarithm of the number of likely guesses, by a coarse model:
///
/// | answer | bits |
/// |---|---|
/// | one of the options | log₂ *n*; *n* where several are correct |
/// | a word of a kind of *n* words: yes and no, directions, days, colours, trees … | log₂ *n* |
/// | another word | 2.3 for each letter (Shannon, *Prediction and entropy of printed English*, 1951), at most 13: some 8,000 words are in everybody's head |
/// | a whole number | log₂ 13 up to 12, log₂ 100 up to 99, log₂ 330 for a year from 1700 to 2030, else log₂ 10 for each digit |
/// | a code | log₂ of the alphabet it is written in, for each character |
///
/// Words and items add up; several accepted forms and a tolerance reduce it. An answer below `weak` can be found by trial.
public struct AnswerStrength: Sendable, Hashable, Comparable {
    /// The logarithm to base 2 of the number of guesses.
    public let bits: Double

    /// Can be found with a handful of guesses.
    public static let weak = AnswerStrength(bits: 6)

    /// Describes a strength; negative bits count as 0.
    public init(bits: Double) { self.bits = bits > 0 ? bits : 0 }

    /// Whether one answer is easier to guess than another.
    public static func < (left: AnswerStrength, right: AnswerStrength) -> Bool { left.bits < right.bits }
}

extension AnswerKey {
    /// How hard a right answer is to guess; `nil` if the organiser judges.
    public var strength: AnswerStrength? {
        let bits: Double? =
            switch kind {
            case .text(let text): Guessing.either(text.reachable.map(Guessing.form))
            case .number(let number): Guessing.number(number)
            case .choice(let choice): Guessing.choice(choice)
            case .list(let list): Guessing.list(list)
            case .pattern(let pattern): Guessing.either(pattern.wildcards.map { Guessing.letters($0.literals.count) })
            case .code(let code): Guessing.either(code.accepted.map(Guessing.code))
            case .sealed, .photo, .judgedByOrganiser: nil
            }
        return bits.map(AnswerStrength.init)
    }
}

/// The model behind `AnswerStrength`.
private enum Guessing {
    /// The strength if any of several answers is right.
    static func either(_ bits: [Double]) -> Double {
        guard let least = bits.min() else { return 0 }
        // The chances add up; computed relative to the largest, nothing underflows.
        return least - logarithm(bits.reduce(0) { $0 + power(least - $1) })
    }

    static func form(_ form: AcceptedForm) -> Double {
        if let number = form.numbers.first { return self.number(number) }
        guard let words = form.spelling else { return 0 }
        if let count = KnownWords.kindCount(words.scalars) { return logarithm(Double(count)) }
        return words.words.reduce(0) { $0 + word(words.scalars[$1]) }
    }

    static func number(_ answer: NumberAnswer) -> Double {
        let width = Double((answer.highest - answer.lowest).normalForm) ?? 0
        return number(answer.number) - logarithm(width + 1)
    }

    static func choice(_ choice: ChoiceAnswer) -> Double {
        choice.correct.count > 1 ? Double(choice.options.count) : logarithm(Double(choice.options.count))
    }

    static func list(_ list: ListAnswer) -> Double {
        let items = list.items.map { either($0.texts.compactMap { AcceptedForm($0) }.map(form)) }.sorted()
        var bits = items.prefix(list.atLeast).reduce(0, +)
        // Any of the items may be guessed first, any of the others second, and so on.
        guard !list.isOrdered else { return bits }
        for place in 0..<list.atLeast { bits -= logarithm(Double(items.count - place)) }
        return bits
    }

    static func letters(_ count: Int) -> Double { 2.3 * Double(count) }

    static func code(_ code: String) -> Double {
        let scalars = FoldedText(code, .plain).scalars
        var alphabet = 0.0
        if scalars.contains(where: ScalarClass.isDigit) { alphabet += 10 }
        if scalars.contains(where: ScalarClass.isLetter) { alphabet += 26 }
        return Double(scalars.count(where: ScalarClass.isWordPart)) * logarithm(max(alphabet, 1))
    }

    private static func word(_ word: ArraySlice<UInt32>) -> Double {
        if let count = KnownWords.kindCount(Array(word)) { return logarithm(Double(count)) }
        if word.allSatisfy(ScalarClass.isDigit) { return Double(word.count) * logarithm(10) }
        return min(letters(word.count), 13)
    }

    private static func number(_ number: ExactDecimal) -> Double {
        guard let whole = number.magnitude.integer else { return Double(number.digitCount) * logarithm(10) }
        return switch whole {
        case ...12: logarithm(13)
        case ...99: logarithm(100)
        case 1700...2030: logarithm(330)
        default: Double(String(whole).utf8.count) * logarithm(10)
        }
    }

    private static func logarithm(_ value: Double) -> Double {
        value.isFinite ? Geodesy.logarithm(value) / Geodesy.logarithm(2) : 0
    }

    private static func power(_ exponent: Double) -> Double { Geodesy.exponential(exponent * Geodesy.logarithm(2)) }
}
