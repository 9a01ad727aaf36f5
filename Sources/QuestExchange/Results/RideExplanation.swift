package import Languages
package import QuestEngine

/// A result line by line: the tasks, what else counted, the total, and what is worth a look.
package struct RideExplanation {
    /// The lines, fit for a terminal whatever riders wrote.
    package let lines: [String]

    /// Explains a result.
    package init(_ result: RideResult, language: Language) {
        var lines = result.lines.map { $0.message[language] }
        lines += result.extras.map { $0.message[language] }
        lines.append(result.message[language])
        if let reason = result.disqualification {
            lines.append(LocalizedText("disqualified: \(reason)", "дисквалификация: \(reason)")[language])
        }
        let look = LocalizedText("worth a look", "стоит проверить")[language]
        lines += result.flags.map { "\(look): \($0.message[language])" }
        self.lines = lines.map { DisplayText.tame($0, most: 200) }
    }
}
