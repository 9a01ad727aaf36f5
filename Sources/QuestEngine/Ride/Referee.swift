public import Geodesy

/// Watches one ride and decides: who was where, what was right, and when it ended.
///
///     var referee = Referee(quest: quest)
///     for fix in track { let reached = referee.observe(fix) }
///     let verdict = try referee.submit("ель", to: "task-1", at: now)
///     try referee.finish(at: now)
///     referee.log.result(for: quest).total
///
/// Every decision becomes an event of `log`, and nothing but the log decides the result. A ride starts with `start(at:)`,
/// or else with the first usable fix. It ends with `finish(at:)` only: passing the finish by accident ends nothing.
/// A task is checked into once; the rider may answer later, from anywhere.
public struct Referee: Sendable {
    /// The events so far.
    public private(set) var log: RideLog
    /// How far the ride has come.
    public private(set) var progress: RideProgress

    private let rule: PresenceRule
    private var detector: PresenceDetector
    private var unvisited: [Int]

    /// A referee for a ride that starts anew, or goes on from its log, for example after the app was closed.
    public init(quest: Quest, resuming log: RideLog = RideLog(), rule: PresenceRule = PresenceRule()) {
        self.log = log
        self.rule = rule
        let progress = log.progress(in: quest)
        self.progress = progress
        detector = PresenceDetector(tasks: quest.tasks, rule: rule)
        unvisited = quest.tasks.indices.filter { progress.tasks[$0].checkIn == nil }
    }

    /// The quest that is ridden.
    public var quest: Quest { progress.quest }

    /// Starts the ride.
    public mutating func start(at time: Double) throws(RefereeError) {
        guard time.isFinite else { throw .notATime }
        guard progress.startTime == nil else { throw .alreadyStarted }
        record(.started, at: time)
    }

    /// Takes a position report, and answers with the tasks that were reached with it, in the order of passing.
    ///
    /// A fix from before the start or after the finish reaches nothing. See `PresenceRule` for what counts.
    /// - Complexity: O(*t*) for *t* tasks not yet reached.
    public mutating func observe(_ fix: Fix) -> [CheckIn] {
        guard rule.isUsable(fix) else { return [] }
        if progress.startTime == nil { record(.started, at: fix.time) }
        guard progress.isUnderWay, let start = progress.startTime, fix.time >= start else { return [] }
        let reached = detector.observe(fix, candidates: unvisited)
        for checkIn in reached { record(.checkedIn(checkIn), at: checkIn.time) }
        if !reached.isEmpty { unvisited.removeAll { progress.tasks[$0].checkIn != nil } }
        return reached
    }

    /// Judges an answer.
    /// - Throws: `RefereeError` where no answer is due; nothing is logged then.
    public mutating func submit(
        _ answer: String, to id: Quest.Task.ID, at time: Double
    ) throws(RefereeError) -> Verdict {
        guard time.isFinite else { throw .notATime }
        try requireUnderWay()
        guard let task = quest.task(id), let state = progress[id] else { throw .unknownTask(id) }
        guard state.checkIn != nil else { throw .notCheckedIn(number: task.number, name: task.name) }
        guard !state.isSolved, let key = task.answer else {
            throw .alreadySolved(number: task.number, name: task.name)
        }
        let verdict = key.judge(answer)
        record(.answered(task: id, answer: answer, verdict: verdict), at: time)
        return verdict
    }

    /// Ends the ride.
    public mutating func finish(at time: Double) throws(RefereeError) {
        guard time.isFinite else { throw .notATime }
        try requireUnderWay()
        record(.finished, at: time)
    }

    private func requireUnderWay() throws(RefereeError) {
        if progress.startTime == nil { throw .notStarted }
        if progress.finishTime != nil { throw .finished }
    }

    private mutating func record(_ kind: RideEvent.Kind, at time: Double) {
        let event = RideEvent(time: time, kind: kind)
        log.append(event)
        progress.apply(event)
    }
}
