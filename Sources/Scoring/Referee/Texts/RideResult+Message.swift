import Quests
public import Support

extension RideResult.Line: LocalizedMessage {
    /// The line in words: `3. Old oak: 17 of 20 points, solved at attempt 2; 1 wrong answer −1, 1 hint −2`.
    public var message: LocalizedText {
        let outcome = outcomeText
        let worth = worth.message
        let points = points.message
        let nouns = worthNouns
        let taken = deductions.filter { $0.points != .zero }.map { $0.message }
        let english = taken.isEmpty ? "" : "; " + taken.map { $0.english }.joined(separator: ", ")
        let russian = taken.isEmpty ? "" : "; " + taken.map { $0.russian }.joined(separator: ", ")
        let why = reason.map { " (\($0))" } ?? ""
        let flags = flagText
        return LocalizedText(
            "\(number). \(name): \(points.english) of \(worth.english) \(nouns.english), \(outcome.english)\(why)\(english)\(flags.english)",
            "\(number). \(name): \(points.russian) из \(worth.russian) \(nouns.russian), \(outcome.russian)\(why)\(russian)\(flags.russian)"
        )
    }

    /// What the log tells and its positions do not prove.
    private var flagText: LocalizedText {
        let (checkIn, answer) = (checkInText, answerText)
        return LocalizedText(checkIn.english + answer.english, checkIn.russian + answer.russian)
    }

    private var answerText: LocalizedText {
        guard let flag = answerFlag?.message else { return LocalizedText("", "") }
        return outcome == .solved || outcome == .pending
            ? LocalizedText(
                "; the answer is not proven to be given there and was accepted all the same: \(flag.english)",
                "; не доказано, что ответ дан на месте, и всё же он принят: \(flag.russian)")
            : LocalizedText(
                "; the log tells of an answer, which does not count, since it has to be given there: \(flag.english)",
                "; в журнале есть ответ, он не засчитан, так как отвечать нужно на месте: \(flag.russian)")
    }

    private var checkInText: LocalizedText {
        guard let flag = checkInFlag?.message else { return LocalizedText("", "") }
        return checkInTime == nil
            ? LocalizedText(
                "; the log tells of a check-in, which does not count: \(flag.english)",
                "; в журнале есть отметка, она не засчитана: \(flag.russian)")
            : LocalizedText(
                "; the check-in is unproven and was accepted all the same: \(flag.english)",
                "; отметка не доказана и всё же принята: \(flag.russian)")
    }

    /// The noun after “of 20”, in the genitive.
    private var worthNouns: LocalizedText {
        guard let whole = worth.whole else { return LocalizedText("points", "балла") }
        let magnitude = Int(clamping: whole.magnitude)
        let isOne = magnitude % 10 == 1 && magnitude % 100 != 11
        return LocalizedText(magnitude == 1 ? "point" : "points", isOne ? "балла" : "баллов")
    }

    private var outcomeText: LocalizedText {
        switch outcome {
        case .solved where attempts == 0:
            LocalizedText("solved by being there", "зачтено за прибытие на место")
        case .solved:
            LocalizedText("solved at attempt \(attempts)", "решено с \(attempts)-й попытки")
        case .pending:
            LocalizedText("waiting for the organiser", "ждёт оценки организатора")
        case .unsolved where attempts == 0:
            LocalizedText("reached but not answered", "на месте, но без ответа")
        case .unsolved:
            LocalizedText(
                "not solved after \(Plural.english(attempts, "attempt", "attempts"))",
                "не решено, \(Plural.russian(attempts, "попытка", "попытки", "попыток"))")
        case .missed: LocalizedText("not reached", "не посещено")
        case .skipped: LocalizedText("given up", "участник отказался")
        case .revealed: LocalizedText("the answer was shown", "показан ответ")
        case .tooLate: LocalizedText("solved after the time limit", "решено после лимита времени")
        case .outOfOrder: LocalizedText("out of order", "не по порядку")
        }
    }
}

extension RideResult.Deduction: LocalizedMessage {
    /// `2 wrong answers −2`.
    public var message: LocalizedText {
        let points = (-points).message
        let what = what
        return LocalizedText("\(what.english) \(points.english)", "\(what.russian) \(points.russian)")
    }

