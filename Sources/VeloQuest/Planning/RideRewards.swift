import QuestEngine

/// What the rules of a quest offer to a ride from now on. Times are seconds from now, unless it says otherwise.
///
/// All of it is asked of the results of rides that might be, so that no rule stands here a second time.
struct RideRewards {
    /// Seconds since 1970-01-01 00:00 UTC.
    let now: Double
    /// By when every rider has to be home.
    let hardLimit: Double
    /// What coming home after a time costs, the bonus for coming early included; in steps of minutes, rounded against the rider.
    let lateness: [(after: Double, penalty: Points)]
    /// How points fall: from when, and in how many seconds by one; `nil` where they do not.
    let decay: (after: Double, every: Double)?
    /// Whether points add up, so that a plan that is best in points is best in the total.
    let isAdditive: Bool
    /// Whether tasks out of order do not pay.
    let keepsOrder: Bool

    private let progress: RideProgress
    private let quest: Quest
    private let worths: [Quest.Task.ID: Points]
    /// Since 1970.
    private let start: Double
    private let limit: Double?

    /// Nobody rides longer.
    private static let longest = 24 * 3600.0

    init(_ progress: RideProgress, at now: Double) {
        self.now = now
        self.progress = progress
        quest = progress.quest
        start = progress.startTime ?? quest.settings.massStart ?? now
        let rules = quest.settings.scoring
        let limit = quest.settings.timeLimit.map { [start] in start + $0 - now }
        self.limit = limit
        keepsOrder = quest.tasks.contains { $0.order != nil }
        isAdditive =
            rules.decay?.from != .checkIn && rules.allTasks == .zero && !(rules.early?.needsAllTasks ?? false)
            && !quest.zones.contains { if case .toll = $0.kind { true } else { false } }
        decay = rules.decay.flatMap { [start] decay in
            decay.from == .start && decay.secondsPerPoint > 0
                ? (after: start + decay.after - now, every: decay.secondsPerPoint) : nil
        }
        worths = Self.worths(progress, at: now, start: start)
        let most = worths.values.reduce(Points.zero, +)
        (hardLimit, lateness) = Self.lateness(progress, at: now, start: start, limit: limit, most: most)
    }

    /// What solving a task brings at the most and at the least, before and after time has taken all it can.
    func range(of task: Quest.Task) -> (most: Points, least: Points) {
        guard let worth = worths[task.id], worth > .zero else { return (.zero, .zero) }
        guard let decay, let rule = quest.settings.scoring.decay else { return (worth, worth) }
        let canFall = max(.zero, quest.settings.scoring.value(of: task) - rule.least)
        let sinceStart = max(0, start - now) - decay.after
        let fallen = sinceStart > 0 ? min(Points(Int(min(sinceStart / decay.every, 1e9))), canFall) : .zero
        return (worth + fallen, max(.zero, worth + fallen - canFall))
    }

    /// The ride with further tasks solved, and its end; both since 1970.
    func result(_ solved: [(task: Quest.Task.ID, time: Double)], finish: Double) -> RideResult {
        RideResult(progress.supposing(solved, start: start, finish: finish))
    }

    /// When a task may be begun.
    func hours(of task: Quest.Task) -> ClosedRange<Double> {
        var opens = max(0, start - now)
        var closes = Self.longest
        if let moment = task.opens { opens = max(opens, moment.time(start: start) - now) }
        if let moment = task.closes { closes = min(closes, moment.time(start: start) - now) }
        let rules = quest.settings.scoring
        if let bonus = rules.bonusControls.first(where: { $0.codes.contains(task.code) }) {
            opens = max(opens, start + bonus.closedAtFirst - now)
            if let limit { closes = min(closes, limit - bonus.closedAtLast) }
        }
        if !rules.countsAfterLimit, let limit { closes = min(closes, limit) }
        return opens <= closes ? opens...closes : -1...(-1)
    }

    /// What has still to be solved before a task.
    func requirements(of task: Quest.Task) -> [Quest.Requirement] {
        task.requires.compactMap { requirement in
            let solved = requirement.tasks.count { progress[$0]?.isSolved ?? false }
            guard solved < requirement.count else { return nil }
            return Quest.Requirement(
                requirement.count - solved, of: requirement.tasks.filter { !(progress[$0]?.isSolved ?? false) })
        }
    }

    /// What each task adds to the sum of the lines when it is solved now; nothing for those that are done with.
    private static func worths(_ progress: RideProgress, at now: Double, start: Double) -> [Quest.Task.ID: Points] {
        let moment = max(now, start)
        let open = Set(progress.openTasks.map(\.id))
        let before = RideResult(progress.supposing([], start: start, finish: moment)).lines
        // All at once: what a task brings does not hang on the others, but for the order of a course.
        let solved = progress.openTasks.sorted { ($0.order ?? 0) < ($1.order ?? 0) }.enumerated().map { place, task in
            (task: task.id, time: moment + Double(place) * 0.001)
        }
        let after = RideResult(progress.supposing(solved, start: start, finish: moment)).lines
        var worths: [Quest.Task.ID: Points] = [:]
        for (before, after) in zip(before, after) where open.contains(after.task) && after.outcome == .solved {
            worths[after.task] = after.points - before.points
        }
        return worths
    }

    /// What coming home costs, minute by minute.
    private static func lateness(
        _ progress: RideProgress, at now: Double, start: Double, limit: Double?, most: Points
    ) -> (hardLimit: Double, steps: [(after: Double, penalty: Points)]) {
        let rules = progress.quest.settings.scoring
        guard let limit else { return (longest, []) }
        // A bonus for those who solved everything is not one for a plan that leaves something out.
        let hasBonus = rules.early.map { !$0.needsAllTasks } ?? false
        guard rules.late != nil || hasBonus else { return (limit, []) }
        let solved = progress.openTasks.map { (task: $0.id, time: max(now, start)) }
        /// Bonus less penalty; `nil` where the ride would have no place or lose everything.
        func extra(at time: Double) -> Points? {
            let result = RideResult(progress.supposing(solved, start: start, finish: now + time))
            guard result.status != .overTime, result.status != .disqualified else { return nil }
            var sum = Points.zero
            for extra in result.extras {
                switch extra.cause {
                case .late: sum = sum + extra.points
                case .early: if hasBonus { sum = sum + extra.points }
                case .lostAll: return nil
                default: break
                }
            }
            return sum
        }
        // From the minute that is under way, so that minutes are those of the limit.
        let first = limit > 0 ? -Int((limit / 60).rounded(.up)) : 0
        let latest = rules.late == nil ? 0 : Int(longest / 60)
        let best = extra(at: max(0, limit + Double(first) * 60)) ?? .zero
        var steps: [(after: Double, penalty: Points)] = []
        var penalty = Points.zero
        for minute in first..<max(latest, first + 1) {
            let begin = limit + Double(minute) * 60
            guard hasBonus || minute >= 0 else { continue }
            guard let extra = extra(at: begin + 60), best - extra < most else { return (max(begin, 0), steps) }
            if best - extra > penalty {
                penalty = best - extra
                steps.append((max(begin, 0), penalty))
            }
        }
        return (rules.late == nil ? limit : longest, steps)
    }
}
