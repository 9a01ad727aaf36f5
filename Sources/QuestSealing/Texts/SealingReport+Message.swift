import Quests
internal import Scoring
public import Support

extension SealingReport {
    /// The report for the organiser, line by line.
    ///
    /// - Parameter secondsPerGuess: the time of one guess on a computer, to estimate the strength of a sealed answer.
    public func lines(secondsPerGuess: Double? = nil) -> [LocalizedText] {
        [summary] + signed + hidden + treated + readable + found + (secondsPerGuess.map(weakness) ?? [])
    }

    private var summary: LocalizedText {
        let sealed = tasks.count { $0.treatment.isSealed }
        let answers = tasks.count { $0.treatment != .presence }
        return LocalizedText(
            "\(sealed) of \(Plural.english(answers, "answer", "answers")) sealed.",
            "Запечатано ответов: \(sealed) из \(answers).")
    }

    private var signed: [LocalizedText] {
        guard let signedBy else { return [] }
        return [LocalizedText("Signed with the key \(signedBy).", "Подписано ключом \(signedBy).")]
    }

    private var hidden: [LocalizedText] {
        var lines: [LocalizedText] = []
        let most = RequirementPlan.mostWays
        let hidden = tasks.filter(\.isHidden)
        if !hidden.isEmpty {
            lines.append(
                Self.line(hidden, LocalizedText("hidden until others are solved.", "до решения других скрыто.")))
        }
        let early = tasks.filter { $0.isHidden && $0.hasTooManyWays }
        if !early.isEmpty {
            lines.append(
                Self.line(
                    early,
                    LocalizedText(
                        "one requirement is not sealed: there are more than \(most) ways of meeting it.",
                        "одно из условий не запечатано: способов его выполнить больше \(most).")))
        }
        let excessive = tasks.filter { $0.isExposed && $0.hasTooManyWays }
        if !excessive.isEmpty {
            lines.append(
                Self.line(
                    excessive,
                    LocalizedText(
                        "readable from the start, though others have to be solved first: there are more than \(most) "
                            + "ways of doing that.",
                        "видно с самого начала, хотя сперва нужно решить другие: способов это сделать больше \(most)."))
            )
        }
        let exposed = tasks.filter { $0.isExposed && !$0.hasTooManyWays }
        if !exposed.isEmpty {
            lines.append(
                Self.line(
                    exposed,
                    LocalizedText(
                        "readable from the start, though others have to be solved first: nothing sealed opens it.",
                        "видно с самого начала, хотя сперва нужно решить другие: его не открывает ни один "
                            + "запечатанный ответ.")))
        }
        return lines
    }

    /// The treatment of answers that are not simply sealed.
    private var treated: [LocalizedText] {
        let order: [AnswerTreatment] = [
            .sealedWithoutTypingErrors, .pattern, .tolerance, .tooMany, .judged, .presence,
        ]
        return order.compactMap { treatment in
            let alike = tasks.filter { $0.treatment == treatment }
            guard !alike.isEmpty else { return nil }
            let message = treatment.message
            return Self.line(alike, LocalizedText("\(message.english).", "\(message.russian)."))
        }
    }

    private var readable: [LocalizedText] {
        var lines: [LocalizedText] = []
        let readableTasks = tasks.filter(\.isSuccessReadable)
        if !readableTasks.isEmpty {
            lines.append(
                Self.line(
                    readableTasks,
                    LocalizedText(
                        "without an answer, the text on success stays readable.",
                        "ответа нет, поэтому текст при решении виден всем.")))
        }
        let hinted = tasks.filter { !$0.task.hints.isEmpty && !$0.isHidden }
        if !hinted.isEmpty {
            lines.append(
                Self.line(
                    hinted,
                    LocalizedText(
                        "hints stay readable for whoever opens the file.", "подсказки видны тому, кто откроет файл.")))
        }
        return lines
    }

    private var found: [LocalizedText] {
        leaks.map { leak in
            let subject = Self.subject([tasks[leak.position]])
            return LocalizedText(
                "\(subject.english): the right answer can be read at \(leak.pointer).",
                "\(subject.russian): верный ответ можно прочитать в \(leak.pointer).")
        }
    }

    private func weakness(_ secondsPerGuess: Double) -> [LocalizedText] {
        let timed = tasks.compactMap { task in task.guesses.map { (task, $0 * secondsPerGuess) } }
        guard !timed.isEmpty else { return [] }
        let guess = Measures.decimal(secondsPerGuess, digits: 3)
        let lead = LocalizedText(
            "A seal delays, it does not protect short answers: one guess takes \(guess.english) s here, "
                + "and trying the likely answers",
            "Печать задерживает, но короткий ответ не защищает: одна попытка подбора занимает здесь \(guess.russian) с, "
                + "а перебор вероятных ответов —")
        return [lead]
            + timed.map { task, seconds in
                let time = Self.time(seconds)
                return LocalizedText(
                    "  \(Self.subject([task]).english): \(time.english)",
                    "  \(Self.subject([task]).russian): \(time.russian)")
            }
    }

    private static func time(_ seconds: Double) -> LocalizedText {
        let day = 86_400.0
        guard seconds >= day else { return Measures.duration(max(1, seconds)) }
        guard seconds < 1000 * day else { return LocalizedText("years", "годы") }
        let days = Int((seconds / day).rounded())
        return LocalizedText(
            Plural.english(days, "day", "days"), Plural.russian(days, "день", "дня", "дней"))
    }

    private static func line(_ tasks: [Task], _ text: LocalizedText) -> LocalizedText {
        let subject = subject(tasks)
        return LocalizedText("\(subject.english): \(text.english)", "\(subject.russian): \(text.russian)")
    }

    private static func subject(_ tasks: [Task]) -> LocalizedText {
        if let only = tasks.first, tasks.count == 1 {
            return LocalizedText(
                "Task \(only.task.number) “\(only.task.name)”", "Задание \(only.task.number) «\(only.task.name)»")
        }
        let numbers = tasks.map { String($0.task.number) }.joined(separator: ", ")
        return LocalizedText("Tasks \(numbers)", "Задания \(numbers)")
    }
}
