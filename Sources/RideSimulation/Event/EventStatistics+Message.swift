import Exchange
import Quests
import Scoring
public import Support
import VeloQuest

extension EventStatistics {
    /// The event in words: finishers, the tasks as a table, and the advice.
    public func text(advice: EventAdvice, in language: Language) -> String {
        let lines =
            summary.map { $0[language] } + [""] + table(advice, language) + remarks.map { $0[language] } + [""]
            + advice.lines(of: self).map { $0[language] }
        return lines.map { DisplayText.sanitized($0) }.joined(separator: "\n") + "\n"
    }

    /// The most columns for the name of a task.
    fileprivate static let widestName = 40

    /// Remarks on what the table does not show.
    private var remarks: [Message] {
        guard tasks.contains(where: { !$0.arrivals.isEmpty }) else { return [] }
        var remarks: [Message] = []
        if tasks.contains(where: { $0.judged < $0.reached }) {
            remarks.append(Message("event-solved-note"))
        }
        remarks.append(Message("event-arrivals-note"))
        return remarks
    }

    private var summary: [Message] {
        var lines = [EventTexts.contestants(self)]
        if let first = finishTimes.first, let last = finishTimes.last,
            let middle = Self.quantile(0.5, of: finishTimes)
        {
            lines.append(
                Message(
                    "event-ride-times",
                    [
                        "quickest": .of(Measures.clock(first)), "median": .of(Measures.clock(middle)),
                        "slowest": .of(Measures.clock(last)),
                    ]))
        }
        if let least = totals.first, let most = totals.last, let middle = Self.quantile(0.5, of: totals) {
            lines.append(
                Message(
                    "event-points",
                    ["least": .of(least.message), "median": .of(middle.message), "most": .of(most.message)]))
        }
        if let gaveUp, let punctures, let breaks, gaveUp + punctures + breaks > 0 {
            lines.append(
                Message("event-stops", ["gave-up": .of(gaveUp), "punctures": .of(punctures), "breaks": .of(breaks)]))
        }
        if flagged > 0 { lines.append(Message("event-flagged", ["rides": .of(flagged)])) }
        let counts = [
            distance.map(TimelineTexts.ridden), wrongTurns.map(EventCounts.wrongTurns),
            distance == nil ? nil : Message("event-counts-reroutes", ["count": .of(reroutes)]),
            Message("event-counts-fixes", ["count": .of(fixes)]),
            refusedFixes > 0 ? Message("event-counts-refused-fixes", ["count": .of(refusedFixes)]) : nil,
        ].compactMap { $0 }
        lines.append(
            Message(joining: counts, separator: ", "))
        return lines
    }

    /// How many solved a task; if not all answers are known, of how many.
    private func solved(_ task: Task) -> String {
        if task.judged == task.reached { return "\(task.solved)" }
        return task.judged == 0 ? "–" : "\(task.solved)/\(task.judged)"
    }

    private func table(_ advice: EventAdvice, _ language: Language) -> [String] {
        let heads = EventTexts.columns
        let hasLines = tasks.contains { $0.line.longest > 0 }
        let rows = tasks.map { task in
            [
                "\(task.task.number)",
                DisplayText.sanitized(task.task.name(in: language.tag), most: Self.widestName),
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
    /// The advice, one line each.
    package func lines(of statistics: EventStatistics) -> [Message] {
        func name(_ id: Quest.Task.ID) -> Message {
            guard let task = statistics.tasks.first(where: { $0.id == id })?.task else {
                return Message(verbatim: id.rawValue)
            }
            return Message(
                "advice-task",
                ["number": .of(task.number), "name": task.shownName(mostColumns: EventStatistics.widestName)])
        }
        var lines: [Message] = []
        if timeForAll.contains(where: { $0 != nil }) {
            let times = timeForAll.map { $0.map(Measures.clock) ?? "–" }
            lines.append(
                Message(
                    "advice-time-for-all", ["quick": .of(times[0]), "middling": .of(times[1]), "slow": .of(times[2])]))
        }
        if let timeLimit { lines.append(AdviceTexts.onlyTheQuick(within: timeLimit)) }
        if !unreachable.isEmpty {
            lines.append(Message("advice-unreachable", ["names": .of(AdviceTexts.list(unreachable.map(name)))]))
        }
        let tooFar = neverWorthIt.filter { $0.missing == nil }
        if !tooFar.isEmpty {
            lines.append(Message("advice-too-far", ["names": .of(AdviceTexts.list(tooFar.map { name($0.task) }))]))
        }
        let detours = neverWorthIt.compactMap { detour in
            detour.missing.map { missing in
                Message("advice-detour", ["name": .of(name(detour.task)), "points": .of(missing)])
            }
        }
        if !detours.isEmpty { lines.append(Message("advice-not-worth-it", ["names": .of(AdviceTexts.list(detours))])) }
        for task in statistics.tasks {
            if task.linesLeft > 0 {
                lines.append(
                    Message("advice-line-too-long", ["name": .of(name(task.id)), "count": .of(task.linesLeft)]))
            } else if task.hasLongLine {
                lines.append(
                    Message(
                        "advice-long-line", ["wait": .of(Measures.clock(task.meanWait)), "name": .of(name(task.id))]))
            }
            if task.isTooHard {
                lines.append(
                    Message(
                        "advice-too-hard",
                        ["solved": .of(task.solved), "looked": .of(task.looked), "name": .of(name(task.id))]))
            }
        }
        return lines
    }
}
