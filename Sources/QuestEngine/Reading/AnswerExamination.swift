internal import GeoJSON
internal import Languages

/// Looks at the answers of all tasks together, and notes what an organiser probably did not mean.
struct AnswerExamination {
    /// A task with a key.
    struct Keyed {
        let number: Int
        let label: LocalizedText
        /// The pointer to the answer.
        let pointer: JSONPointer
        let key: AnswerKey
    }

    private let tasks: [Keyed]

    init(_ tasks: [Keyed]) { self.tasks = tasks }

    func examine(_ findings: inout Findings) {
        for task in tasks {
            noteDenied(task, &findings)
            noteVain(task, &findings)
        }
        noteRedundant(&findings)
        noteGuessable(&findings)
        noteShared(&findings)
    }

    private func noteDenied(_ task: Keyed, _ findings: inout Findings) {
        let denied = task.key.deniedForms
        guard let first = denied.first else { return }
        findings.add(
            QuestRule.deniedAnswer, at: task.pointer,
            LocalizedText(
                "\(task.label.english): the accepted answer “\(first)” is denied as well and could never be given.",
                "\(task.label.russian): верный ответ «\(first)» указан и среди недопустимых, дать его невозможно."))
    }

    private func noteVain(_ task: Keyed, _ findings: inout Findings) {
        guard let answer = task.key.vainAnswer else { return }
        findings.add(
            QuestRule.unsolvable, at: task.pointer,
            LocalizedText(
                "\(task.label.english): no answer is ever accepted, not even “\(answer)”; correct the “answer”.",
                "\(task.label.russian): ни один ответ не принимается, даже «\(answer)»; исправьте «answer»."))
    }

    private func noteRedundant(_ findings: inout Findings) {
        let redundant = tasks.filter { !$0.key.redundantForms.isEmpty }
        guard let first = redundant.first, let form = first.key.redundantForms.first else { return }
        let list = ReadTask.listed(redundant.map(\.number))
        findings.add(
            QuestRule.collidingAnswers, at: first.pointer,
            LocalizedText(
                "Accepted answers that are the same to the referee, such as “\(form)” "
                    + "(\(Plural.english(redundant.count, "task", "tasks")): \(list)): one of them is enough.",
                "Для судьи некоторые варианты ответа одинаковы, например «\(form)» "
                    + "(\(Plural.russian(redundant.count, "задание", "задания", "заданий")): \(list)): достаточно одного."
            ))
    }

    private func noteGuessable(_ findings: inout Findings) {
        let guessable = tasks.filter { task in task.key.strength.map { $0 < .weak } ?? false }
        guard let first = guessable.first else { return }
        let list = ReadTask.listed(guessable.map(\.number))
        findings.add(
            QuestRule.guessableAnswer, at: first.pointer,
            LocalizedText(
                "\(Plural.english(guessable.count, "answer", "answers")) can be guessed in a few dozen tries "
                    + "without being there (\(list)).",
                "\(Plural.russian(guessable.count, "ответ", "ответа", "ответов")) можно угадать за несколько десятков "
                    + "попыток, не побывав на месте (\(list))."))
    }

    /// Small numbers meet by chance; what is hard to guess and in two places was probably copied.
    private func noteShared(_ findings: inout Findings) {
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
        findings.add(
            QuestRule.sharedAnswer, at: task.pointer,
            LocalizedText(
                "\(task.label.english) and \(other.label.english) have an answer in common"
                    + (more > 0 ? ", and so have \(more) more." : "."),
                "\(task.label.russian) и \(other.label.russian): есть общий ответ"
                    + (more > 0 ? "; таких пар ещё \(more)." : ".")))
    }
}
