/// Where the value of a task comes from.
public enum TaskValue: Sendable, Hashable {
    /// From the file: the points it gives, else those of the difficulty, else this many.
    case file(otherwise: Points)
    /// All tasks are worth the same.
    case same(Points)
    /// The number of the control, rounded down to a multiple (19 is 10, 20 is 20).
    case numberRoundedDown(to: Int)
    /// The number of the control, rounded up to a multiple (20 is 20, 21 is 30).
    case numberRoundedUp(to: Int)

    /// The value of a task without the exceptions of a rule set.
    func points(of task: Quest.Task) -> Points {
        switch self {
        case .file(let otherwise): task.statedPoints.map { Points($0) } ?? task.difficultyPoints ?? otherwise
        case .same(let points): points
        case .numberRoundedDown(let unit): Points(task.code / max(unit, 1) * max(unit, 1))
        case .numberRoundedUp(let unit): Points((task.code + max(unit, 1) - 1) / max(unit, 1) * max(unit, 1))
        }
    }
}

/// Controls by their numbers that are worth something else, and not all the time (MapRun's W: 900 to 999).
public struct BonusControls: Sendable, Hashable {
    /// The numbers of the controls.
    public var codes: ClosedRange<Int>
    /// What each is worth.
    public var points: Points
    /// Seconds from the start within which they do not count.
    public var closedAtFirst: Double
    /// Seconds before the time limit within which they do not count.
    public var closedAtLast: Double

    /// Describes the controls.
    public init(codes: ClosedRange<Int>, points: Points, closedAtFirst: Double = 0, closedAtLast: Double = 0) {
        self.codes = codes
        self.points = points
        self.closedAtFirst = closedAtFirst
        self.closedAtLast = closedAtLast
    }
}
