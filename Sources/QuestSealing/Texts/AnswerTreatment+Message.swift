public import Support

extension AnswerTreatment: LocalizedMessage {
    /// The treatment in words, to follow the name of a task.
    public var message: Message {
        switch self {
        case .sealed: Message("answer-treatment-sealed")
        case .sealedWithoutTypingErrors: Message("answer-treatment-sealed-without-typing-errors")
        case .presence: Message("answer-treatment-presence")
        case .judged: Message("answer-treatment-judged")
        case .pattern: Message("answer-treatment-pattern")
        case .tolerance: Message("answer-treatment-tolerance")
        case .tooMany: Message("answer-treatment-too-many", ["most-forms": .of(Self.mostForms)])
        }
    }
}
