import Answers
import Exchange
public import Quests
import RideLogs
import Scoring
public import Support
import VeloQuest

extension RideRecord.Entry {
    /// The event in words.
    public func message(in quest: Quest) -> Message {
        switch kind {
        case .started: Message("timeline-start")
        case .headed(let target, let leg):
            Message(verbatim: "→").joined(" ", name(target, quest)).joined(": ", leg.measures)
        case .wrongTurn: Message("timeline-wrong-turn")
        case .deviated(let distance): Message("timeline-off-route", ["distance": .of(Measures.distance(distance))])
        case .rerouted(let leg): Message("timeline-new-route").joined(": ", leg.measures)
        case .arrived: Message("timeline-end-of-route")
        case .reached(let checkIn): Message("timeline-reaches").joined(" ", name(.task(checkIn.task), quest))
        case .answered(let task, let answer, let verdict):
            name(.task(task), quest).joined(", ", Message("timeline-answer", ["answer": .of(answer)]))
                .joined(": ", verdict.message)
        case .tookHint(let task):
            name(.task(task), quest).joined(", ", Message("timeline-hint-taken"))
        case .skipped(let task): name(.task(task), quest).joined(", ", Message("timeline-given-up"))
        case .revealed(let task):
            name(.task(task), quest).joined(", ", Message("timeline-answer-shown"))
        case .refused(let error): error.message
        case .entered(let zone): Message("timeline-enters-zone").joined(" ", name(zone, quest))
        case .left(let zone): Message("timeline-leaves-zone").joined(" ", name(zone, quest))
        case .flagged(let flag): Message("timeline-worth-a-look").joined(": ", flag.message)
        case .noRoute(let error): error.message
        case .finished: Message("timeline-finish")
        case .brokenOff: Message("timeline-broken-off")
        }
    }

    private func name(_ target: QuestRide.Target, _ quest: Quest) -> Message {
        guard case .task(let id) = target else { return Message("timeline-finish") }
        guard let task = quest.task(id) else { return Message("timeline-unknown-task", ["id": .of(id)]) }
        return Message("timeline-task", ["number": .of(task.number), "name": task.nameValue])
    }

    private func name(_ id: Quest.Zone.ID, _ quest: Quest) -> Message {
        Message("timeline-zone", ["name": .of(quest.zones.first { $0.id == id }?.name ?? id.rawValue)])
    }
}

extension RideRecord {
    /// The ride in words: one line for each event, then the result line by line.
    public func timeline(in language: Language) -> String {
        let start = entries.first?.time ?? 0
        var lines = entries.map { "\(Measures.clock($0.time - start))  \($0.message(in: quest)[language])" }
        lines.append("")
        lines += RideExplanation(result(in: quest.named(in: language)), language: language).lines
        lines.append(summary[language])
        return lines.map { DisplayText.sanitized($0, most: Self.widest) }.joined(separator: "\n") + "\n"
    }

    /// The most columns of a line.
    private static let widest = 300

    private var summary: Message {
        var parts: [Message] = []
        if let distance { parts.append(TimelineTexts.ridden(distance)) }
        if let wrongTurnCount { parts.append(EventCounts.wrongTurns(wrongTurnCount)) }
        if isTracked { parts.append(Message("event-counts-reroutes", ["count": .of(rerouteCount)])) }
        parts.append(Message("event-counts-fixes", ["count": .of(fixes.count)]))
        if refusedFixes > 0 { parts.append(Message("event-counts-refused-fixes", ["count": .of(refusedFixes)])) }
        return Message(joining: parts, separator: ", ")
    }
}

extension Quest {
    /// The quest with the names of its tasks in a language.
    fileprivate func named(in language: Language) -> Quest {
        let named = tasks.map { task in
            var task = task
            task.name = task.name(in: language.tag)
            return task
        }
        return
            (try? Quest(
                settings: settings, tasks: named, zones: zones, closures: closures, lockedTasks: lockedTasks)) ?? self
    }
}

extension RouteLeg {
    /// `1.2 km, 4 min`.
    fileprivate var measures: Message {
        Message(joining: [Measures.distance(distance), Measures.duration(duration)], separator: ", ")
    }
}

extension Message {
    fileprivate func joined(_ separator: String, _ other: Message) -> Message {
        Message(joining: [self, other], separator: separator)
    }
}
