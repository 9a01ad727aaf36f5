public import Languages
import QuestEngine
import QuestExchange
import VeloQuest

extension EventStatistics {
    /// The event in words: who came home, the tasks as a table, and what could be better.
    public func text(advice: EventAdvice, in language: Language) -> String {
        let lines =
            summary.map { $0[language] } + [""] + table(advice, language) + remarks.map { $0[language] } + [""]
            + advice.lines(of: self).map { $0[language] }
        return lines.map { DisplayText.tame($0) }.joined(separator: "\n") + "\n"
    }

    /// No name of a task takes more columns.
    fileprivate static let widestName = 40

    /// What the table does not say of itself.
    private var remarks: [LocalizedText] {
        guard tasks.contains(where: { !$0.arrivals.isEmpty }) else { return [] }
        var remarks: [LocalizedText] = []
        if tasks.contains(where: { $0.judged < $0.reached }) {
            remarks.append(
                LocalizedText(
                    "solved: by how many of those whose answers are known; a track alone does not tell them",
                    "решили: сколько из тех, чьи ответы известны; один трек о них не говорит"))
        }
        remarks.append(
            LocalizedText(
                "First, Median: when the first came to a task, and half of those who did, counted from the start of the first contestant",
                "Первый, Медиана: когда к заданию пришёл первый и когда — половина пришедших, считая от самого первого старта"
            ))
        return remarks
    }

    private var summary: [LocalizedText] {
        let percent = Measures.decimal(shareInTime * 100, digits: 0)
        let refused =
            notStarted == 0
            ? LocalizedText("", "") : LocalizedText(", \(notStarted) not started", ", не стартовали \(notStarted)")
        var lines = [
            LocalizedText(
                "\(Plural.english(contestants, "contestant", "contestants")), \(home) home, \(inTime) in time "
                    + "(\(percent.english) %), \(solvedAll) solved everything\(refused.english)",
                "\(Plural.russian(contestants, "участник", "участника", "участников")), на финише \(home), вовремя "
                    + "\(inTime) (\(percent.russian) %), все задания решили \(solvedAll)\(refused.russian)")
        ]
        if let first = finishTimes.first, let last = finishTimes.last,
            let middle = Self.quantile(0.5, of: finishTimes)
        {
            let times = (Measures.clock(first), Measures.clock(middle), Measures.clock(last))
            lines.append(
                LocalizedText(
                    "ride times: \(times.0) (quickest), \(times.1) (median), \(times.2) (slowest), from each own start",
                    "время в пути: \(times.0) (самый быстрый), \(times.1) (медиана), \(times.2) (самый медленный), "
                        + "от своего старта"))
        }
        if let least = totals.first, let most = totals.last, let middle = Self.quantile(0.5, of: totals) {
            lines.append(
                LocalizedText(
                    "points: \(least.message.english) (least), \(middle.message.english) (median), \(most.message.english) (most)",
                    "баллы: \(least.message.russian) (меньше всех), \(middle.message.russian) (медиана), "
                        + "\(most.message.russian) (больше всех)"))
        }
        if flagged > 0 {
            lines.append(
                LocalizedText(
                    "worth a look: \(Plural.english(flagged, "ride", "rides")) with flags of the referee",
                    "стоит проверить: \(Plural.russian(flagged, "заезд", "заезда", "заездов")) с пометками судьи"))
        }
        let ridden = distance.map { distance in
            let length = Measures.distance(distance)
            return LocalizedText("\(length.english) ridden", "проехано \(length.russian)")
        }
        let counts = [
            ridden, wrongTurns.map(EventCounts.wrongTurns), distance == nil ? nil : EventCounts.reroutes(reroutes),
            EventCounts.fixes(fixes), refusedFixes > 0 ? EventCounts.refusedFixes(refusedFixes) : nil,
        ].compactMap { $0 }
        lines.append(
            LocalizedText(
                counts.map(\.english).joined(separator: ", "), counts.map(\.russian).joined(separator: ", ")))
        return lines
    }

    /// How many solved a task; where not all answers are known, of how many.
    private func solved(_ task: Task) -> String {
        if task.judged == task.reached { return "\(task.solved)" }
        return task.judged == 0 ? "–" : "\(task.solved)/\(task.judged)"
    }

