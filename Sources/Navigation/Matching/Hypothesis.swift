import RoadMap

/// Where a rider may be at a fix: on a street in one direction, or off the network.
package struct Hypothesis: Sendable, Hashable, BitwiseCopyable {
    /// Marks a place off the network.
    static let offNetwork: Int32 = -1
    package static let none: Int32 = -1
    /// Marks that one has not left the edge.
    static let staying = -1.0

    /// The number of the edge; `offNetwork`.
    var edge: Int32
    /// The hypothesis before, by its place in that layer.
    var parent = Hypothesis.none
    var isReversed: Bool
    /// Whether it is part of a route that the rider is led along.
    var isOnRoute = false
    /// Metres from where one enters the edge in this direction, and its whole length.
    var along: Double
    var length: Double
    /// The surcharge in metres for each metre that is pushed or ridden against a one-way sign.
    var reluctance: Double
    /// Metres from the fix.
    var distance: Double
    /// The logarithm of how likely the fix is here.
    var likelihood: Double
    /// The logarithm of the best history's likelihood.
    var score = -Double.infinity
    /// The share of all histories that lead here.
    var probability = 0.0
    /// Metres, with surcharges, from the end of the edge before to the beginning of this one; `staying` where it is the
    /// same edge and was not left.
    var between = Hypothesis.staying

    var isOnNetwork: Bool { edge >= 0 }
    /// The edge; `missing` off the network.
    var edgeID: EdgeID { EdgeID(rawValue: UInt32(bitPattern: edge)) }
    var directedEdge: DirectedEdge { DirectedEdge(edgeID, isReversed: isReversed) }
    var rest: Double { length - along }

    /// Off the network, wherever that is.
    static func offNetwork(likelihood: Double) -> Hypothesis {
        Hypothesis(
            edge: offNetwork, isReversed: false, along: 0, length: 0, reluctance: 0, distance: 0, likelihood: likelihood
        )
    }

    /// Adds histories that come from a hypothesis before, the best of which has so high a score.
    @inline(__always)
    mutating func join(_ parent: Int32, _ between: Double, score: Double, share: Double) {
        probability += share
        guard score > self.score else { return }
        (self.score, self.parent, self.between) = (score, parent, between)
    }
}

#if !hasFeature(Embedded)
    extension Hypothesis: Codable {}
#endif
