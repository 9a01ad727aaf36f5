import Languages

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

    static let noLogIsSigned = LocalizedText("No log is signed.", "Ни один журнал не подписан.")

    static func unsignedLogs(_ names: [String]) -> LocalizedText {
        let listed = names.prefix(10).joined(separator: ", ")
        let more = names.count - 10
        return LocalizedText(
            "Unsigned logs: \(listed)\(more > 0 ? " and \(more) more" : "").",
            "Неподписанные журналы: \(listed)\(more > 0 ? " и ещё \(more)" : "").")
    }

    static let signaturesNotChecked = LocalizedText(
        "The signatures of the logs were not checked.", "Подписи журналов не проверены.")
}
