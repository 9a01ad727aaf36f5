import Quests
public import Support

extension RideResult.Line: LocalizedMessage {
    /// The line in words: `3. Old oak: 17 of 20 points, solved at attempt 2; 1 wrong answer −1, 1 hint −2`.
    public var message: Message {
        let outcome = outcomeText
        let worth = worth.message
        let points = points.message
        let nouns = worthNouns
        let taken = deductions.filter { $0.points != .zero }.map { $0.message }
        return Message(
            "ride-result-line",
            [
                "number": .of(number), "name": .of(name), "points": .of(points), "worth": .of(worth),
                "nouns": .of(nouns), "outcome": .of(outcome), "reason": .of(reason), "deductions": .of(taken),
                "flags": .of(flagText),
            ])
    }

    /// What the log tells and its positions do not prove.
    private var flagText: Message {
        let (checkIn, answer) = (checkInText, answerText)
        return Message(joining: [checkIn, answer])
    }

    private var answerText: Message {
        guard let flag = answerFlag?.message else { return Message.empty }
        return outcome == .solved || outcome == .pending
            ? Message("ride-result-line-answer-text", ["flag": .of(flag)])
            : Message("ride-result-line-answer-text-2", ["flag": .of(flag)])
    }

    private var checkInText: Message {
        guard let flag = checkInFlag?.message else { return Message.empty }
        return checkInTime == nil
            ? Message("ride-result-line-check-in-text", ["flag": .of(flag)])
            : Message("ride-result-line-check-in-text-2", ["flag": .of(flag)])
    }

    /// The noun after “of 20”, in the genitive.
    private var worthNouns: Message {
        guard let whole = worth.whole else { return Message("ride-result-line-worth-nouns") }
        let magnitude = Int(clamping: whole.magnitude)
        let isOne = magnitude % 10 == 1 && magnitude % 100 != 11
        return Message("ride-result-line-worth-nouns-2", ["magnitude": .of(magnitude), "is-one": .of(isOne)])
    }

    private var outcomeText: Message {
        switch outcome {
        case .solved where attempts == 0: Message("ride-result-line-outcome-text-solved")
        case .solved: Message("ride-result-line-outcome-text-solved-2", ["attempts": .of(attempts)])
        case .pending: Message("ride-result-line-outcome-text-pending")
        case .unsolved where attempts == 0: Message("ride-result-line-outcome-text-unsolved")
        case .unsolved: Message("ride-result-line-outcome-text-unsolved-2", ["attempts": .of(attempts)])
        case .missed: Message("ride-result-line-outcome-text-missed")
        case .skipped: Message("ride-result-line-outcome-text-skipped")
        case .revealed: Message("ride-result-line-outcome-text-revealed")
        case .tooLate: Message("ride-result-line-outcome-text-too-late")
        case .outOfOrder: Message("ride-result-line-outcome-text-out-of-order")
        }
    }
}

extension RideResult.Deduction: LocalizedMessage {
    /// `2 wrong answers −2`.
    public var message: Message {
        let points = (-points).message
        let what = what
        return Message("ride-result-deduction", ["what": .of(what), "points": .of(points)])
    }

    private var what: Message {
        switch cause {
        case .wrongAnswers: Message("ride-result-deduction-what-wrong-answers", ["count": .of(count)])
        case .hints: Message("ride-result-deduction-what-hints", ["count": .of(count)])
        case .skip: Message("ride-result-deduction-what-skip")
        case .reveal: Message("ride-result-deduction-what-reveal")
        case .outOfOrder: Message("ride-result-deduction-what-out-of-order")
        case .decay: Message("ride-result-deduction-what-decay")
        }
    }
}

extension RideResult.Extra: LocalizedMessage {
    /// The extra in words: `late by 0:03:10: −40 points`.
    public var message: Message {
        let counted = points.counted
        let sign = points > .zero ? "+" : ""
        let what = what
        return Message("ride-result-extra", ["what": .of(what), "sign": .of(sign), "counted": .of(counted)])
    }

    private var what: Message {
        switch cause {
        case .allTasks: Message("ride-result-extra-what-all-tasks")
        case .early(let seconds): Message("ride-result-extra-what-early", ["seconds": .of(Measures.clock(seconds))])
        case .toll(let zone, let entries, let seconds):
            Message(
                "ride-result-extra-what-toll",
                ["zone": .of(zone), "entries": .of(entries), "seconds": .of(Measures.clock(seconds))])
        case .late(let seconds):
            Message("ride-result-extra-what-late", ["exact-clock": .of(Self.exactClock(seconds))])
        case .lostAll(let seconds):
            Message("ride-result-extra-what-lost-all", ["exact-clock": .of(Self.exactClock(seconds))])
        case .adjustment(let reason): Message("ride-result-extra-what-adjustment", ["reason": .of(reason)])
        case .leastTotal: Message("ride-result-extra-what-least-total")
        }
    }

    /// A fraction of a second of lateness is rounded up: `0:00:01` for 1 ms.
    private static func exactClock(_ seconds: Double) -> String { Measures.clock(seconds.rounded(.up)) }
}

extension RideResult: LocalizedMessage {
    /// The total in words: `50 points, 3 of 7 tasks solved in 0:42:07, within the time limit`.
    public var message: Message {
        let points = total.counted
        let solved = Message(
            "ride-result",
            ["points": .of(points), "solved-count": .of(solvedCount), "lines": .of(lines.count)])
        let time = timeText
        return Message(joining: [solved, time])
    }

    private var timeText: Message {
        guard let elapsed else { return Message("ride-result-time-text") }
        let clock = Measures.clock(elapsed)
        let course =
            switch status {
            case .didNotFinish: Message("ride-result-time-text-did-not-finish")
            case .disqualified: Message("ride-result-time-text-disqualified")
            default: isFinished ? Message.empty : Message("ride-result-time-text-disqualified-2")
            }
        let limit =
            if timeLimit == nil {
                Message.empty
            } else if isLate {
                Message("ride-result-time-text-2", ["lateness": .of(Measures.clock(lateness.rounded(.up)))])
            } else {
                Message("ride-result-time-text-3")
            }
        return Message("ride-result-time-text-4", ["clock": .of(clock), "course": .of(course), "limit": .of(limit)])
    }
}
