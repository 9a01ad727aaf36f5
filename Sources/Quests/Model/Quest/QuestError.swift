public import Geodesy

/// Why a quest cannot be made from its parts.
public enum QuestError: Error, Sendable, Hashable {
    /// There are no tasks.
    case noTasks
    /// Two tasks, or two zones, have this identifier.
    case duplicateTask(Quest.Task.ID)
    /// A place is not on the Earth.
    case notOnEarth(Coordinate)
    /// A task requires one that the quest does not have.
    case unknownRequirement(Quest.Task.ID, Quest.Task.ID)
    /// A task has negative points.
    case negativePoints(Quest.Task.ID, Int)
    /// A radius is not a number of metres above 0.
    case radiusOutOfRange(Quest.Task.ID, Double)
    /// A time limit is not a number of seconds above 0.
    case timeLimitOutOfRange(Double)
}
