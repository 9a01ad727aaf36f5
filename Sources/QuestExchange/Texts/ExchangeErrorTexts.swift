internal import Languages

/// Where in a file an error is.
enum ExchangeErrorTexts {
    static func located(_ line: Int, _ column: Int, _ text: LocalizedText) -> LocalizedText {
        LocalizedText(
            "line \(line), column \(column): \(text.english)",
            "строка \(line), столбец \(column): \(text.russian)")
    }
}
