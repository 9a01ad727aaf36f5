extension RoadNetworkBuilder {
    /// An edge travelled in one direction.
    public struct DirectedEdge: Sendable, Hashable {
        /// The edge's number: how many were added before it.
        public var edge: Int
        /// Whether it is travelled from its last node to its first.
        public var isReversed: Bool

        /// Names an edge and a direction.
        public init(edge: Int, isReversed: Bool) {
            self.edge = edge
            self.isReversed = isReversed
        }

        var packed: UInt32 { UInt32(edge) << 1 | (isReversed ? 1 : 0) }
    }

    /// Forbids to travel edges directly one after the other: two for a turn at a junction, more for one by way of other
    /// edges.
    ///
    /// Sequences that cannot be travelled anyway, because they are too short, do not hang together or run against a
    /// one-way street, are passed over.
    public mutating func forbid(_ sequence: [DirectedEdge]) {
        guard sequence.count >= 2, sequence.allSatisfy({ edges.indices.contains($0.edge) }) else { return }
        let packed = sequence.map(\.packed)
        guard packed.allSatisfy({ edges[Int($0 >> 1)].allows($0) }),
            zip(packed, packed.dropFirst()).allSatisfy({
                NodeSplitting.head($0, edges) == NodeSplitting.tail($1, edges)
            })
        else { return }
        forbiddenSequences.append(packed)
    }

    /// What is known of an edge that was added.
    public func edge(_ number: Int) -> (first: Int, last: Int, attributes: EdgeAttributes, way: Int64)? {
        guard edges.indices.contains(number) else { return nil }
        let edge = edges[number]
        return (Int(edge.first), Int(edge.last), edge.attributes, edge.way)
    }
}
