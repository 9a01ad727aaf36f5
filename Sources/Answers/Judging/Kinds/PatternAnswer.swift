/// Texts with wildcards, for answers that riders phrase differently: `пушк*` matches Пушкин and пушка.
///
/// `*` stands for any number of characters, also none, `?` for one; a backslash makes them ordinary. Everything else is folded as
/// texts are.
public struct PatternAnswer: Sendable, Hashable {
    /// The patterns as the organiser wrote them; there is at least one.
    public let patterns: [String]
    /// The language of the patterns, where it is known.
    public let language: AnswerLanguage?

    /// Without look-alikes: the alphabet of a word with wildcards is unknown.
    private static let folding = AnswerFolding.separating.subtracting([.lookAlikes, .article])

    let wildcards: [Wildcard]

    /// Prepares patterns; `nil` if all are blank. A pattern that matches everything, such as `*`, only asks the rider to be there.
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
