import Quests
internal import Scoring
public import Support

extension SealingReport {
    /// The report for the organiser, line by line.
    ///
    /// - Parameter secondsPerGuess: the time of one guess on a computer, to estimate the strength of a sealed answer.
    public func lines(secondsPerGuess: Double? = nil) -> [Message] {
        [summary] + signed + hidden + treated + readable + found + (secondsPerGuess.map(weakness) ?? [])
    }

    private var summary: Message {
        let sealed = tasks.count { $0.treatment.isSealed }
        let answers = tasks.count { $0.treatment != .presence }
        return Message("sealing-report-summary", ["sealed": .of(sealed), "answers": .of(answers)])
    }

    private var signed: [Message] {
        guard let signedBy else { return [] }
        return [Message("sealing-report-signed", ["signed-by": .of(signedBy)])]
    }

    private var hidden: [Message] {
        var lines: [Message] = []
        let most = RequirementPlan.mostWays
        let hidden = tasks.filter(\.isHidden)
        if !hidden.isEmpty {
            lines.append(
                Self.line(hidden, Message("sealing-report-lines")))
        }
        let early = tasks.filter { $0.isHidden && $0.hasTooManyWays }
        if !early.isEmpty {
            lines.append(
                Self.line(
                    early,
                    Message("sealing-report-lines-2", ["most": .of(most)])))
        }
        let excessive = tasks.filter { $0.isExposed && $0.hasTooManyWays }
        if !excessive.isEmpty {
            lines.append(
                Self.line(
                    excessive,
                    Message("sealing-report-lines-3", ["most": .of(most)]))
            )
        }
        let exposed = tasks.filter { $0.isExposed && !$0.hasTooManyWays }
        if !exposed.isEmpty {
            lines.append(
                Self.line(
                    exposed,
                    Message("sealing-report-lines-4")))
        }
        return lines
    }

    /// The treatment of answers that are not simply sealed.
    private var treated: [Message] {
        let order: [AnswerTreatment] = [
            .sealedWithoutTypingErrors, .pattern, .tolerance, .tooMany, .judged, .presence,
        ]
        return order.compactMap { treatment in
            let alike = tasks.filter { $0.treatment == treatment }
            guard !alike.isEmpty else { return nil }
            let message = treatment.message
            return Self.line(alike, Message("sealing-report-treated", ["message": .of(message)]))
        }
    }

    private var readable: [Message] {
        var lines: [Message] = []
        let readableTasks = tasks.filter(\.isSuccessReadable)
        if !readableTasks.isEmpty {
            lines.append(
                Self.line(
                    readableTasks,
                    Message("sealing-report-lines-5")))
        }
        let hinted = tasks.filter { !$0.task.hints.isEmpty && !$0.isHidden }
        if !hinted.isEmpty {
            lines.append(
                Self.line(
                    hinted,
                    Message("sealing-report-lines-6")))
        }
        return lines
    }

    private var found: [Message] {
        leaks.map { leak in
            let subject = Self.subject([tasks[leak.position]])
            return Message("sealing-report-found", ["subject": .of(subject), "pointer": .of(leak.pointer)])
        }
    }

    private func weakness(_ secondsPerGuess: Double) -> [Message] {
        let timed = tasks.compactMap { task in task.guesses.map { (task, $0 * secondsPerGuess) } }
        guard !timed.isEmpty else { return [] }
        let guess = Measures.decimal(secondsPerGuess, digits: 3)
        let lead = Message("sealing-report-weakness", ["guess": .of(guess)])
        return [lead]
            + timed.map { task, seconds in
                let time = Self.time(seconds)
                return Message("sealing-report-weakness-2", ["subject": .of(Self.subject([task])), "time": .of(time)])
            }
    }

    private static func time(_ seconds: Double) -> Message {
        let day = 86_400.0
        guard seconds >= day else { return Measures.duration(max(1, seconds)) }
        guard seconds < 1000 * day else { return Message("sealing-report-time") }
        let days = Int((seconds / day).rounded())
        return Message("sealing-report-time-2", ["days": .of(days)])
    }

    private static func line(_ tasks: [Task], _ text: Message) -> Message {
        let subject = subject(tasks)
        return Message("sealing-report-line", ["subject": .of(subject), "text": .of(text)])
    }

    private static func subject(_ tasks: [Task]) -> Message {
        if let only = tasks.first, tasks.count == 1 {
            return Message("sealing-report-subject", ["task": .of(only.task.number), "name": .of(only.task.name)])
        }
        let numbers = tasks.map { String($0.task.number) }.joined(separator: ", ")
        return Message("sealing-report-subject-2", ["numbers": .of(numbers)])
    }
}
