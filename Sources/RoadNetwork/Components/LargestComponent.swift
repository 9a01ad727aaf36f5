/// The junctions of a network's largest strongly connected component: those that all reach one another.
///
/// A junction with several nodes belongs to it if one of them does. Which nodes are one junction is seen by the arcs of
/// one edge, not by the place: on the two sides of a closed gate lie two junctions at one place.
package struct LargestComponent {
    private var isMember: ContiguousArray<Bool>

    /// Finds the component; of several equally large the first, so that the same network always has the same.
    ///
    /// - Parameters:
    ///   - arcEdges: the edge of each arc.
    ///   - ends: an edge's first and last node.
    /// - Complexity: O(nodes + arcs).
    package init(
        firstArcs: ContiguousArray<ArcID>, heads: ContiguousArray<NodeID>, arcEdges: ContiguousArray<DirectedEdge>,
        ends: (EdgeID) -> (first: NodeID, last: NodeID)
    ) {
        let (component, sizes) = StronglyConnectedComponents.find(firstArcs: firstArcs, heads: heads)
        let largest = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }.map { UInt32($0) }
        isMember = ContiguousArray(component.lazy.map { $0 == largest })
        for node in component.indices {
            for arc in firstArcs[node]..<firstArcs[node + 1] {
                let edge = arcEdges[arc.index]
                let (first, last) = ends(edge.edge)
                let (tail, head) = edge.isReversed ? (last, first) : (first, last)
                if component[node] == largest { isMember[tail.index] = true }
                if component[heads[arc.index].index] == largest { isMember[head.index] = true }
            }
        }
    }

    /// Whether a node where an edge ends stands for such a junction.
    package func contains(_ node: NodeID) -> Bool { isMember[node.index] }
}
