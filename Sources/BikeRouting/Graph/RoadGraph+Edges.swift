public import Geodesy

extension RoadGraph {
    /// A piece of road between two nodes, by its number from 0.
    public typealias EdgeID = Int

    /// An edge's length in metres, along its geometry on the WGS 84 ellipsoid.
    public func length(of edge: EdgeID) -> Double { Double(edgeLengths[edge]) / 1000 }

    /// An edge's attributes.
    public func attributes(of edge: EdgeID) -> EdgeAttributes {
        EdgeAttributes(bits: attributes[edge])
            ?? EdgeAttributes(roadClass: .path, forward: .forbidden, backward: .forbidden)
    }

    /// An edge's name as it stands in the data; `nil` where it has none.
    public func name(of edge: EdgeID) -> String? {
        let name = Int(edgeNames[edge])
        guard name > 0 else { return nil }
        return String(decoding: nameBytes.values[Int(nameStarts[name])..<Int(nameStarts[name + 1])], as: UTF8.self)
    }

    /// The OSM id of the way that an edge was cut from.
    public func way(of edge: EdgeID) -> Int64 { edgeWays[edge] }

    /// The place of a node.
    public func coordinate(ofNode node: Int) -> Coordinate { nodePlaces[node].coordinate }

    /// The nodes at an edge's ends, in the direction of its geometry.
    public func ends(of edge: EdgeID) -> (first: Int, last: Int) {
        let ends = edgeEnds[edge]
        return (Int(ends.first), Int(ends.last))
    }

    /// An edge's geometry from its first node to its last, both included.
    public func shape(of edge: EdgeID) -> [Coordinate] {
        let count = pointCount(of: edge)
        return (0..<count).map { point($0, of: edge).coordinate }
    }

    /// How many points an edge's geometry has, its ends included: at least two.
    func pointCount(of edge: EdgeID) -> Int {
        Int(shapeStarts[edge + 1] - shapeStarts[edge]) + 2
    }

    /// Point `number` of an edge's geometry, 0 being its first node.
    func point(_ number: Int, of edge: EdgeID) -> FixedCoordinate {
        if number == 0 { return nodePlaces[Int(edgeEnds[edge].first)] }
        let start = Int(shapeStarts[edge])
        let inner = Int(shapeStarts[edge + 1]) - start
        if number > inner { return nodePlaces[Int(edgeEnds[edge].last)] }
        return shapePlaces[start + number - 1]
    }

    /// The arcs that leave a node, as numbers.
    public func arcs(from node: Int) -> Range<Int> {
        Int(firstArcs[node])..<Int(firstArcs[node + 1])
    }

    /// The node that an arc leads to.
    public func head(ofArc arc: Int) -> Int { Int(arcHeads[arc]) }

    /// The edge that an arc travels, and whether it runs against the edge's geometry.
    public func edge(ofArc arc: Int) -> (edge: EdgeID, isReversed: Bool) {
        let packed = arcEdges[arc]
        return (Int(packed >> 1), packed & 1 == 1)
    }

    /// Whether one turns into an arc across oncoming traffic, which takes time.
    ///
    /// - Complexity: O(log of such arcs).
    public func isAcrossTraffic(_ arc: Int) -> Bool {
        var low = 0
        var high = turnArcs.count
        while low < high {
            let middle = (low + high) / 2
            if turnArcs[middle] < arc { low = middle + 1 } else { high = middle }
        }
        return low < turnArcs.count && turnArcs[low] == arc
    }

    /// The arc that travels an edge in one direction without a memory of what came before; `nil` where that is not
    /// permitted.
    ///
    /// - Complexity: O(arcs of the node where it starts).
    public func arc(of edge: EdgeID, reversed: Bool) -> Int? {
        let ends = edgeEnds[edge]
        let packed = UInt32(edge) << 1 | (reversed ? 1 : 0)
        return arcs(from: Int(reversed ? ends.last : ends.first)).first { arcEdges[$0] == packed }
    }

    /// All arcs that travel an edge in one direction: one, or several where the junction at its start has copies that
    /// remember how one came there.
    ///
    /// - Complexity: O(arcs of the junction where it starts).
    public func arcs(of edge: EdgeID, reversed: Bool) -> [Int] {
        let ends = edgeEnds[edge]
        let packed = UInt32(edge) << 1 | (reversed ? 1 : 0)
        return copies(of: Int(reversed ? ends.last : ends.first)).flatMap { node in
            arcs(from: node).filter { arcEdges[$0] == packed }
        }
    }

    /// The nodes at the place of a node, which stand side by side.
    func copies(of node: Int) -> Range<Int> {
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
