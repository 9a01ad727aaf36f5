public import Languages

/// What is nearly right in an answer that is not.
public enum Nearness: Sendable, Hashable {
    /// The spelling is off by just too much.
    case spelling
    /// The number would be right in another unit.
    case unit
    /// The number has the wrong sign.
    case sign
    /// Two neighbouring digits have changed places.
    case digits
    /// The answer says more than was asked for.
    case moreThanAsked
    /// Everything is there, in another order.
    case order
    /// Everything given is right, but more is asked for.
    case incomplete(given: Int, wanted: Int)
    /// The code is right but for characters that are easily misread, capital letters, or spaces.
    case confusedCharacters

    /// What is nearly right in a number, as far as that can be told without looking at its digits.
    init?(_ number: ExactDecimal, wanted: (ExactDecimal) -> Bool) {
        guard !number.isZero, wanted(number.negated) else { return nil }
        self = .sign
    }
}

extension Nearness: LocalizedMessage {
    /// What to look at again. It gives nothing of the right answer away.
    public var message: LocalizedText {
        switch self {
        case .spelling:
            LocalizedText("check the spelling.", "проверьте написание.")
        case .unit:
            LocalizedText("check the unit.", "проверьте единицу измерения.")
        case .sign:
            LocalizedText("check the sign before the number.", "проверьте знак перед числом.")
        case .digits:
            LocalizedText("check the order of the digits.", "проверьте порядок цифр.")
        case .moreThanAsked:
            LocalizedText("write only what is asked for.", "напишите только то, о чём спрашивают.")
        case .order:
            LocalizedText("check the order.", "проверьте порядок.")
        case .incomplete(let given, let wanted):
            LocalizedText(
                "what you gave is right, but it is \(given) of \(wanted).",
                "всё названное верно, но это \(given) из \(wanted).")
        case .confusedCharacters:
            LocalizedText(
                "look closely at capital letters, spaces and characters that look alike, such as O and 0 or I and 1.",
                "внимательно проверьте заглавные буквы, пробелы и похожие знаки, например O и 0 или I и 1.")
        }
    }
}
