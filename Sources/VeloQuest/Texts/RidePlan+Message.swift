public import Quests
import Scoring
public import Support

extension RidePlan {
    /// The plan in words: one line for each task with the minutes since `start`, then the summary; metres up and down after
    /// `addClimbs(of:from:router:)` on a map with heights.
    public func text(of quest: Quest, from start: Double, in language: Language) -> String {
        var lines: [String] = []
        for (number, tour) in tours.enumerated() {
            if tours.count > 1 {
                lines.append(
                    LocalizedText("rider \(number + 1)", "участник \(number + 1)")[language]
                        + ", \(Measures.distance(tour.distance)[language])")
            }
            lines += tour.stops.map { line($0, quest, start)[language] }
            let end = hasFinish(quest) ? LocalizedText("finish", "финиш") : LocalizedText("done", "конец")
            lines.append("\(Measures.clock(tour.finish - start))  \(end[language])\(climbed(tour.climbHome)[language])")
        }
        lines.append(summary(of: quest, from: start)[language])
        lines.append(proof[language])
        if let rest = rest(of: quest) { lines.append(rest[language]) }
        lines += crossings.map { $0.text(in: quest)[language] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ stop: Stop, _ quest: Quest, _ start: Double) -> LocalizedText {
        let clock = Measures.clock(stop.arrival - start)
        let task = quest.task(stop.task)
        let name = task.map { "\($0.number) “\($0.name(in: "en"))”" } ?? stop.task.rawValue
        let russian = task.map { "\($0.number) «\($0.name(in: "ru"))»" } ?? stop.task.rawValue
        let wait = stop.begin - stop.arrival
        let waiting =
            wait >= 1
            ? LocalizedText(
                ", opens in \(Measures.duration(wait).english)", ", откроется через \(Measures.duration(wait).russian)")
            : LocalizedText("", "")
        return LocalizedText(
            "\(clock)  task \(name): \(stop.points.counted.english)\(climbed(stop.climb).english)\(waiting.english)",
            "\(clock)  задание \(russian): \(stop.points.counted.russian)\(climbed(stop.climb).russian)\(waiting.russian)"
        )
    }

    /// Metres up and down, after a comma; nothing in a plan that knows none at all.
    private func climbed(_ climb: Climb?) -> LocalizedText {
        guard let climb else {
            let knowsSome = tours.contains { $0.climbHome != nil || $0.stops.contains { $0.climb != nil } }
            return knowsSome
                ? LocalizedText(", heights not known", ", высоты не известны") : LocalizedText("", "")
        }
        let (up, down) = (Int(climb.ascent.rounded()), Int(climb.descent.rounded()))
        let known = known(climb.knownPercent)
        return LocalizedText(
            ", \(up) m up, \(down) m down\(known.english)", ", подъём \(up) м, спуск \(down) м\(known.russian)")
    }

    /// Of how much of a way heights are known, in parentheses; nothing for all of it.
    private func known(_ percent: Int) -> LocalizedText {
        percent < 100
            ? LocalizedText(" (heights for \(percent) % of the way)", " (высоты известны для \(percent) % пути)")
            : LocalizedText("", "")
    }

    private func hasFinish(_ quest: Quest) -> Bool { quest.settings.finish ?? quest.settings.start != nil }

    /// A plan to choose instead of the best, in one line: `or: 3 of 7 tasks, 40 points, … (1, 4, 2)`, and the zones that it rides
    /// through.
    package func alternative(of quest: Quest, from start: Double) -> LocalizedText {
        let summary = summary(of: quest, from: start)
        let numbers = tours.flatMap { $0.stops }.compactMap { quest.task($0.task)?.number }
        let tasks = " (\(numbers.map(String.init).joined(separator: ", ")))"
        let zones = crossings.map { $0.text(in: quest) }
        return LocalizedText(
            (["or: \(summary.english)\(tasks)"] + zones.map { $0.english }).joined(separator: "; "),
            (["или: \(summary.russian)\(tasks)"] + zones.map { $0.russian }).joined(separator: "; "))
    }

    /// `5 of 7 tasks, 70 points, 12.3 km, home after 1:27:10`; during a ride `3 more of 7 tasks, 110 points in all, …`.
    public func summary(of quest: Quest, from start: Double) -> LocalizedText {
        let count = tours.reduce(0) { $0 + $1.stops.count }
        let distance = Measures.distance(tours.reduce(0) { $0 + $1.distance })
        let home = Measures.clock(finish - start)
        let ridden = tours.filter { $0.distance > 0 }
        let climbs = ridden.compactMap { $0.climb }
        // A sum without its unknown parts would make a plan look flatter than others.
        let isKnown = !climbs.isEmpty && climbs.count == ridden.count
        let ascent = isKnown ? Int(climbs.reduce(0) { $0 + $1.ascent }.rounded()) : nil
        let metres = ridden.reduce(0) { $0 + $1.distance }
        let percent = ridden.reduce(0) { $0 + Double($1.climb?.knownPercent ?? 0) * $1.distance } / max(metres, 1)
        let known = known(climbs.allSatisfy { $0.knownPercent == 100 } ? 100 : min(Int(percent.rounded()), 99))
        let late =
            lateness > 0
            ? LocalizedText(
                ", \(Measures.duration(lateness).english) late", ", опоздание \(Measures.duration(lateness).russian)")
            : LocalizedText("", "")
        let (more, all) =
            solvedBefore > 0
            ? (LocalizedText(" more", " ещё"), LocalizedText(" in all", " всего"))
            : (LocalizedText("", ""), LocalizedText("", ""))
        let over =
            hasFinish(quest)
            ? LocalizedText("home after", "на финише через") : LocalizedText("done after", "конец через")
        return LocalizedText(
            "\(count)\(more.english) of \(Plural.english(quest.tasks.count, "task", "tasks")), "
                + "\(total.counted.english)\(all.english), \(distance.english), "
                + "\(ascent.map { "\($0) m up\(known.english), " } ?? "")\(over.english) \(home)\(late.english)",
            "\(more.russian.isEmpty ? "" : "ещё ")\(count) из \(Plural.russian(quest.tasks.count, "задания", "заданий", "заданий")), "
                + "\(total.counted.russian)\(all.russian), \(distance.russian), "
                + "\(ascent.map { "подъём \($0) м\(known.russian), " } ?? "")\(over.russian) \(home)\(late.russian)")
    }

    /// The quality of the plan.
    public var proof: LocalizedText {
        if isProvenOptimal {
            return LocalizedText("no plan brings more (proven)", "больше не принесёт ни один план (доказано)")
        }
        guard let bound else { return LocalizedText("a good plan", "хороший план") }
        guard bound > gain else {
            return LocalizedText(
                "no other tasks bring more (proven; bonuses, tolls, parts of minutes and the order of a course not weighed)",
                "другие задания больше не принесут (доказано; бонусы, платные зоны, доли минут и порядок маршрута не взвешены)"
            )
        }
        let missing = gap.map { Measures.decimal($0 * 100, digits: 1) }
        return LocalizedText(
            "no plan brings more than \(bound.counted.english) from here, this one \(gain.counted.english)"
                + (missing.map { ": at most \($0.english) % are missing" } ?? ""),
            "отсюда ни один план не принесёт больше, чем \(bound.counted.russian), этот — \(gain.counted.russian)"
                + (missing.map { ": недостаёт не более \($0.russian) %" } ?? ""))
    }

    /// So many tasks are named one by one.
    private static var mostNamed: Int { 12 }

    private func rest(of quest: Quest) -> LocalizedText? {
        guard !left.isEmpty else { return nil }
        let tasks = left.compactMap { quest.task($0) }
        let named = tasks.count > Self.mostNamed ? tasks.prefix(Self.mostNamed - 2) : tasks[...]
        let rest = tasks.count - named.count
        return LocalizedText(
            "left out: " + named.map { "\($0.number) “\($0.name)”" }.joined(separator: ", ")
                + (rest > 0 ? " and \(rest) more" : ""),
            "не вошли: " + named.map { "\($0.number) «\($0.name)»" }.joined(separator: ", ")
                + (rest > 0 ? " и ещё \(rest)" : ""))
    }
}
