public import Support

extension Verdict: LocalizedMessage {
    /// The verdict and its reason. Unless the answer is accepted, it reveals nothing of the right one.
    public var message: LocalizedText {
        switch self {
        case .accepted(let match):
            return match.message
        case .nearly(let nearness):
            let hint = nearness.message
            return LocalizedText("Nearly: \(hint.english)", "Почти: \(hint.russian)")
        case .rejected(let rejection):
            return rejection.message
        case .pending(.spelling):
            return LocalizedText(
                "Recorded: this is not the answer letter by letter. Check the spelling and try again; whether a typing "
                    + "error counts, the organiser will decide.",
                "Записано: буква в букву ответ не совпал. Проверьте написание и попробуйте ещё раз; считать ли это "
                    + "опечаткой, решит организатор.")
        case .pending(.organiser):
            return LocalizedText(
                "Recorded: the organiser will judge this answer.", "Записано: этот ответ оценит организатор.")
        }
    }
}

extension Verdict.Rejection: LocalizedMessage {
    /// The reason, and what to do.
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
            LocalizedText("Not accepted: a number is asked for.", "Не принято: нужно число.")
        case .notAnOption:
            LocalizedText(
                "Not accepted: choose among the options, by text, letter or number.",
                "Не принято: выберите из вариантов — текстом, буквой или номером.")
        }
    }
}
