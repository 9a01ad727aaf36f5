internal import Geodesy
public import Support

extension QuestError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .noTasks: Message("quest-error-no-tasks")
        case .duplicateTask(let id): Message("quest-error-duplicate-task", ["id": .of(id)])
        case .notOnEarth(let place): Message("quest-error-not-on-earth", ["place": .of(place)])
        case .unknownRequirement(let id, let needed):
            Message("quest-error-unknown-requirement", ["id": .of(id), "needed": .of(needed)])
        case .negativePoints(let id, let points):
            Message("quest-error-negative-points", ["id": .of(id), "points": .of(points)])
        case .radiusOutOfRange(let id, let radius):
            Message("quest-error-radius-out-of-range", ["id": .of(id), "radius": .of(radius)])
        case .timeLimitOutOfRange(let limit): Message("quest-error-time-limit-out-of-range", ["limit": .of(limit)])
        }
    }
}
