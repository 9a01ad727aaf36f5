/// The junctions of a network's largest strongly connected component: those that all reach one another.
///
/// A junction with several nodes belongs to it if one of them does. Which nodes are one junction is seen by the arcs of
/// one edge, not by the place: on the two sides of a closed gate lie two junctions at one place.
package struct LargestComponent {
    private var isMember: ContiguousArray<Bool>

    /// Finds the component; of several equally large the first, so that the same network always has the same.
    ///
    /// - Parameters:
    ///   - arcEdges: the edge of each arc times two, plus one where it is travelled from its last node.
    ///   - ends: an edge's first and last node.
    /// - Complexity: O(nodes + arcs).
    package init(
        firstArcs: ContiguousArray<UInt32>, heads: ContiguousArray<UInt32>, arcEdges: ContiguousArray<UInt32>,
        ends: (Int) -> (first: UInt32, last: UInt32)
    ) {
        let (component, sizes) = StronglyConnectedComponents.find(firstArcs: firstArcs, heads: heads)
        let largest = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }.map { UInt32($0) }
        isMember = ContiguousArray(component.lazy.map { $0 == largest })
        for node in component.indices {
            for arc in Int(firstArcs[node])..<Int(firstArcs[node + 1]) {
                let (first, last) = ends(Int(arcEdges[arc] >> 1))
                let (tail, head) = arcEdges[arc] & 1 == 1 ? (last, first) : (first, last)
                if component[node] == largest { isMember[Int(tail)] = true }
                if component[Int(heads[arc])] == largest { isMember[Int(head)] = true }
            }
        }
    }

    /// Whether a node where an edge ends stands for such a junction.
    package func contains(_ node: UInt32) -> Bool { isMember[Int(node)] }
}
