/// Thresholds from which on a ride is worth a look of the organiser.
///
/// Honest rides with ordinary phones raise no flag; lower the numbers for a closer look.
public struct FairnessRule: Sendable, Hashable {
    /// Metres per second that no rider keeps up on a bicycle over `span` seconds: 50 km/h.
    public var highestSpeed = 50 / 3.6
    /// Averaging window in seconds; one outlier must not raise a flag.
    public var span = 60.0
    /// How many fixes in a row at exactly the same place are suspicious while the receiver reports movement.
    public var identicalFixes = 10
    /// How many fixes in a row with exactly the same values are suspicious.
    public var evenFixes = 30
    /// Seconds without a usable fix before a check-in that make it suspicious, ...
    public var approach = 60.0
    /// ... unless they are no more than an outage of an ordinary receiver, as in a tunnel, ...
    public var outage = 120.0
    /// ... before which there were fixes for this many seconds or more, no further apart than that and with no longer silence
    /// among them, ...
    public var heard = 30.0
    /// ... or the rider was no further than this many metres away before: a rest.
    public var rest = 200.0
    /// Metres by which a ride between check-ins may be ahead of `highestSpeed`: a descent, or the end of a sprint.
    public var descent = 250.0
    /// A check-in nearer to its task than this, in metres, is as exact as no receiver is, ...
    public var perfectDistance = 0.05
    /// ... and this many of them, if they are most of a ride's, are suspicious.
    public var perfectCheckIns = 3
    /// Check-ins to which a rider came along a straight line at a steady speed, to as many metres, ...
    public var evenDistance = 0.03
    /// ... or that are off their tasks by the same metres, east and north, are suspicious if they are this many and most of a
    /// ride's.
    public var evenCheckIns = 4
    /// How many times as long as a bicycle takes at `highestSpeed` the way by road must be to be impossible. Honest riders know ways
    /// that the map lacks.
    public var shortCuts = 2.0
    /// The most flags of one kind recorded for a ride.
    public var most = 20

    /// The rule with its usual numbers.
    public init() {}
}
