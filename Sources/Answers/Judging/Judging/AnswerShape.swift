/// How answers to a key are normalised, without anything that reveals the right one.
///
/// A riders' edition has this and seals of the normal forms of all right answers: an answer is right if one of its normal forms is
/// among the sealed ones.
public enum AnswerShape: Sendable, Hashable {
    /// A text in a language, where that is known.
    case text(AnswerLanguage?)
    /// A number.
    case number(NumberShape)
    /// One or several of some options.
    case choice(ChoiceShape)
    /// A list.
    case list(ListShape)
    /// A code, and whether capital letters do not matter.
    case code(ignoresCase: Bool)

    /// The normal forms of an answer: a few texts, whose first letter states their kind.
    ///
    /// None for a blank answer and for one longer than `AnswerKey.longestAnswer`.
    /// - Complexity: O(*n*) in the length of the answer.
    public func normalForms(of answer: String) -> [String] {
        guard answer.utf8.count <= AnswerKey.longestAnswer else { return [] }
        switch self {
        case .text(let language):
            let given = GivenAnswer(answer, language ?? .any)
            guard !given.isBlank else { return [] }
            return Self.texts(
                separated: given.separated, joined: given.joined, numbers: given.numbers,
                bare: given.isBare ? given.plain : nil, keys: given.equalForms().keys)
        case .number(let shape):
            return WrittenMeasure.readings(of: FoldedText(answer, .plain).scalars, for: shape.unit).compactMap {
                reading in
                if shape.isWhole, !reading.number.isWhole || reading.unit != nil && reading.unit != shape.unit {
                    return nil
                }
                return shape.converted(reading).map { "n" + $0.normalForm }
            }
        case .choice(let shape):
            return shape.choice(in: answer).map { [Self.choice($0)] } ?? []
        case .list(let shape):
            let parts = shape.parts(of: answer)
            return parts.isEmpty ? [] : shape.readings(of: parts).map { Self.list($0, isOrdered: shape.isOrdered) }
        case .code(let ignoresCase):
            let code = CodeAnswer.normal(answer, ignoresCase: ignoresCase)
            return code.isEmpty ? [] : ["k" + String(code)]
        }
    }

    /// Why an answer without a normal form is not accepted.
    func rejection(of answer: String) -> Verdict.Rejection {
        switch self {
        case .number(let shape):
            WrittenMeasure.readings(of: FoldedText(answer, .plain).scalars, for: shape.unit).isEmpty
                ? .notANumber : .noMatch
        case .choice: .notAnOption
        case .text, .list, .code: .noMatch
        }
    }

    static func texts(
        separated: [FoldedText], joined: [FoldedText], numbers: [ExactDecimal], bare: FoldedText?, keys: [[UInt32]]
    ) -> [String] {
        separated.filter { !$0.isEmpty }.map { "t" + $0.text } + joined.filter { !$0.isEmpty }.map { "j" + $0.text }
            + numbers.map { "n" + $0.normalForm } + (bare.map { ["p" + $0.text] } ?? []) + keys.map { "w" + String($0) }
    }

    static func choice(_ places: Set<Int>) -> String {
        "c" + places.sorted().map { String($0) }.joined(separator: ",")
    }

    package static func list(_ items: [[UInt32]], isOrdered: Bool) -> String {
        let texts = items.map { String($0) }
        return "l"
            + (isOrdered ? texts : texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
            .joined(separator: "\u{1F}")
    }
}
