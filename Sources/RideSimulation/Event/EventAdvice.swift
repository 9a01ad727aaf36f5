import BikeRouting
import ParallelWork
public import QuestEngine
public import QuestFile
import VeloQuest

/// What would make a quest fairer, as far as distances, and a simulation or a ridden event, tell.
public struct EventAdvice: Sendable, Hashable {
    /// A task that is not worth going to within the time.
    public struct Detour: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// How many more points would make it part of a best plan, in the steps of `points`; `nil` where nobody can be there and home in time.
        public let missing: Int?
    }

    /// How long a quick, a middling and a slow rider need for all tasks, in seconds; `nil` where that cannot be, as
    /// where a task is out of reach.
    public let timeForAll: [Double?]
    /// A time limit in seconds within which only quick riders can solve everything, in steps of five minutes; `nil` where nobody can, or
    /// quick and middling ones are too much alike.
    public let timeLimit: Double?
    /// Tasks to which no road leads, or none from there.
    public let unreachable: [Quest.Task.ID]
    /// Tasks that cost whoever goes there more points elsewhere than they bring, be the rider quick, middling or slow.
    public let neverWorthIt: [Detour]
    /// For each task that can be reached the points that pay for the way there and the time at it; together about as many as these tasks
    /// bring now. In fives, or in ones where tasks bring fewer than ten on average.
    public let points: [Quest.Task.ID: Int]
}

extension EventAdvice {
    /// What would make a quest fairer.
    ///
    /// The effort of a task is half the way to its two nearest neighbours and back, riding, and the time at it: the stay that it asks
    /// for, the mean wait in line and a minute for each answer; divided by the share of those who found the answer, not counting who found
    /// the line too long.
    /// - Parameters:
    ///   - pace: the paces of a slow and a quick rider.
    ///   - startTime: when riders start.
    /// - Complexity: six plans, and three for each task that is left out; see `RidePlanner.plan`.
    package init(
        _ choices: RiderChoices, pace: ClosedRange<Double>, at startTime: Double, after statistics: EventStatistics
    ) {
        let paces = [pace.upperBound, (pace.lowerBound * pace.upperBound).squareRoot(), pace.lowerBound]
        let rounds = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: true) }
        let times = rounds.map { plan in plan.flatMap { $0.left.isEmpty ? $0.finish - startTime : nil } }
        let (tasks, reachable) = (choices.planner.quest.tasks.map(\.id), choices.reachable)
        unreachable = tasks.filter { !reachable.contains($0) }
        timeForAll = unreachable.isEmpty ? times : times.map { _ in nil }
        timeLimit = timeForAll[0].map { ($0 / 300).rounded(.up) * 300 }.flatMap { limit in
            limit < times[1] ?? .infinity ? limit : nil
        }
        neverWorthIt = Self.detours(
            to: tasks.filter { reachable.contains($0) }, choices, paces, at: startTime, statistics)
        points = Self.fairPoints(choices, statistics)
    }

    /// The tasks without which every rider does better.
    private static func detours(
        to tasks: [Quest.Task.ID], _ choices: RiderChoices, _ paces: [Double], at startTime: Double,
        _ statistics: EventStatistics
    ) -> [Detour] {
        let best = paces.map { choices.bestPlan(pace: $0, at: startTime) }
        let planned = Set(best.compactMap { $0 }.flatMap { $0.tours.flatMap(\.stops).map(\.task) })
        let step = step(for: tasks, statistics)
        let left = tasks.filter { !planned.contains($0) }
        let with = Parallel.map(left.count) { place in
            paces.map { choices.bestPlan(pace: $0, at: startTime, steps: 300, with: left[place]) }
        }
        return zip(left, with).compactMap { task, plans in
            let losses = zip(best, plans).compactMap { best, plan in
                best.flatMap { best in plan.map { (best.total - $0.total, most: best.total) } }
            }
            guard let least = losses.min(by: { $0.0 < $1.0 }) else { return Detour(task: task, missing: nil) }
            // Plans are known to a hundredth or two, and points are rounded.
            let (loss, most) = (least.0.doubleValue, least.most.doubleValue)
            let worth = statistics.tasks.first { $0.id == task }?.points.doubleValue ?? 0
            guard loss > max(worth / 2, most / 50) else { return nil }
            return Detour(task: task, missing: Int((loss / step).rounded(.up) * step))
        }
    }

    /// In what steps points are advised for some tasks.
    private static func step(for tasks: [Quest.Task.ID], _ statistics: EventStatistics) -> Double {
        total(of: tasks, statistics) < 10 * Double(tasks.count) ? 1 : 5
    }

    /// What solving some tasks brings.
    private static func total(of tasks: [Quest.Task.ID], _ statistics: EventStatistics) -> Double {
        let tasks = Set(tasks)
        return statistics.tasks.reduce(0) { $0 + (tasks.contains($1.id) ? $1.points.doubleValue : 0) }
    }

    private static func fairPoints(_ choices: RiderChoices, _ statistics: EventStatistics) -> [Quest.Task.ID: Int] {
        let efforts = statistics.tasks.compactMap { task in
            choices.detour(to: task.id).map { detour in
                (task.id, (detour + task.secondsThere) / max(0.2, task.shareOfFinders))
            }
        }
        let effort = efforts.reduce(0) { $0 + $1.1 }
        let tasks = efforts.map(\.0)
        let (total, step) = (total(of: tasks, statistics), step(for: tasks, statistics))
        guard effort > 0, total > 0 else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: efforts.map { ($0.0, Int(max(1, ($0.1 / effort * total / step).rounded()) * step)) })
    }
}

extension EventStatistics.Task {
    /// How long it takes to do the task for somebody who is there.
    fileprivate var secondsThere: Double { task.dwell + meanWait + 60 * max(1, answersEach) }

    /// The share of those who found the answer among those who looked for it; 1 where nobody answered, as on tracks alone: nobody knows how
    /// hard it is then.
    var shareOfFinders: Double {
        guard answersEach > 0 else { return 1 }
        return min(1, Double(solved) / Double(max(1, reached - linesLeft)))
    }
}
