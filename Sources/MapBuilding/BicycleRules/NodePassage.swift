public import RoadNetwork

/// What a node means to someone who passes it on a bicycle.
///
///     BicycleRules.passage(of: ["barrier": "bollard"])  // a narrowing
///     BicycleRules.passage(of: ["barrier": "gate", "access": "private"])  // closed
public struct NodePassage: Sendable, Hashable {
    /// Nobody with a bicycle gets through.
    public var isClosed = false
    /// What everybody has to get past.
    public var obstacle = NodeDelay.none
    /// What only those have to get past who come along a way without motor traffic.
    public var obstacleOnPaths = NodeDelay.none
    /// Signals or a sign for the traffic on the way.
    public var sign = Sign.none
    /// Whom the sign is for.
    public var signDirection = SignDirection.unspecified
    /// How the road there is crossed by those who come along a way without motor traffic.
    public var crossing = Crossing.none

    /// What the traffic on a way has to obey.
    public enum Sign: UInt8, Sendable, Hashable {
        /// Nothing.
        case none
        /// A sign to give way, or to stop.
        case giveWay
        /// Signals.
        case signals
    }

    /// Whom a sign is for: those who travel the way as it is drawn, or against it.
    public enum SignDirection: UInt8, Sendable, Hashable {
        /// The tags do not say.
        case unspecified
        /// Along the way.
        case forward
        /// Against the way.
        case backward
        /// Everybody.
        case both
    }

    /// How a crossing is made.
    public enum Crossing: UInt8, Sendable, Hashable {
        /// There is none.
        case none
        /// Nothing but a place where one crosses.
        case unmarked
        /// The traffic yields, or there is an island to wait on.
        case marked
        /// Signals.
        case signals
    }

    /// Nothing hinders.
    public static let free = NodePassage()

    /// Nothing hinders, until something is noted.
    public init() {}
}
