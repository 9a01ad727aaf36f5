internal import Support

/// The location of an error in a file.
enum ExchangeErrorTexts {
    static func located(_ line: Int, _ column: Int, _ text: LocalizedText) -> LocalizedText {
        LocalizedText(
            "line \(line), column \(column): \(text.english)",
            "строка \(line), столбец \(column): \(text.russian)")
    }
}
