public import Languages
public import QuestEngine

extension RidePlan {
    /// The plan in words: a line a task with the minutes since `start`, then what it brings.
    public func text(of quest: Quest, from start: Double, in language: Language) -> String {
        var lines: [String] = []
        for (number, tour) in tours.enumerated() {
            if tours.count > 1 {
                lines.append(
                    LocalizedText("rider \(number + 1)", "участник \(number + 1)")[language]
                        + ", \(Measures.distance(tour.distance)[language])")
            }
            lines += tour.stops.map { line($0, quest, start)[language] }
            lines.append("\(Measures.clock(tour.finish - start))  \(LocalizedText("finish", "финиш")[language])")
        }
        lines.append(summary(of: quest, from: start)[language])
        lines.append(proof[language])
        if let rest = rest(of: quest) { lines.append(rest[language]) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ stop: Stop, _ quest: Quest, _ start: Double) -> LocalizedText {
        let clock = Measures.clock(stop.arrival - start)
        let task = quest.task(stop.task)
        let name = task.map { "\($0.number) “\($0.name)”" } ?? stop.task.rawValue
        let russian = task.map { "\($0.number) «\($0.name)»" } ?? stop.task.rawValue
        let wait = stop.begin - stop.arrival
        let waiting =
            wait >= 1
            ? LocalizedText(
                ", opens in \(Measures.duration(wait).english)", ", откроется через \(Measures.duration(wait).russian)")
            : LocalizedText("", "")
        return LocalizedText(
            "\(clock)  task \(name): \(stop.points.counted.english)\(waiting.english)",
            "\(clock)  задание \(russian): \(stop.points.counted.russian)\(waiting.russian)")
    }

    /// `5 of 7 tasks, 70 points, 12.3 km, home after 1:27:10`.
    public func summary(of quest: Quest, from start: Double) -> LocalizedText {
        let count = tours.reduce(0) { $0 + $1.stops.count }
        let distance = Measures.distance(tours.reduce(0) { $0 + $1.distance })
        let home = Measures.clock(finish - start)
        let late =
            lateness > 0
            ? LocalizedText(
                ", \(Measures.duration(lateness).english) late", ", опоздание \(Measures.duration(lateness).russian)")
            : LocalizedText("", "")
        return LocalizedText(
            "\(count) of \(Plural.english(quest.tasks.count, "task", "tasks")), \(total.counted.english), "
                + "\(distance.english), home after \(home)\(late.english)",
            "\(count) из \(Plural.russian(quest.tasks.count, "задания", "заданий", "заданий")), \(total.counted.russian), "
                + "\(distance.russian), на финише через \(home)\(late.russian)")
    }

    /// How good the plan is.
    public var proof: LocalizedText {
        if isProvenOptimal {
            return LocalizedText("no plan brings more (proven)", "больше не принесёт ни один план (доказано)")
        }
        if let gap, gap <= 0 {
            return LocalizedText(
                "no other tasks bring more (proven; bonuses, tolls and falling points not weighed)",
                "другие задания больше не принесут (доказано; бонусы, платные зоны и убывающие баллы не взвешены)")
        }
        guard let bound, let gap else { return LocalizedText("a good plan", "хороший план") }
        let percent = Measures.decimal(gap * 100, digits: 1)
        return LocalizedText(
            "no plan brings more than \(bound.counted.english) from here, this one \(gain.counted.english): "
                + "at most \(percent.english) % are missing",
            "отсюда ни один план не принесёт больше, чем \(bound.counted.russian), этот — \(gain.counted.russian): "
                + "недостаёт не более \(percent.russian) %")
    }

    private func rest(of quest: Quest) -> LocalizedText? {
        guard !left.isEmpty else { return nil }
        let names = left.compactMap { quest.task($0) }
        return LocalizedText(
            "left out: " + names.map { "\($0.number) “\($0.name)”" }.joined(separator: ", "),
            "не вошли: " + names.map { "\($0.number) «\($0.name)»" }.joined(separator: ", "))
    }
}
