public import QuestFile

/// Why a referee does not take what a rider hands in.
public enum RefereeError: Error, Sendable, Hashable {
    /// The ride has not started, or waits for the mass start.
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
    /// The task was given up, or its answer was shown.
    case givenUp(number: Int, name: String)
    /// All attempts are used up.
    case noAttemptsLeft(number: Int, name: String)
    /// After a wrong answer none is taken for so many more seconds.
    case lockedOut(number: Int, name: String, seconds: Double)
    /// There is no hint that was not taken.
    case noHintsLeft(number: Int, name: String)
    /// Riders may not start yet, or no longer: seconds since 1970-01-01 00:00 UTC.
    case outsideStartWindow(opens: Double?, closes: Double?)
    /// A time is not a finite number of seconds.
    case notATime
}

extension RefereeError {
    /// Whether an answer that is refused may be taken later, or could have been earlier: no reason not to show the right one.
    var isPassing: Bool {
        switch self {
        case .lockedOut, .noAttemptsLeft, .closed: true
        default: false
        }
    }
}
