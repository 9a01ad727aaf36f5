/// A rider's satellite receiver: its accuracy, interval and outages.
public struct SatelliteReceiver: Sendable, Hashable {
    /// Standard deviation of the error in metres, in each axis; most of it drifts.
    public var deviation = 4.0
    /// Seconds between fixes while riding; more than 1 for a phone that sleeps in a pocket. At a task it is awake.
    public var interval = 1.0
    /// Outages per hour, as in a tunnel.
    public var outagesPerHour = 0.0
    /// The length of an outage in seconds.
    public var outageLength = 20.0...90.0

    /// A good receiver that is always awake.
    public init() {}
}
