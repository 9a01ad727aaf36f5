import Answers
import Quests
import Support

/// The texts of an event's summary.
enum EventTexts {
    static let solvedNote = Message("event-solved-note")
    static let arrivalsNote = Message("event-arrivals-note")

    /// The heads of the table of tasks.
    static let columns = [
        Message("event-columns"), Message("event-columns-2"), Message("event-columns-3"),
        Message("event-columns-4"), Message("event-columns-5"), Message("event-columns-6"),
        Message("event-columns-7"), Message("event-columns-8"), Message("event-columns-9"),
        Message("event-columns-10"),
    ]

    /// Follows the number of those who solved everything; empty if all started.
    static func notStarted(_ count: Int) -> Message {
        count == 0 ? Message(verbatim: "") : Message("event-not-started", ["count": .of(count)])
    }

    static func contestants(_ statistics: EventStatistics) -> Message {
        let percent = Measures.decimal(statistics.shareInTime * 100, digits: 0)
        let refused = notStarted(statistics.notStarted)
        let (contestants, home) = (statistics.contestants, statistics.home)
        let (inTime, solvedAll) = (statistics.inTime, statistics.solvedAll)
        return Message(
            "event-contestants",
            ["contestants": .of(contestants),
             "home": .of(home),
             "in-time": .of(inTime),
             "percent": .of(percent),
             "solved-all": .of(solvedAll),
             "refused": .of(refused)])
    }

    static func rideTimes(quickest: String, median: String, slowest: String) -> Message {
        Message("event-ride-times", ["quickest": .of(quickest), "median": .of(median), "slowest": .of(slowest)])
    }

    static func points(least: Message, median: Message, most: Message) -> Message {
        Message("event-points", ["least": .of(least), "median": .of(median), "most": .of(most)])
    }

    static func stops(gaveUp: Int, punctures: Int, breaks: Int) -> Message {
        Message("event-stops", ["gave-up": .of(gaveUp), "punctures": .of(punctures), "breaks": .of(breaks)])
    }

    static func flagged(_ rides: Int) -> Message { Message("event-flagged", ["rides": .of(rides)]) }
}

/// The advice for an event, in words.
enum AdviceTexts {
    static func task(_ number: Int, _ name: MessageValue) -> Message {
        Message("advice-task", ["number": .of(number), "name": name])
    }

    /// The most names in a line.
    private static let most = 5

    /// Names with commas between; of many the first, and how many more there are.
    static func list(_ names: [Message]) -> Message {
        let shown = names.count > most + 1 ? Array(names.prefix(most)) : names
        let rest = names.count - shown.count
        let list = Message(joining: shown, separator: ", ")
        return rest > 0 ? Message("and-more", ["list": .of(list), "count": .of(rest)]) : list
    }

    static func timeForAll(quick: String, middling: String, slow: String) -> Message {
        Message("advice-time-for-all", ["quick": .of(quick), "middling": .of(middling), "slow": .of(slow)])
    }

    static func onlyTheQuick(within seconds: Double) -> Message {
        let limit = Measures.duration(seconds)
        return Message("advice-only-the-quick", ["limit": .of(limit)])
    }

    static func unreachable(_ names: Message) -> Message { Message("advice-unreachable", ["names": .of(names)]) }

    static func tooFar(_ names: Message) -> Message { Message("advice-too-far", ["names": .of(names)]) }

    static func notWorthIt(_ names: Message) -> Message { Message("advice-not-worth-it", ["names": .of(names)]) }

    /// A task, and how many more points would make it worth the detour.
    static func detour(to name: Message, missing points: Int) -> Message {
        Message("advice-detour", ["name": .of(name), "points": .of(points)])
    }

    static func longLine(at name: Message, wait: String) -> Message {
        Message("advice-long-line", ["wait": .of(wait), "name": .of(name)])
    }

    static func tooHard(_ name: Message, solved: Int, of looked: Int) -> Message {
        Message("advice-too-hard", ["solved": .of(solved), "looked": .of(looked), "name": .of(name)])
    }

    static func lineTooLong(at name: Message, left count: Int) -> Message {
        Message("advice-line-too-long", ["name": .of(name), "count": .of(count)])
    }
}

/// The counts in reports of rides and events, in words.
enum EventCounts {
    static func wrongTurns(_ count: Int) -> Message { Message("event-counts-wrong-turns", ["count": .of(count)]) }

    static func reroutes(_ count: Int) -> Message { Message("event-counts-reroutes", ["count": .of(count)]) }

    static func fixes(_ count: Int) -> Message { Message("event-counts-fixes", ["count": .of(count)]) }

    static func refusedFixes(_ count: Int) -> Message { Message("event-counts-refused-fixes", ["count": .of(count)]) }
}

/// The texts of a ride's timeline.
enum TimelineTexts {
    static let start = Message("timeline-start")
    static let finish = Message("timeline-finish")
    static let heading = Message(verbatim: "→")
    static let wrongTurn = Message("timeline-wrong-turn")
    static let newRoute = Message("timeline-new-route")
    static let endOfRoute = Message("timeline-end-of-route")
    static let reaches = Message("timeline-reaches")
    static let hintTaken = Message("timeline-hint-taken")
    static let givenUp = Message("timeline-given-up")
    static let answerShown = Message("timeline-answer-shown")
    static let entersZone = Message("timeline-enters-zone")
    static let leavesZone = Message("timeline-leaves-zone")
    static let worthALook = Message("timeline-worth-a-look")
    static let brokenOff = Message("timeline-broken-off")

    static func offRoute(by distance: Double) -> Message {
        Message("timeline-off-route", ["distance": .of(Measures.distance(distance))])
    }

    static func answer(_ answer: String) -> Message { Message("timeline-answer", ["answer": .of(answer)]) }

    static func unknownTask(_ id: Quest.Task.ID) -> Message { Message("timeline-unknown-task", ["id": .of(id)]) }

    static func task(_ task: Quest.Task) -> Message {
        Message("timeline-task", ["number": .of(task.number), "name": task.nameValue])
    }

    static func zone(_ name: String) -> Message { Message("timeline-zone", ["name": .of(name)]) }

    static func ridden(_ metres: Double) -> Message {
        let length = Measures.distance(metres)
        return Message("timeline-ridden", ["length": .of(length)])
    }
}
