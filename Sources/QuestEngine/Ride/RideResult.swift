/// What a ride is worth, line by line.
///
/// A ride is late when it took longer than the quest's time limit; to the millisecond, exactly the limit is in time.
/// Being late is reported and costs nothing.
public struct RideResult: Sendable, Hashable {
    /// What became of a task.
    public enum Outcome: Sendable, Hashable {
        /// Reached, and answered where it asks for an answer.
        case solved
        /// Answered; the organiser has yet to judge.
        case pending
        /// Reached, without an accepted answer.
        case unsolved
        /// Never reached.
        case missed
    }

    /// One task's share of the result.
    public struct Line: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// The number of the task.
        public let number: Int
        /// The name of the task.
        public let name: String
        /// What became of it.
        public let outcome: Outcome
        /// The points it brought.
        public let points: Int
        /// The points it could bring.
        public let worth: Int
        /// How many answers were given.
        public let attempts: Int
        /// When the rider was there: seconds since 1970-01-01 00:00 UTC.
        public let checkInTime: Double?
        /// When it was solved: seconds since 1970-01-01 00:00 UTC.
        public let solvedTime: Double?
    }

    /// One line for each task, in the order of the quest.
    public let lines: [Line]
    /// The sum of the points.
    public let total: Int
    /// How many seconds the ride took, to the finish or to its latest event; `nil` where it has not started.
    public let elapsed: Double?
    /// Whether the rider finished.
    public let isFinished: Bool
    /// How many seconds a ride may take.
    public let timeLimit: Double?

    /// How many tasks were solved.
    public var solvedCount: Int { lines.count { $0.outcome == .solved } }
    /// How many tasks the organiser has yet to judge.
    public var pendingCount: Int { lines.count { $0.outcome == .pending } }

    /// How many seconds the ride took beyond the time limit; 0 where it was in time or there is no limit.
    public var lateness: Double {
        guard let elapsed, let timeLimit else { return 0 }
        return max(0, elapsed - Self.inMilliseconds(timeLimit))
    }

    /// Whether the ride took longer than the time limit.
    public var isLate: Bool { lateness > 0 }

    init(_ progress: RideProgress) {
        lines = zip(progress.quest.tasks, progress.tasks).map(Line.init)
        // Points are not negative, so that a sum that overflows can only be too large.
        total = lines.reduce(0) { sum, line in
            let (result, overflow) = sum.addingReportingOverflow(line.points)
            return overflow ? .max : result
        }
        elapsed =
            if let start = progress.startTime, let end = progress.finishTime ?? progress.latestTime {
                Self.inMilliseconds(max(0, end - start))
            } else {
                nil
            }
        isFinished = progress.finishTime != nil
        timeLimit = progress.quest.settings.timeLimit
    }

    /// Seconds since 1970 carry an error of some tenths of a microsecond, which must not make a ride late.
    private static func inMilliseconds(_ seconds: Double) -> Double {
        (seconds * 1000).rounded() / 1000
    }
}

extension RideResult.Line {
    fileprivate init(task: Quest.Task, progress: RideProgress.TaskProgress) {
        self.task = task.id
        number = task.number
        name = task.name
        outcome =
            if progress.isSolved {
                .solved
            } else if progress.isPending {
                .pending
            } else if progress.checkIn != nil {
                .unsolved
            } else {
                .missed
            }
        points = progress.isSolved ? task.points : 0
        worth = task.points
        attempts = progress.attempts
        checkInTime = progress.checkIn?.time
        solvedTime = progress.solvedAt
    }
}
