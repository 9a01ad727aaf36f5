public import QuestEngine
public import QuestFile

/// Which tasks to ride to, in which order, and what that brings.
public struct RidePlan: Sendable, Hashable {
    /// One task of a plan. Times are seconds since 1970-01-01 00:00 UTC.
    public struct Stop: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// When the rider is there.
        public let arrival: Double
        /// When the task is begun: later than the arrival where it is not open yet.
        public let begin: Double
        /// When the rider goes on.
        public let departure: Double
        /// The points that it brings.
        public let points: Points
    }

    /// One rider's way.
    public struct Tour: Sendable, Hashable {
        /// The tasks, in the order of riding.
        public let stops: [Stop]
        /// When the rider is home, or done where the quest has no finish: seconds since 1970-01-01 00:00 UTC.
        public let finish: Double
        /// Metres to ride.
        public let distance: Double
    }

    /// One tour for each rider who rides alone; those who stay at home come last.
    public let tours: [Tour]
    /// The total that the ride would have, everything so far included.
    public let total: Points
    /// How many points more than without any further task, at most; `nil` where no bound was computed.
    public internal(set) var bound: Points?
    /// The points that the plan brings, by the measure of `bound`.
    public let gain: Points
    /// Whether no plan brings more.
    public internal(set) var isProvenOptimal: Bool
    /// How many tasks were solved before.
    public let solvedBefore: Int
    /// By how many seconds the last rider is late; 0 in time.
    public let lateness: Double
    /// Tasks that bring points and are not part of the plan.
    public let left: [Quest.Task.ID]

    /// When everybody is home: seconds since 1970-01-01 00:00 UTC.
    public var finish: Double { tours.map { $0.finish }.max() ?? 0 }
    /// By how much a better plan could exceed this one, as a share of the bound; `nil` where there is no bound, or none above 0.
    public var gap: Double? {
        guard let bound, bound > gain else { return bound.map { _ in 0 } }
        return bound > .zero ? Double(bound.thousandths - gain.thousandths) / Double(bound.thousandths) : nil
    }
}
