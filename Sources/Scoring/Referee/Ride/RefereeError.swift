public import Quests

/// Why a referee refuses a rider's action.
public enum RefereeError: Error, Sendable, Hashable {
    /// The ride has not started, or the mass start is still to come.
    case notStarted
    /// The ride has started before.
    case alreadyStarted
    /// The ride is over.
    case finished
    /// The quest has no such task.
    case unknownTask(Quest.Task.ID)
    /// The rider has not been at the task yet.
    case notCheckedIn(number: Int, name: String)
    /// The task is solved.
    case alreadySolved(number: Int, name: String)
    /// The task is not open at this time.
    case closed(number: Int, name: String)
    /// The task was given up, or its answer was revealed.
    case givenUp(number: Int, name: String)
    /// No attempts are left.
    case noAttemptsLeft(number: Int, name: String)
    /// After a wrong answer none is accepted for this many more seconds.
    case lockedOut(number: Int, name: String, seconds: Double)
    /// The task takes answers only there: the rider is this many metres from it, and must be within `reach` metres.
    case awayFromTask(number: Int, name: String, distance: Double, reach: Double)
    /// The task takes answers only there, and the receiver has told no position for a minute.
    case positionUnknown(number: Int, name: String)
    /// All hints were taken.
    case noHintsLeft(number: Int, name: String)
    /// Outside the start window: its bounds in seconds since 1970-01-01 00:00 UTC.
    case outsideStartWindow(opens: Double?, closes: Double?)
    /// A time is not a finite number of seconds.
    case notATime
}

extension RefereeError {
    /// Whether only hours, attempts or a lock-out prevent an answer. The right one may still be revealed then.
    var isPassing: Bool {
        switch self {
        case .lockedOut, .noAttemptsLeft, .closed: true
        default: false
        }
    }
}
