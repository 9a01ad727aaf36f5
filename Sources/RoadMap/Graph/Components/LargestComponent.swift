/// The junctions of a network's largest strongly connected component: those that all reach one another.
///
/// A junction with several nodes belongs to it if one of them does. Which nodes are one junction is seen by the arcs of
/// one edge, not by the place: on the two sides of a closed gate lie two junctions at one place.
///
/// Where the way through a junction is closed at some times, its arms are judged each by itself: at a gate that is shut
/// one side may belong to the component, and the other not.
package struct LargestComponent {
    private var isMember: ContiguousArray<Bool>
    private let parted: Set<NodeID>
    /// The edges that leave a parted junction on an arm that belongs to the component.
    private var arms: Set<DirectedEdge> = []

    /// Finds the component; of several equally large the first, so that the same network always has the same.
    ///
    /// - Parameters:
    ///   - arcEdges: the edge of each arc.
    ///   - closedArcs: arcs that do not count, by rising number.
    ///   - parted: the junctions whose arms are judged each by itself.
    ///   - ends: an edge's first and last node.
    /// - Complexity: O(nodes + arcs).
    package init(
        firstArcs: ContiguousArray<ArcID>, heads: ContiguousArray<NodeID>, arcEdges: ContiguousArray<DirectedEdge>,
        closedArcs: ContiguousArray<ArcID> = [], parted: Set<NodeID> = [],
        ends: (EdgeID) -> (first: NodeID, last: NodeID)
    ) {
        let (firstArcs, heads, arcEdges) = LargestComponent.open(firstArcs, heads, arcEdges, closedArcs)
        let (component, sizes) = StronglyConnectedComponents.find(firstArcs: firstArcs, heads: heads)
        let largest = sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) }.map { UInt32($0) }
        isMember = ContiguousArray(component.lazy.map { $0 == largest })
        self.parted = parted
        for node in component.indices {
            for arc in firstArcs[node]..<firstArcs[node + 1] {
                let edge = arcEdges[arc.index]
                let (first, last) = ends(edge.edge)
                let (tail, head) = edge.isReversed ? (last, first) : (first, last)
                if component[node] == largest {
                    isMember[tail.index] = true
                    if parted.contains(tail) { arms.insert(edge) }
                }
                if component[heads[arc.index].index] == largest {
                    isMember[head.index] = true
                    if parted.contains(head) { arms.insert(edge.opposite) }
                }
            }
        }
    }

    /// The columns without the closed arcs.
    private static func open(
        _ firstArcs: ContiguousArray<ArcID>, _ heads: ContiguousArray<NodeID>, _ edges: ContiguousArray<DirectedEdge>,
        _ closedArcs: ContiguousArray<ArcID>
    ) -> (ContiguousArray<ArcID>, ContiguousArray<NodeID>, ContiguousArray<DirectedEdge>) {
        guard !closedArcs.isEmpty else { return (firstArcs, heads, edges) }
        var open = (starts: ContiguousArray<ArcID>(), heads: heads, edges: edges)
        open.heads.removeAll(keepingCapacity: true)
        open.edges.removeAll(keepingCapacity: true)
        var next = 0
        for node in 0..<firstArcs.count - 1 {
            open.starts.append(ArcID(open.heads.count))
            for arc in firstArcs[node]..<firstArcs[node + 1] {
                if next < closedArcs.count, closedArcs[next] == arc {
                    next += 1
                    continue
                }
                open.heads.append(heads[arc.index])
                open.edges.append(edges[arc.index])
            }
        }
        open.starts.append(ArcID(open.heads.count))
        return (open.starts, open.heads, open.edges)
    }

    /// Whether a node where an edge ends stands for such a junction.
    package func contains(_ node: NodeID) -> Bool { isMember[node.index] }

    /// Whether an edge with these ends joins two such junctions.
    package func joins(_ edge: EdgeID, from first: NodeID, to last: NodeID) -> Bool {
        let ahead = DirectedEdge(edge, isReversed: false)
        return (parted.contains(first) ? arms.contains(ahead) : isMember[first.index])
            && (parted.contains(last) ? arms.contains(ahead.opposite) : isMember[last.index])
    }
}
