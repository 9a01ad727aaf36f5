import BikeRouting
public import QuestEngine
import VeloQuest

/// What would make a quest fairer, as far as distances and a simulation tell.
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

extension EventSimulation {
    /// What would make the quest fairer.
    ///
    /// The effort of a task is half the way to its two nearest neighbours and back, riding, and the time that answering took in the
    /// simulation, divided by the share of those who found the answer.
    /// - Complexity: six plans; see `RidePlanner.plan`.
    public func advice(after statistics: EventStatistics) -> EventAdvice {
        let paces = [
            field.pace.upperBound, (field.pace.lowerBound * field.pace.upperBound).squareRoot(), field.pace.lowerBound,
        ]
        let plans = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: false) }
        let rounds = paces.map { choices.bestPlan(pace: $0, at: startTime, isUnlimited: true) }
        let planned = Set(plans.compactMap { $0 }.flatMap { $0.tours.flatMap(\.stops).map(\.task) })
        let times = rounds.map { plan in plan.flatMap { $0.left.isEmpty ? $0.finish - startTime : nil } }
        let reachable = choices.reachable
        return EventAdvice(
            timeForAll: times,
            timeLimit: times[0].map { ($0 / 300).rounded(.up) * 300 }.flatMap { limit in
                limit < times[1] ?? .infinity ? limit : nil
            },
            unreachable: quest.tasks.map(\.id).filter { !reachable.contains($0) },
            neverWorthIt: quest.tasks.map(\.id).filter { reachable.contains($0) && !planned.contains($0) },
            points: fairPoints(statistics))
    }

    private func fairPoints(_ statistics: EventStatistics) -> [Quest.Task.ID: Int] {
        let efforts = statistics.tasks.compactMap { task in
            choices.detour(to: task.id).map { detour in
                (task.id, (detour + 60 * max(1, task.answersEach)) / max(0.2, task.reached > 0 ? task.solvingRate : 1))
            }
        }
        let effort = efforts.reduce(0) { $0 + $1.1 }
        let total = statistics.tasks.reduce(0) { $0 + $1.points.doubleValue }
        guard effort > 0, total > 0 else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: efforts.map { ($0.0, max(5, Int(($0.1 / effort * total / 5).rounded()) * 5)) })
    }
}
