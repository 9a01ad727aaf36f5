public import Answers
import Geodesy
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

    /// The ride as it would be if more tasks were solved and it ended then: the worth of a plan.
    ///
    /// - Parameters:
    ///   - solved: tasks and when they are solved, in seconds since 1970-01-01 00:00 UTC; unknown ones are ignored.
    ///   - start: when the ride starts, if it has not yet.
    ///   - finish: when it ends; `nil` if it continues.
    public func supposing(
        _ solved: [(task: Quest.Task.ID, time: Double)], start: Double, finish: Double?
    ) -> RideProgress {
        var progress = self
        if progress.startedAt == nil { progress.startedAt = start }
        for (task, time) in solved {
            guard let position = quest.position(of: task) else { continue }
            if progress.tasks[position].checkInTime == nil { progress.tasks[position].checkInTime = time }
            progress.tasks[position].solvedAt = time
            progress.latestTime = max(time, progress.latestTime ?? time)
        }
        progress.finishTime = finish
        return progress
    }
}

extension RideProgress {
    /// Replays a ride from its log.
    ///
    /// Answers are judged anew, and check-ins decided again from the positions that the log keeps of them.
    ///
    /// - Parameters:
    ///   - rostered: what the organiser knows of the rider. Its class goes before that of the log, and decides when the ride may start
    ///     and how long it may take.
    ///   - unproven: how check-ins are treated that their positions do not prove.
    ///   - opener: opens what is sealed in a riders' edition; see `Referee.init`.
    public init(
        quest: Quest, ride: RideLog.Ride, rostered: Registration? = nil, unproven: UnprovenCheckIns = .refused,
        opener: AnswerOpener? = nil
    ) {
        var verdicts = VerdictCache(opener: opener)
        self.init(quest: quest, ride: ride, rostered: rostered, unproven: unproven, &verdicts)
    }

    init(
        quest: Quest, ride: RideLog.Ride, rostered: Registration? = nil, rule: PresenceRule = PresenceRule(),
        unproven: UnprovenCheckIns, _ verdicts: inout VerdictCache
    ) {
        let quest = verdicts.unlocked(quest, by: ride)
        self.init(quest: quest, rule: rule, unproven)
        mark(by: ride)
        take(rostered)
        for moment in ride.moments { apply(moment, &verdicts) }
        guard quest.tables.hasRequirements else { return }
        // Decisions come last in a ride, so the tasks they unlock were reached before. Each replay with the decisions so far opens
        // one more link of a chain; no chain is longer than the number of tasks.
        for _ in quest.tasks {
            let decided = rulings
            guard decided != organiserRulings else { return }
            var again = RideProgress(quest: quest, rule: rule, unproven)
            again.organiserRulings = decided
            again.mark(by: ride)
            again.take(rostered)
            for moment in ride.moments { again.apply(moment, &verdicts) }
            self = again
        }
    }

    /// Takes over what is known of the log.
    private mutating func mark(by ride: RideLog.Ride) {
        authentication = ride.authentication
        flags = ride.flags
    }

    /// Knows from the start who rides: the class decides when riders start and how long they may ride.
    private mutating func take(_ rostered: Registration?) {
        self.rostered = rostered
        if let rostered { registration.add(rostered) }
    }

    /// The organiser's decisions on answers, by the digest of the answer's entry.
    private var rulings: [EntryDigest: Judgement] {
        var rulings: [EntryDigest: Judgement] = [:]
        for answer in tasks.flatMap({ $0.given }) { rulings[answer.entry] = answer.ruling }
        return rulings
    }

    /// Continues with a quest that has more visible tasks.
    mutating func grow(to grown: Quest) {
        tasks = grown.tasks.map { self[$0.id] ?? TaskProgress() }
        quest = grown
        startRules = grown.settings.startRules(of: registration.category)
        evidence = CheckInEvidence(quest: grown, rule: evidence.rule)
    }

    /// Applies one more entry.
    ///
    /// What the rules do not allow is ignored: anything before the start or after the end, a check-in at a task that is closed or
    /// locked, a second check-in, an answer before the check-in, after the task was solved or while the task takes none, a task the
    /// quest does not have. Decisions of the organiser count at any time: they settle what solved a task and what that unlocked,
    /// but not which answers were taken.
    public mutating func apply(_ moment: RideMoment) {
        var verdicts = VerdictCache()
        apply(moment, &verdicts)
    }

