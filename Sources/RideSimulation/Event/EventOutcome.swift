public import QuestEngine
public import QuestFile
public import RideLogs
import VeloQuest

/// How a simulated event went, or one that was ridden and recorded.
public struct EventOutcome: Sendable {
    /// One rider.
    public struct Rider: Sendable {
        /// What logs call the rider.
        public let id: RideEntry.Rider
        /// The team; `nil` for a rider alone.
        public let team: String?
        /// What the rider is like; in a team, what its first rider is like. `nil` for a ride that was recorded.
        public let traits: VirtualRider?
        /// When the rider started: seconds since 1970-01-01 00:00 UTC.
        public let startTime: Double
        /// When the rider was home, or gave up.
        public let endTime: Double
        /// Whether the rider came home.
        public let isHome: Bool
        /// Where the rider was.
        public let outline: RideOutline
        /// Metres; `nil` where only a log is known.
        public let distance: Double?
        /// How often the rider took a wrong turn; `nil` for a ride that was recorded: nobody knows.
        public let wrongTurns: Int?
        /// How often a new route was given.
        public let reroutes: Int
        /// How many fixes the phone gave.
        public let fixes: Int
        /// How many of them the navigation refused, and of a recorded ride how many cannot be of it.
        public let refusedFixes: Int
        /// Whether it is known what the rider answered: not where a ride was recorded without a log that tells.
        public let areAnswersKnown: Bool
    }

    /// Time in line at a task with an organiser.
    public struct Turn: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// When the party came: seconds since 1970-01-01 00:00 UTC.
        public let arrival: Double
        /// When its turn began.
        public let begin: Double
        /// When it ended.
        public let end: Double
    }

    /// The quest that was ridden.
    public let quest: Quest
    /// When the first party started.
    public let startTime: Double
    /// The riders, in the order of their numbers.
    public let riders: [Rider]
    /// All that was logged, and what the organiser decided on answers that waited.
    public let log: RideLog
    /// The standings.
    public let standings: Standings
    /// The turns at tasks with an organiser, in the order of arrival.
    public let turns: [Turn]
    /// At which tasks how many parties found the line too long, and rode on.
    public let linesLeft: [Quest.Task.ID: Int]

    /// Whether the rides were recorded; else they were simulated.
    public var isRecorded: Bool { riders.allSatisfy { $0.traits == nil } }

    /// - Parameter log: what the riders and the organiser logged.
    package init(_ quest: Quest, startTime: Double, _ parties: [RiddenParty], log: RideLog) {
        self.quest = quest
        self.startTime = startTime
        self.log = log
        riders = parties.flatMap(\.riders)
        turns = parties.flatMap(\.turns).sorted { ($0.arrival, $0.begin) < ($1.arrival, $1.begin) }
        linesLeft = parties.flatMap(\.linesLeft).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        standings = Standings(of: log, in: quest)
    }

    /// The riders who never started, because they came outside the start window, or were not seen at all.
    public var notStarted: Set<RideEntry.Rider> {
        var started: Set<RideEntry.Rider> = []
        for entry in log.entries { if case .started = entry.event { started.insert(entry.rider) } }
        return Set(riders.map(\.id)).subtracting(started)
    }
}

/// What has been done of an event since the last word about it.
public struct EventProgress: Sendable, Hashable {
    /// How many parties have come home.
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

    /// A rider of whom only what was recorded is known.
    package init(_ rider: EventOutcome.Rider, log: RideLog) {
        (riders, logs, turns, linesLeft) = ([rider], [log], [], [])
    }

    package init(_ party: SimulatedParty) {
        let team = party.phones.count > 1 ? party.phones[0].record.rider.rawValue.split(separator: "-").first : nil
        riders = party.phones.map { phone in
            EventOutcome.Rider(
                id: phone.record.rider, team: team.map(String.init), traits: party.rider, startTime: party.startTime,
                endTime: party.startTime + Double(party.secondsRidden), isHome: party.ending == .finished,
                outline: party.outline, distance: party.distance, wrongTurns: party.phones[0].wrongTurnCount,
                reroutes: phone.rerouteCount, fixes: phone.fixCount, refusedFixes: phone.record.refusedFixes,
                areAnswersKnown: true)
        }
        logs = party.phones.map(\.record.log)
        turns = party.turns
        linesLeft = party.linesLeft
    }
}
