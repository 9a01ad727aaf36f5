public import Languages

/// What the referee says to an answer, and why.
public enum Verdict: Sendable, Hashable {
    /// Why an answer was not accepted.
    public enum Rejection: Sendable, Hashable {
        /// Nothing was written.
        case empty
        /// It is longer than any answer (`AnswerKey.longestAnswer`).
        case tooLong
        /// It agrees with none of the accepted forms.
        case noMatch
        /// A number is asked for, and this is none.
        case notANumber
        /// It names none of the options, or something that is none.
        case notAnOption
    }

    /// The answer is right.
    case accepted(AnswerMatch)
    /// The answer is not right, but there is something right in it; it counts as one that is not.
    case nearly(Nearness)
    /// The answer is not right.
    case rejected(Rejection)
    /// The organiser decides later.
    case pending
    /// It is not one of the sealed answers letter by letter; whether a typing error is forgiven, the organiser's edition decides
    /// later.
    case deferred

    /// Whether the answer is right.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }
}

extension Verdict: LocalizedMessage {
    /// The verdict and its reason. Unless the answer is accepted, it gives nothing of the right one away.
    public var message: LocalizedText {
        switch self {
        case .accepted(let match):
            return match.message
        case .nearly(let nearness):
            let hint = nearness.message
            return LocalizedText("Nearly: \(hint.english)", "Почти: \(hint.russian)")
        case .rejected(let rejection):
            return rejection.message
        case .deferred:
            return LocalizedText(
                "Recorded: this is not the answer letter by letter. Check the spelling and try again; whether a typing "
                    + "error counts, the organiser will decide.",
                "Записано: буква в букву ответ не совпал. Проверьте написание и попробуйте ещё раз; считать ли это "
                    + "опечаткой, решит организатор.")
        case .pending:
            return LocalizedText(
                "Recorded: the organiser will judge this answer.", "Записано: этот ответ оценит организатор.")
        }
    }
}

extension Verdict.Rejection: LocalizedMessage {
    /// Why, and what to do.
    public var message: LocalizedText {
        switch self {
        case .empty:
            LocalizedText("Not accepted: the answer is empty.", "Не принято: ответ пуст.")
        case .tooLong:
            LocalizedText(
                "Not accepted: the answer is too long. Write only what is asked for.",
                "Не принято: ответ слишком длинный. Напишите только то, о чём спрашивают.")
        case .noMatch:
            LocalizedText(
                "Not accepted: this is not the answer. Look again and try once more.",
                "Не принято: ответ неверный. Посмотрите внимательнее и попробуйте ещё раз.")
        case .notANumber:
            LocalizedText(
                "Not accepted: a number is asked for.", "Не принято: нужно число.")
        case .notAnOption:
            LocalizedText(
                "Not accepted: choose among the options, by text, letter or number.",
                "Не принято: выберите из вариантов — текстом, буквой или номером.")
        }
    }
}
