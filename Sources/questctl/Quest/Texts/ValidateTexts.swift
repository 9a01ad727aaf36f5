import JSON
import Quests
internal import Support

/// Messages of `questctl validate`.
enum ValidateTexts {
    static func neighbours(_ number: Int, _ name: String, _ words: [String]) -> LocalizedText {
        LocalizedText(
            "note: task \(number), “\(name)”: a typing error away from the answer are "
                + words.map { "“\($0)”" }.joined(separator: ", "),
            "замечание: задание \(number), «\(name)»: на опечатку от ответа отстоят "
                + words.map { "«\($0)»" }.joined(separator: ", "))
    }

    static func denied(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "word", "words")) written into deny",
            "в deny записано: \(Plural.russian(count, "слово", "слова", "слов"))")
    }

    static let noDictionary = LocalizedText(
        "questctl: note: no hunspell dictionary is installed (en_GB, en_US, ru_RU); no words are denied",
        "questctl: замечание: словари hunspell не установлены (en_GB, en_US, ru_RU); никакие слова не запрещены")

    /// The quest, its tasks and its points where it could be read, and how many findings there are.
    static func summary(of quest: Quest?, _ diagnostics: [Diagnostic]) -> LocalizedText {
        func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }
        let (errors, warnings) = (count(.error), count(.warning))
        let findings = LocalizedText(
            "\(Plural.english(errors, "error", "errors")), \(Plural.english(warnings, "warning", "warnings"))",
            "\(Plural.russian(errors, "ошибка", "ошибки", "ошибок")), "
                + Plural.russian(warnings, "предупреждение", "предупреждения", "предупреждений"))
        guard let quest else { return findings }
        let english = quest.settings.title(in: "en").map { "“\($0)”, " } ?? ""
        let russian = quest.settings.title(in: "ru").map { "«\($0)», " } ?? ""
        let tasks = quest.tasks.count
        let points = quest.tasks.reduce(Points.zero) { $0 + quest.value(of: $1) }.counted
        return LocalizedText(
            "\(english)\(Plural.english(tasks, "task", "tasks")), \(points.english), \(findings.english)",
            "\(russian)\(Plural.russian(tasks, "задание", "задания", "заданий")), \(points.russian), \(findings.russian)"
        )
    }
}

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
