public import Languages

/// What the referee says to an answer, and why.
public enum Verdict: Sendable, Hashable {
    /// Why an answer was not accepted.
    public enum Rejection: Sendable, Hashable {
        /// Nothing was written.
        case empty
        /// It agrees with none of the accepted forms.
        case noMatch
    }

    /// The answer is right.
    case accepted(AnswerMatch)
    /// The answer is not right.
    case rejected(Rejection)
    /// The organiser decides later.
    case pending

    /// Whether the answer is right.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}

extension Verdict: LocalizedMessage {
    /// The verdict and its reason. A rejection gives nothing of the right answer away.
    public var message: LocalizedText {
        switch self {
        case .accepted(let match):
            return match.message
        case .rejected(.empty):
            return LocalizedText("Not accepted: the answer is empty.", "Не принято: ответ пуст.")
        case .rejected(.noMatch):
            return LocalizedText(
                "Not accepted: this is not the answer. Look again and try once more.",
                "Не принято: ответ неверный. Посмотрите внимательнее и попробуйте ещё раз.")
        case .pending:
            return LocalizedText(
                "Recorded: the organiser will judge this answer.", "Записано: этот ответ оценит организатор.")
        }
    }
}

extension AnswerMatch: LocalizedMessage {
    /// The accepted form, and what was set aside to see it in the answer.
    public var message: LocalizedText {
        switch agreement {
        case .exact:
            return LocalizedText("Accepted.", "Принято.")
        case .number:
            return LocalizedText(
                "Accepted: the same number as “\(form.text)”.", "Принято: то же число, что «\(form.text)».")
        case .folded(let folding):
            let differences = folding.names
            return LocalizedText(
                "Accepted as “\(form.text)”; ignored: \(differences.english).",
                "Принято как «\(form.text)»; не учтены: \(differences.russian).")
        }
    }
}

extension AnswerFolding {
    /// What is set aside, in words, with commas between them.
    var names: LocalizedText {
        let all: [(AnswerFolding, LocalizedText)] = [
            (.compatibility, LocalizedText("the form of characters", "начертание знаков")),
            (.letterCase, LocalizedText("capital letters", "заглавные буквы")),
            (.yo, LocalizedText("ё for е", "различие ё и е")),
            (.punctuation, LocalizedText("punctuation", "знаки препинания")),
            (.whiteSpace, LocalizedText("spaces", "пробелы")),
            (.article, LocalizedText("the article", "артикль")),
        ]
        let named = all.filter { contains($0.0) }.map(\.1)
        return LocalizedText(
            named.map(\.english).joined(separator: ", "), named.map(\.russian).joined(separator: ", "))
    }
}