    private var what: LocalizedText {
        switch cause {
        case .wrongAnswers:
            LocalizedText(
                Plural.english(count, "wrong answer", "wrong answers"),
                Plural.russian(count, "неверный ответ", "неверных ответа", "неверных ответов"))
        case .hints:
            LocalizedText(
                Plural.english(count, "hint", "hints"), Plural.russian(count, "подсказка", "подсказки", "подсказок"))
        case .skip: LocalizedText("given up", "отказ")
        case .reveal: LocalizedText("answer shown", "показ ответа")
        case .outOfOrder: LocalizedText("out of order", "не по порядку")
        case .decay: LocalizedText("time", "время")
        }
    }
}

extension RideResult.Extra: LocalizedMessage {
    /// The extra in words: `late by 0:03:10: −40 points`.
    public var message: LocalizedText {
        let counted = points.counted
        let sign = points > .zero ? "+" : ""
        let what = what
        return LocalizedText("\(what.english): \(sign)\(counted.english)", "\(what.russian): \(sign)\(counted.russian)")
    }

    private var what: LocalizedText {
        switch cause {
        case .allTasks: LocalizedText("all tasks solved", "решены все задания")
        case .early(let seconds):
            LocalizedText("early by \(Measures.clock(seconds))", "раньше лимита на \(Measures.clock(seconds))")
        case .toll(let zone, let entries, let seconds):
            LocalizedText(
                "zone “\(zone)”, \(Plural.english(entries, "entry", "entries")), \(Measures.clock(seconds)) inside",
                "зона «\(zone)», \(Plural.russian(entries, "въезд", "въезда", "въездов")), "
                    + "внутри \(Measures.clock(seconds))")
        case .late(let seconds):
            LocalizedText("late by \(Self.exactClock(seconds))", "опоздание \(Self.exactClock(seconds))")
        case .lostAll(let seconds):
            LocalizedText(
                "late by \(Self.exactClock(seconds)), all points are lost",
                "опоздание \(Self.exactClock(seconds)), все баллы сгорают")
        case .adjustment(let reason):
            LocalizedText("organiser: \(reason)", "организатор: \(reason)")
        case .leastTotal: LocalizedText("no total is lower", "итог не бывает ниже")
        }
    }

    /// A fraction of a second of lateness is rounded up: `0:00:01` for 1 ms.
    private static func exactClock(_ seconds: Double) -> String { Measures.clock(seconds.rounded(.up)) }
}

extension RideResult: LocalizedMessage {
    /// The total in words: `50 points, 3 of 7 tasks solved in 0:42:07, within the time limit`.
    public var message: LocalizedText {
        let points = total.counted
        let solved = LocalizedText(
            "\(points.english), \(solvedCount) of \(Plural.english(lines.count, "task", "tasks")) solved",
            "\(points.russian), решено \(solvedCount) из "
                + Plural.russian(lines.count, "задания", "заданий", "заданий"))
        let time = timeText
        return LocalizedText(solved.english + time.english, solved.russian + time.russian)
    }

    private var timeText: LocalizedText {
        guard let elapsed else { return LocalizedText(", not started", ", старта не было") }
        let clock = Measures.clock(elapsed)
        let course =
            switch status {
            case .didNotFinish: LocalizedText(", gave up", ", сошёл с дистанции")
            case .disqualified: LocalizedText(", disqualified", ", дисквалификация")
            default: isFinished ? LocalizedText("", "") : LocalizedText(", not finished", ", без финиша")
            }
        let limit =
            if timeLimit == nil {
                LocalizedText("", "")
            } else if isLate {
                LocalizedText(
                    ", late by \(Measures.clock(lateness.rounded(.up)))",
                    ", опоздание \(Measures.clock(lateness.rounded(.up)))")
            } else {
                LocalizedText(", within the time limit", ", в пределах лимита времени")
            }
        return LocalizedText(
            " in \(clock)\(course.english)\(limit.english)", " за \(clock)\(course.russian)\(limit.russian)")
    }
}
