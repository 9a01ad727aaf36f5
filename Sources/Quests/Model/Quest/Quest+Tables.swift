package import Geodesy

extension Quest {
    /// What judging asks of all tasks for each of many rides, in the order of the tasks. It is computed once, since to copy a task
    /// takes longer than to judge an answer.
    package struct Tables: Sendable {
        /// The plane around each task.
        package let planes: [LocalPlane]
        /// What each task is worth before charges.
        package let values: [Points]
        /// Whether any task has its place in an order.
        package let hasOrder: Bool
        /// Whether any task requires others.
        package let hasRequirements: Bool

        init(of tasks: [Task], _ scoring: ScoringRules) {
            planes = tasks.map { LocalPlane(origin: $0.coordinate) }
            values = tasks.map { scoring.value(of: $0) }
            hasOrder = tasks.contains { $0.order != nil }
            hasRequirements = tasks.contains { !$0.requires.isEmpty }
        }
    }
}
