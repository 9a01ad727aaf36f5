public import Languages
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
    init(_ key: AnswerKey?, forms: [String]?) {
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

extension AnswerTreatment: LocalizedMessage {
    /// What is done, to follow the name of a task.
    public var message: LocalizedText {
        switch self {
        case .sealed: LocalizedText("sealed", "запечатано")
        case .sealedWithoutTypingErrors:
            LocalizedText(
                "sealed; answers with typing errors are left to the organiser",
                "запечатано; ответы с опечатками оценит организатор")
        case .presence: LocalizedText("no answer, being there is enough", "ответа нет, достаточно доехать")
        case .judged: LocalizedText("judged by the organiser", "оценивает организатор")
        case .pattern:
            LocalizedText(
                "left to the organiser: a pattern cannot be sealed",
                "оценит организатор: шаблон запечатать нельзя")
        case .tolerance:
            LocalizedText(
                "left to the organiser: a tolerance cannot be sealed unless the answer is a whole number",
                "оценит организатор: допуск можно запечатать только у целых чисел")
        case .tooMany:
            LocalizedText(
                "left to the organiser: there are more than \(Self.mostForms) right answers",
                "оценит организатор: верных ответов больше \(Self.mostForms)")
        }
    }
}
