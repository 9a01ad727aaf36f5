/// The rules that turn a ride into points; an organiser states them without code.
///
///     var rules = ScoringRules.irf(perMinute: 10)
///     rules.wrongAnswer = .points(1)
///
/// A plain value; `RideResult` applies it. See `Preset` for common rule sets.
///
/// Not enforced: that the numbers make a good game.
public struct ScoringRules: Sendable, Hashable {
    /// The version of the rule language that this library reads and applies.
    public static let currentVersion = 1

    /// The bonus for coming back before the time limit.
    public struct EarlyBonus: Sendable, Hashable {
        /// Points a minute.
        public var perMinute: Points
        /// How fractions of minutes are counted.
        public var counting: MinuteCounting
        /// Whether it requires every task to be solved.
        public var needsAllTasks: Bool
        /// The upper bound of the bonus; `nil` for none.
        public var most: Points?

        /// Describes a bonus.
        public init(
            perMinute: Points, counting: MinuteCounting = .full, needsAllTasks: Bool = true, most: Points? = nil
        ) {
            self.perMinute = perMinute
            self.counting = counting
            self.needsAllTasks = needsAllTasks
            self.most = most
        }
    }

    /// The loss of a task's value with time.
    public struct Decay: Sendable, Hashable {
        /// When the time starts.
        public enum Origin: String, Sendable, Hashable, CaseIterable {
            /// The start of the ride.
            case start
            /// The check-in at the task.
            case checkIn
        }

        /// When the time starts.
        public var from: Origin
        /// Seconds before the first point is lost.
        public var after: Double
        /// Seconds in which one point is lost.
        public var secondsPerPoint: Double
        /// The lowest value of a task.
        public var least: Points

        /// Describes a decay.
        public init(from: Origin = .start, after: Double = 0, secondsPerPoint: Double, least: Points = .zero) {
            self.from = from
            self.after = after
            self.secondsPerPoint = secondsPerPoint
            self.least = least
        }
    }

    /// What happens to a task that is visited out of the order of a fixed course.
    public enum OutOfOrder: Sendable, Hashable {
        /// It does not count.
        case worthless
        /// It counts, less a charge.
        case charged(Charge)
        /// It counts, but the ride has no place: a control is missing from its position.
        case missingPunch
    }

    /// The tie-breaks between riders of equal points, in order of priority.
    public enum TieBreak: String, Sendable, Hashable, CaseIterable {
        /// The shorter time from start to finish.
        case time
        /// The earlier last task that brought points, counted from the start.
        case lastScore
        /// More tasks solved.
        case solved
        /// Fewer wrong answers.
        case wrongAnswers
        /// Fewer hints.
        case hints
    }

    /// The preset these rules started from, if any.
    public var preset: Preset?
    /// The value of a solved task.
    public var value = TaskValue.file(otherwise: 10)
    /// Controls whose number gives them another value.
    public var bonusControls: [BonusControls] = []
    /// The cost of each wrong answer.
    public var wrongAnswer = Charge.none
    /// The cost of a hint that states none.
    public var hint = Charge.none
    /// The cost of giving a task up.
    public var skip = Charge.none
    /// The cost of revealing the answer; the task then brings nothing.
    public var reveal = Charge.none
    /// The lowest points of a task, solved or not, after all charges; `nil` for no bound.
    public var leastForTask: Points?
    /// The penalty for coming late; `nil` for none, though lateness is reported.
    public var late: LatePenalty?
    /// Whether a task solved after the time limit counts.
    public var countsAfterLimit = true
    /// The bonus for coming early.
    public var early: EarlyBonus?
    /// The bonus for solving every task.
    public var allTasks = Points.zero
    /// What happens to tasks out of order, if the quest has an order.
    public var outOfOrder = OutOfOrder.worthless
    /// How tasks lose value with time.
    public var decay: Decay?
    /// The lowest total; `nil` for no bound.
    public var leastTotal: Points?
    /// The tie-breaks between riders of equal points.
    public var tieBreaks: [TieBreak] = [.time]

    /// Rules that only add up the points of solved tasks.
    public init() {}
}
