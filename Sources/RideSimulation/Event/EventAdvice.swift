public import Quests
import Routing
import Scoring
import Support
import VeloQuest

/// Advice on making a quest fairer, from distances and a simulated or recorded event.
public struct EventAdvice: Sendable, Hashable {
    /// A task that is not worth the detour within the time limit.
    public struct Detour: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// How many more points would make it part of a best plan, in the steps of `points`; `nil` if no rider has time for it.
        public let missing: Int?
    }

    /// How long a quick, a medium and a slow rider need for all tasks, in seconds; `nil` if that is impossible, for example because
    /// a task is unreachable.
    public let timeForAll: [Double?]
    /// A time limit in seconds within which only quick riders can solve everything, in steps of five minutes; `nil` if none can, or
    /// if quick and medium riders are too much alike.
    public let timeLimit: Double?
    /// Tasks without a path on the roads to them, or from them.
    public let unreachable: [Quest.Task.ID]
    /// Tasks that cost riders of any pace more points elsewhere than they bring.
    public let neverWorthIt: [Detour]
    /// For each reachable task the points that match its effort; their sum is about that of the present points, or ten for each task
    /// where these have none. In fives, or in ones if tasks have fewer than ten on average.
    public let points: [Quest.Task.ID: Int]
}

extension EventAdvice {
    /// Computes advice.
    ///
    /// The effort of a task is half the ride to its two nearest neighbours and back, and the time at it: the required stay and a
    /// minute for each answer; divided by the share of riders who found the answer, not counting those who left the line. A wait in
    /// line counts nothing: more organisers shorten it, and points would only lengthen it.
    /// - Parameters:
    ///   - pace: the paces of a slow and a quick rider.
    ///   - startTime: when riders start.
    /// - Complexity: six plans, and three for each task that is left out; see `RidePlanner.plan`.
    init(
        _ choices: RiderChoices, pace: ClosedRange<Double>, at startTime: Double, after statistics: EventStatistics
    ) {
        let paces = [pace.upperBound, (pace.lowerBound * pace.upperBound).squareRoot(), pace.lowerBound]
        let rounds = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: true) }
        let (tasks, reachable) = (choices.planner.quest.tasks.map(\.id), choices.reachable)
        // A plan leaves out tasks that bring nothing without a word.
        let times = rounds.map { plan in
            plan.flatMap { $0.tours.flatMap(\.stops).count == tasks.count ? $0.finish - startTime : nil }
        }
        unreachable = tasks.filter { !reachable.contains($0) }
        timeForAll = unreachable.isEmpty ? times : times.map { _ in nil }
        timeLimit = timeForAll[0].map { ($0 / 300).rounded(.up) * 300 }.flatMap { limit in
            limit < times[1] ?? .infinity ? limit : nil
        }
        neverWorthIt = Self.detours(
            to: tasks.filter { reachable.contains($0) }, choices, paces, at: startTime, statistics)
        points = Self.fairPoints(choices, statistics)
    }

    /// The tasks that make every plan worse.
    private static func detours(
        to tasks: [Quest.Task.ID], _ choices: RiderChoices, _ paces: [Double], at startTime: Double,
        _ statistics: EventStatistics
    ) -> [Detour] {
        // Where tasks bring no points, no number of them makes one worth the detour; one can still be too far for everybody.
        let hasPoints = total(of: tasks, statistics) > 0
        let keys = Set(choices.planner.quest.tasks.flatMap(\.requires).flatMap(\.tasks))
        let best = paces.map { choices.bestPlan(pace: $0, at: startTime) }
        let planned = Set(best.compactMap { $0 }.flatMap { $0.tours.flatMap(\.stops).map(\.task) })
        let step = step(for: tasks, statistics)
        let left = tasks.filter { task in
            let isWorthless = statistics.tasks.first { $0.id == task }?.points == 0
            return !planned.contains(task) && !(isWorthless && keys.contains(task))
        }
        let with = Parallel.map(left.count) { place in
            paces.map { choices.bestPlan(pace: $0, at: startTime, steps: 300, with: left[place]) }
        }
        return zip(left, with).compactMap { task, plans in
            let losses = zip(best, plans).compactMap { best, plan in
                best.flatMap { best in plan.map { (best.total - $0.total, most: best.total) } }
            }
            guard let least = losses.min(by: { $0.0 < $1.0 }) else { return Detour(task: task, missing: nil) }
            guard hasPoints else { return nil }
            // Plans are good to one or two percent, and points are rounded.
            let (loss, most) = (least.0.doubleValue, least.most.doubleValue)
            let worth = statistics.tasks.first { $0.id == task }?.points.doubleValue ?? 0
            guard loss > max(worth / 2, most / 50) else { return nil }
            return Detour(task: task, missing: Int((loss / step).rounded(.up) * step))
        }
    }

    /// The step for advised points.
    private static func step(for tasks: [Quest.Task.ID], _ statistics: EventStatistics) -> Double {
        let total = total(of: tasks, statistics)
        return total > 0 && total < 10 * Double(tasks.count) ? 1 : 5
    }

    /// The sum of the points of tasks.
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
        let (given, step) = (total(of: tasks, statistics), step(for: tasks, statistics))
        let total = given > 0 ? given : 10 * Double(tasks.count)
        guard effort > 0 else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: efforts.map { ($0.0, Int(max(1, ($0.1 / effort * total / step).rounded()) * step)) })
    }
}

extension EventStatistics.Task {
    /// The time at the task, in seconds, without waiting in line.
    fileprivate var secondsThere: Double { task.dwell + 60 * max(1, answersEach) }

    /// Whether riders wait so long in line that it costs them more than the answer.
    var hasLongLine: Bool { meanWait > 120 }

    /// How many looked for the answer, among those whose answers are known.
    var looked: Int { max(0, judged - linesLeft) }

    /// Whether fewer than half of those who looked for the answer found it.
    var isTooHard: Bool { looked >= 5 && shareOfFinders < 0.5 }

    /// The share of riders who found the answer among those who looked for it; 1 if there are no answers, as on tracks alone: the
    /// difficulty is unknown then.
    var shareOfFinders: Double {
        guard answersEach > 0 else { return 1 }
        return min(1, Double(solved) / Double(max(1, looked)))
    }
}
