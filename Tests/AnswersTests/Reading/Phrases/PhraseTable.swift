/// Texts at the ends of the rules by which answers are read, and one step beyond each.
///
/// What is made of them is recorded by `ReadingRecordingTests`. In a table `|` stands between two texts, `⏎` for a line break.
enum Phrases {
    static let all =
        digits + numbersInWords + shares + romanNumerals + dates + measures + frames + names + places + endings + signs

    static func table(_ text: String) -> [String] {
        text.split { $0 == "|" || $0 == "\n" }.map { part in
            let inner = part.drop { $0 == " " }
            return String(inner.prefix(inner.count - inner.reversed().prefix { $0 == " " }.count))
                .replacing("⏎", with: "\n")
        }
    }
}
