/// What riding a quest is worth: a rule set that an organiser states without code.
///
///     var rules = ScoringRules.irf(perMinute: 10)
///     rules.wrongAnswer = .points(1)
///
/// A value without behaviour of its own; `RideResult` applies it. See `Preset` for the rule sets of the field.
///
/// Not enforced: that the numbers make a good game.
public struct ScoringRules: Sendable, Hashable {
    /// The edition of the rule language that this library reads and applies.
    public static let currentVersion = 1

    /// What a rider gets for coming back before the time limit.
    public struct EarlyBonus: Sendable, Hashable {
        /// Points a minute.
        public var perMinute: Points
        /// How parts of minutes are counted.
        public var counting: MinuteCounting
        /// Whether every task must be solved for it.
        public var needsAllTasks: Bool
        /// The most it can be; `nil` for any sum.
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

    /// Points that a task loses with time.
    public struct Decay: Sendable, Hashable {
        /// From when time counts.
        public enum Origin: String, Sendable, Hashable, CaseIterable {
            /// The start of the ride.
            case start
            /// The check-in at the task.
            case checkIn
        }

        /// From when time counts.
        public var from: Origin
        /// Seconds before the first point is lost.
        public var after: Double
        /// Seconds in which one point is lost.
        public var secondsPerPoint: Double
        /// What a task is worth at the least.
        public var least: Points

        /// Describes a decay.
        public init(from: Origin = .start, after: Double = 0, secondsPerPoint: Double, least: Points = .zero) {
            self.from = from
            self.after = after
            self.secondsPerPoint = secondsPerPoint
            self.least = least
        }
    }

    /// What becomes of a task that is visited out of the order of a fixed course.
    public enum OutOfOrder: Sendable, Hashable {
        /// It counts for nothing.
        case worthless
        /// It counts, less a charge.
        case charged(Charge)
        /// It counts, and the ride has no place: a control is missing where it should have been.
        case missingPunch
    }

    /// What decides between riders of equal points, first things first.
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

    /// The name of the rule set that these began as, where there was one.
    public var preset: Preset?
    /// What a solved task is worth.
    public var value = TaskValue.file(otherwise: 10)
    /// Controls by number that are worth something else.
    public var bonusControls: [BonusControls] = []
    /// What each wrong answer costs.
    public var wrongAnswer = Charge.none
    /// What a hint costs that names no price.
    public var hint = Charge.none
    /// What giving a task up costs.
    public var skip = Charge.none
    /// What being shown the answer costs; the task then brings nothing.
    public var reveal = Charge.none
    /// What a task brings at the least, solved or not, whatever its charges; `nil` for no bound.
    public var leastForTask: Points?
    /// What coming late costs; `nil` for nothing, though it is reported.
    public var late: LatePenalty?
    /// Whether a task counts that was solved after the time limit.
    public var countsAfterLimit = true
    /// What coming early brings.
    public var early: EarlyBonus?
    /// What solving every task brings.
    public var allTasks = Points.zero
    /// What becomes of tasks out of order, where the quest has an order.
    public var outOfOrder = OutOfOrder.worthless
    /// How tasks lose value with time.
    public var decay: Decay?
    /// The lowest total; `nil` for no bound.
    public var leastTotal: Points?
    /// What decides between riders of equal points.
    public var tieBreaks: [TieBreak] = [.time]

    /// Rules that add up the points of solved tasks, and nothing else.
    public init() {}
}
