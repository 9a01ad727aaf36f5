public import RoadMap

/// What a bicycle meets when it passes a node.
///
///     BicycleRules.passage(of: ["barrier": "bollard"])  // a narrowing
///     BicycleRules.passage(of: ["barrier": "gate", "access": "private"])  // closed
public struct NodePassage: Sendable, Hashable {
    /// Nobody with a bicycle gets through.
    public var isClosed = false
    /// When that is; `nil` where it is always so or never.
    public var closing: DecisionTable<Bool>?
    /// What everybody has to get past.
    public var obstacle = NodeDelay.none
    /// The obstacle for riders on a way without motor traffic only.
    public var obstacleOnPaths = NodeDelay.none
    /// Signals or a sign for the traffic on the way.
    public var sign = Sign.none
    /// The direction of travel that the sign applies to.
    public var signDirection = SignDirection.unspecified
    /// How riders on a way without motor traffic cross the road there.
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

    /// The direction that a sign applies to: that in which the way is drawn, or the opposite.
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

    /// Whether nothing causes a delay.
    public static let free = NodePassage()

    /// Makes a passage without delays.
    public init() {}
}
