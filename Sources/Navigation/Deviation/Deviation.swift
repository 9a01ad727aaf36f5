public import Geodesy

/// How a rider has left the route.
///
/// <doc:UnderWay> lists the angles and probabilities that distinguish the kinds.
public struct Deviation: Sendable, Hashable {
    /// What happened.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The rider went straight on where the route turns.
        case overshoot
        /// The rider turned where the route does not, or into another street.
        case wrongTurn
        /// The rider is on a road beside the route that leads the same way.
        case parallelRoad
        /// The rider rides along the route against its direction, from the start on.
        case wrongWay
        /// The rider turned round on the route.
        case uTurn
        /// The rider has left the network, as for a short cut through a park.
        case offNetwork
    }

    /// Degrees up to which two directions are taken for the same.
    static let parallel = 35.0

    /// What happened.
    public var kind: Kind
    /// Metres between the rider and their place on the route.
    public var distance: Double
    /// Where the rider was when it was noticed.
    public var coordinate: Coordinate
}

#if !hasFeature(Embedded)
    extension Deviation: Codable {}

    extension Deviation.Kind: Codable {}
#endif
