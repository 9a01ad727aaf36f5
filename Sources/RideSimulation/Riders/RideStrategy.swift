/// How a rider chooses what to ride to next.
public enum RideStrategy: String, Sendable, Hashable, CaseIterable {
    /// All tasks, in the order that makes the shortest ride as far as the quest lets tasks be solved in it, however late it gets.
    case allTasks
    /// The tour worth most within the time, planned before the start.
    case planned
    /// The nearest task each time.
    case nearest
    /// What brings most points a minute.
    case pointsPerMinute
    /// The order of the quest.
    case givenOrder
}
