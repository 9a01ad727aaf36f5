public import Geodesy

extension RoadGraph {
    /// A piece of road between two nodes, by its number from 0.
    public typealias EdgeID = Int

    /// An edge's length in metres, along its geometry on the WGS 84 ellipsoid.
    @inlinable
    public func length(of edge: EdgeID) -> Double { Double(edgeLengths[edge]) / 1000 }

    /// An edge's attributes.
    @inlinable @inline(__always)
    public func attributes(of edge: EdgeID) -> EdgeAttributes {
        EdgeAttributes(uncheckedBits: attributeBits(of: edge))
    }

    /// An edge's attributes, packed.
    @inlinable @inline(__always)
    package func attributeBits(of edge: EdgeID) -> UInt64 { attributeValues[Int(edgeAttributes[edge])] }

    /// An edge's name as it stands in the data; `nil` where it has none.
    public func name(of edge: EdgeID) -> String? {
        let name = nameNumber(of: edge)
        guard name > 0 else { return nil }
        return String(decoding: nameBytes.values[Int(nameStarts[name])..<Int(nameStarts[name + 1])], as: UTF8.self)
    }

    /// The number of an edge's name, the same for all edges of that name; 0 where it has none.
    @inlinable @inline(__always)
    package func nameNumber(of edge: EdgeID) -> Int { Int(edgeNames[edge]) }

    /// The OSM id of the way that an edge was cut from.
    public func osmWayID(of edge: EdgeID) -> Int64 {
        let number = edgeWays[edge]
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    /// The place of a node.
    @inlinable
    public func coordinate(ofNode node: Int) -> Coordinate { nodePlaces[node].coordinate }

    /// The nodes at an edge's ends, in the direction of its geometry.
    @inlinable @inline(__always)
    public func ends(of edge: EdgeID) -> (first: Int, last: Int) {
        (Int(edgeEnds[edge &* 2]), Int(edgeEnds[edge &* 2 &+ 1]))
    }

    /// An edge's geometry from its first node to its last, both included: at least two points.
    public func shape(of edge: EdgeID) -> [Coordinate] {
        points(of: edge).map(\.coordinate)
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
        return ShapeCursor(first: nodePlaces[ends.first], record: record, last: nodePlaces[ends.last])
    }

    /// The arcs that leave a node, as numbers.
    @inlinable @inline(__always)
    public func arcs(from node: Int) -> Range<Int> {
        Int(firstArcs[node])..<Int(firstArcs[node + 1])
    }

    /// The node that an arc leads to.
    @inlinable
    public func head(ofArc arc: Int) -> Int { Int(arcHeads[arc]) }

    /// The edge that an arc travels, and whether it runs against the edge's geometry.
    @inlinable
    public func edge(ofArc arc: Int) -> (edge: EdgeID, isReversed: Bool) {
        let packed = packedEdge(ofArc: arc)
        return (Int(packed >> 1), packed & 1 == 1)
    }

    /// An arc's edge times two, plus one where it runs against the edge's geometry.
    @inlinable @inline(__always)
    package func packedEdge(ofArc arc: Int) -> UInt32 { UInt32(truncatingIfNeeded: arcEdges[arc]) }

    /// The arc that travels an edge in one direction without a memory of what came before; `nil` where that is not
    /// permitted.
    ///
    /// - Complexity: O(arcs of the node where it starts).
    @inlinable
    public func arc(of edge: EdgeID, reversed: Bool) -> Int? {
        let ends = ends(of: edge)
        let packed = UInt32(edge) << 1 | (reversed ? 1 : 0)
        return arcs(from: reversed ? ends.last : ends.first).first { packedEdge(ofArc: $0) == packed }
    }

    /// All arcs that travel an edge in one direction: one, or several where the junction at its start has copies that
    /// remember how one came there.
    ///
    /// - Complexity: O(arcs of the junction where it starts).
    public func arcs(of edge: EdgeID, reversed: Bool) -> [Int] {
        let ends = ends(of: edge)
        let packed = UInt32(edge) << 1 | (reversed ? 1 : 0)
        return copies(of: reversed ? ends.last : ends.first).flatMap { node in
            arcs(from: node).filter { packedEdge(ofArc: $0) == packed }
        }
    }

    /// The nodes at the place of a node, which stand side by side.
    @inlinable
    package func copies(of node: Int) -> Range<Int> {
        let place = nodePlaces[node]
        var first = node
        while first > 0, nodePlaces[first - 1] == place { first -= 1 }
        var end = node + 1
        while end < nodePlaces.count, nodePlaces[end] == place { end += 1 }
        return first..<end
    }

    /// The node that an arc leaves.
    ///
    /// - Complexity: O(log nodes).
    @inlinable
    public func tail(ofArc arc: Int) -> Int {
        var low = 0
        var high = nodeCount
        while low < high {
            let middle = (low + high) / 2
            if Int(firstArcs[middle + 1]) <= arc { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
