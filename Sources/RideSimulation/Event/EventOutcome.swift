public import QuestEngine
import VeloQuest

/// How a simulated event went.
public struct EventOutcome: Sendable {
    /// One rider.
    public struct Rider: Sendable {
        /// What logs call the rider.
        public let id: RideEntry.Rider
        /// The team; `nil` for a rider alone.
        public let team: String?
        /// What the rider is like; in a team, what its first rider is like.
        public let traits: VirtualRider
        /// When the rider started: seconds since 1970-01-01 00:00 UTC.
        public let startTime: Double
        /// When the rider was home, or gave up.
        public let endTime: Double
        /// Whether the rider came home.
        public let isHome: Bool
        /// Where the rider was.
        public let outline: RideOutline
        /// Metres.
        public let distance: Double
        /// How often the rider took a wrong turn.
        public let wrongTurns: Int
        /// How often a new route was given.
        public let reroutes: Int
        /// How many fixes the phone gave.
        public let fixes: Int
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

    init(_ simulation: EventSimulation, _ parties: [RiddenParty]) {
        quest = simulation.quest
        startTime = simulation.startTime
        riders = parties.flatMap(\.riders)
        turns = parties.flatMap(\.turns).sorted { ($0.arrival, $0.begin) < ($1.arrival, $1.begin) }
        let log = RideLog(merging: parties.flatMap(\.logs))
        self.log = log.merged(with: EventOutcome.decisions(on: log, in: quest))
        standings = Standings(of: self.log, in: quest)
    }

    /// The organiser accepts what waits: whoever knew nothing did not answer.
    private static func decisions(on log: RideLog, in quest: Quest) -> RideLog {
        var desk = DeviceLog(device: "organiser", rider: "organiser")
        for entry in log.entries {
            guard case .answered(let task, let answer, .pending) = entry.event else { continue }
            let judgement = Judgement(
                task: task, answer: entry.digest, isAccepted: answer == SimulatedParty.judgedAnswer)
            desk.append(.judged(judgement), at: Double(entry.time) / 1000 + 1, about: entry.rider)
        }
        return desk.log
    }
}

/// A party after its ride.
struct RiddenParty: Sendable {
    let riders: [EventOutcome.Rider]
    let logs: [RideLog]
    let turns: [EventOutcome.Turn]

    init(_ party: SimulatedParty, number: Int) {
        let team = party.phones.count > 1 ? party.phones[0].record.rider.rawValue.split(separator: "-").first : nil
        riders = party.phones.map { phone in
            EventOutcome.Rider(
                id: phone.record.rider, team: team.map(String.init), traits: party.rider, startTime: party.startTime,
                endTime: party.startTime + Double(party.secondsRidden), isHome: party.ending == .finished,
                outline: party.outline, distance: party.distance, wrongTurns: party.phones[0].wrongTurnCount,
                reroutes: phone.rerouteCount, fixes: phone.fixCount)
        }
        logs = party.phones.map(\.record.log)
        turns = party.turns
    }
}
