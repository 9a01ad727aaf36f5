package import RoadMap

/// The result of a search: the least cost, and the node at which both searches met.
package struct Meeting {
    package var cost: UInt32
    /// A node on the least-cost path; `nil` for a path along a single edge.
    var node: NodeID?

    package init(cost: UInt32, node: NodeID? = nil) {
        self.cost = cost
        self.node = node
    }
}

/// The least-cost path from a start to an end.
package struct FoundPath {
    package var cost: UInt32
    /// The whole arcs between the partial arcs at both ends.
    package var arcs: [ArcID]
    /// The arc on which the start lies; `nil` for a path along a single edge.
    package var first: ArcID?
    /// The arc on which the end lies.
    package var last: ArcID

    package init(cost: UInt32, arcs: [ArcID], first: ArcID? = nil, last: ArcID) {
        self.cost = cost
        self.arcs = arcs
        self.first = first
        self.last = last
    }
}
