/// How a rider chooses the next task.
public enum RideStrategy: String, Sendable, Hashable, CaseIterable {
    /// All tasks, in the shortest order that the quest permits, whatever the time limit.
    case allTasks
    /// The tour with the most points within the time limit, planned before the start.
    case planned
    /// The nearest task each time.
    case nearest
    /// The task with the most points a minute.
    case pointsPerMinute
    /// The order of the quest.
    case givenOrder
}
