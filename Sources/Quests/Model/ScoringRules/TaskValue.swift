/// The source of a task's value.
public enum TaskValue: Sendable, Hashable {
    /// The points in the file, else those of the difficulty, else this many.
    case file(otherwise: Points)
    /// All tasks have the same value.
    case same(Points)
    /// The number of the control, rounded down to a multiple (19 is 10, 20 is 20).
    case numberRoundedDown(to: Int)
    /// The number of the control, rounded up to a multiple (20 is 20, 21 is 30).
    case numberRoundedUp(to: Int)
}

/// Controls whose number gives them another value, for part of the time (MapRun's W: 900 to 999).
public struct BonusControls: Sendable, Hashable {
    /// The numbers of the controls.
    public var codes: ClosedRange<Int>
    /// The value of each.
    public var points: Points
    /// Seconds after the start during which they do not count.
    public var closedAtFirst: Double
    /// Seconds before the time limit during which they do not count.
    public var closedAtLast: Double

    /// Describes the controls.
    public init(codes: ClosedRange<Int>, points: Points, closedAtFirst: Double = 0, closedAtLast: Double = 0) {
        self.codes = codes
        self.points = points
        self.closedAtFirst = closedAtFirst
        self.closedAtLast = closedAtLast
    }
}
