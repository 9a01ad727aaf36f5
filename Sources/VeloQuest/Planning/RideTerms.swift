/// How somebody rides, for planning.
public struct RideTerms: Sendable, Hashable {
    /// Speed as a multiple of the profile's.
    public var pace = 1.0
    /// Seconds that finding and answering a task takes, beyond being there.
    public var secondsAtTask = 60.0
    /// Metres a second on foot, from the road to a task and back.
    public var walkingSpeed = 1.4
    /// How many riders share the tasks, each on a tour of their own.
    public var riders = 1

    /// One rider like most.
    public init() {}
}
