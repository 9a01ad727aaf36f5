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
    /// Seconds without a usable fix before a check-in that make it suspicious.
    public var approach = 60.0
    /// The most flags of one kind recorded for a ride.
    public var most = 20

    /// The rule with its usual numbers.
    public init() {}
}
