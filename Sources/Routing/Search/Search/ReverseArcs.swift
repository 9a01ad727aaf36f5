import RoadMap

/// The arcs of a graph by the node that they lead to, for searches that come from the end.
///
///     node n ──► firstArcs[n] ..< firstArcs[n + 1] ──► arcs[i]     an arc that leads to n
///                                                  └─► tails[i]    the node that it leaves
///
/// It is made in memory and not stored in the map, which it would make larger by a fifth for everybody: the pass over the
/// arcs takes 2 ms for a city, and only few searches need it: alternatives, and routes that may not turn back at a stop.
struct ReverseArcs: Sendable {
    /// An index in `arcs` and `tails`.
    struct Slot: GraphNumber {
        let rawValue: UInt32

        @inline(__always)
        init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    let firstArcs: ContiguousArray<Slot>
    let tails: ContiguousArray<NodeID>
    let arcs: ContiguousArray<ArcID>

    /// The arcs that lead to a node.
    func arcs(to node: NodeID) -> ArraySlice<ArcID> {
        ArraySlice(arcs[(firstArcs[node.index]..<firstArcs[node.index + 1]).places])
    }

    /// Turns the arcs round.
    ///
    /// - Complexity: O(nodes + arcs).
    init(graph: RoadGraph) {
        let nodes = graph.nodeCount
        let forwardFirst = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        var first = ContiguousArray<UInt32>(repeating: 0, count: nodes + 1)
        for arc in heads.indices { first[heads[arc].index + 1] += 1 }
        for node in 0..<nodes { first[node + 1] += first[node] }
        var next = first
        var tails = ContiguousArray(repeating: NodeID.missing, count: heads.count)
        var arcs = ContiguousArray(repeating: ArcID.missing, count: heads.count)
        for node in graph.nodes {
            for arc in (forwardFirst[node.index]..<forwardFirst[node.index + 1]).places {
                let head = heads[arc].index
                let slot = Int(next[head])
                next[head] += 1
                tails[slot] = node
                arcs[slot] = ArcID(truncatingIfNeeded: arc)
            }
        }
        firstArcs = ContiguousArray(first.lazy.map { Slot(rawValue: $0) })
        self.tails = tails
        self.arcs = arcs
    }
}
