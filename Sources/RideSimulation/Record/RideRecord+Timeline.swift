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
        case .started: TimelineTexts.start
        case .headed(let target, let leg):
            TimelineTexts.heading.joined(" ", name(target, quest)).joined(": ", leg.measures)
        case .wrongTurn: TimelineTexts.wrongTurn
        case .deviated(let distance): TimelineTexts.offRoute(by: distance)
        case .rerouted(let leg): TimelineTexts.newRoute.joined(": ", leg.measures)
        case .arrived: TimelineTexts.endOfRoute
        case .reached(let checkIn): TimelineTexts.reaches.joined(" ", name(.task(checkIn.task), quest))
        case .answered(let task, let answer, let verdict):
            name(.task(task), quest).joined(", ", TimelineTexts.answer(answer))
                .joined(": ", verdict.message)
        case .tookHint(let task):
            name(.task(task), quest).joined(", ", TimelineTexts.hintTaken)
        case .skipped(let task): name(.task(task), quest).joined(", ", TimelineTexts.givenUp)
        case .revealed(let task):
            name(.task(task), quest).joined(", ", TimelineTexts.answerShown)
        case .refused(let error): error.message
        case .entered(let zone): TimelineTexts.entersZone.joined(" ", name(zone, quest))
        case .left(let zone): TimelineTexts.leavesZone.joined(" ", name(zone, quest))
        case .flagged(let flag): TimelineTexts.worthALook.joined(": ", flag.message)
        case .noRoute(let error): error.message
        case .finished: TimelineTexts.finish
        case .brokenOff: TimelineTexts.brokenOff
        }
    }

    private func name(_ target: QuestRide.Target, _ quest: Quest) -> Message {
        guard case .task(let id) = target else { return TimelineTexts.finish }
        guard let task = quest.task(id) else { return TimelineTexts.unknownTask(id) }
        return TimelineTexts.task(task)
    }

    private func name(_ id: Quest.Zone.ID, _ quest: Quest) -> Message {
        TimelineTexts.zone(quest.zones.first { $0.id == id }?.name ?? id.rawValue)
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
        if isTracked { parts.append(EventCounts.reroutes(rerouteCount)) }
        parts.append(EventCounts.fixes(fixes.count))
        if refusedFixes > 0 { parts.append(EventCounts.refusedFixes(refusedFixes)) }
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
