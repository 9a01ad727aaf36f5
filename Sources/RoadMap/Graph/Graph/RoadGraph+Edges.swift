public import Geodesy

extension RoadGraph {
    /// An edge's length in metres, along its geometry on the WGS 84 ellipsoid.
    @inlinable
    public func length(of edge: EdgeID) -> Double { Double(edgeLengths[edge.index]) / 1000 }

    /// An edge's attributes.
    @inlinable @inline(__always)
    public func attributes(of edge: EdgeID) -> EdgeAttributes {
        EdgeAttributes(uncheckedBits: attributeBits(of: edge))
    }

    /// An edge's attributes, packed.
    @inlinable @inline(__always)
    package func attributeBits(of edge: EdgeID) -> UInt64 { attributeValues[Int(edgeAttributes[edge.index])] }

    /// An edge's name as it stands in the data; `nil` where it has none.
    public func name(of edge: EdgeID) -> String? {
        let name = nameNumber(of: edge)
        guard name > 0 else { return nil }
        return self.name(Int(name))
    }

    /// The number of an edge's name, the same for all edges of that name; 0 where it has none.
    @inlinable @inline(__always)
    package func nameNumber(of edge: EdgeID) -> Int { Int(edgeNames[edge.index]) }

    /// The OSM id of the way that an edge was cut from.
    public func osmWayID(of edge: EdgeID) -> Int64 {
        let number = edgeWays[edge.index]
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    /// The place of a node.
    @inlinable
    public func coordinate(ofNode node: NodeID) -> Coordinate { nodePlaces[node.index].coordinate }

    /// The nodes at an edge's ends, in the direction of its geometry.
    @inlinable @inline(__always)
    public func ends(of edge: EdgeID) -> (first: NodeID, last: NodeID) {
        (
            NodeID(truncatingIfNeeded: edgeEnds[edge.index &* 2]),
            NodeID(truncatingIfNeeded: edgeEnds[edge.index &* 2 &+ 1])
        )
    }

    /// The node where one comes to at the end of an edge.
    @inlinable @inline(__always)
    package func head(of edge: DirectedEdge) -> NodeID {
        NodeID(truncatingIfNeeded: edgeEnds[edge.opposite.index])
    }

    /// The node where one sets out on an edge.
    @inlinable @inline(__always)
    package func tail(of edge: DirectedEdge) -> NodeID { NodeID(truncatingIfNeeded: edgeEnds[edge.index]) }

    /// An edge's geometry from its first node to its last, both included: at least two points.
    public func shape(of edge: EdgeID) -> [Coordinate] {
        points(of: edge).map { $0.coordinate }
    }

    /// An edge's geometry in 10⁻⁷ degrees, to be gone through without an allocation.
    @inlinable
    public func points(of edge: EdgeID) -> EdgePoints {
        EdgePoints(image: image, cursor: cursor(on: edge, shapes.record(of: edge)))
    }

    /// A cursor at an edge's first node, which will go over the inner points in `record`. Valid while the graph exists.
    @inlinable @inline(__always)
    package func cursor(on edge: EdgeID, _ record: ShapeRecord) -> ShapeCursor {
        let ends = ends(of: edge)
        return ShapeCursor(first: nodePlaces[ends.first.index], record: record, last: nodePlaces[ends.last.index])
    }

    /// The same in 10⁻⁷ degrees.
    @inlinable @inline(__always)
    package func place(ofNode node: NodeID) -> FixedCoordinate { nodePlaces[node.index] }

    /// The arcs that leave a node.
    @inlinable @inline(__always)
    public func arcs(from node: NodeID) -> Range<ArcID> {
        firstArcs[node.index]..<firstArcs[node.index + 1]
    }

    /// The node that an arc leads to.
    @inlinable
    public func head(ofArc arc: ArcID) -> NodeID { arcHeads[arc.index] }

    /// The edge that an arc travels, and whether it runs against the edge's geometry.
    @inlinable
    public func edge(ofArc arc: ArcID) -> (edge: EdgeID, isReversed: Bool) {
        let edge = directedEdge(ofArc: arc)
        return (edge.edge, edge.isReversed)
    }

    /// The same in one number.
    @inlinable @inline(__always)
    package func directedEdge(ofArc arc: ArcID) -> DirectedEdge {
        DirectedEdge(truncatingIfNeeded: arcEdges[arc.index])
    }

    /// The arc that travels an edge in one direction without a memory of what came before; `nil` where that is not
    /// permitted.
    ///
    /// - Complexity: O(arcs of the node where it starts).
    @inlinable
    public func arc(of edge: EdgeID, reversed: Bool) -> ArcID? {
        let edge = DirectedEdge(edge, isReversed: reversed)
        return arcs(from: tail(of: edge)).first { directedEdge(ofArc: $0) == edge }
    }

    /// All arcs that travel an edge in one direction: one, or several where the junction at its start has copies that
    /// remember how one came there.
    ///
    /// - Complexity: O(arcs of the junction where it starts).
    public func arcs(of edge: EdgeID, reversed: Bool) -> [ArcID] {
        arcs(of: DirectedEdge(edge, isReversed: reversed))
    }

    /// The same in one number.
    package func arcs(of edge: DirectedEdge) -> [ArcID] {
        copies(of: tail(of: edge)).flatMap { node in
            arcs(from: node).filter { directedEdge(ofArc: $0) == edge }
        }
    }

    /// The nodes at the place of a node, which stand side by side.
    @inlinable
    package func copies(of node: NodeID) -> Range<NodeID> {
        let place = nodePlaces[node.index]
        var first = node.index
        while first > 0, nodePlaces[first - 1] == place { first -= 1 }
        var end = node.index + 1
        while end < nodePlaces.count, nodePlaces[end] == place { end += 1 }
        return NodeID(truncatingIfNeeded: first)..<NodeID(truncatingIfNeeded: end)
    }

    /// The node that an arc leaves.
    ///
    /// - Complexity: O(log nodes).
    @inlinable
    public func tail(ofArc arc: ArcID) -> NodeID {
        var low = 0
        var high = nodeCount
        while low < high {
            let middle = (low + high) / 2
            if firstArcs[middle + 1] <= arc { low = middle + 1 } else { high = middle }
        }
        return NodeID(truncatingIfNeeded: low)
    }
}
