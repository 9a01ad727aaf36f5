import JSON
import Quests
internal import Support

/// Messages of `questctl validate`.
enum ValidateTexts {
    /// The quest, its tasks and its points where it could be read, and how many findings there are.
    static func summary(of quest: Quest?, _ diagnostics: [Diagnostic]) -> Message {
        func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }
        let (errors, warnings) = (count(.error), count(.warning))
        let findings = Message("validate-count", ["errors": .of(errors), "warnings": .of(warnings)])
        guard let quest else { return findings }
        let tasks = quest.tasks.count
        let points = quest.tasks.reduce(Points.zero) { $0 + quest.value(of: $1) }.counted
        return Message(
            "validate-summary",
            ["title": quest.settings.titleValue, "tasks": .of(tasks), "points": .of(points), "findings": .of(findings)])
    }
}

/// Messages of `questctl answer`.
enum AnswerCommandTexts {
    static func task(_ number: Int, _ name: String) -> Message {
        Message("answer-command-task", ["number": .of(number), "name": .of(name)])
    }

    static func task(_ number: Int, _ name: String, accepted: [String], denied: [String]) -> Message {
        let heading = task(number, name)
        let denies =
            denied.isEmpty
            ? Message.empty
            : Message(
                "answer-command-task-2",
                ["denied": .quoted(denied)])
        return Message(
            "answer-command-accepted",
            ["heading": .of(heading), "accepted": .quoted(accepted), "denies": .of(denies)])
    }
}
