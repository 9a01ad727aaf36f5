package import Answers
package import Geodesy
package import Quests
package import RideLogs

/// Watches one ride and decides on check-ins, answers, start and finish.
///
///     var referee = Referee(quest: quest)
///     for fix in track { let reached = referee.receive(fix) }
///     let verdict = try referee.submit("ель", to: "task-1", at: now)
///     try referee.finish(at: now)
///     referee.result.total
///
/// Every decision becomes an entry of `log`, and nothing but the log decides the result. A ride starts with `start(at:)`,
/// or else with the first usable fix within the start window. It ends with `finish(at:)` only: passing the finish by accident ends
/// nothing. A task is checked into once; the rider may answer later, from anywhere unless the quest asks for presence
/// (`Quest.AnswerPlace`).
///
/// Times are seconds since 1970-01-01 00:00 UTC; `uptime` is the same moment by a monotonic clock, where the caller has one. The
/// log computes the time that counts from both, so that setting the clock of a phone opens and ends nothing.
package struct Referee: Sendable {
    /// The state of the ride.
    package private(set) var progress: RideProgress
    /// Whether zones and flags come from a log (`replay`) and are not looked for: the few fixes that a log keeps do not show them.
    package var isReplayed = false

    private var device: DeviceLog
    private var clock = DeviceClock()
    private let rule: PresenceRule
    private var detector: PresenceDetector
    /// The tasks that may be checked into; `nil` until they are computed again.
    private var candidates: [PresenceDetector.Candidate]?
    private var verdicts: VerdictCache
    private var monitor: FairnessMonitor
    private var zones: ZoneMonitor

    /// A referee for a new ride, or for one resumed from its log, for example after the app was closed.
    ///
    /// - Parameters:
    ///   - rider: the rider's identifier in the log.
    ///   - device: the device's identifier in the log; unique among devices.
    ///   - signer: the key of the device, with which it signs the log; see `DeviceLog`.
    ///   - log: the entries so far, of this and other devices.
    ///   - opener: opens sealed answers of a riders' edition; without one the organiser judges them later. Opening takes some
    ///     tenths of a second for an answer, and for each answer of the log.
    package init(
        quest: Quest, rider: RideEntry.Rider = "rider", device: String = "device", signer: Signer? = nil,
        resuming log: RideLog = RideLog(), rule: PresenceRule = PresenceRule(),
        fairness: FairnessRule = FairnessRule(), opener: AnswerOpener? = nil
    ) {
        self.device = DeviceLog(device: device, rider: rider, signer: signer, quest: quest, resuming: log)
        self.rule = rule
        verdicts = VerdictCache(opener: opener)
        // The phone resumes what it has told the rider.
        progress = RideProgress(
            quest: quest, ride: log.ride(of: rider), rule: rule, unproven: .accepted, &verdicts)
        detector = PresenceDetector(tasks: progress.quest.tasks, rule: rule)
        monitor = FairnessMonitor(rule: fairness, resuming: progress.flags)
        let entered = zip(quest.zones, progress.zones).filter { $0.1.insideSince != nil }.map { $0.0.id }
        zones = ZoneMonitor(zones: quest.zones, rule: rule, entered: Set(entered))
        for entry in log.entries where entry.device == device { _ = clock.read(entry) }
    }

    /// The quest that is ridden. In a riders' edition a right answer adds success texts and hidden tasks.
    package var quest: Quest { progress.quest }
    /// The entries so far.
    package var log: RideLog { device.log }
    /// The result of the ride so far.
    package var result: RideResult { RideResult(progress) }

    /// Signs the last entries, if the key of the device was out of reach for them. An app calls it before it hands the log in.
    ///
    /// - Returns: whether all entries of the device are signed now, or there is no key to sign them with.
    @discardableResult
    package mutating func sign(at time: Double, uptime: Double? = nil) -> Bool {
        if let entry = device.sign(at: time, uptime: uptime) { _ = clock.read(entry) }
        return !device.awaitsSignature
    }

    /// Records who rides.
    /// - Throws: `RefereeError.notATime`.
    package mutating func join(_ registration: Registration, at time: Double, uptime: Double? = nil)
        throws(RefereeError)
    {
        try record(.joined(registration), at: time, uptime)
    }

    /// Starts the ride.
    /// - Throws: `RefereeError` if it has started, outside the start window, or if the time is not finite.
    package mutating func start(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        guard progress.startedAt == nil else { throw .alreadyStarted }
        guard let counted = counted(time, uptime) else { throw .notATime }
        let rules = progress.startRules
        guard rules.secondsOutsideWindow(at: counted) == nil else {
            throw .outsideStartWindow(opens: rules.opens, closes: rules.closes)
        }
        try record(.started, at: time, uptime)
    }

    /// Takes a position report and returns the tasks checked into with it, in order of time.
    ///
    /// A fix from before the start or after the finish checks into nothing. See `PresenceRule` for what counts.
    /// - Complexity: O(*t*) for *t* tasks not yet reached.
    package mutating func receive(_ fix: Fix, uptime: Double? = nil) -> [CheckIn] {
        guard rule.isUsable(fix), let counted = counted(fix.time, uptime) else { return [] }
        if progress.startedAt == nil, progress.startRules.secondsOutsideWindow(at: counted) == nil {
            try? record(.started, at: fix.time, uptime)
        }
        guard progress.isUnderWay, let start = progress.startTime, counted >= start else { return [] }
        // By how many seconds the clock of the fixes is slow.
        let slow = counted - fix.time
        let behind = uptime.map { $0 - fix.time }
        func monotonic(at time: Double) -> Double? { behind.map { time + $0 } }
        let seenBefore = detector.latestTime
        let open = candidates ?? openTasks()
        candidates = open
        var reached = detector.observe(fix, candidates: open, slow: slow)
        if !reached.isEmpty {
            reached = reached.filter { checkIn in
                quest.task(checkIn.task).map { progress.isOpen($0, at: checkIn.time + slow) } ?? false
            }
        }
        if !isReplayed {
            for (event, time) in zones.observe(fix) { try? record(event, at: time, monotonic(at: time)) }
            for flag in monitor.observe(fix) { try? record(.flagged(flag), at: fix.time, uptime) }
        }
        for checkIn in reached {
            try? record(.checkedIn(checkIn), at: checkIn.time, monotonic(at: checkIn.time))
            if !isReplayed, let flag = monitor.remark(on: checkIn, seenBefore: seenBefore) {
                try? record(.flagged(flag), at: checkIn.time, monotonic(at: checkIn.time))
            }
        }
        return reached
    }

    /// Records a flag for the organiser, such as a position that the device calls simulated.
    /// - Throws: `RefereeError.notATime`.
    package mutating func note(_ flag: RideFlag, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        guard monitor.count(flag.kind) else { return }
        try record(.flagged(flag), at: time, uptime)
    }

    /// Records a zone or a flag that the log of a replayed ride has, and ignores other events.
    package mutating func replay(_ event: RideEvent, at time: Double) throws(RefereeError) {
        guard isReplayed else { return }
        switch event {
        case .entered, .left, .flagged: try record(event, at: time, nil)
        default: break
        }
    }

    /// Judges an answer.
    /// - Throws: `RefereeError` if the task takes no answer now; nothing is logged then.
    package mutating func submit(
        _ answer: String, to id: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Verdict {
        let (position, counted) = try openTask(id, at: time, uptime)
        if let refusal = progress.takesAnswer(position, at: counted) { throw refusal }
        try requireUnsolved(position)
        guard let key = quest.tasks[position].answer else { throw .unknownTask(id) }
        let fixes = detector.lastFixes(before: time)
        try requirePresence(at: position, fixes, time)
        let verdict = verdicts.judge(answer, to: id, key)
        let outcome = verdict.outcome
        try record(
            .answered(task: id, answer: answer, reported: outcome, fixes: fixes), at: time, uptime, judged: outcome)
        if case .sealed = key.kind, verdict.isAccepted { unlock() }
        return verdict
    }

    /// Takes the next hint to a task.
    /// - Returns: the hint and its index; the rules or the hint state its charge.
    /// - Throws: `RefereeError` if no hint is left, the task is unknown or solved, or the ride is not under way.
    package mutating func takeHint(
        for id: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> (index: Int, hint: Quest.Hint) {
        let (position, _) = try openTask(id, at: time, uptime)
        try requireUnsolved(position)
        let task = quest.tasks[position]
        let taken = progress.tasks[position].hints
        guard let index = task.hints.indices.first(where: { !taken.contains($0) }) else {
            throw .noHintsLeft(number: task.number, name: task.name)
        }
        try record(.tookHint(task: id, index: index), at: time, uptime)
        return (index, task.hints[index])
    }

    /// Gives a task up.
    /// - Throws: `RefereeError` if the task is unknown or solved, or the ride is not under way.
    package mutating func skip(_ id: Quest.Task.ID, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        let (position, _) = try openTask(id, at: time, uptime)
        try requireUnsolved(position)
        try record(.skipped(id), at: time, uptime)
    }

    /// Shows the rider the answer to a task, which then brings no points.
    /// - Returns: a right answer; `nil` where only the organiser knows one.
    /// - Throws: `RefereeError` if the task takes no answer, unless only its hours, attempts or lock-out prevent it.
    package mutating func reveal(
        _ id: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> String? {
        let (position, counted) = try openTask(id, at: time, uptime)
        if let refusal = progress.takesAnswer(position, at: counted), !refusal.isPassing { throw refusal }
        try requireUnsolved(position)
        try record(.revealed(id), at: time, uptime)
        return quest.tasks[position].answer?.sampleAnswer
    }

    /// Ends the ride.
    /// - Throws: `RefereeError` if the ride is not under way.
    package mutating func finish(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        _ = try underWay(at: time, uptime)
        try record(.finished, at: time, uptime)
    }

    /// Ends the ride without a finish.
    /// - Throws: `RefereeError` if the ride is not under way.
    package mutating func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        _ = try underWay(at: time, uptime)
        try record(.withdrew, at: time, uptime)
    }

    /// The tasks that may be checked into, computed again after every event: asking every task with every fix costs battery.
    private func openTasks() -> [PresenceDetector.Candidate] {
        progress.tasks.indices.filter {
            progress.tasks[$0].checkIn == nil && progress.isMet(progress.quest.tasks[$0].requires)
        }.map { PresenceDetector.Candidate(position: $0, opening: progress.opening(at: $0)) }
    }

    private mutating func unlock() {
        guard let opener = verdicts.opener, let grown = quest.unlocked(by: &verdicts.keys, with: opener) else { return }
        progress.grow(to: grown)
        detector.watch(grown.tasks)
    }

    private func openTask(
        _ id: Quest.Task.ID, at time: Double, _ uptime: Double?
    ) throws(RefereeError) -> (position: Int, counted: Double) {
        let counted = try underWay(at: time, uptime)
        guard let position = quest.position(of: id) else { throw .unknownTask(id) }
        return (position, counted)
    }

    /// The time that counts; throws unless the ride is under way then.
    private func underWay(at time: Double, _ uptime: Double?) throws(RefereeError) -> Double {
        guard let counted = counted(time, uptime) else { throw .notATime }
        guard let start = progress.startTime else { throw .notStarted }
        if !progress.isUnderWay { throw .finished }
        if counted < start { throw .notStarted }
        return counted
    }

    /// The quest alone would accept another answer after the organiser has accepted one.
    private func requireUnsolved(_ position: Int) throws(RefereeError) {
        let task = quest.tasks[position]
        guard !progress.tasks[position].isSolved else { throw .alreadySolved(number: task.number, name: task.name) }
    }

    /// Where the quest asks for it, an answer is given at its task.
    private func requirePresence(at position: Int, _ fixes: PackedFixes, _ time: Double) throws(RefereeError) {
        let task = quest.tasks[position]
        guard quest.answerPlace(of: task) == .task,
            let flag = progress.evidence.flag(onAnswerFrom: fixes.fixes, at: position, deviceTime: time)
        else { return }
        guard case .elsewhere(let distance, let reach) = flag else {
            throw .positionUnknown(number: task.number, name: task.name)
        }
        throw .awayFromTask(number: task.number, name: task.name, distance: distance, reach: reach)
    }

    /// The time that counts by the log's clock, in seconds since 1970-01-01 00:00 UTC; `nil` if it is not a time.
    private func counted(_ time: Double, _ uptime: Double?) -> Double? {
        DeviceLog.milliseconds(time).map {
            Double(clock.time($0, uptime: uptime.flatMap(DeviceLog.milliseconds), of: device.rider)) / 1000
        }
    }

    private mutating func record(
        _ event: RideEvent, at time: Double, _ uptime: Double?, judged outcome: Verdict.Outcome? = nil
    ) throws(RefereeError) {
        if let opening = device.open(at: time, uptime: uptime) { _ = clock.read(opening) }
        guard let entry = device.append(event, at: time, uptime: uptime) else { throw .notATime }
        let (time, jump) = clock.read(entry)
        candidates = nil
        progress.apply(RideMoment(entry: entry, time: time, jump: jump), &verdicts, judged: outcome)
    }
}
