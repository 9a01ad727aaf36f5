import BikeRouting

/// What a rider has refused by riding otherwise: a street that the route led into, and turning back.
///
/// It is held against ways that a new route might take, and fades with the distance ridden since.
public struct RefusedWays: Sendable, Hashable, Codable {
    /// How much is held against a way, and for how long.
    public struct Reluctance: Sendable, Hashable, Codable {
        /// Seconds that a street just avoided counts more.
        public var avoidedStreet = 60.0
        /// Seconds that turning round in the street counts more.
        public var turningRound = 45.0
        /// Metres of riding after which nothing is left of it.
        public var distance = 800.0

        /// The usual reluctance.
        public init() {}
    }

    private struct Refusal: Sendable, Hashable, Codable {
        var edge: RoadGraph.EdgeID
        var isReversed: Bool
        /// Metres ridden when it was refused.
        var odometer: Double
    }

    private var refusals: [Refusal] = []

    /// More than these are not remembered.
    private static let limit = 8

    init() {}

    mutating func note(_ stretches: [RouteLeg.Stretch], at odometer: Double) {
        for stretch in stretches {
            refusals.removeAll { $0.edge == stretch.edge && $0.isReversed == stretch.isReversed }
            refusals.append(Refusal(edge: stretch.edge, isReversed: stretch.isReversed, odometer: odometer))
        }
        if refusals.count > RefusedWays.limit { refusals.removeFirst(refusals.count - RefusedWays.limit) }
    }
}
