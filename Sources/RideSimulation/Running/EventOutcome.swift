public import Quests
public import RideLogs
public import RoadMap
import Routing
public import Scoring
import VeloQuest

/// The outcome of a simulated or recorded event.
public struct EventOutcome: Sendable {
    /// One rider.
    public struct Rider: Sendable {
        /// The rider's identifier in logs.
        public let id: RideEntry.Rider
        /// The team; `nil` for a rider alone.
        public let team: String?
        /// The rider's traits; in a team, those of its first rider. `nil` for a recorded ride.
        public let traits: VirtualRider?
        /// When the rider started: seconds since 1970-01-01 00:00 UTC.
        public let startTime: Double
        /// When the rider finished or gave up.
        public let endTime: Double
        /// Whether the rider finished.
        public let isHome: Bool
        /// The simplified track.
        public let outline: RideOutline
        /// Metres; `nil` if only a log is known.
        public let distance: Double?
        /// What stopped the rider on the way; `nil` for a recorded ride.
        public var stops: RideStops?
        /// The number of wrong turns; `nil` for a recorded ride.
        public let wrongTurns: Int?
        /// The number of new routes.
        public let reroutes: Int
        /// The number of fixes.
        public let fixes: Int
        /// How many of them the navigation refused; for a recorded ride, how many cannot belong to it.
        public let refusedFixes: Int
        /// Whether the rider's answers are known: not for a recorded ride without a log that has them.
        public let areAnswersKnown: Bool
    }

    /// A party's turn at a task with an organiser.
    public struct Turn: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// When the party arrived: seconds since 1970-01-01 00:00 UTC.
        public let arrival: Double
        /// When its turn began.
        public let begin: Double
        /// When it ended.
        public let end: Double
    }

    /// The quest that was ridden.
    public private(set) var quest: Quest
    /// When the first party started.
    public let startTime: Double
    /// The riders, in the order of their numbers.
    public let riders: [Rider]
    /// All entries, and the organiser's decisions on pending answers.
    public let log: RideLog
    /// The standings.
    public private(set) var standings: Standings
    /// The turns at tasks with an organiser, in the order of arrival.
    public let turns: [Turn]
    /// How many parties left the line at each task because it was too long.
    public let linesLeft: [Quest.Task.ID: Int]

    /// Whether the rides were recorded; else they were simulated.
    public var isRecorded: Bool { riders.allSatisfy { $0.traits == nil } }

    /// - Parameter log: the entries of the riders and the organiser.
    package init(_ quest: Quest, startTime: Double, _ parties: [RiddenParty], log: RideLog) {
        self.quest = quest
        self.startTime = startTime
        self.log = log
        riders = parties.flatMap(\.riders)
        turns = parties.flatMap(\.turns).sorted { ($0.arrival, $0.begin) < ($1.arrival, $1.begin) }
        linesLeft = parties.flatMap(\.linesLeft).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        standings = Standings(of: JudgedLog(trusting: log), in: quest)
    }

    /// The same outcome of the quest localized in a language (`Quest.localized(in:)`).
    /// - Complexity: that of `Standings` where the quest has texts in several languages.
    public func localized(in tag: String) -> EventOutcome {
        guard quest.languages.count > 1 else { return self }
        var result = self
        result.quest = quest.localized(in: tag)
        result.standings = Standings(of: standings.judged, in: result.quest)
        return result
    }

    /// The riders who never started: outside the start window, or without any record.
    public var notStarted: Set<RideEntry.Rider> {
        var started: Set<RideEntry.Rider> = []
        for entry in log.entries { if case .started = entry.event { started.insert(entry.rider) } }
        return Set(riders.map(\.id)).subtracting(started)
    }
}

/// What stopped a rider on the way.
public struct RideStops: Sendable, Hashable {
    /// The number of breaks.
    public var breaks = 0
    /// The number of flat tyres; a team's counts for each of its riders.
    public var punctures = 0

    /// None.
    public init() {}
}

/// The progress of an event since the last report.
public struct EventProgress: Sendable, Hashable {
    /// How many parties have finished.
    public let partiesHome: Int
    /// How many seconds were ridden, by all parties together.
    public let secondsRidden: Int
}

/// A party after its ride.
package struct RiddenParty: Sendable {
    let riders: [EventOutcome.Rider]
    let logs: [RideLog]
    let turns: [EventOutcome.Turn]
    let linesLeft: [Quest.Task.ID]

    /// A rider of a recorded ride.
    package init(_ rider: EventOutcome.Rider, log: RideLog) {
        (riders, logs, turns, linesLeft) = ([rider], [log], [], [])
    }

    init(_ party: SimulatedParty) {
        let team = party.registrations.first?.team
        riders = party.phones.map { phone in
            var rider = EventOutcome.Rider(
                id: phone.record.rider, team: team, traits: party.rider, startTime: party.startTime,
                endTime: party.startTime + Double(party.secondsRidden), isHome: party.ending == .finished,
                outline: party.outline, distance: party.distance, wrongTurns: party.phones[0].wrongTurnCount,
                reroutes: phone.rerouteCount, fixes: phone.fixCount, refusedFixes: phone.record.refusedFixes,
                areAnswersKnown: true)
            rider.stops = party.stops
            return rider
        }
        logs = party.phones.map(\.record.log)
        turns = party.turns
        linesLeft = party.linesLeft
    }
}

/// The conditions of an event beyond the quest: weather, temporary closures, organisers at tasks.
///
/// Times are seconds after the first start.
public struct EventConditions: Sendable, Hashable {
    /// Weather that slows riders down, or speeds them up.
    public struct Weather: Sendable, Hashable {
        /// When it starts.
        public var from: Double
        /// When it ends.
        public var until: Double
        /// The factor on all speeds: 0.8 for rain.
        public var speed: Double

        /// Describes weather.
        public init(from: Double, until: Double, speed: Double) {
            (self.from, self.until, self.speed) = (from, until, speed)
        }
    }

    /// The closures from a time on, in addition to those of the quest and in place of those of an earlier change.
    public struct ClosureChange: Sendable, Hashable {
        /// When it starts.
        public var from: Double
        /// The roads.
        public var closures: Closures

        /// Describes a change.
        public init(from: Double, closures: Closures) {
            (self.from, self.closures) = (from, closures)
        }
    }

    /// The weather; overlapping factors are multiplied.
    public var weather: [Weather] = []
    /// The changes of closures, in the order of time.
    public var closures: [ClosureChange] = []
    /// For how many seconds an organiser who judges answers at a task needs for one party; others wait in line.
    public var serviceTime = 30.0...90.0

    /// Fair weather and nothing closed.
    public init() {}

    func speed(at time: Double) -> Double {
        weather.reduce(1) { time >= $1.from && time < $1.until ? $0 * max(0.05, $1.speed) : $0 }
    }

    /// The closures at a time; `nil` if none were set by then.
    func closures(at time: Double) -> Closures? { closures.last { $0.from <= time }?.closures }
}
