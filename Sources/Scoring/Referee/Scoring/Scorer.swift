import Quests

/// Applies the rules of a quest to a ride.
struct Scorer {
    private let progress: RideProgress
    private let rules: ScoringRules
    /// The positions of solved tasks that are out of order.
    private let outOfOrder: Set<Int>
    /// How many seconds the ride took so far.
    let elapsed: Double?

    init(_ progress: RideProgress) {
        self.progress = progress
        rules = progress.quest.settings.scoring
        elapsed =
            if let start = progress.startTime, let end = progress.finishTime ?? progress.latestTime {
                RideResult.inMilliseconds(max(0, end - start))
            } else {
                nil
            }
        outOfOrder = CourseOrder.outOfOrder(progress, rules)
    }

    /// How many milliseconds the ride is beyond its limit; negative before, `nil` without a limit. Clamped to 30,000 years, since a
    /// clock may report anything.
    private var late: Int64? {
        guard let elapsed, let limit = progress.startRules.timeLimit else { return nil }
        return Int64(max(-1e15, min((elapsed * 1000).rounded() - (limit * 1000).rounded(), 1e15)))
    }

    func lines() -> [RideResult.Line] {
        progress.quest.tasks.indices.map { line($0) }
    }

    private func line(_ position: Int) -> RideResult.Line {
        let tasks = progress.quest.tasks
        let state = progress.tasks[position]
        let worth = progress.quest.tables.values[position]
        let outcome = outcome(position)
        let deductions = deductions(position, worth: worth, outcome: outcome)
        let taken = deductions.reduce(Points.zero) { $0 + $1.points }
        let points = (outcome == .solved ? worth : .zero) - taken
        return RideResult.Line(
            task: tasks[position].id, number: tasks[position].number, name: tasks[position].name, outcome: outcome,
            points: rules.leastForTask.map { max($0, points) } ?? points, worth: worth, deductions: deductions,
            attempts: state.attempts, checkInTime: state.checkInTime, checkInFlag: state.checkInFlag,
            answerFlag: state.answerFlag, solvedTime: state.solvedAt,
            reason: state.reason)
    }

    private func outcome(_ position: Int) -> RideResult.Outcome {
        let state = progress.tasks[position]
        if state.isRevealed, !state.isSolved { return .revealed }
        if state.isSolved {
            if progress.isTooLate(position) { return .tooLate }
            if rules.outOfOrder == .worthless, outOfOrder.contains(position) { return .outOfOrder }
            return .solved
        }
        if state.isPending { return .pending }
        if state.isSkipped { return .skipped }
        return state.checkIn == nil ? .missed : .unsolved
    }

    private func deductions(
        _ position: Int, worth: Points, outcome: RideResult.Outcome
    ) -> [RideResult.Deduction] {
        let state = progress.tasks[position]
        var deductions: [RideResult.Deduction] = []
        func add(_ cause: RideResult.Deduction.Cause, _ count: Int, _ points: Points) {
            if count > 0 { deductions.append(.init(cause: cause, count: count, points: points)) }
        }
        if outcome == .solved {
            let decay = decay(state, worth: worth)
            add(.decay, decay > .zero ? 1 : 0, decay)
            if case .charged(let charge) = rules.outOfOrder, outOfOrder.contains(position) {
                add(.outOfOrder, 1, charge.amount(of: worth))
            }
        }
        add(.wrongAnswers, state.wrongAnswers, rules.wrongAnswer.amount(of: worth) * state.wrongAnswers)
        let taken = state.hints
        if !taken.isEmpty {
            let hints = progress.quest.tasks[position].hints
            let charges = taken.map { (hints[$0].charge ?? rules.hint).amount(of: worth) }
            add(.hints, taken.count, charges.reduce(.zero, +))
        }
        add(.skip, state.isSkipped && !state.isSolved ? 1 : 0, rules.skip.amount(of: worth))
        add(.reveal, state.isRevealed && !state.isSolved ? 1 : 0, rules.reveal.amount(of: worth))
        return deductions
    }