    private func table(_ advice: EventAdvice, _ language: Language) -> [String] {
        let heads = [
            LocalizedText("#", "№"), LocalizedText("Task", "Задание"), LocalizedText("Points", "Баллы"),
            LocalizedText("Fair", "По усилию"), LocalizedText("Reached", "Были"), LocalizedText("Solved", "Решили"),
            LocalizedText("First", "Первый"), LocalizedText("Median", "Медиана"), LocalizedText("Line", "Очередь"),
            LocalizedText("Wait", "Ожидание"),
        ]
        let hasLines = tasks.contains { $0.line.longest > 0 }
        let rows = tasks.map { task in
            [
                "\(task.task.number)", DisplayText.tame(task.task.name(in: language.rawValue), most: Self.widestName),
                task.points.message[language],
                advice.points[task.id].map(String.init) ?? "–",
                "\(task.reached)", solved(task),
                task.arrivals.first.map(Measures.clock) ?? "–",
                Self.quantile(0.5, of: task.arrivals).map(Measures.clock) ?? "–", "\(task.line.longest)",
                Measures.clock(task.longestWait),
            ]
        }
        let columns = hasLines ? heads.indices : heads.indices.dropLast(2)
        let all = [heads.map { $0[language] }] + rows
        let widths = heads.indices.map { column in all.map { DisplayText.width(of: $0[column]) }.max() ?? 0 }
        return all.map { row in
            columns.map { column in
                DisplayText.padded(row[column], to: widths[column], isRight: column != 1)
            }.joined(separator: "  ")
        }
    }
}

extension EventAdvice {
    /// What could be better, a line each.
    package func lines(of statistics: EventStatistics) -> [LocalizedText] {
        func name(_ id: Quest.Task.ID) -> LocalizedText {
            guard let task = statistics.tasks.first(where: { $0.id == id })?.task else {
                return LocalizedText(id.rawValue, id.rawValue)
            }
            func name(_ language: Language) -> String {
                DisplayText.tame(task.name(in: language.rawValue), most: EventStatistics.widestName)
            }
            return LocalizedText("\(task.number) “\(name(.english))”", "\(task.number) «\(name(.russian))»")
        }
        func list(_ names: [LocalizedText]) -> LocalizedText {
            LocalizedText(
                names.map(\.english).joined(separator: ", "), names.map(\.russian).joined(separator: ", "))
        }
        var lines: [LocalizedText] = []
        if timeForAll.contains(where: { $0 != nil }) {
            let times = timeForAll.map { $0.map(Measures.clock) ?? "–" }
            lines.append(
                LocalizedText(
                    "all tasks take a quick rider \(times[0]), a middling one \(times[1]), a slow one \(times[2])",
                    "на все задания быстрому нужно \(times[0]), среднему \(times[1]), медленному \(times[2])"))
        }
        if let timeLimit {
            let limit = Measures.duration(timeLimit)
            lines.append(
                LocalizedText(
                    "within \(limit.english) only the quick can solve everything",
                    "за \(limit.russian) всё успеют только быстрые"))
        }
        if !unreachable.isEmpty {
            let names = list(unreachable.map(name))
            lines.append(
                LocalizedText(
                    "no road leads to \(names.english), or none back",
                    "нет дороги туда или обратно: \(names.russian)"))
        }
        let tooFar = neverWorthIt.filter { $0.missing == nil }
        if !tooFar.isEmpty {
            let names = list(tooFar.map { name($0.task) })
            lines.append(
                LocalizedText(
                    "nobody can be at \(names.english) and home in time",
                    "никто не успеет туда и обратно вовремя: \(names.russian)"))
        }
        let detours = neverWorthIt.compactMap { detour in
            detour.missing.map { missing in
                let name = name(detour.task)
                return LocalizedText("\(name.english) (+\(missing))", "\(name.russian) (+\(missing))")
            }
        }
        if !detours.isEmpty {
            let names = list(detours)
            lines.append(
                LocalizedText(
                    "not worth the detour within the time, and with how many more points it would be: \(names.english)",
                    "в отведённое время не стоят крюка (и сколько баллов надо добавить, чтобы стоили): \(names.russian)"
                ))
        }
        for task in statistics.tasks where task.linesLeft > 0 {
            let name = name(task.id)
            lines.append(
                LocalizedText(
                    "at \(name.english) the line was too long for \(task.linesLeft), who rode on; let more organisers judge there",
                    "у задания \(name.russian) очередь оказалась слишком длинной, дальше поехали: \(task.linesLeft); "
                        + "поставьте туда больше судей"))
        }
        return lines
    }
}
