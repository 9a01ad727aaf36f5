public import Support

extension NearMiss: LocalizedMessage {
    /// What to check again. It reveals nothing of the right answer.
    public var message: LocalizedText {
        switch self {
        case .spelling:
            LocalizedText("check the spelling.", "проверьте написание.")
        case .unit:
            LocalizedText("check the unit.", "проверьте единицу измерения.")
        case .sign:
            LocalizedText("check the sign before the number.", "проверьте знак перед числом.")
        case .digits:
            LocalizedText("check the order of the digits.", "проверьте порядок цифр.")
        case .moreThanAsked:
            LocalizedText("write only what is asked for.", "напишите только то, о чём спрашивают.")
        case .order:
            LocalizedText("check the order.", "проверьте порядок.")
        case .incomplete(let given, let wanted):
            LocalizedText(
                "what you gave is right, but it is \(given) of \(wanted).",
                "всё названное верно, но это \(given) из \(wanted).")
        case .confusedCharacters:
            LocalizedText(
                "look closely at capital letters, spaces and characters that look alike, such as O and 0 or I and 1.",
                "внимательно проверьте заглавные буквы, пробелы и похожие знаки, например O и 0 или I и 1.")
        }
    }
}