    /// - Parameter outcome: the referee's judgement of the answer in the entry; `nil` if a log is replayed: its answers are judged
    ///   anew, since the quest may have been corrected.
    mutating func apply(
        _ moment: RideMoment, _ verdicts: inout VerdictCache, judged outcome: Verdict.Outcome? = nil
    ) {
        let time = Double(moment.time) / 1000
        if let jump = moment.jump { flags.append(RideFlag(.clockJump, value: Double(jump) / 1000)) }
        switch moment.entry.event {
        case .joined(let rider):
            registration.add(rider)
            if let rostered { registration.add(rostered) }
        case .flagged(let flag): flags.append(flag)
        case .judged(let judgement): apply(judgement, at: time)
        case .adjusted(let points, let reason): adjustments.append(Adjustment(points: points, reason: reason))
        case .disqualified(let reason): disqualification = reason
        case .started:
            guard startedAt == nil else { return }
            if let seconds = startRules.secondsOutsideWindow(at: time) {
                flags.append(RideFlag(.startOutsideWindow, value: seconds))
                return
            }
            startedAt = time
            latestTime = time
        case .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
            guard isUnderWay, let startTime, time >= startTime else { return }
            latestTime = max(latestTime ?? time, time)
            ride(moment.entry, at: time, &verdicts, outcome)
        case .opened, .signed, .unknown: break
        }
    }

    private mutating func ride(
        _ entry: RideEntry, at time: Double, _ verdicts: inout VerdictCache, _ outcome: Verdict.Outcome?
    ) {
        switch entry.event {
        case .checkedIn(let checkIn): apply(checkIn, at: time, deviceTime: Double(entry.time) / 1000)
        case .answered(let task, let answer, _, let fixes):
            noteClock(of: fixes, entry)
            apply(answer, to: task, entry, fixes, at: time, judged: outcome) { key in
                verdicts.outcome(of: answer, to: task, key)
            }
        case .tookHint(let task, let index):
            guard let position = quest.position(of: task), quest.tasks[position].hints.indices.contains(index),
                !tasks[position].isSettled, !tasks[position].taken.contains(where: { $0.index == index })
            else { return }
            tasks[position].taken.append(.init(index: index, time: time))
        case .skipped(let task):
            if let position = quest.position(of: task), !tasks[position].isSettled { tasks[position].isSkipped = true }
        case .revealed(let task):
            if let position = quest.position(of: task), !tasks[position].isSettled { tasks[position].isRevealed = true }
        case .entered(let zone):
            guard let position = quest.zones.firstIndex(where: { $0.id == zone }), zones[position].insideSince == nil
            else { return }
            zones[position].entries += 1
            zones[position].insideSince = time
        case .left(let zone):
            guard let position = quest.zones.firstIndex(where: { $0.id == zone }) else { return }
            zones[position].leave(at: time)
        case .finished:
            // A clock that was set back by less than shows ends no ride before what happened in it.
            finishTime = latestTime ?? time
            for position in zones.indices { zones[position].leave(at: time) }
        case .withdrew: hasWithdrawn = true
        case .joined, .started, .flagged, .judged, .adjusted, .disqualified, .opened, .signed, .unknown: break
        }
    }

    /// - Parameter deviceTime: the time by the clock of the device, which the positions have too.
    private mutating func apply(_ checkIn: CheckIn, at time: Double, deviceTime: Double) {
        guard let position = quest.position(of: checkIn.task), tasks[position].checkIn == nil,
            isOpen(position, at: time), isMet(quest.tasks[position].requires)
        else { return }
        let opening = opening(at: position).map { $0 - (time - deviceTime) }
        tasks[position].checkInFlag = evidence.flag(on: checkIn, at: position, deviceTime: deviceTime, opening: opening)
        guard tasks[position].checkInFlag == nil || unproven == .accepted else { return }
        tasks[position].checkIn = checkIn
        tasks[position].checkInTime = time
        guard quest.tasks[position].answer == nil else { return }
        tasks[position].solvedAt = time
        tasks[position].isSettled = true
    }

