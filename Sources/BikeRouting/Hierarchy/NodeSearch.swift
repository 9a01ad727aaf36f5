/// Searches from node to node in a hierarchy, without the edges on which riders start and end: what papers and other programs
/// measure, for comparison with them.
package struct NodeSearch: ~Copyable {
    private let hierarchy: HierarchyCosts
    private var climb: HierarchySearch

    /// Makes a search over costs that may be shared with others.
    package init(_ hierarchy: HierarchyCosts) {
        self.hierarchy = hierarchy
        climb = HierarchySearch(nodeCount: hierarchy.topology.nodeCount)
    }

    /// The least cost in milliseconds; `nil` where there is no way.
    package mutating func cost(from start: UInt32, to end: UInt32) -> UInt32? {
        climb.cost(SearchEnds(from: start, to: end), in: hierarchy)
    }

    /// The arcs of the cheapest way, in order; `nil` where there is none.
    package mutating func path(from start: UInt32, to end: UInt32) -> [Int]? {
        climb.search(SearchEnds(from: start, to: end), in: hierarchy)?.arcs
    }
}

extension SearchEnds {
    /// From a node to a node; no arc is ridden in part.
    fileprivate init(from start: UInt32, to end: UInt32) {
        starts = [Stub(node: start, cost: 0, arc: 0)]
        ends = [Stub(node: end, cost: 0, arc: 0)]
    }
}

extension SearchHierarchy {
    /// The nodes by rank, the lowest first.
    package var order: ContiguousArray<UInt32> {
        var order = ContiguousArray<UInt32>(repeating: 0, count: topology.nodeCount)
        for (node, rank) in topology.ranks.enumerated() { order[Int(rank)] = UInt32(node) }
        return order
    }
}
