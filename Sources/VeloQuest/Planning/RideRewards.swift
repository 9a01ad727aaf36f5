import QuestEngine
import QuestFile

/// What the rules of a quest offer to a ride from now on. Times are seconds from now, unless it says otherwise.
///
/// All of it is asked of the results of rides that might be, so that no rule stands here a second time.
struct RideRewards {
    /// Seconds since 1970-01-01 00:00 UTC.
    let now: Double
    /// By when every rider has to be home.
    let hardLimit: Double
    /// What coming home after a time costs, the bonus for coming early included; in steps of minutes, and where the rules count more finely
    /// rounded against the rider.
    let lateness: [(after: Double, penalty: Points)]
    /// How points fall: from when, and in how many seconds by one; `nil` where they do not.
    let decay: (after: Double, every: Double)?
    /// Whether points add up, so that a plan that is best in points is best in the total.
    let isAdditive: Bool
    /// Whether tasks out of order do not pay, so that none is ridden to after a later one.
    let keepsOrder: Bool

    private let progress: RideProgress
    private let quest: Quest
    private let worths: [Quest.Task.ID: Points]
    /// Since 1970.
    private let start: Double
    private let limit: Double?

    /// By when everything ends: a day, and a day more than the rules give.
    private let horizon: Double

    private static let day = 24 * 3600.0

    /// - Parameter home: how long the way straight home takes, in seconds.
    package init(_ progress: RideProgress, at now: Double, home: Double) {
        self.now = now
        self.progress = progress
        quest = progress.quest
        start = progress.startTime ?? quest.settings.massStart ?? now
        let rules = quest.settings.scoring
        let limit = quest.settings.timeLimit.map { [start] in start + $0 - now }
        self.limit = limit
        horizon = Self.day + max(0, limit ?? 0)
        let ordered = quest.tasks.count { $0.order != nil }
        if case .charged = rules.outOfOrder { keepsOrder = false } else { keepsOrder = ordered > 0 }
        decay = rules.decay.flatMap { [start] decay in
            decay.from == .start && decay.secondsPerPoint > 0
                ? (after: start + decay.after - now, every: decay.secondsPerPoint) : nil
        }
        worths = Self.worths(progress, at: now, start: start)
        let most = worths.values.reduce(Points.zero, +)
        let late = Self.lateness(
            progress, at: now, start: start, limit: limit, most: most, home: home, horizon: horizon)
        (hardLimit, lateness) = (late.hardLimit, late.steps)
        isAdditive =
            late.isExact && rules.decay?.from != .checkIn && rules.allTasks == .zero
            && !(rules.early?.needsAllTasks ?? false) && (ordered == 0 || keepsOrder && ordered == quest.tasks.count)
            && !quest.zones.contains { if case .toll = $0.kind { true } else { false } }
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

    /// Whether solving a task would bring anything.
    func isWorthIt(_ task: Quest.Task.ID) -> Bool { worths[task, default: .zero] > .zero }

    /// How many tasks are solved so far.
    var solvedCount: Int { progress.tasks.count { $0.isSolved } }

    /// The ride with further tasks solved, and its end; both since 1970.
    func result(_ solved: [(task: Quest.Task.ID, time: Double)], finish: Double) -> RideResult {
        RideResult(progress.supposing(solved, start: start, finish: finish))
    }

    /// When a visit may begin, for a task that is solved so many seconds after that.
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
        let open = Set(progress.openTasks.map { $0.id })
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
        // Who comes back for an earlier task of a course loses a later one.
        if progress.quest.settings.scoring.outOfOrder == .worthless {
            let last = progress.quest.tasks.filter { progress[$0.id]?.isSolved ?? false }.compactMap { $0.order }.max()
            for task in progress.quest.tasks where task.order.map({ $0 < last ?? .min }) ?? false {
                worths[task.id] = nil
            }
        }
        return worths
    }

    /// What coming home costs, minute by minute.
    ///
    /// - Returns: by when one has to be home, the steps, and whether these are what the rules say to the millisecond.
    private static func lateness(
        _ progress: RideProgress, at now: Double, start: Double, limit: Double?, most: Points, home: Double,
        horizon: Double
    ) -> (hardLimit: Double, steps: [(after: Double, penalty: Points)], isExact: Bool) {
        let rules = progress.quest.settings.scoring
        guard let limit else { return (horizon, [], true) }
        // A bonus for those who solved everything is not one for a plan that leaves something out.
        let hasBonus = rules.early.map { !$0.needsAllTasks } ?? false
        guard rules.late != nil || hasBonus else { return (limit, [], true) }
        let open = progress.openTasks.map { (task: $0.id, time: max(now, start)) }
        /// Bonus less penalty; `nil` where the ride would have no place or lose everything.
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
        // From the minute that is under way, so that minutes are those of the limit.
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
                // No place any more; where that begins within the minute, by the minute's beginning.
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

    /// The least that times differ by.
    private static let moment = 0.001
}
