/// The assumptions about a rider for planning.
public struct PlanningAssumptions: Sendable, Hashable {
    /// Speed as a multiple of the profile's.
    public var pace = 1.0
    /// Seconds for finding and answering a task, in addition to its required stay.
    public var secondsAtTask = 60.0
    /// Metres a second on foot, from the road to a task and back.
    public var walkingSpeed = 1.4
    /// How many riders share the tasks, each on a separate tour.
    public var riders = 1

    /// One ordinary rider.
    public init() {}
}
