import Quests
import Scoring

/// What the rules of a quest still offer to a ride. Times are seconds from now, unless stated otherwise.
///
/// Everything is derived from the results of hypothetical rides, so that no rule is implemented twice.
struct RideRewards {
    /// Seconds since 1970-01-01 00:00 UTC.
    let now: Double
    /// When every rider must have finished.
    let hardLimit: Double
    /// The penalty for finishing after a time, less the bonus for finishing early; in steps of minutes, rounded against the rider if the
    /// rules count more finely.
    let lateness: [(after: Double, penalty: Points)]
    /// How points fall: from when, and in how many seconds by one; `nil` if they do not.
    let decay: (after: Double, every: Double)?
    /// Whether points are additive, so that a plan that is best in points is best in the total.
    let isAdditive: Bool
    /// Whether tasks out of order do not pay, so that the plan keeps the order.
    let keepsOrder: Bool
    /// Whether tasks out of order pay less, so that it can be worth keeping the order.
    let chargesForOrder: Bool

    private let progress: RideProgress
    private let quest: Quest
    private let worths: [Quest.Task.ID: Points]
    /// Seconds since 1970.
    private let start: Double
    private let limit: Double?

    /// When everything ends: a day from now, or a day after the time limit.
    private let horizon: Double

    private static let day = 24 * 3600.0

    /// - Parameter home: the time of the direct path to the finish, in seconds.
    init(_ progress: RideProgress, at now: Double, home: Double) {
        self.now = now
        self.progress = progress
        quest = progress.quest
        start = progress.startTime ?? progress.startRules.massStart ?? now
        let rules = quest.settings.scoring
        let limit = progress.startRules.timeLimit.map { [start] in start + $0 - now }
        self.limit = limit
        horizon = Self.day + max(0, limit ?? 0)
        let ordered = quest.tasks.count { $0.order != nil }
        let isCharged = if case .charged = rules.outOfOrder { true } else { false }
        (keepsOrder, chargesForOrder) = (ordered > 0 && !isCharged, ordered > 0 && isCharged)
        decay = rules.decay.flatMap { [start] decay in
            decay.from == .start && decay.secondsPerPoint > 0
                ? (after: start + decay.after - now, every: decay.secondsPerPoint) : nil
        }
        worths = Self.worths(progress, at: now, start: start)
        // For the bonus for all tasks a ride may be later than its tasks alone are worth.
        let most = worths.values.reduce(max(.zero, rules.allTasks), +)
        let late = Self.lateness(
            progress, at: now, start: start, limit: limit, most: most, home: home, horizon: horizon)
        (hardLimit, lateness) = (late.hardLimit, late.steps)
        isAdditive =
            late.isExact && rules.decay?.from != .checkIn && rules.allTasks == .zero
            && !(rules.early?.needsAllTasks ?? false) && (ordered == 0 || keepsOrder && ordered == quest.tasks.count)
            && !quest.zones.contains { if case .toll = $0.kind { true } else { false } }
    }

    /// The highest and the lowest points for solving a task, before and after all losses with time.
    func range(of task: Quest.Task) -> (most: Points, least: Points) {
        guard let worth = worths[task.id], worth > .zero else { return (.zero, .zero) }
        guard let decay, let rule = quest.settings.scoring.decay else { return (worth, worth) }
        let canFall = max(.zero, quest.settings.scoring.value(of: task) - rule.least)
        let sinceStart = max(0, start - now) - decay.after
        let fallen = sinceStart > 0 ? min(Points(Int(min(sinceStart / decay.every, 1e9))), canFall) : .zero
        return (worth + fallen, max(.zero, worth + fallen - canFall))
    }

    /// Whether some bonus requires that all tasks are solved.
    var rewardsAllTasks: Bool {
        let rules = quest.settings.scoring
        return rules.allTasks > .zero || rules.early?.needsAllTasks ?? false
    }

    /// Whether solving a task brings any points, of its own or as one of all.
    func counts(_ task: Quest.Task.ID) -> Bool {
        worths[task].map { $0 > .zero || rewardsAllTasks } ?? false
    }

    /// How many tasks are solved so far.
    var solvedCount: Int { progress.tasks.count { $0.isSolved } }

    /// The result with further tasks solved, and a finish; both since 1970.
    func result(_ solved: [(task: Quest.Task.ID, time: Double)], finish: Double) -> RideResult {
        RideResult(progress.supposing(solved, start: start, finish: finish))
    }

