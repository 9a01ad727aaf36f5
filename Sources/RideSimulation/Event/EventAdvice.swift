import BikeRouting
public import QuestEngine
import VeloQuest

/// What would make a quest fairer, as far as distances, and a simulation or a ridden event, tell.
public struct EventAdvice: Sendable, Hashable {
    /// How long a quick, a middling and a slow rider need for all tasks, in seconds; `nil` where that cannot be.
    public let timeForAll: [Double?]
    /// A time limit in seconds within which only quick riders can solve everything, in steps of five minutes; `nil` where nobody can, or
    /// quick and middling ones are too much alike.
    public let timeLimit: Double?
    /// Tasks to which no road leads, or none from there.
    public let unreachable: [Quest.Task.ID]
    /// Tasks that are part of no best plan, be the rider quick, middling or slow.
    public let neverWorthIt: [Quest.Task.ID]
    /// For each task that can be reached the points that pay for the way there and the time at it, in fives; together about as many as
    /// now.
    public let points: [Quest.Task.ID: Int]
}

extension EventAdvice {
    /// What would make a quest fairer.
    ///
    /// The effort of a task is half the way to its two nearest neighbours and back, riding, and the time that answering took,
    /// divided by the share of those who found the answer.
    /// - Parameters:
    ///   - pace: the paces of a slow and a quick rider.
    ///   - startTime: when riders start.
    /// - Complexity: six plans; see `RidePlanner.plan`.
    init(_ choices: RiderChoices, pace: ClosedRange<Double>, at startTime: Double, after statistics: EventStatistics) {
        let paces = [pace.upperBound, (pace.lowerBound * pace.upperBound).squareRoot(), pace.lowerBound]
        let plans = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: false) }
        let rounds = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: true) }
        let planned = Set(plans.compactMap { $0 }.flatMap { $0.tours.flatMap(\.stops).map(\.task) })
        let times = rounds.map { plan in plan.flatMap { $0.left.isEmpty ? $0.finish - startTime : nil } }
        let (tasks, reachable) = (choices.planner.quest.tasks.map(\.id), choices.reachable)
        timeForAll = times
        timeLimit = times[0].map { ($0 / 300).rounded(.up) * 300 }.flatMap { limit in
            limit < times[1] ?? .infinity ? limit : nil
        }
        unreachable = tasks.filter { !reachable.contains($0) }
        neverWorthIt = tasks.filter { reachable.contains($0) && !planned.contains($0) }
        points = Self.fairPoints(choices, statistics)
    }

    private static func fairPoints(_ choices: RiderChoices, _ statistics: EventStatistics) -> [Quest.Task.ID: Int] {
        let efforts = statistics.tasks.compactMap { task in
            choices.detour(to: task.id).map { detour in
                // Where nobody answered, as on tracks alone, nobody knows how hard it is.
                let share = task.answersEach > 0 ? max(0.2, task.solvingRate) : 1
                return (task.id, (detour + 60 * max(1, task.answersEach)) / share)
            }
        }
        let effort = efforts.reduce(0) { $0 + $1.1 }
        let total = statistics.tasks.reduce(0) { $0 + $1.points.doubleValue }
        guard effort > 0, total > 0 else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: efforts.map { ($0.0, max(5, Int(($0.1 / effort * total / 5).rounded()) * 5)) })
    }
}
