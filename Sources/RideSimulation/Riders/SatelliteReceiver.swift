/// A rider's satellite receiver: how well, how often and how reliably it tells where it is.
public struct SatelliteReceiver: Sendable, Hashable {
    /// Standard deviation of the error in metres, each way; most of it drifts.
    public var deviation = 4.0
    /// Seconds from fix to fix while riding; more than 1 for a phone that sleeps in a pocket. At a task it is awake.
    public var interval = 1.0
    /// How often in an hour it falls silent, as in a tunnel.
    public var outagesPerHour = 0.0
    /// For how many seconds.
    public var outageLength = 20.0...90.0

    /// A good one that is always awake.
    public init() {}
}
