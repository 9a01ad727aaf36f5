/// Texts with gaps, for answers that riders phrase in many ways: `пушк*` is Пушкин and пушка alike.
///
/// `*` stands for any run of characters, also none, `?` for one; a backslash makes them ordinary. Everything else is folded as
/// texts are.
public struct PatternAnswer: Sendable, Hashable {
    /// The patterns as the organiser wrote them; there is at least one.
    public let patterns: [String]
    /// The language of the patterns, where it is known.
    public let language: AnswerLanguage?

    /// Without look-alikes: which alphabet a word with gaps is in cannot be said.
    private static let folding = AnswerFolding.separating.subtracting([.lookAlikes, .article])

    let wildcards: [Wildcard]

    /// Prepares patterns; `nil` where all are blank. A pattern that matches everything, such as `*`, asks for presence only.
    public init?(_ patterns: [String], language: AnswerLanguage? = nil) {
        let folded = patterns.map { ($0, Wildcard($0, Self.folding, language ?? .any)) }
            .filter { !$0.1.elements.isEmpty }
        self.patterns = folded.map { $0.0 }
        wildcards = folded.map { $0.1 }
        self.language = language
        if folded.isEmpty { return nil }
    }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
        let whole = FoldedText(text, Self.folding, language ?? .any)
        let bare = FoldedText(text, Self.folding.union(.article), language ?? .any)
        for (pattern, wildcard) in zip(patterns, wildcards)
        where wildcard.matches(whole.scalars) || wildcard.matches(bare.scalars) {
            return .accepted(AnswerMatch(form: pattern, agreement: .pattern))
        }
        return .rejected(.noMatch)
    }
}
