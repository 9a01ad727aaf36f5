/// From when on something about a ride is worth a look of the organiser.
///
/// The numbers are chosen so that honest rides with ordinary phones raise no flag; whoever wants a closer look lowers them.
public struct FairnessRule: Sendable, Hashable {
    /// Metres per second that nobody keeps up on a bicycle over `span` seconds: 50 km/h.
    public var highestSpeed = 50 / 3.6
    /// The seconds over which speed is taken, so that one stray fix is no car.
    public var span = 60.0
    /// How many fixes in a row with the very same place, to the last digit, are remarkable while the receiver says that it moves.
    public var identicalFixes = 10
    /// How many fixes in a row with the very same values are remarkable.
    public var evenFixes = 30
    /// Seconds without any usable fix before a check-in that make it remarkable.
    public var approach = 60.0
    /// How many flags of one kind are recorded at most on a ride.
    public var most = 20

    /// The rule with its usual numbers.
    public init() {}
}
