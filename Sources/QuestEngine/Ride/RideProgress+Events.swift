public import AnswerJudging
public import QuestFile
public import RideLogs

extension RideProgress {
    /// A ride as a log tells it.
    ///
    /// - Parameter opener: opens what is sealed in a riders' edition; see `Referee.init`.
    public init(quest: Quest, ride: RideLog.Ride, opener: AnswerOpener? = nil) {
        var verdicts = VerdictCache(opener: opener)
        self.init(quest: quest, ride: ride, &verdicts)
    }

    package init(quest: Quest, ride: RideLog.Ride, _ verdicts: inout VerdictCache) {
        let quest = verdicts.unlocked(quest, by: ride)
        self.init(quest: quest)
        for moment in ride.moments { apply(moment, &verdicts) }
        guard quest.tasks.contains(where: { !$0.requires.isEmpty }) else { return }
        // What a decision unlocks was reached before the decision is read, since decisions come last. Going through the ride again
        // with what was decided on each answer opens one more link of a chain; no chain is longer than the tasks.
        for _ in quest.tasks {
            let decided = rulings
            guard decided != known else { return }
            var again = RideProgress(quest: quest)
            again.known = decided
            for moment in ride.moments { again.apply(moment, &verdicts) }
            self = again
        }
    }

    /// What the organiser decided on answers, by their entries.
    private var rulings: [EntryDigest: Ruling] {
        var rulings: [EntryDigest: Ruling] = [:]
        for answer in tasks.flatMap({ $0.given }) { rulings[answer.entry] = answer.ruling }
        return rulings
    }

    /// Goes on with a quest in which more tasks can be seen.
    mutating func grow(to grown: Quest) {
        tasks = grown.tasks.map { self[$0.id] ?? TaskProgress() }
        quest = grown
    }

    /// Takes one more entry into account.
    ///
    /// What the rules do not allow counts for nothing: anything before the start or after the end, a check-in at a task that is
    /// closed or locked, a second check-in, an answer before the check-in, after the task was solved or while no answer is
    /// taken, a task the quest does not have. Decisions of the organiser count at any time: they settle what solved a task and what
    /// that unlocked, but not which answers were taken.
    public mutating func apply(_ moment: RideMoment) {
        var verdicts = VerdictCache()
        apply(moment, &verdicts)
    }

    /// - Parameter outcome: what the referee has just said to the answer of the entry; `nil` where a log is replayed and its answers are
    ///   judged anew, since the quest may have been corrected.
    mutating func apply(
        _ moment: RideMoment, _ verdicts: inout VerdictCache, judged outcome: Verdict.Outcome? = nil
    ) {
        let time = Double(moment.time) / 1000
        if let jump = moment.jump { flags.append(RideFlag(.clockJump, value: Double(jump) / 1000)) }
        switch moment.entry.event {
        case .joined(let rider): registration.add(rider)
        case .flagged(let flag): flags.append(flag)
        case .judged(let judgement): apply(judgement, at: time)
        case .adjusted(let points, let reason): adjustments.append(Adjustment(points: points, reason: reason))
        case .disqualified(let reason): disqualification = reason
        case .started:
            guard startedAt == nil else { return }
            startedAt = time
            latestTime = time
        case .checkedIn, .answered, .tookHint, .skipped, .revealed, .entered, .left, .finished, .withdrew:
            guard isUnderWay, let startTime, time >= startTime else { return }
            latestTime = max(latestTime ?? time, time)
            ride(moment.entry, at: time, &verdicts, outcome)
        case .unknown: break
        }
    }

    private mutating func ride(
        _ entry: RideEntry, at time: Double, _ verdicts: inout VerdictCache, _ outcome: Verdict.Outcome?
    ) {
        switch entry.event {
        case .checkedIn(let checkIn): apply(checkIn, at: time)
        case .answered(let task, let answer, _):
            apply(answer, to: task, entry.digest, at: time) { key in
                outcome ?? verdicts.outcome(of: answer, to: task, key)
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
            finishTime = time
            for position in zones.indices { zones[position].leave(at: time) }
        case .withdrew: hasWithdrawn = true
        case .joined, .started, .flagged, .judged, .adjusted, .disqualified, .unknown: break
        }
    }

    private mutating func apply(_ checkIn: CheckIn, at time: Double) {
        guard let position = quest.position(of: checkIn.task), tasks[position].checkIn == nil,
            isOpen(quest.tasks[position], at: time), isUnlocked(quest.tasks[position])
        else { return }
        tasks[position].checkIn = checkIn
        tasks[position].checkInTime = time
        guard quest.tasks[position].answer == nil else { return }
        tasks[position].solvedAt = time
        tasks[position].isSettled = true
    }

    private mutating func apply(
        _ answer: String, to id: Quest.Task.ID, _ entry: EntryDigest, at time: Double,
        judging: (AnswerKey) -> Verdict.Outcome
    ) {
        guard let position = quest.position(of: id) else { return }
        let task = quest.tasks[position]
        guard let key = task.answer, takesAnswer(position, at: time) == nil else { return }
        let given = TaskProgress.GivenAnswer(entry: entry, time: time, outcome: judging(key))
        tasks[position].take(given, isSealed: task.isSealed)
        let isRight = known[entry]?.isAccepted ?? (given.judged == .accepted)
        if isRight, !tasks[position].isSolved { tasks[position].solvedAt = time }
    }

    /// A decision that does not name its answer is about the latest one not later than itself. Where the clock of the office is so slow
    /// that there is none, it is about the first one that waits.
    private mutating func apply(_ judgement: Judgement, at time: Double) {
        guard let position = quest.position(of: judgement.task) else { return }
        let answers = tasks[position].given
        let found =
            judgement.answer.map { digest in answers.firstIndex { $0.entry == digest } }
            ?? answers.lastIndex { $0.time <= time } ?? answers.firstIndex { $0.outcome == .pending }
            ?? answers.indices.last
        guard let found else { return }
        tasks[position].given[found].ruling = Ruling(isAccepted: judgement.isAccepted, reason: judgement.reason)
        tasks[position].solvedAt = tasks[position].given.first { $0.outcome == .accepted }?.time
    }

    /// Why a task takes no answer by the quest's own word; `nil` where it does.
    func takesAnswer(_ position: Int, at time: Double) -> RefereeError? {
        let task = quest.tasks[position]
        let progress = tasks[position]
        let place = (task.number, task.name)
        if progress.checkIn == nil { return .notCheckedIn(number: place.0, name: place.1) }
        if progress.isSettled || task.answer == nil { return .alreadySolved(number: place.0, name: place.1) }
        if progress.isSkipped || progress.isRevealed { return .givenUp(number: place.0, name: place.1) }
        if progress.isExhausted(task.attempts) { return .noAttemptsLeft(number: place.0, name: place.1) }
        if !isOpen(task, at: time) { return .closed(number: place.0, name: place.1) }
        if let until = progress.lockedUntil(task.attempts), time < until - 0.0005 {
            return .lockedOut(number: place.0, name: place.1, seconds: until - time)
        }
        return nil
    }
}

extension Quest.Task {
    fileprivate var isSealed: Bool {
        if case .sealed? = answer?.kind { true } else { false }
    }
}

extension RideProgress.ZoneProgress {
    /// Seconds inside, with the present stay up to a time.
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
    /// What is said later holds; what is not said, or empty, stays.
    mutating func add(_ other: Registration) {
        func said(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        name = said(other.name) ?? name
        team = said(other.team) ?? team
        category = said(other.category) ?? category
    }
}
