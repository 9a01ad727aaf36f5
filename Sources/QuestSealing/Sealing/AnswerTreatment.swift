package import AnswerJudging
internal import QuestEngine

/// What becomes of the answer to a task in a riders' edition.
public enum AnswerTreatment: Sendable, Hashable {
    /// It is sealed.
    case sealed
    /// It is sealed; answers with typing errors are left to the organiser.
    case sealedWithoutTypingErrors
    /// There is no answer: being there is enough.
    case presence
    /// The organiser looks at every answer anyway.
    case judged
    /// It is taken out: what fits a pattern cannot be listed.
    case pattern
    /// It is taken out: every number within a tolerance cannot be listed.
    case tolerance
    /// It is taken out: there are more right answers than can be sealed.
    case tooMany

    /// More right answers, in their normal forms, are not sealed.
    package static let mostForms = 512

    /// Whether a rider's device can tell a right answer.
    public var isSealed: Bool { self == .sealed || self == .sealedWithoutTypingErrors }

    /// - Parameter forms: the normal forms of the right answers.
    package init(_ key: AnswerKey?, forms: [String]?) {
        guard let key else {
            self = .presence
            return
        }
        if let forms, forms.count <= Self.mostForms {
            self = key.isExact ? .sealed : .sealedWithoutTypingErrors
            return
        }
        switch key.kind {
        case .photo, .judgedByOrganiser, .sealed: self = .judged
        case .pattern: self = .pattern
        case .number(let number) where !number.isWhole: self = .tolerance
        case .text, .number, .choice, .list, .code: self = .tooMany
        }
    }
}
