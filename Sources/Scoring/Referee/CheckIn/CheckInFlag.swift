/// Why the positions that a log keeps of a check-in, or of an answer, do not show that the rider was there.
public enum CheckInFlag: Sendable, Hashable {
    /// The log keeps no position of it.
    case noPositions
    /// No position is accurate enough to check in; the best has this accuracy in metres.
    case inaccurate(Double)
    /// The nearest position was this many metres from the task, and up to `reach` metres would have counted.
    case elsewhere(distance: Double, reach: Double)
    /// The positions show a stay of this many seconds, and the task asks for more.
    case tooShort(seconds: Double, asked: Double)
    /// The positions are from another time: this many seconds from that of the entry.
    case otherTime(seconds: Double)
}

/// How a check-in, or an answer that has to be given at its task, is treated if its positions do not prove it.
public enum UnprovenCheckIns: Sendable, Hashable {
    /// It does not count.
    case refused
    /// It counts, and the result says that it is unproven.
    case accepted
}
