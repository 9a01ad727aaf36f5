public import BicycleProfiles
import RoadNetwork

/// Searches from node to node in a hierarchy, without the edges on which riders start and end.
///
///     var search = NodeSearch(hierarchy.costs(of: costs))
///     let cost = search.cost(from: 17, to: 4)
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
    public mutating func cost(from start: Int, to end: Int) -> UInt32? {
        ends.set(from: start, to: end)
        return eliminationTreeQuery.cost(ends, in: hierarchy)
    }

    /// The arcs of the least-cost path, in order; `nil` where there is none.
    ///
    /// Not enforced: that there are such nodes.
    public mutating func path(from start: Int, to end: Int) -> [Int]? {
        ends.set(from: start, to: end)
        return eliminationTreeQuery.search(ends, in: hierarchy)?.arcs
    }

    /// The least costs from each of some nodes to each of others.
    public func costs(from starts: [Int], to ends: [Int]) -> CostMatrix {
        func endpoints(_ nodes: [Int]) -> [[SearchEnds.Endpoint]] {
            nodes.map { [SearchEnds.Endpoint(node: UInt32($0), cost: 0, arc: 0)] }
        }
        let table = EliminationTreeTable(above: (starts + ends).lazy.map { UInt32($0) }, in: hierarchy)
        return CostMatrix(
            startCount: starts.count, endCount: ends.count,
            values: table.costs(from: endpoints(starts), to: endpoints(ends)))
    }

    /// Updates the hierarchy after the costs of some arcs of the graph have changed. Shared costs are copied first.
    ///
    /// - Complexity: as far as the change is felt; see `PreparedSearch.closures`.
    public mutating func update(after arcs: some Sequence<Int>, _ costs: borrowing ArcCosts) {
        hierarchy.makeUnique()
        change.update(&hierarchy, after: arcs, costs)
    }
}

extension ContractionHierarchy {
    /// The nodes by rank, the lowest first.
    public var order: ContiguousArray<UInt32> {
        var order = ContiguousArray<UInt32>(repeating: 0, count: topology.nodeCount)
        for (node, rank) in topology.ranks.enumerated() { order[rank.index] = UInt32(node) }
        return order
    }
}
