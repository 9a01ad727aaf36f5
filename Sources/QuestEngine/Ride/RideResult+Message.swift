public import Languages

extension RideResult.Line: LocalizedMessage {
    /// The line in words: `3. Old oak: 20 of 20 points, solved at attempt 2`.
    public var message: LocalizedText {
        let outcome = outcomeText
        let worthEnglish = Plural.english(worth, "point", "points")
        let worthRussian = Plural.russian(worth, "балла", "баллов", "баллов")
        return LocalizedText(
            "\(number). \(name): \(points) of \(worthEnglish), \(outcome.english)",
            "\(number). \(name): \(points) из \(worthRussian), \(outcome.russian)")
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
        case .missed:
            LocalizedText("not reached", "не посещено")
        }
    }
}

extension RideResult: LocalizedMessage {
    /// The total in words: `50 points, 3 of 7 tasks solved in 0:42:07, within the time limit`.
    public var message: LocalizedText {
        let solved = LocalizedText(
            "\(Plural.english(total, "point", "points")), \(solvedCount) of "
                + "\(Plural.english(lines.count, "task", "tasks")) solved",
            "\(Plural.russian(total, "балл", "балла", "баллов")), решено \(solvedCount) из "
                + Plural.russian(lines.count, "задания", "заданий", "заданий"))
        let time = timeText
        return LocalizedText(solved.english + time.english, solved.russian + time.russian)
    }

    private var timeText: LocalizedText {
        guard let elapsed else { return LocalizedText(", not started", ", старта не было") }
        let clock = Measures.clock(elapsed)
        let course = isFinished ? LocalizedText("", "") : LocalizedText(", not finished", ", без финиша")
        let limit =
            if timeLimit == nil {
                LocalizedText("", "")
            } else if isLate {
                LocalizedText(
                    ", late by \(Measures.clock(lateness))", ", опоздание \(Measures.clock(lateness))")
            } else {
                LocalizedText(", within the time limit", ", в пределах лимита времени")
            }
        return LocalizedText(
            " in \(clock)\(course.english)\(limit.english)", " за \(clock)\(course.russian)\(limit.russian)")
    }
}