    /// When a visit may begin, for a task that is solved this many seconds later.
    func hours(of task: Quest.Task, solvedAfter lead: Double) -> ClosedRange<Double> {
        var opens = max(0, start - now)
        var closes = horizon
        if let moment = task.opens { opens = max(opens, moment.time(start: start) - now) }
        if let moment = task.closes { closes = min(closes, moment.time(start: start) - now) }
        let rules = quest.settings.scoring
        if let bonus = rules.bonusControls.first(where: { $0.codes.contains(task.code) }) {
            opens = max(opens, start + bonus.closedAtFirst - now)
            if let limit { closes = min(closes, limit - bonus.closedAtLast) }
        }
        if !rules.countsAfterLimit, let limit { closes = min(closes, limit) }
        closes -= lead
        return opens <= closes ? opens...closes : -1...(-1)
    }

    /// What still has to be solved before a task.
    func requirements(of task: Quest.Task) -> [Quest.Requirement] {
        task.requires.compactMap { requirement in
            let solved = requirement.tasks.count { progress[$0]?.isSolved ?? false }
            guard solved < requirement.count else { return nil }
            return Quest.Requirement(
                requirement.count - solved, of: requirement.tasks.filter { !(progress[$0]?.isSolved ?? false) })
        }
    }

    /// What each open task adds to the sum of the lines when it is solved now.
    private static func worths(_ progress: RideProgress, at now: Double, start: Double) -> [Quest.Task.ID: Points] {
        let moment = max(now, start)
        let open = Set(progress.openTasks.map { $0.id })
        let before = RideResult(progress.supposing([], start: start, finish: moment)).lines
        // All at once: the points of a task do not depend on the others, except for the order of a course.
        let solved = progress.openTasks.sorted { ($0.order ?? 0) < ($1.order ?? 0) }.enumerated().map { place, task in
            (task: task.id, time: moment + Double(place) * 0.001)
        }
        let after = RideResult(progress.supposing(solved, start: start, finish: moment)).lines
        var worths: [Quest.Task.ID: Points] = [:]
        for (before, after) in zip(before, after) where open.contains(after.task) && after.outcome == .solved {
            worths[after.task] = after.points - before.points
        }
        // An earlier task of a course costs a later one that is solved already.
        if progress.quest.settings.scoring.outOfOrder == .worthless {
            let last = progress.quest.tasks.filter { progress[$0.id]?.isSolved ?? false }.compactMap { $0.order }.max()
            for task in progress.quest.tasks where task.order.map({ $0 < last ?? .min }) ?? false {
                worths[task.id] = nil
            }
        }
        return worths
    }

    /// The penalties for the time of the finish, minute by minute.
    ///
    /// - Returns: the latest finish, the steps, and whether these match the rules to the millisecond.
    private static func lateness(
        _ progress: RideProgress, at now: Double, start: Double, limit: Double?, most: Points, home: Double,
        horizon: Double
    ) -> (hardLimit: Double, steps: [(after: Double, penalty: Points)], isExact: Bool) {
        let rules = progress.quest.settings.scoring
        guard let limit else { return (horizon, [], true) }
        // A plan may leave tasks out, so a bonus that requires all of them does not count.
        let hasBonus = rules.early.map { !$0.needsAllTasks } ?? false
        guard rules.late != nil || hasBonus else { return (limit, [], true) }
        let open = progress.openTasks.map { (task: $0.id, time: max(now, start)) }
        /// Bonus less penalty; `nil` if the ride would have no place or lose everything.
        func extra(at time: Double) -> Points? {
            let result = RideResult(progress.supposing(open, start: start, finish: now + time))
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
        // Starts at a whole minute before the limit, so that minutes are those of the limit.
        let first = hasBonus && limit > 0 ? -Int((limit / 60).rounded(.up)) : 0
        let end = rules.late == nil ? limit : horizon
        let best = extra(at: max(0, limit + Double(first) * 60)) ?? .zero
        let last = extra(at: end)
        var isExact = true
        var steps: [(after: Double, penalty: Points)] = []
        var (penalty, atHome) = (Points.zero, Points.zero)
        var minute = first
        while true {
            let begin = limit + Double(minute) * 60
            guard begin < end else { return (end, steps, isExact) }
            guard let soon = extra(at: begin + Self.moment), let late = extra(at: begin + 60 - Self.moment) else {
                // No place from here on; if that starts within the minute, the minute's start counts.
                return (max(begin, 0), steps, isExact)
            }
            var (cost, after) = (best - soon, begin)
            if soon == late {
                if soon == extra(at: begin) { after -= Self.moment }
            } else {
                (cost, isExact) = (best - (extra(at: begin + 60) ?? late), false)
            }
            if begin <= home { atHome = max(cost, penalty) }
            guard begin <= home || cost - atHome < most else { return (begin, steps, isExact) }
            if cost > penalty {
                penalty = cost
                steps.append((max(after, 0), penalty))
            }
            if soon == last, begin > home { return (end, steps, isExact) }
            minute += 1
        }
    }

    /// The smallest difference of times.
    private static let moment = 0.001
}
