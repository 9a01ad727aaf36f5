internal import Support

/// The texts of maps for riders.
enum MapTexts {
    static func contacts(_ lines: [String]) -> LocalizedText {
        let list = lines.joined(separator: "\n")
        return LocalizedText("Contacts:\n\(list)", "Контакты:\n\(list)")
    }

    static func answer(_ text: String) -> LocalizedText { LocalizedText("Answer: \(text)", "Ответ: \(text)") }

    static func hint(_ text: String) -> LocalizedText { LocalizedText("Hint: \(text)", "Подсказка: \(text)") }

    static func success(_ text: String) -> LocalizedText {
        LocalizedText("When solved: \(text)", "После решения: \(text)")
    }

    static func difficulty(_ word: String) -> LocalizedText {
        LocalizedText("Difficulty: \(word)", "Сложность: \(word)")
    }

    static let start = LocalizedText("Start", "Старт")
    static let finish = LocalizedText("Finish", "Финиш")
    static let tasks = LocalizedText("Tasks", "Задания")
    static let startAndFinish = LocalizedText("Start and finish", "Старт и финиш")
    static let zones = LocalizedText("Zones", "Зоны")
    static let stayInside = LocalizedText("Stay inside.", "Не выезжайте за границу.")
    static let keepOut = LocalizedText("Keep out.", "Въезд запрещён.")
    static let changesPoints = LocalizedText(
        "Riding through changes your points.",
        "Проезд меняет число баллов.")
    static let costsPoints = LocalizedText("Riding through costs points.", "Проезд стоит баллов.")
}
