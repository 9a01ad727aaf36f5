package import RoadNetwork

/// The arcs of a graph by the node that they lead to, for searches that come from the end.
///
///     node n ──► firstArcs[n] ..< firstArcs[n + 1] ──► arcs[i]     an arc that leads to n
///                                                  └─► tails[i]    the node that it leaves
///
/// It is made in memory and not stored in the map, which it would make larger by a fifth for everybody: the pass over the
/// arcs takes 2 ms for a city, and only searches from both ends need it. All profiles of a graph share it.
package struct ReverseArcs: Sendable {
    package let firstArcs: ContiguousArray<UInt32>
    package let tails: ContiguousArray<UInt32>
    package let arcs: ContiguousArray<UInt32>

    /// Turns the arcs round.
    ///
    /// - Complexity: O(nodes + arcs).
    package init(graph: RoadGraph) {
        let nodes = graph.nodeCount
        let forwardFirst = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        var first = ContiguousArray<UInt32>(repeating: 0, count: nodes + 1)
        for arc in heads.indices { first[Int(heads[arc]) + 1] += 1 }
        for node in 0..<nodes { first[node + 1] += first[node] }
        var next = first
        var tails = ContiguousArray<UInt32>(repeating: 0, count: heads.count)
        var arcs = tails
        for node in 0..<nodes {
            for arc in Int(forwardFirst[node])..<Int(forwardFirst[node + 1]) {
                let slot = Int(next[Int(heads[arc])])
                next[Int(heads[arc])] += 1
                tails[slot] = UInt32(node)
                arcs[slot] = UInt32(arc)
            }
        }
        firstArcs = first
        self.tails = tails
        self.arcs = arcs
    }
}
