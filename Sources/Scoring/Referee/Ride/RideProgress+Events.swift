public import Answers
internal import Geodesy
public import Quests
public import RideLogs

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

    package init(
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
        tasks[position].doubt = evidence.doubt(on: checkIn, at: position, deviceTime: deviceTime, opening: opening)
        guard tasks[position].doubt == nil || unproven == .accepted else { return }
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
        var doubt: CheckInDoubt?
        if outcome == nil, quest.answerPlace(at: position) == .task {
            doubt = evidence.doubt(onAnswerFrom: fixes.fixes, at: position, deviceTime: Double(entry.time) / 1000)
            if doubt != nil { tasks[position].answerDoubt = doubt }
            guard doubt == nil || unproven == .accepted else { return }
        }
        let given = TaskProgress.GivenAnswer(entry: entry.digest, time: time, outcome: outcome ?? judging(key))
        tasks[position].take(given, isSealed: key.isSealed)
        let isRight = organiserRulings[entry.digest]?.isAccepted ?? (given.judged == .accepted)
        if isRight, doubt == nil { tasks[position].answerDoubt = nil }
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
