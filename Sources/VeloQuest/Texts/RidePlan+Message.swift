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
                    Message("ride-plan-lines", ["number": .of(number + 1)])[language]
                        + ", \(Measures.distance(tour.distance)[language])")
            }
            lines += tour.stops.map { line($0, quest, start)[language] }
            let end = hasFinish(quest) ? Message("ride-plan-lines-2") : Message("ride-plan-lines-3")
            lines.append("\(Measures.clock(tour.finish - start))  \(end[language])\(climbed(tour.climbHome)[language])")
        }
        lines.append(summary(of: quest, from: start)[language])
        lines.append(proof[language])
        if let rest = rest(of: quest) { lines.append(rest[language]) }
        lines += crossings.map { $0.text(in: quest)[language] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ stop: Stop, _ quest: Quest, _ start: Double) -> Message {
        let clock = Measures.clock(stop.arrival - start)
        let task = quest.task(stop.task)
        let wait = stop.begin - stop.arrival
        let waiting =
            wait >= 1
            ? Message("ride-plan-line", ["duration": .of(Measures.duration(wait))])
            : Message.empty
        let (points, climbed) = (stop.points.counted, climbed(stop.climb))
        guard let task else {
            return Message(
                "ride-plan-unknown-stop",
                [
                    "clock": .of(clock), "id": .of(stop.task.rawValue), "points": .of(points), "climbed": .of(climbed),
                    "waiting": .of(waiting),
                ])
        }
        return Message(
            "ride-plan-stop",
            [
                "clock": .of(clock), "number": .of(task.number), "name": task.nameValue, "points": .of(points),
                "climbed": .of(climbed), "waiting": .of(waiting),
            ])
    }

    /// Metres up and down, after a comma; nothing in a plan that knows none at all.
    private func climbed(_ climb: Climb?) -> Message {
        guard let climb else {
            let knowsSome = tours.contains { $0.climbHome != nil || $0.stops.contains { $0.climb != nil } }
            return knowsSome
                ? Message("ride-plan-climbed") : Message.empty
        }
        let (up, down) = (Int(climb.ascent.rounded()), Int(climb.descent.rounded()))
        let known = known(climb.knownPercent)
        return Message("ride-plan-climbed-2", ["up": .of(up), "down": .of(down), "known": .of(known)])
    }

    /// Of how much of a way heights are known, in parentheses; nothing for all of it.
    private func known(_ percent: Int) -> Message {
        percent < 100
            ? Message("ride-plan-known", ["percent": .of(percent)])
            : Message.empty
    }

    private func hasFinish(_ quest: Quest) -> Bool { quest.settings.finish ?? quest.settings.start != nil }

    /// A plan to choose instead of the best, in one line: `or: 3 of 7 tasks, 40 points, … (1, 4, 2)`, and the zones that it rides
    /// through.
    package func alternative(of quest: Quest, from start: Double) -> Message {
        let summary = summary(of: quest, from: start)
        let numbers = tours.flatMap { $0.stops }.compactMap { quest.task($0.task)?.number }
        let plan = Message(
            "ride-plan-alternative", ["summary": .of(summary), "numbers": .of(numbers.map(String.init))])
        return Message(joining: [plan] + crossings.map { $0.text(in: quest) }, separator: "; ")
    }

    /// `5 of 7 tasks, 70 points, 12.3 km, home after 1:27:10`; during a ride `3 more of 7 tasks, 110 points in all, …`.
    public func summary(of quest: Quest, from start: Double) -> Message {
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
            ? Message("ride-plan-summary", ["duration": .of(Measures.duration(lateness))])
            : Message.empty
        let over =
            hasFinish(quest)
            ? Message("ride-plan-summary-4") : Message("ride-plan-summary-5")
        return Message(
            "ride-plan-summary-of",
            [
                "count": .of(count), "is-during-ride": .of(solvedBefore > 0), "tasks": .of(quest.tasks.count),
                "points": .of(total.counted), "distance": .of(distance), "ascent": .of(ascent), "known": .of(known),
                "over": .of(over), "home": .of(home), "late": .of(late),
            ])
    }

    /// The quality of the plan.
    public var proof: Message {
        if isProvenOptimal {
            return Message("ride-plan-proof")
        }
        guard let bound else { return Message("ride-plan-proof-2") }
        guard bound > gain else {
            return Message("ride-plan-proof-3")
        }
        let missing = gap.map { Measures.decimal($0 * 100, digits: 1) }
        return Message(
            "ride-plan-proof-4",
            ["counted": .of(bound.counted), "counted-2": .of(gain.counted), "missing": .of(missing)])
    }

    /// So many tasks are named one by one.
    private static var mostNamed: Int { 12 }

    private func rest(of quest: Quest) -> Message? {
        guard !left.isEmpty else { return nil }
        let tasks = left.compactMap { quest.task($0) }
        let named = tasks.count > Self.mostNamed ? tasks.prefix(Self.mostNamed - 2) : tasks[...]
        let rest = tasks.count - named.count
        return Message(
            "ride-plan-rest",
            [
                "named": .of(
                    named.map { Message("ride-plan-task", ["number": .of($0.number), "name": $0.nameValue]) }),
                "has-rest": .of(rest > 0), "rest": .of(rest),
            ])
    }
}
