/// The edges by which one may leave each junction, by rising number.
///
///     junction n ──► packed[starts[n] ..< starts[n + 1]]    an edge times two, plus one where it is ridden against its geometry
struct OutgoingEdges {
    private let starts: ContiguousArray<UInt32>
    private let packed: ContiguousArray<UInt32>

    /// - Parameter opening: directions that count though the edges' attributes forbid them.
    /// - Complexity: O(nodes + edges).
    package init(
        nodeCount: Int, edges: ContiguousArray<RoadNetworkBuilder.Edge>, opening: Set<UInt32> = []
    ) {
        var starts = ContiguousArray<UInt32>(repeating: 0, count: nodeCount + 1)
        for edge in edges {
            if edge.allows(0) { starts[Int(edge.first) + 1] += 1 }
            if edge.allows(1) { starts[Int(edge.last) + 1] += 1 }
        }
        for packed in opening { starts[Int(NodeSplitting.tail(packed, edges)) + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        var packed = ContiguousArray<UInt32>(repeating: 0, count: Int(starts[nodeCount]))
        for (number, edge) in edges.enumerated() {
            if edge.allows(0) || !opening.isEmpty && opening.contains(UInt32(number) << 1) {
                packed[Int(next[Int(edge.first)])] = UInt32(number) << 1
                next[Int(edge.first)] += 1
            }
            if edge.allows(1) || !opening.isEmpty && opening.contains(UInt32(number) << 1 | 1) {
                packed[Int(next[Int(edge.last)])] = UInt32(number) << 1 | 1
                next[Int(edge.last)] += 1
            }
        }
        self.starts = starts
        self.packed = packed
    }

    package subscript(junction: UInt32) -> ArraySlice<UInt32> {
        packed[Int(starts[Int(junction)])..<Int(starts[Int(junction) + 1])]
    }
}
