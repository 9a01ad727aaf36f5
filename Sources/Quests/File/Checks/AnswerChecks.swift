import Answers
internal import GeoJSON
import JSON
internal import Support

/// Checks the answers of all tasks together, and reports probable mistakes.
struct AnswerChecks {
    /// A task with a key.
    struct Keyed {
        let number: Int
        let label: Message
        /// The pointer to the answer.
        let pointer: JSONPointer
        let key: AnswerKey
    }

    private let tasks: [Keyed]

    init(_ tasks: [Keyed]) { self.tasks = tasks }

    func check(_ diagnostics: inout QuestDiagnostics) {
        for task in tasks {
            noteDenied(task, &diagnostics)
            noteNeverAccepted(task, &diagnostics)
        }
        noteRedundant(&diagnostics)
        noteGuessable(&diagnostics)
        noteShared(&diagnostics)
    }

    private func noteDenied(_ task: Keyed, _ diagnostics: inout QuestDiagnostics) {
        let denied = task.key.deniedForms
        guard let first = denied.first else { return }
        diagnostics.add(
            QuestRule.deniedAnswer, at: task.pointer,
            Message("answer-denied", ["task": .of(task.label), "form": .of(first)]))
    }

    private func noteNeverAccepted(_ task: Keyed, _ diagnostics: inout QuestDiagnostics) {
        guard let answer = task.key.neverAcceptedAnswer else { return }
        diagnostics.add(
            QuestRule.unsolvable, at: task.pointer,
            Message("answer-never-accepted", ["task": .of(task.label), "answer": .of(answer)]))
    }

    private func noteRedundant(_ diagnostics: inout QuestDiagnostics) {
        let redundant = tasks.filter { !$0.key.redundantForms.isEmpty }
        guard let first = redundant.first, let form = first.key.redundantForms.first else { return }
        let list = LocatedTask.listed(redundant.map { $0.number })
        diagnostics.add(
            QuestRule.collidingAnswers, at: first.pointer,
            Message("answer-redundant", ["form": .of(form), "count": .of(redundant.count), "list": .of(list)]))
    }

    private func noteGuessable(_ diagnostics: inout QuestDiagnostics) {
        let guessable = tasks.filter { task in task.key.strength.map { $0 < .weak } ?? false }
        guard let first = guessable.first else { return }
        let list = LocatedTask.listed(guessable.map { $0.number })
        diagnostics.add(
            QuestRule.guessableAnswer, at: first.pointer,
            Message("answer-guessable", ["count": .of(guessable.count), "list": .of(list)]))
    }

    /// Small numbers coincide by chance; an answer that is hard to guess and occurs in two tasks was probably copied.
    private func noteShared(_ diagnostics: inout QuestDiagnostics) {
        var owners: [String: Int] = [:]
        var shared: [(Keyed, with: Keyed)] = []
        for (index, task) in tasks.enumerated() {
            guard let strength = task.key.strength, strength >= .weak else { continue }
            if case .choice = task.key.kind { continue }
            let forms = task.key.normalForms ?? []
            if let other = forms.lazy.compactMap({ owners[$0] }).first { shared.append((task, with: tasks[other])) }
            for form in forms where owners[form] == nil { owners[form] = index }
        }
        guard let (task, other) = shared.first else { return }
        let more = shared.count - 1
        diagnostics.add(
            QuestRule.sharedAnswer, at: task.pointer,
            Message(
                "answer-shared",
                ["task": .of(task.label), "other": .of(other.label), "has-more": .of(more > 0), "more": .of(more)]))
    }
}