    /// Flags a clock without an uptime that is behind that of its receiver, once: such a clock may shorten a ride.
    private mutating func noteClock(of fixes: PackedFixes, _ entry: RideEntry) {
        guard entry.uptime == nil, let last = fixes.last else { return }
        let difference = Double(entry.time) / 1000 - last.time
        guard difference < -CheckInEvidence.answerAge, !flags.contains(where: { $0.kind == .clockJump }) else { return }
        flags.append(RideFlag(.clockJump, value: difference))
    }

    /// - Parameter outcome: the referee's judgement; the referee has asked whether the task takes an answer, and where.
    private mutating func apply(
        _ answer: String, to id: Quest.Task.ID, _ entry: RideEntry, _ fixes: PackedFixes, at time: Double,
        judged outcome: Verdict.Outcome?, judging: (AnswerKey) -> Verdict.Outcome
    ) {
        guard let position = quest.position(of: id) else { return }
        guard let key = quest.tasks[position].answer, outcome != nil || takesAnswer(position, at: time) == nil
        else { return }
        var flag: CheckInFlag?
        if outcome == nil, quest.answerPlace(at: position) == .task {
            flag = evidence.flag(onAnswerFrom: fixes.fixes, at: position, deviceTime: Double(entry.time) / 1000)
            if flag != nil { tasks[position].answerFlag = flag }
            guard flag == nil || unproven == .accepted else { return }
        }
        let given = TaskProgress.GivenAnswer(entry: entry.digest, time: time, outcome: outcome ?? judging(key))
        tasks[position].take(given, isSealed: key.isSealed)
        let isRight = organiserRulings[entry.digest]?.isAccepted ?? (given.judged == .accepted)
        if isRight, flag == nil { tasks[position].answerFlag = nil }
        if isRight, !tasks[position].isSolved { tasks[position].solvedAt = time }
    }

    /// A decision that does not name its answer is about the latest one not later than itself. If the office's clock is so slow
    /// that there is none, it is about the first pending one.
    private mutating func apply(_ judgement: Judgement, at time: Double) {
        guard let position = quest.position(of: judgement.task) else { return }
        let answers = tasks[position].given
        let found =
            judgement.answer.map { digest in answers.firstIndex { $0.entry == digest } }
            ?? answers.lastIndex { $0.time <= time } ?? answers.firstIndex { $0.outcome == .pending }
            ?? answers.indices.last
        guard let found else { return }
        tasks[position].given[found].ruling = judgement
        tasks[position].solvedAt = tasks[position].given.first { $0.outcome == .accepted }?.time
    }

    /// Why a task takes no answer by the quest alone; `nil` if it does.
    func takesAnswer(_ position: Int, at time: Double) -> RefereeError? {
        var place: (number: Int, name: String) { (quest.tasks[position].number, quest.tasks[position].name) }
        if tasks[position].checkIn == nil { return .notCheckedIn(number: place.number, name: place.name) }
        if tasks[position].isSettled || quest.tasks[position].answer == nil {
            return .alreadySolved(number: place.number, name: place.name)
        }
        if tasks[position].isSkipped || tasks[position].isRevealed {
            return .givenUp(number: place.number, name: place.name)
        }
        let attempts = quest.tasks[position].attempts
        if tasks[position].isExhausted(attempts) { return .noAttemptsLeft(number: place.number, name: place.name) }
        if !isOpen(position, at: time) { return .closed(number: place.number, name: place.name) }
        if let until = tasks[position].lockedUntil(attempts), time < until - 0.0005 {
            return .lockedOut(number: place.number, name: place.name, seconds: until - time)
        }
        return nil
    }
}

extension AnswerKey {
    fileprivate var isSealed: Bool {
        if case .sealed = kind { true } else { false }
    }
}

extension RideProgress.ZoneProgress {
    /// Seconds inside, including the present stay up to a time.
    func seconds(until time: Double?) -> Double {
        guard let insideSince, let time else { return seconds }
        return seconds + max(0, time - insideSince)
    }

    fileprivate mutating func leave(at time: Double) {
        seconds = seconds(until: time)
        insideSince = nil
    }
}

extension Registration {
    /// Later values replace earlier ones; absent or empty values change nothing.
    mutating func add(_ other: Registration) {
        func said(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        name = said(other.name) ?? name
        team = said(other.team) ?? team
        category = said(other.category) ?? category
    }
}
