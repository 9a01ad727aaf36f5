import BikeRouting
import Geodesy

/// Nodes and places of the largest strongly connected component: the same on every run.
struct SeededPlaces {
    let graph: RoadGraph
    private var state: UInt64

    init(graph: RoadGraph, seed: UInt64) {
        self.graph = graph
        state = seed
    }

    /// Source: Steele, Lea and Flood, *Fast splittable pseudorandom number generators* (2014): SplitMix64.
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(limit))
    }

    /// A node that an arc leaves.
    mutating func node() -> UInt32 {
        while true {
            let arc = number(below: graph.arcCount)
            if !graph.attributes(of: graph.edge(ofArc: arc).edge).isIsland { return UInt32(graph.tail(ofArc: arc)) }
        }
    }

    /// The middle of an edge that may be ridden in some direction.
    mutating func place() -> Coordinate {
        while true {
            let edge = number(below: graph.edgeCount)
            let attributes = graph.attributes(of: edge)
            let isRidden = attributes.forward == .ride || attributes.backward == .ride
            if isRidden, !attributes.isIsland, attributes.roadClass != .ferry {
                return graph.snap(onto: edge, at: 0.5).coordinate
            }
        }
    }
}
