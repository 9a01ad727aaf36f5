public import RoadMap

/// Searches from node to node in a hierarchy, without the edges on which riders start and end.
///
///     var search = NodeSearch(hierarchy.costs(of: costs))
///     let cost = search.cost(from: NodeID(17), to: NodeID(4))
///
/// It is what papers and other programs measure. The costs are shared; the search owns the memory that it writes to, so each
/// task needs one of its own.
public struct NodeSearch: ~Copyable {
    /// What is searched.
    public private(set) var hierarchy: CustomizedMetric
    private var eliminationTreeQuery = EliminationTreeQuery()
    private var ends = SearchEnds()
    private var change = PartialCustomization()

    /// Makes a search over costs that may be shared with others.
    public init(_ hierarchy: CustomizedMetric) {
        self.hierarchy = hierarchy
    }

    /// The least cost in milliseconds; `nil` where there is no path.
    ///
    /// Not enforced: that there are such nodes.
    public mutating func cost(from start: NodeID, to end: NodeID) -> UInt32? {
        ends.set(from: start, to: end)
        return eliminationTreeQuery.cost(ends, in: hierarchy)
    }

    /// The arcs of the least-cost path, in order; `nil` where there is none.
    ///
    /// Not enforced: that there are such nodes.
    public mutating func path(from start: NodeID, to end: NodeID) -> [ArcID]? {
        ends.set(from: start, to: end)
        return eliminationTreeQuery.search(ends, in: hierarchy)?.arcs
    }

    /// The least costs from each of some nodes to each of others.
    public func costs(from starts: [NodeID], to ends: [NodeID]) -> CostMatrix {
        func endpoints(_ nodes: [NodeID]) -> [[SearchEnds.Endpoint]] {
            nodes.map { [SearchEnds.Endpoint(node: $0, cost: 0, arc: .missing)] }
        }
        let table = EliminationTreeTable(above: starts + ends, in: hierarchy)
        return CostMatrix(
            startCount: starts.count, endCount: ends.count,
            values: table.costs(from: endpoints(starts), to: endpoints(ends)))
    }

    /// Updates the hierarchy after the costs of some arcs of the graph have changed. Shared costs are copied first.
    ///
    /// - Complexity: as far as the change is felt; see `PreparedSearch.closures`.
    public mutating func update(after arcs: some Sequence<ArcID>, _ costs: borrowing ArcCosts) {
        hierarchy.makeUnique()
        change.update(&hierarchy, after: arcs, costs)
    }
}

extension ContractionHierarchy {
    /// The nodes by rank, the lowest first.
    public var order: ContiguousArray<NodeID> {
        var order = ContiguousArray(repeating: NodeID.missing, count: topology.nodeCount)
        for (node, rank) in topology.ranks.enumerated() { order[rank.index] = NodeID(node) }
        return order
    }
}
