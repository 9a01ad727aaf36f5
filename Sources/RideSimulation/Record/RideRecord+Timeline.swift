public import Languages
public import QuestEngine
import QuestExchange
import VeloQuest

extension RideRecord.Entry {
    /// What happened, in words.
    public func message(in quest: Quest) -> LocalizedText {
        switch kind {
        case .started: LocalizedText("start", "старт")
        case .headed(let target, let leg):
            LocalizedText("→", "→").joined(" ", name(target, quest)).joined(": ", leg.measures)
        case .wrongTurn: LocalizedText("takes a wrong turn", "сворачивает не туда")
        case .deviated(let distance):
            LocalizedText(
                "off the route by \(Measures.distance(distance).english)",
                "в стороне от маршрута: \(Measures.distance(distance).russian)")
        case .rerouted(let leg): LocalizedText("new route", "новый маршрут").joined(": ", leg.measures)
        case .arrived: LocalizedText("end of the route", "конец маршрута")
        case .reached(let checkIn):
            LocalizedText("reaches", "на месте:").joined(" ", name(.task(checkIn.task), quest))
        case .answered(let task, let answer, let verdict):
            name(.task(task), quest).joined(", ", LocalizedText("answer “\(answer)”", "ответ «\(answer)»"))
                .joined(": ", verdict.message)
        case .tookHint(let task):
            name(.task(task), quest).joined(", ", LocalizedText("a hint is taken", "взята подсказка"))
        case .skipped(let task): name(.task(task), quest).joined(", ", LocalizedText("given up", "отказ"))
        case .revealed(let task):
            name(.task(task), quest).joined(", ", LocalizedText("the answer is shown", "показан ответ"))
        case .refused(let error): error.message
        case .entered(let zone):
            LocalizedText("enters the zone", "въезд в зону").joined(" ", name(zone, quest))
        case .left(let zone): LocalizedText("leaves the zone", "выезд из зоны").joined(" ", name(zone, quest))
        case .flagged(let flag): LocalizedText("worth a look", "стоит проверить").joined(": ", flag.message)
        case .noRoute(let error): error.message
        case .finished: LocalizedText("finish", "финиш")
        case .brokenOff: LocalizedText("the ride is broken off", "поездка прервана")
        }
    }

    private func name(_ target: QuestRide.Target, _ quest: Quest) -> LocalizedText {
        guard case .task(let id) = target else { return LocalizedText("finish", "финиш") }
        guard let task = quest.task(id) else { return LocalizedText("task \(id)", "задание \(id)") }
        return LocalizedText(
            "task \(task.number) “\(task.name(in: Language.english.rawValue))”",
            "задание \(task.number) «\(task.name(in: Language.russian.rawValue))»")
    }

    private func name(_ id: Quest.Zone.ID, _ quest: Quest) -> LocalizedText {
        let name = quest.zones.first { $0.id == id }?.name ?? id.rawValue
        return LocalizedText("“\(name)”", "«\(name)»")
    }
}

extension RideRecord {
    /// The ride in words: a line an event, then the result line by line.
    public func timeline(in language: Language) -> String {
        let start = entries.first?.time ?? 0
        var lines = entries.map { "\(Measures.clock($0.time - start))  \($0.message(in: quest)[language])" }
        lines.append("")
        lines += RideExplanation(log.result(of: rider, in: quest.named(in: language)), language: language).lines
        lines.append(summary[language])
        return lines.map { DisplayText.tame($0, most: Self.widest) }.joined(separator: "\n") + "\n"
    }

    /// No line takes more columns.
    private static let widest = 300

    private var summary: LocalizedText {
        var english: [String] = []
        var russian: [String] = []
        func add(_ text: LocalizedText) {
            english.append(text.english)
            russian.append(text.russian)
        }
        if let distance {
            let ridden = Measures.distance(distance)
            add(LocalizedText("\(ridden.english) ridden", "проехано \(ridden.russian)"))
        }
        if let wrongTurnCount { add(EventCounts.wrongTurns(wrongTurnCount)) }
        if isTracked { add(EventCounts.reroutes(rerouteCount)) }
        add(EventCounts.fixes(fixes.count))
        if refusedFixes > 0 { add(EventCounts.refusedFixes(refusedFixes)) }
        return LocalizedText(english.joined(separator: ", "), russian.joined(separator: ", "))
    }
}

extension Quest {
    /// The quest with the names that its tasks have in a language.
    fileprivate func named(in language: Language) -> Quest {
        let named = tasks.map { task in
            var task = task
            task.name = task.name(in: language.rawValue)
            return task
        }
        return
            (try? Quest(
                settings: settings, tasks: named, zones: zones, closures: closures, lockedTasks: lockedTasks)) ?? self
    }
}

extension RouteLeg {
    /// `1.2 km, 4 min`.
    fileprivate var measures: LocalizedText {
        Measures.distance(distance).joined(", ", Measures.duration(duration))
    }
}

extension LocalizedText {
    fileprivate func joined(_ separator: String, _ other: LocalizedText) -> LocalizedText {
        LocalizedText(english + separator + other.english, russian + separator + other.russian)
    }
}
