package import Answers
internal import Scoring

/// How the answer to a task is treated in a riders' edition.
public enum AnswerTreatment: Sendable, Hashable {
    /// It is sealed.
    case sealed
    /// It is sealed; answers with typing errors are left to the organiser.
    case sealedWithoutTypingErrors
    /// There is no answer: being there is enough.
    case presence
    /// The organiser judges every answer anyway.
    case judged
    /// It is removed: the texts that match a pattern cannot be enumerated.
    case pattern
    /// It is removed: the numbers within a tolerance cannot be enumerated.
    case tolerance
    /// It is removed: there are more right answers than can be sealed.
    case tooMany

    /// The most right answers, in their normal forms, that are sealed.
    static let mostForms = 512

    /// Whether a rider's device can recognise a right answer.
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
