import Support

/// What results on paper say of themselves.
extension PrintTexts {
    /// Above results that may still change.
    static func provisional(_ waiting: Int) -> LocalizedText {
        LocalizedText(
            "Provisional: \(Plural.english(waiting, "result waits", "results wait")) for the organiser; their places are in brackets.",
            "Предварительно: "
                + Plural.russian(
                    waiting, "результат ждёт организатора", "результата ждут организатора",
                    "результатов ждут организатора") + "; их места в скобках.")
    }

    static func asOf(_ time: String) -> LocalizedText {
        LocalizedText("Provisional, as of \(time).", "Предварительно, по состоянию на \(time).")
    }

    static func toJudge(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) to judge", "на оценке: \(count)")
    }

    static let toBeJudged = LocalizedText("to be judged", "на проверку")
}
