/// The state of a ride after some of its events.
///
/// The referee and the replay of a log both go through `apply(_:)`, so that they cannot disagree.
public struct RideProgress: Sendable {
    /// How far a rider has come with one task.
    public struct TaskProgress: Sendable, Hashable {
        /// The check-in, once there is one.
        public internal(set) var checkIn: CheckIn?
        /// How many answers were given, from the check-in up to the one that was accepted.
        public internal(set) var attempts = 0
        /// When the task was solved.
        public internal(set) var solvedAt: Double?
        /// Whether an answer waits for the organiser.
        public internal(set) var isPending = false

        /// Whether the task is solved.
        public var isSolved: Bool { solvedAt != nil }
    }

    /// The quest that is ridden.
    public let quest: Quest
    /// When the ride started.
    public private(set) var startTime: Double?
    /// When the ride finished.
    public private(set) var finishTime: Double?
    /// The time of the latest event.
    public private(set) var latestTime: Double?
    /// The tasks, in the order of the quest.
    public private(set) var tasks: [TaskProgress]

    /// A ride that has not started.
    public init(quest: Quest) {
        self.quest = quest
        tasks = Array(repeating: TaskProgress(), count: quest.tasks.count)
    }

    /// How far the rider has come with a task; `nil` for a task the quest does not have.
    public subscript(id: Quest.Task.ID) -> TaskProgress? {
        quest.position(of: id).map { tasks[$0] }
    }

    /// Whether the ride has started and not finished.
    public var isUnderWay: Bool { startTime != nil && finishTime == nil }

    /// The tasks that are neither solved nor waiting for the organiser, in the order of the quest.
    public var openTasks: [Quest.Task] {
        zip(quest.tasks, tasks).filter { !$0.1.isSolved && !$0.1.isPending }.map(\.0)
    }

    /// Takes one more event into account.
    ///
    /// What the rules do not allow counts for nothing: anything before the start or after the finish, an answer before
    /// the check-in or after the task was solved, a second check-in, a task the quest does not have, a time that is
    /// not finite.
    public mutating func apply(_ event: RideEvent) {
        guard event.time.isFinite else { return }
        if case .started = event.kind {
            guard startTime == nil else { return }
            startTime = event.time
            latestTime = event.time
        }
        guard isUnderWay else { return }
        latestTime = max(latestTime ?? event.time, event.time)
        switch event.kind {
        case .started: break
        case .checkedIn(let checkIn): apply(checkIn)
        case .answered(let task, let answer, _): apply(answer, to: task, at: event.time)
        case .finished: finishTime = event.time
        }
    }

    private mutating func apply(_ checkIn: CheckIn) {
        guard let position = quest.position(of: checkIn.task), tasks[position].checkIn == nil else { return }
        tasks[position].checkIn = checkIn
        if quest.tasks[position].answer == nil { tasks[position].solvedAt = checkIn.time }
    }

    private mutating func apply(_ answer: String, to task: Quest.Task.ID, at time: Double) {
        guard let position = quest.position(of: task), let key = quest.tasks[position].answer,
            tasks[position].checkIn != nil, !tasks[position].isSolved
        else { return }
        tasks[position].attempts += 1
        switch key.judge(answer) {
        case .accepted:
            tasks[position].solvedAt = time
            tasks[position].isPending = false
        case .pending:
            tasks[position].isPending = true
        case .nearly, .rejected:
            break
        }
    }
}
