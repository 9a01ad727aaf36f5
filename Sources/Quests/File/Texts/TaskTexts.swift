internal import Support

/// The messages about tasks, and how they name a task.
enum TaskTexts {
    static func several(_ numbers: String) -> LocalizedText {
        LocalizedText("Tasks \(numbers)", "Задания \(numbers)")
    }

    static let noName = LocalizedText(
        "it has no “name”; riders will see its number.",
        "нет названия («name»); участники увидят номер.")

    static func task(_ number: Int) -> LocalizedText {
        LocalizedText("Task \(number)", "Задание \(number)")
    }

    static func namedTask(_ number: Int, _ name: String) -> LocalizedText {
        LocalizedText("Task \(number) “\(name)”", "Задание \(number) «\(name)»")
    }

    static func counted(_ points: Int) -> LocalizedText {
        LocalizedText(" and counts \(points) points", ", за задание будет \(points) баллов")
    }

    static func unknownDifficulty(_ text: String, _ worth: LocalizedText) -> LocalizedText {
        LocalizedText(
            "the difficulty “\(text)” is unknown\(worth.english); known are low, medium, high.",
            "сложность «\(text)» неизвестна\(worth.russian); известны: низкая, средняя, высокая.")
    }

    static let expectedHints = LocalizedText(
        "a text, or a list of texts and objects with text and penalty",
        "текст или список текстов и объектов с полями text и penalty")

    static func emptyHint(_ number: Int) -> LocalizedText {
        LocalizedText(
            "hint \(number) has no text and is left out.",
            "в подсказке \(number) нет текста, она пропущена.")
    }
}
