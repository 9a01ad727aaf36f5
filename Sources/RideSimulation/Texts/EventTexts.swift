import Answers
import Quests
import Support

/// The texts of an event's summary.
enum EventTexts {
    /// The heads of the table of tasks.
    static let columns = [
        Message("event-columns"), Message("event-columns-2"), Message("event-columns-3"),
        Message("event-columns-4"), Message("event-columns-5"), Message("event-columns-6"),
        Message("event-columns-7"), Message("event-columns-8"), Message("event-columns-9"),
        Message("event-columns-10"),
    ]

    /// Follows the number of those who solved everything; empty if all started.
    static func notStarted(_ count: Int) -> Message {
        count == 0 ? Message.empty : Message("event-not-started", ["count": .of(count)])
    }

    static func contestants(_ statistics: EventStatistics) -> Message {
        let percent = Measures.decimal(statistics.shareInTime * 100, digits: 0)
        let refused = notStarted(statistics.notStarted)
        let (contestants, home) = (statistics.contestants, statistics.home)
        let (inTime, solvedAll) = (statistics.inTime, statistics.solvedAll)
        return Message(
            "event-contestants",
            [
                "contestants": .of(contestants),
                "home": .of(home),
                "in-time": .of(inTime),
                "percent": .of(percent),
                "solved-all": .of(solvedAll),
                "refused": .of(refused),
            ])
    }
}

/// The advice for an event, in words.
enum AdviceTexts {
    /// The most names in a line.
    private static let most = 5

    /// Names with commas between; of many the first, and how many more there are.
    static func list(_ names: [Message]) -> Message {
        let shown = names.count > most + 1 ? Array(names.prefix(most)) : names
        let rest = names.count - shown.count
        let list = Message(joining: shown, separator: ", ")
        return rest > 0 ? Message("and-more", ["list": .of(list), "count": .of(rest)]) : list
    }

    static func onlyTheQuick(within seconds: Double) -> Message {
        let limit = Measures.duration(seconds)
        return Message("advice-only-the-quick", ["limit": .of(limit)])
    }
}

/// The counts in reports of rides and events, in words.
enum EventCounts {
    static func wrongTurns(_ count: Int) -> Message { Message("event-counts-wrong-turns", ["count": .of(count)]) }
}

/// The texts of a ride's timeline.
enum TimelineTexts {
    static func ridden(_ metres: Double) -> Message {
        let length = Measures.distance(metres)
        return Message("timeline-ridden", ["length": .of(length)])
    }
}
