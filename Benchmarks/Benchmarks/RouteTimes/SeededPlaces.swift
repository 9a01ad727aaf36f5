import Geodesy
import RoadMap
import Routing

/// Nodes and places of the largest strongly connected component: the same on every run.
struct SeededPlaces {
    let graph: RoadGraph
    private var state: UInt64
    /// How many edges that are ridden meet at each node.
    private lazy var arms: [Int] = {
        var arms = [Int](repeating: 0, count: graph.nodeCount)
        for edge in graph.edges where isRidden(graph.attributes(of: edge)) {
            let ends = graph.ends(of: edge)
            arms[ends.first.index] += 1
            arms[ends.last.index] += 1
        }
        return arms
    }()

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
            let arc = ArcID(number(below: graph.arcCount))
            if !graph.attributes(of: graph.edge(ofArc: arc).edge).isIsland { return graph.tail(ofArc: arc).rawValue }
        }
    }

    /// A node where at least three edges meet that may be ridden in some direction.
    mutating func junction() -> Coordinate {
        while true {
            let ends = graph.ends(of: EdgeID(number(below: graph.edgeCount)))
            let node = number(below: 2) == 0 ? ends.first : ends.last
            if arms[node.index] >= 3 { return graph.coordinate(ofNode: node) }
        }
    }

    /// Whether one rides there, in the largest strongly connected component.
    private func isRidden(_ attributes: EdgeAttributes) -> Bool {
        (attributes.forward == .ride || attributes.backward == .ride) && !attributes.isIsland
            && attributes.roadClass != .ferry
    }

    /// The middle of an edge that may be ridden in some direction.
    mutating func place() -> Coordinate {
        while true {
            let edge = EdgeID(number(below: graph.edgeCount))
            if isRidden(graph.attributes(of: edge)) { return graph.snap(onto: edge, at: 0.5).coordinate }
        }
    }
}
