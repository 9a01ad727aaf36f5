public import Quests
public import RideLogs

/// The result of a ride under the rules of its quest, line by line.
///
/// The total is the sum of the lines and the extras. Times are compared to the millisecond: a ride of exactly the time limit is in time.
public struct RideResult: Sendable, Hashable {
    /// The outcome of a task.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// Reached, and answered if it has an answer.
        case solved
        /// Answered; pending until the organiser judges.
        case pending
        /// Reached, without an accepted answer.
        case unsolved
        /// Never reached.
        case missed
        /// Given up.
        case skipped
        /// Its answer was revealed.
        case revealed
        /// Solved after the time limit, and the rules do not count that.
        case tooLate
        /// Solved out of the order of a fixed course, and the rules do not count that.
        case outOfOrder
    }

    /// A charge on a task.
    public struct Deduction: Sendable, Hashable {
        /// The cause of a charge.
        public enum Cause: String, Sendable, Hashable, CaseIterable {
            /// Wrong answers.
            case wrongAnswers
            /// Hints.
            case hints
            /// Giving up.
            case skip
            /// Revealing the answer.
            case reveal
            /// Being out of order.
            case outOfOrder
            /// Elapsed time (`ScoringRules.Decay`).
            case decay
        }

        /// The cause.
        public let cause: Cause
        /// How many times.
        public let count: Int
        /// The points taken off.
        public let points: Points
    }

    /// One task's share of the result.
    public struct Line: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// The number of the task.
        public let number: Int
        /// The name of the task.
        public let name: String
        /// The outcome.
        public let outcome: Outcome
        /// The points it brought.
        public let points: Points
        /// The points it could bring.
        public let worth: Points
        /// The charges.
        public let deductions: [Deduction]
        /// How many answers were given.
        public let attempts: Int
        /// When the rider checked in: seconds since 1970-01-01 00:00 UTC.
        public let checkInTime: Double?
        /// Why the positions in the log do not prove the check-in that it tells of; `nil` if they do. `checkInTime` is `nil` where
        /// the check-in does not count for that.
        public let checkInFlag: CheckInFlag?
        /// Why the positions of an answer do not prove that it was given at the task, where the quest asks for that; `nil` if they
        /// do. `attempts` does not count answers that do not count for that.
        public let answerFlag: CheckInFlag?
        /// When it was solved: seconds since 1970-01-01 00:00 UTC.
        public let solvedTime: Double?
        /// The organiser's reason, if the organiser judged an answer.
        public let reason: String?
    }

    /// Points that belong to no task.
    public struct Extra: Sendable, Hashable {
        /// The cause of a bonus or penalty.
        public enum Cause: Sendable, Hashable {
            /// Every task was solved.
            case allTasks
            /// The ride was this many seconds shorter than the limit.
            case early(by: Double)
            /// The rider entered the toll zone with this name this many times, for this many seconds.
            case toll(zone: String, entries: Int, seconds: Double)
            /// The ride was this many seconds late.
            case late(by: Double)
            /// The ride was so late that all points are lost.
            case lostAll(by: Double)
            /// The organiser's decision, with its reason.
            case adjustment(String)
            /// The total was raised to the lowest one the rules allow.
            case leastTotal
        }

        /// The cause.
        public let cause: Cause
        /// The points; negative for a penalty.
        public let points: Points
    }

    /// Whether a ride has a place in standings, and why not.
    public enum Status: String, Sendable, Hashable, CaseIterable {
        /// It has a place.
        case ok
        /// It has not started.
        case notStarted
        /// It is under way.
        case underWay
        /// The rider withdrew.
        case didNotFinish
        /// It came later than the rules allow (IOF: OverTime).
        case overTime
        /// A control of a fixed course is missing or out of order.
        case missingPunch
        /// It was disqualified.
        case disqualified
    }

    /// Whether the ride has a place.
    public let status: Status
    /// One line for each task, in the order of the quest.
    public let lines: [Line]
    /// Bonuses and penalties, in the order they are counted.
    public let extras: [Extra]
    /// The sum of the lines.
    public let gross: Points
    /// The sum of the lines and the extras.
    public let total: Points
    /// When the time of the ride started: seconds since 1970-01-01 00:00 UTC.
    public let startTime: Double?
    /// When it finished: seconds since 1970-01-01 00:00 UTC.
    public let finishTime: Double?
    /// How many seconds the ride took, to the finish or to its latest event; `nil` before the start.
    public let elapsed: Double?
    /// Whether the rider finished.
    public let isFinished: Bool
    /// The time limit in seconds.
    public let timeLimit: Double?
    /// The flags for the organiser: those of the log, then what the ride as a whole shows.
    public let flags: [RideFlag]
    /// Why the organiser disqualified the rider.
    public let disqualification: String?
    /// Whether the log of the ride is signed, and with which keys; `nil` for a rider without a log, and where nobody judged it, as on
    /// the rider's own phone.
    public let authentication: RideAuthentication?
    /// What the quest says that flags cost.
    private let flagCosts: [FlagKind: FlagCost]

    /// What a flag costs this ride.
    public func cost(of flag: RideFlag) -> FlagCost { flagCosts[flag.kind] ?? .judge }

    /// The flags for which the ride has no place. No decision overrides them, only another word in the quest file.
    public var disqualifyingFlags: [RideFlag] { flags.filter { cost(of: $0) == .disqualified } }

    /// The flags that the organiser has to look at.
    public var flagsToJudge: [RideFlag] { flags.filter { cost(of: $0) == .judge } }

    /// Whether the organiser has to look at the ride before its result stands.
    public var isToBeJudged: Bool { status != .disqualified && flags.contains { cost(of: $0) == .judge } }

    /// How many tasks were solved and count.
    public var solvedCount: Int { lines.count { $0.outcome == .solved } }
    /// How many tasks the organiser has yet to judge.
    public var pendingCount: Int { lines.count { $0.outcome == .pending } }
    /// How many answers were wrong.
    public var wrongAnswers: Int {
        lines.reduce(0) { $0 + ($1.deductions.first { $0.cause == .wrongAnswers }?.count ?? 0) }
    }
    /// How many hints were taken.
    public var hints: Int { lines.reduce(0) { $0 + ($1.deductions.first { $0.cause == .hints }?.count ?? 0) } }

    /// Seconds from the start to the last task that brought points; `nil` if none did.
    public var lastScore: Double? {
        guard let startTime else { return nil }
        let last = lines.filter { $0.outcome == .solved }.compactMap { $0.solvedTime }.max()
        return last.map { Self.inMilliseconds($0 - startTime) }
    }

    /// How many seconds the ride took beyond the time limit; 0 if it was in time or without a limit.
    public var lateness: Double {
        guard let elapsed, let timeLimit else { return 0 }
        return max(0, Self.inMilliseconds(elapsed - Self.inMilliseconds(timeLimit)))
    }

    /// Whether the ride took longer than the time limit.
    public var isLate: Bool { lateness > 0 }

    /// The result of a ride so far.
    ///
    /// - Parameters:
    ///   - shared: a ride of another rider that is the same, from `SharedRides`.
    ///   - roads: how far it is by road from task to task, where a map is at hand; not for a team, whose members have been looked
    ///     at one by one.
    public init(_ progress: RideProgress, shared: SharedRides.Match? = nil, roads: RoadDistances? = nil) {
        let scorer = Scorer(progress)
        let lines = scorer.lines()
        let gross = lines.reduce(Points.zero) { $0 + $1.points }
        let extras = scorer.extras(lines, gross: gross)
        self.lines = lines
        self.gross = gross
        self.extras = extras
        total = extras.reduce(gross) { $0 + $1.points }
        startTime = progress.startTime
        finishTime = progress.finishTime
        elapsed = scorer.elapsed
        isFinished = progress.finishTime != nil
        timeLimit = progress.startRules.timeLimit
        let copied = shared.map { RideFlag(.sharedRide, other: $0.other, value: Double($0.count)) }
        flags = progress.flags + progress.auditFlags(roads) + [copied].compactMap { $0 }
        disqualification = progress.disqualification
        authentication = progress.authentication
        flagCosts = progress.quest.settings.flagCosts
        let costs = flagCosts
        let isDisqualified = flags.contains { costs[$0.kind] == .disqualified }
        status = isDisqualified ? .disqualified : scorer.status(lines)
    }

    /// Seconds since 1970 carry an error of some tenths of a microsecond, which must not make a ride late.
    static func inMilliseconds(_ seconds: Double) -> Double {
        (seconds * 1000).rounded() / 1000
    }
}
