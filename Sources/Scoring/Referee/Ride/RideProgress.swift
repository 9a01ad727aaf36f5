public import Quests
public import RideLogs

/// The state of a ride after some of its events.
///
/// The referee and the replay of a log both go through `apply(_:)`, so that they cannot disagree.
public struct RideProgress: Sendable {
    /// The time spent in a zone.
    public struct ZoneProgress: Sendable, Hashable {
        /// The number of entries.
        public internal(set) var entries = 0
        /// Seconds inside, without the present stay.
        public internal(set) var seconds = 0.0
        /// The start of the present stay; `nil` outside.
        public internal(set) var insideSince: Double?
    }

    /// Points that the organiser gave or took away.
    public struct Adjustment: Sendable, Hashable {
        /// The points; negative if taken away.
        public let points: Points
        /// Why.
        public let reason: String
    }

    /// The quest that is ridden; a riders' edition grows while tasks are solved.
    public internal(set) var quest: Quest
    /// The rider's registration, as far as the log has it.
    public package(set) var registration = Registration() {
        didSet { startRules = quest.settings.startRules(of: registration.category) }
    }
    /// When the rider may start, and for how long ride: by the class of the registration, as far as that is known.
    public internal(set) var startRules: Quest.StartRules
    /// When the rider started.
    public internal(set) var startedAt: Double?
    /// When the ride finished.
    public internal(set) var finishTime: Double?
    /// The time of the latest event.
    public internal(set) var latestTime: Double?
    /// Whether the rider withdrew.
    public internal(set) var hasWithdrawn = false
    /// Why the organiser disqualified the rider; `nil` if not.
    public internal(set) var disqualification: String?
    /// The tasks, in the order of the quest.
    public internal(set) var tasks: [TaskProgress]
    /// The zones, in the order of the quest.
    public internal(set) var zones: [ZoneProgress]
    /// The flags for the organiser, in the order of the log.
    public internal(set) var flags: [RideFlag] = []
    /// Whether the log is signed; `nil` where nobody judged it, or there is none.
    public internal(set) var authentication: RideAuthentication?
    /// The organiser's adjustments, in the order of the log.
    public internal(set) var adjustments: [Adjustment] = []

    /// The registration in the organiser's roster, which takes precedence over those of the log.
    var rostered: Registration?
    /// Whether the flags have what the ride as a whole shows: that of a team, whose members ride apart, and of one without a log.
    var isAudited = false
    /// Judges check-ins again, and how unproven ones are treated.
    var evidence: CheckInEvidence
    let unproven: UnprovenCheckIns

    /// Decisions on answers that have not been replayed yet, by the digest of the answer's entry.
    var organiserRulings: [EntryDigest: Judgement] = [:]

    /// A ride that has not started.
    ///
    /// - Parameter unproven: how check-ins are treated that their positions do not prove.
    public init(quest: Quest, unproven: UnprovenCheckIns = .refused) {
        self.init(quest: quest, rule: PresenceRule(), unproven)
    }

    init(quest: Quest, rule: PresenceRule, _ unproven: UnprovenCheckIns) {
        self.quest = quest
        self.unproven = unproven
        startRules = quest.settings.startRules
        evidence = CheckInEvidence(quest: quest, rule: rule)
        tasks = Array(repeating: TaskProgress(), count: quest.tasks.count)
        zones = Array(repeating: ZoneProgress(), count: quest.zones.count)
    }

    /// The progress of a task; `nil` for a task the quest does not have.
    public subscript(id: Quest.Task.ID) -> TaskProgress? {
        quest.position(of: id).map { tasks[$0] }
    }

    /// When the time of the ride starts: the mass start, else when the rider started.
    public var startTime: Double? { startedAt.map { startRules.massStart ?? $0 } }

    /// When the time limit ends; `nil` before the start and without a limit.
    public var limitTime: Double? {
        guard let startTime, let limit = startRules.timeLimit else { return nil }
        return startTime + limit
    }

    /// Whether the ride has started and not ended.
    public var isUnderWay: Bool { startedAt != nil && finishTime == nil && !hasWithdrawn }

    /// The tasks that can still bring points, in the order of the quest: not solved, not given up, not pending, with an attempt
    /// left.
    public var openTasks: [Quest.Task] {
        zip(quest.tasks, tasks).filter { task, progress in
            !progress.isSolved && !progress.isPending && !progress.isSkipped && !progress.isRevealed
                && !progress.isExhausted(task.attempts)
        }.map { $0.0 }
    }

    /// Whether all tasks that a task requires are solved.
    public func isUnlocked(_ task: Quest.Task) -> Bool {
        isMet(task.requires)
    }

    func isMet(_ requirements: [Quest.Requirement]) -> Bool {
        requirements.allSatisfy { $0.isMet { self[$0]?.isSolved ?? false } }
    }

    /// Whether a task can be checked into and answered at a time: within its own hours and those that the rules set for its number.
    /// Both ends are inclusive. A task that the quest does not have is closed.
    public func isOpen(_ task: Quest.Task, at time: Double) -> Bool {
        quest.position(of: task.id).map { isOpen($0, at: time) } ?? false
    }

    /// The same for the task at a position.
    func isOpen(_ position: Int, at time: Double) -> Bool {
        guard let startTime else { return false }
        // Seconds since 1970 carry errors of less than a microsecond, which must not close a task a moment early.
        let slack = 0.0005
        if let opening = opening(at: position), time < opening - slack { return false }
        if let closes = quest.tasks[position].closes, time > closes.time(start: startTime) + slack { return false }
        guard let limitTime, let bonus = bonus(at: position) else { return true }
        return time <= limitTime - bonus.closedAtLast + slack
    }

    /// When the task at a position opens; `nil` if at once, and before the start.
    func opening(at position: Int) -> Double? {
        guard let startTime else { return nil }
        let opening = quest.tasks[position].opens?.time(start: startTime)
        guard let bonus = bonus(at: position) else { return opening }
        return max(startTime + bonus.closedAtFirst, opening ?? -.infinity)
    }

    /// Whether a task was solved too late for the rules to count it.
    func isTooLate(_ position: Int) -> Bool {
        guard !quest.settings.scoring.countsAfterLimit, let limitTime, let solvedAt = tasks[position].solvedAt
        else { return false }
        return solvedAt > limitTime + 0.0005
    }

    /// What the ride as a whole shows, where `flags` does not have it already.
    func auditFlags(_ roads: RoadDistances? = nil) -> [RideFlag] {
        isAudited ? [] : RideAudit(rule: FairnessRule(), roads: roads).flags(of: self)
    }

    private func bonus(at position: Int) -> BonusControls? {
        guard !quest.settings.scoring.bonusControls.isEmpty else { return nil }
        let code = quest.tasks[position].code
        return quest.settings.scoring.bonusControls.first { $0.codes.contains(code) }
    }
}
