internal import Support

/// Messages of `questctl answer`.
enum AnswerCommandTexts {
    static func task(_ number: Int, _ name: String) -> LocalizedText {
        LocalizedText("Task \(number), “\(name)”", "Задание \(number), «\(name)»")
    }

    static func task(_ number: Int, _ name: String, accepted: [String], denied: [String]) -> LocalizedText {
        let heading = task(number, name)
        let english = accepted.map { "“\($0)”" }.joined(separator: ", ")
        let russian = accepted.map { "«\($0)»" }.joined(separator: ", ")
        let denies =
            denied.isEmpty
            ? LocalizedText("", "")
            : LocalizedText(
                "; never: " + denied.map { "“\($0)”" }.joined(separator: ", "),
                "; никогда: " + denied.map { "«\($0)»" }.joined(separator: ", "))
        return LocalizedText(
            "\(heading.english); right: \(english)\(denies.english)",
            "\(heading.russian); верно: \(russian)\(denies.russian)")
    }

    static func noTask(_ name: String, _ known: String) -> LocalizedText {
        LocalizedText(
            "there is no task ‘\(name)’; there are \(known)",
            "задания «\(name)» нет; есть \(known)")
    }

    static func noAnswer(_ number: Int, _ name: String) -> LocalizedText {
        LocalizedText(
            "task \(number), “\(name)”, asks for no answer: being there is enough",
            "задание \(number), «\(name)», не требует ответа: достаточно быть на месте")
    }
}
