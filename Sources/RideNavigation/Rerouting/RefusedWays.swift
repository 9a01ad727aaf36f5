import BikeRouting

/// What a rider has refused by riding otherwise: a street that the route led into, and turning back.
///
/// It is held against ways that a new route might take, and fades with the distance ridden since. The last 8 of each are
/// remembered.
public struct RefusedWays: Sendable, Hashable, Codable {
    /// How much is held against a way, and for how long.
    public struct Reluctance: Sendable, Hashable, Codable {
        /// Seconds that a street just avoided counts more, in that direction.
        public var avoidedStreet = 60.0
        /// Seconds that turning round in the street counts more than it takes, for who is moving; as much again for each time that
        /// it was refused.
        public var turningRound = 20.0
        /// Metres of riding after which nothing is left of it; it fades evenly.
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
    /// Metres ridden when turning round was refused.
    private var turns: [Double] = []

    /// More than these are not remembered.
    private static let limit = 8

    init() {}

    /// Whether all streets are ones that a graph has.
    func isPart(of graph: RoadGraph) -> Bool { refusals.allSatisfy { (0..<graph.edgeCount).contains($0.edge) } }

    /// Remembers a street that the rider did not take.
    mutating func note(_ stretch: RouteLeg.Stretch, at odometer: Double) {
        refusals.removeAll { $0.edge == stretch.edge && $0.isReversed == stretch.isReversed }
        refusals.append(Refusal(edge: stretch.edge, isReversed: stretch.isReversed, odometer: odometer))
        if refusals.count > RefusedWays.limit { refusals.removeFirst() }
    }

    /// Remembers that the rider did not turn round.
    mutating func noteTurn(at odometer: Double) {
        turns.append(odometer)
        if turns.count > RefusedWays.limit { turns.removeFirst() }
    }

    /// What is held against streets now.
    func penalties(at odometer: Double, _ reluctance: Reluctance) -> [RoadPenalty] {
        refusals.compactMap { refusal in
            let seconds = reluctance.avoidedStreet * reluctance.share(left: odometer - refusal.odometer)
            return seconds > 0
                ? RoadPenalty(
                    edge: refusal.edge, isReversed: refusal.isReversed, cost: RefusedWays.milliseconds(seconds)) : nil
        }
    }

    /// What is held against turning round now, in milliseconds.
    func turningRound(at odometer: Double, _ reluctance: Reluctance) -> UInt32 {
        RefusedWays.milliseconds(reluctance.turningRound * turnings(at: odometer, reluctance))
    }

    /// How many times as far as usual a rider who is told to turn round may ride on before they are told again: twice, as hearing
    /// and braking take a while, and farther each time, as who has refused a few times has their reasons.
    func patience(at odometer: Double, _ reluctance: Reluctance) -> Double {
        let times = turnings(at: odometer, reluctance)
        return 1 + times * times
    }

    /// How many times the rider was told to turn round, this one included and the earlier ones as far as they count.
    private func turnings(at odometer: Double, _ reluctance: Reluctance) -> Double {
        turns.reduce(1) { $0 + reluctance.share(left: odometer - $1) }
    }

    private static func milliseconds(_ seconds: Double) -> UInt32 {
        // Not a number is nothing, either.
        seconds > 0 ? UInt32(min(seconds * 1000, Double(RoadPenalty.greatestCost))) : 0
    }
}

extension RefusedWays.Reluctance {
    /// What is left of it after some metres.
    fileprivate func share(left ridden: Double) -> Double {
        distance > 0 ? min(max(1 - ridden / distance, 0), 1) : 0
    }
}
