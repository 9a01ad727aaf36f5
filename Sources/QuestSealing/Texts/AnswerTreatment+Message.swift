public import Support

extension AnswerTreatment: LocalizedMessage {
    /// The treatment in words, to follow the name of a task.
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
