public import QuestFile
public import RideLogs

/// The state of a ride after some of its events.
///
/// The referee and the replay of a log both go through `apply(_:)`, so that they cannot disagree.
public struct RideProgress: Sendable {
    /// The time spent in a zone.
    public struct ZoneProgress: Sendable, Hashable {
        /// How often it was entered.
        public internal(set) var entries = 0
        /// Seconds inside, without the present stay.
        public internal(set) var seconds = 0.0
        /// Since when the rider is inside; `nil` outside.
        public internal(set) var insideSince: Double?
    }

    /// Points that the organiser gave or took.
    public struct Adjustment: Sendable, Hashable {
        /// How many.
        public let points: Points
        /// Why.
        public let reason: String
    }

    /// The quest that is ridden; a riders' edition grows while tasks are solved.
    public internal(set) var quest: Quest
    /// Who rides, as far as the log says.
    public internal(set) var registration = Registration()
    /// When the rider set out.
    public internal(set) var startedAt: Double?
    /// When the ride finished.
    public internal(set) var finishTime: Double?
    /// The time of the latest event.
    public internal(set) var latestTime: Double?
    /// Whether the rider gave up.
    public internal(set) var hasWithdrawn = false
    /// Why the organiser disqualified the rider, if so.
    public internal(set) var disqualification: String?
    /// The tasks, in the order of the quest.
    public internal(set) var tasks: [TaskProgress]
    /// The zones, in the order of the quest.
    public internal(set) var zones: [ZoneProgress]
    /// What the organiser should look at, in the order it happened.
    public internal(set) var flags: [RideFlag] = []
    /// What the organiser gave or took, in the order of deciding.
    public internal(set) var adjustments: [Adjustment] = []

    /// What was decided on answers that are still to come, by their entries.
    var known: [EntryDigest: Ruling] = [:]

    /// A ride that has not started.
    public init(quest: Quest) {
        self.quest = quest
        tasks = Array(repeating: TaskProgress(), count: quest.tasks.count)
        zones = Array(repeating: ZoneProgress(), count: quest.zones.count)
    }

    /// How far the rider has come with a task; `nil` for a task the quest does not have.
    public subscript(id: Quest.Task.ID) -> TaskProgress? {
        quest.position(of: id).map { tasks[$0] }
    }

    /// From when the time of the ride counts: the mass start, else when the rider set out.
    public var startTime: Double? { startedAt.map { quest.settings.massStart ?? $0 } }

    /// When the time limit is over; `nil` before the start and where there is none.
    public var limitTime: Double? {
        guard let startTime, let limit = quest.settings.timeLimit else { return nil }
        return startTime + limit
    }

    /// Whether the ride has started and not ended.
    public var isUnderWay: Bool { startedAt != nil && finishTime == nil && !hasWithdrawn }

    /// The tasks that can still bring points, in the order of the quest: not solved, not given up, not waiting for the
    /// organiser, with an attempt left.
    public var openTasks: [Quest.Task] {
        zip(quest.tasks, tasks).filter { task, progress in
            !progress.isSolved && !progress.isPending && !progress.isSkipped && !progress.isRevealed
                && !progress.isExhausted(task.attempts)
        }.map { $0.0 }
    }

    /// Whether all that a task requires is solved.
    public func isUnlocked(_ task: Quest.Task) -> Bool {
        task.requires.allSatisfy { $0.isMet { self[$0]?.isSolved ?? false } }
    }

    /// Whether a task can be checked into and answered at a time, as far as clocks decide: within its own hours and those that the rules
    /// set for its number. Bounds belong to the time.
    public func isOpen(_ task: Quest.Task, at time: Double) -> Bool {
        guard let startTime else { return false }
        // Seconds since 1970 carry errors of less than a microsecond, which must not close a task a moment early.
        let slack = 0.0005
        if let opening = opening(of: task), time < opening - slack { return false }
        if let closes = task.closes, time > closes.time(start: startTime) + slack { return false }
        guard let limitTime, let bonus = bonus(for: task) else { return true }
        return time <= limitTime - bonus.closedAtLast + slack
    }

    /// From when on a task is open, as far as clocks decide; `nil` where that is at once, and before the start.
    func opening(of task: Quest.Task) -> Double? {
        guard let startTime else { return nil }
        return [task.opens?.time(start: startTime), bonus(for: task).map { startTime + $0.closedAtFirst }]
            .compactMap { $0 }.max()
    }

    /// Whether a task was solved later than the rules count.
    func isTooLate(_ position: Int) -> Bool {
        guard !quest.settings.scoring.countsAfterLimit, let limitTime, let solvedAt = tasks[position].solvedAt
        else { return false }
        return solvedAt > limitTime + 0.0005
    }

    private func bonus(for task: Quest.Task) -> BonusControls? {
        quest.settings.scoring.bonusControls.first { $0.codes.contains(task.code) }
    }
}
