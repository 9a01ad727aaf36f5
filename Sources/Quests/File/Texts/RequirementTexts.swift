internal import Support

/// The messages about requirements.
enum RequirementTexts {
    static func noAttempts(_ subject: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(subject.english): no answer is ever taken; allow at least one attempt.",
            "\(subject.russian): ни один ответ не принимается; разрешите хотя бы одну попытку.")
    }

    static func smallGroup(_ task: LocalizedText, _ wanted: Int, _ count: Int) -> LocalizedText {
        LocalizedText(
            "\(task.english) requires any \(wanted) of a group of \(count), so it never opens.",
            "\(task.russian): требуется решить \(wanted) из группы, где всего \(count); "
                + "задание никогда не откроется.")
    }

    static func requiresItself(_ task: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(task.english) requires itself, so it never opens.",
            "\(task.russian) требует само себя и никогда не откроется.")
    }

    static func cycle(_ task: LocalizedText, _ shown: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): tasks require each other in a circle, so none of them ever opens: \(shown).",
            "\(task.russian): задания требуют друг друга по кругу, и ни одно не откроется: \(shown).")
    }

    static func outOfOrder(_ task: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(task.english) requires tasks that come after it in the order of the course.",
            "\(task.russian) требует решить задания, которые по порядку трассы стоят после него.")
    }

    static let expected = LocalizedText(
        "the id of a task, or a list of ids and objects with any and of",
        "id задания или список из id и объектов с полями any и of")
    static let group = LocalizedText(
        "a list with the id of at least one task",
        "списком, в котором есть хотя бы один id задания")

    static func unknown(_ task: LocalizedText, _ required: [String]) -> LocalizedText {
        let english = required.map { "“\($0)”" }.joined(separator: ", ")
        let russian = required.map { "«\($0)»" }.joined(separator: ", ")
        return LocalizedText(
            "\(task.english) requires \(english), but no task has that “id”.",
            "\(task.russian) требует решить \(russian), но задания с таким «id» нет.")
    }

    static func neverOpens(_ subject: LocalizedText, count: Int) -> LocalizedText {
        let verb = count == 1 ? "it requires" : "they require"
        return LocalizedText(
            "\(subject.english) never \(count == 1 ? "opens" : "open"): \(verb) what cannot be solved.",
            "\(subject.russian) никогда не \(count == 1 ? "откроется" : "откроются"): требуется решить то, что "
                + "решить нельзя.")
    }
}
