extension RoadGraph {
    /// Whether the map says that a rider who comes to the end of an edge goes on by another one without a cue.
    ///
    /// It holds for whole edges, each travelled as its attributes say, at any time. `false` also where the map does not know.
    ///
    /// - Parameters:
    ///   - arriving: an edge travelled to its end.
    ///   - leaving: an edge that sets out there.
    ///   - node: the node between them.
    /// - Complexity: O(arcs of the node).
    @inlinable @inline(__always)
    package func isObvious(from arriving: DirectedEdge, to leaving: DirectedEdge, at node: NodeID) -> Bool {
        guard let obviousTurns, case var turns = obviousTurns[arriving.index], turns != 0, head(of: arriving) == node
        else { return false }
        for arc in arcs(from: node) {
            if directedEdge(ofArc: arc) == leaving { return turns & 1 == 1 }
            turns >>= 1
        }
        return false
    }

    /// The number of the rules by which the map says that turns are obvious; `nil` where it says nothing.
    package var obviousTurnRules: UInt8? { obviousTurns?.values.last }

    /// A value of the section.
    package func obviousTurn(_ index: Int) -> UInt8? { obviousTurns?[index] }

    /// The nodes at the ends of edges that are not always alike.
    package var nodesOfTimedEdges: Set<NodeID> {
        guard let columns = timed?.columns else { return [] }
        var nodes: Set<NodeID> = []
        for (edge, _) in columns.timedEdges {
            let ends = ends(of: edge)
            nodes.insert(ends.first)
            nodes.insert(ends.last)
        }
        return nodes
    }
}
