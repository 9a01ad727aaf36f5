/// The organiser's rules for the answers to a task.
///
///     let key = AnswerKey.anyOf(["Ёлка", "ель"])
///     key?.judge("  ёлка! ").isAccepted  // true
///     key?.judge("сосна")                // .rejected(.noMatch)
///
/// A task without a key only asks the rider to be there.
public struct AnswerKey: Sendable, Hashable {
    /// How answers are judged.
    public enum Kind: Sendable, Hashable {
        /// By accepted texts.
        case text(TextAnswer)
        /// As a number, with a tolerance and a unit.
        case number(NumberAnswer)
        /// As one or several of some options.
        case choice(ChoiceAnswer)
        /// As a list of items.
        case list(ListAnswer)
        /// By patterns with gaps.
        case pattern(PatternAnswer)
        /// As a code, character by character.
        case code(CodeAnswer)
        /// By seals, in a riders' edition.
        indirect case sealed(SealedAnswer)
        /// A photo, which the organiser judges.
        case photo
        /// The organiser judges every answer.
        case judgedByOrganiser
    }

    /// Longer answers, in bytes of UTF-8, are not judged: no rider types that much at a task.
    public static let longestAnswer = 8192

    /// How answers are judged.
    public let kind: Kind

    /// A key of some kind.
    public init(_ kind: Kind) { self.kind = kind }

    /// A key that leaves every answer to the organiser.
    public static let judgedByOrganiser = AnswerKey(.judgedByOrganiser)
    /// A key that asks for a photo.
    public static let photo = AnswerKey(.photo)

    /// A key with accepted texts, to which an answer with typing errors is nearly right; `nil` if all texts are empty. Empty ones
    /// among others are ignored.
    public static func anyOf(_ texts: [String]) -> AnswerKey? {
        TextAnswer(texts).map { AnswerKey(.text($0)) }
    }

    /// The verdict on an answer.
    ///
    /// Sealed answers are left to the organiser here; `SealedAnswer.open(_:with:)` judges them. Accepted texts are tried in their
    /// order. The verdict names the first one that agrees without a typing error, or else the one with the fewest.
    /// - Complexity: O(*f* · *n*) for *f* forms and an answer of *n* characters; patterns may take *n* times their length.
    ///   An answer that is too long is not judged.
    public func judge(_ answer: String) -> Verdict {
        let isJudged =
            switch kind {
            case .sealed, .photo, .judgedByOrganiser: true
            default: false
            }
        guard isJudged || answer.utf8.count <= Self.longestAnswer else { return .rejected(.tooLong) }
        switch kind {
        case .text(let text): return text.judge(answer)
        case _ where Self.isBlank(answer): return .rejected(.empty)
        case .number(let number): return number.judge(answer)
        case .choice(let choice): return choice.judge(answer)
        case .list(let list): return list.judge(answer)
        case .pattern(let pattern): return pattern.judge(answer)
        case .code(let code): return code.judge(answer)
        case .sealed, .photo, .judgedByOrganiser: return .pending(.organiser)
        }
    }

    /// The same key, with typing errors forgiven by length where it asks for the spelling.
    var forgivingTypingErrors: AnswerKey {
        switch kind {
        case .text(let text) where text.typingErrors == .ask: AnswerKey(.text(text.forgivingTypingErrors))
        case .list(let list) where list.typingErrors == .ask: AnswerKey(.list(list.forgivingTypingErrors))
        default: self
        }
    }

    /// The same key with more denied words; itself for keys other than texts.
    public func denying(_ words: [String]) -> AnswerKey {
        guard case .text(let text) = kind else { return self }
        let denied = text.denied.map { $0.text } + words
        let accepted = text.forms.map { $0.text }
        return TextAnswer(accepted, denied: denied, typingErrors: text.typingErrors, language: text.language)
            .map { AnswerKey(.text($0)) } ?? self
    }

    /// A right answer, for testing a quest; `nil` if only the organiser can tell.
    ///
    /// A key that nothing satisfies, such as a whole number of 2.5, returns an answer that is not accepted.
    public var sampleAnswer: String? {
        let samples: [String] =
            switch kind {
            case .text(let text): text.reachable.map { $0.text }
            case .number(let number): number.samples
            case .choice(let choice): choice.samples
            case .list(let list): list.samples
            case .pattern(let pattern): pattern.wildcards.map { $0.sample }
            case .code(let code): code.accepted
            case .sealed, .photo, .judgedByOrganiser: []
            }
        return samples.first { judge($0).isAccepted } ?? samples.first
    }

    /// An answer that should be right but is rejected, if the key accepts no answer at all. A pattern always accepts one.
    package var neverAcceptedAnswer: String? {
        if case .pattern = kind { return nil }
        return sampleAnswer.flatMap { judge($0).isAccepted ? nil : $0 }
    }

    static func isBlank(_ answer: String) -> Bool {
        FoldedText(answer, .plain).isEmpty
    }
}