    /// The points that a task has lost with time.
    private func decay(_ state: RideProgress.TaskProgress, worth: Points) -> Points {
        guard let decay = rules.decay, decay.secondsPerPoint > 0, let solved = state.solvedAt,
            let origin = decay.from == .start ? progress.startTime : state.checkInTime
        else { return .zero }
        let milliseconds = ((solved - origin - decay.after) * 1000).rounded()
        let lost = (milliseconds / (decay.secondsPerPoint * 1000)).rounded(.down)
        guard lost >= 1 else { return .zero }
        let most = max(.zero, worth - decay.least)
        return lost < 1e9 ? min(Points(thousandths: Int64(lost) * 1000), most) : most
    }

    func extras(_ lines: [RideResult.Line], gross: Points) -> [RideResult.Extra] {
        guard elapsed != nil else { return [] }
        var extras: [RideResult.Extra] = []
        let solvedAll = lines.allSatisfy { $0.outcome == .solved }
        if solvedAll, rules.allTasks != .zero { extras.append(.init(cause: .allTasks, points: rules.allTasks)) }
        if let bonus = earlyBonus(solvedAll) { extras.append(bonus) }
        extras += tolls()
        let won = extras.reduce(gross) { $0 + $1.points }
        if let late, late > 0, let penalty = rules.late {
            let seconds = Double(late) / 1000
            if penalty.consequence == .losesAll, penalty.isBeyondLimit(late: late) {
                extras.append(.init(cause: .lostAll(by: seconds), points: min(.zero, -won)))
            } else {
                extras.append(.init(cause: .late(by: seconds), points: -penalty.points(late: late, gross: won)))
            }
        }
        extras += progress.adjustments.map { .init(cause: .adjustment($0.reason), points: $0.points) }
        let total = extras.reduce(gross) { $0 + $1.points }
        if let least = rules.leastTotal, total < least {
            extras.append(.init(cause: .leastTotal, points: least - total))
        }
        return extras
    }

    private func earlyBonus(_ solvedAll: Bool) -> RideResult.Extra? {
        guard let rule = rules.early, let late, late < 0, progress.finishTime != nil, solvedAll || !rule.needsAllTasks
        else { return nil }
        let points = rule.perMinute.scaled(by: rule.counting.milliseconds(-late), over: 60_000)
        guard points != .zero else { return nil }
        return .init(cause: .early(by: Double(-late) / 1000), points: rule.most.map { min($0, points) } ?? points)
    }

    private func tolls() -> [RideResult.Extra] {
        zip(progress.quest.zones, progress.zones).compactMap { zone, state in
            guard case .toll(let toll) = zone.kind, state.entries > 0 else { return nil }
            let milliseconds = Int64(min(state.seconds(until: progress.latestTime) * 1000, 1e15).rounded())
            let points =
                toll.perEntry * state.entries
                + toll.perMinute.scaled(by: toll.counting.milliseconds(milliseconds), over: 60_000)
            let cause = RideResult.Extra.Cause.toll(
                zone: zone.name, entries: state.entries, seconds: Double(milliseconds) / 1000)
            return .init(cause: cause, points: -points)
        }
    }

    func status(_ lines: [RideResult.Line]) -> RideResult.Status {
        if progress.disqualification != nil { return .disqualified }
        if progress.startedAt == nil { return .notStarted }
        if progress.hasWithdrawn { return .didNotFinish }
        if let late, let penalty = rules.late, penalty.isBeyondLimit(late: late) {
            switch penalty.consequence {
            case .losesAll: break
            case .unplaced: return .overTime
            case .disqualified: return .disqualified
            }
        }
        if progress.finishTime == nil { return .underWay }
        if rules.outOfOrder == .missingPunch, progress.quest.hasOrder {
            let course = progress.quest.tasks.indices.filter { progress.quest.tasks[$0].order != nil }
            if course.contains(where: { !progress.tasks[$0].isSolved || outOfOrder.contains($0) }) {
                return .missingPunch
            }
        }
        return .ok
    }
}
