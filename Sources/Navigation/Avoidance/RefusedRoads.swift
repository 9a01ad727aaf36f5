import RoadMap
package import Routing

/// The streets and U-turns of earlier routes that a rider did not take.
///
/// They become penalties for new routes. A penalty falls evenly with the distance ridden since. The last 8 streets and the last 8
/// U-turns count.
public struct RefusedRoads: Sendable, Hashable {
    /// How large the penalties are, and how long they last.
    public struct Reluctance: Sendable, Hashable {
        /// The penalty in seconds of a street that was just avoided, in that direction.
        public var avoidedStreet = 60.0
        /// The penalty in seconds of a U-turn for a moving rider; as much again for each one that was refused.
        public var turningRound = 20.0
        /// Metres of riding after which a penalty has fallen to nothing.
        public var distance = 800.0

        /// The usual reluctance.
        public init() {}
    }

    fileprivate struct Refusal: Sendable, Hashable {
        var edge: EdgeID
        var isReversed: Bool
        /// Metres ridden when it was refused.
        var odometer: Double
    }

    private var refusals: [Refusal] = []
    /// Metres ridden when turning round was refused.
    private var turns: [Double] = []

    /// The greatest number of streets, and of U-turns, that count.
    private static let limit = 8

    package init() {}

    /// Whether all streets are edges of a graph.
    func isPart(of graph: RoadGraph) -> Bool { refusals.allSatisfy { graph.edges.contains($0.edge) } }

    /// Adds a street that the rider did not take.
    package mutating func note(_ segment: RouteLeg.Segment, at odometer: Double) {
        refusals.removeAll { $0.edge == segment.edge && $0.isReversed == segment.isReversed }
        refusals.append(Refusal(edge: segment.edge, isReversed: segment.isReversed, odometer: odometer))
        if refusals.count > RefusedRoads.limit { refusals.removeFirst() }
    }

    /// Adds a U-turn that the rider did not take.
    mutating func noteTurn(at odometer: Double) {
        turns.append(odometer)
        if turns.count > RefusedRoads.limit { turns.removeFirst() }
    }

    /// The current penalties of streets.
    func penalties(at odometer: Double, _ reluctance: Reluctance) -> [RoadPenalty] {
        refusals.compactMap { refusal in
            let seconds = reluctance.avoidedStreet * reluctance.share(left: odometer - refusal.odometer)
            return seconds > 0
                ? RoadPenalty(
                    edge: refusal.edge, isReversed: refusal.isReversed, cost: RefusedRoads.milliseconds(seconds)) : nil
        }
    }

    /// The current penalty of a U-turn, in milliseconds.
    func turningRound(at odometer: Double, _ reluctance: Reluctance) -> UInt32 {
        RefusedRoads.milliseconds(reluctance.turningRound * turnings(at: odometer, reluctance))
    }

    /// The factor by which a rider who should turn round may ride farther than usual before the next re-route. It is 2 at first,
    /// since hearing and braking take time. It grows with each refusal, since a rider who refuses repeatedly has a reason.
    func patience(at odometer: Double, _ reluctance: Reluctance) -> Double {
        let times = turnings(at: odometer, reluctance)
        return 1 + times * times
    }

    /// The number of U-turns that were announced: this one, and the earlier ones by their remaining weight.
    private func turnings(at odometer: Double, _ reluctance: Reluctance) -> Double {
        turns.reduce(1) { $0 + reluctance.share(left: odometer - $1) }
    }

    private static func milliseconds(_ seconds: Double) -> UInt32 {
        // False for NaN as well.
        seconds > 0 ? UInt32(min(seconds * 1000, Double(RoadPenalty.greatestCost))) : 0
    }
}

extension RefusedRoads.Reluctance {
    /// The share of a penalty that is left after some metres.
    fileprivate func share(left ridden: Double) -> Double {
        distance > 0 ? min(max(1 - ridden / distance, 0), 1) : 0
    }
}

#if !hasFeature(Embedded)
    extension RefusedRoads: Codable {}

    extension RefusedRoads.Reluctance: Codable {}

    extension RefusedRoads.Refusal: Codable {}
#endif
