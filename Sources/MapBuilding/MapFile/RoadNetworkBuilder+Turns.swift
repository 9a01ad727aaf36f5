import Geodesy
public import RoadMap

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
    /// Nor can one dodge that by riding past, turning round within about a hundred metres, and coming back, unless it is in
    /// a dead end.
    ///
    /// Sequences that cannot be travelled anyway, because they are too short, do not hang together or run against a
    /// one-way street, are passed over.
    public mutating func forbid(_ sequence: [DirectedEdge]) {
        if let packed = packed(sequence) { forbiddenSequences.append(packed) }
    }

    /// The same at certain times only.
    ///
    /// - Parameter canBeDodged: whether one could ride past, turn round and come back, as at a turn restriction; not so at a gate,
    ///   which is shut for all who come back.
    public mutating func forbid(
        _ sequence: [DirectedEdge], when table: DecisionTable<Bool>, canBeDodged: Bool = true
    ) {
        if let packed = packed(sequence) { times.forbid(packed, when: table, canBeDodged: canBeDodged) }
    }

    /// Has the turn from one edge into another cost what a profile takes for `NodeDelay.acrossTraffic`.
    ///
    /// To ride past, turn round within 25 metres and come back costs as much.
    ///
    /// A turn that cannot be made is passed over.
    public mutating func delayTurn(from edge: DirectedEdge, into next: DirectedEdge) {
        if let packed = packed([edge, next]) { turnsAcrossTraffic.append(packed) }
    }

    /// `nil` for what nobody can travel.
    private func packed(_ sequence: [DirectedEdge]) -> [UInt32]? {
        guard sequence.count >= 2, sequence.allSatisfy({ edges.indices.contains($0.edge) }) else { return nil }
        let packed = sequence.map { $0.packed }
        guard packed.allSatisfy({ edges[Int($0 >> 1)].allows($0) || times.opening.contains($0) }),
            zip(packed, packed.dropFirst()).allSatisfy({
                NodeSplitting.head($0, edges) == NodeSplitting.tail($1, edges)
            })
        else { return nil }
        return packed
    }

    /// Where an edge leads in its first twenty metres or more, in degrees clockwise from north, −180 to 180; 0 for one that
    /// was not added or has no length.
    public func bearing(of edge: DirectedEdge) -> Double {
        guard edges.indices.contains(edge.edge) else { return 0 }
        let known = edges[edge.edge]
        let inner = shape[known.shapeStart..<known.shapeEnd]
        let plane = LocalPlane(origin: nodes[Int(edge.isReversed ? known.last : known.first)].coordinate)
        let here = PlanePoint(east: 0, north: 0)
        var ahead = plane.point(nodes[Int(edge.isReversed ? known.first : known.last)].coordinate)
        let steps = edge.isReversed ? Array(inner.reversed()) : Array(inner)
        for step in steps {
            let point = plane.point(step.coordinate)
            guard point.distance(to: here) < 20 else {
                ahead = point
                break
            }
        }
        return arcTangent(ahead.east, ahead.north) * 180 / .pi
    }

    /// Where a node lies; `nodes` must have it.
    public func place(of node: Int) -> FixedCoordinate { nodes[node] }

    /// What an edge that was added is like at certain times; `nil` for one that is always alike.
    public func times(ofEdge number: Int) -> DecisionTable<EdgeAttributes>? { times.edges[number] }

    /// What is known of an edge that was added.
    public func edge(_ number: Int) -> (first: Int, last: Int, attributes: EdgeAttributes, way: Int64)? {
        guard edges.indices.contains(number) else { return nil }
        let edge = edges[number]
        return (Int(edge.first), Int(edge.last), edge.attributes, edge.way)
    }
}
