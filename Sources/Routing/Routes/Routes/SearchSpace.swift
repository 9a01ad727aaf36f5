public import RoadMap

/// What a search looked at: which nodes it settled, and from which end.
///
///     let leg = router.leg(from: start, to: end)
///     let space = router.searchSpace()
///     space.fromStart.count + space.fromEnd.count  // 3 198, as `space.settledNodes`
///
/// It is made to be drawn, counted and compared. What a contraction hierarchy passes above both ends is in both lists, and
/// `settledNodes` counts it once.
public struct SearchSpace: Sendable, Hashable {
    /// How it was searched.
    public let method: SearchMethod
    /// The nodes that were settled from the start, by rising number.
    public let fromStart: [NodeID]
    /// The nodes that were settled from the end, by rising number; none where the method searches from the start alone.
    public let fromEnd: [NodeID]
    /// What the search itself counted, as `Router.settledNodes`.
    public let settledNodes: Int
}

extension Router {
    /// What the last search for a leg, a route's last leg or a cost between two places looked at; nothing before the first.
    ///
    /// Not enforced: that it was such a search, and not one from one place to many.
    ///
    /// - Complexity: O(nodes).
    public func searchSpace() -> SearchSpace {
        var (fromStart, fromEnd): ([NodeID], [NodeID]) = ([], [])
        if let topology = search.hierarchy?.topology {
            fromStart = topology.nodes(above: workspace.ends.starts)
            fromEnd = topology.nodes(above: workspace.ends.ends)
        } else {
            fromStart = workspace.settledFromStart()
        }
        return SearchSpace(
            method: search.method, fromStart: fromStart, fromEnd: fromEnd, settledNodes: settledNodes)
    }
}

extension SearchWorkspace {
    /// The nodes that the last search settled: those it labelled, except for those that it left in its queue. The queue also has
    /// stale entries of nodes to which a cheaper path was found later.
    fileprivate func settledFromStart() -> [NodeID] {
        let (labels, stamp) = (forward.labels, stamp)
        var isSettled = ContiguousArray(labels.lazy.map { $0.stamp == stamp })
        forward.heap.forEach { key, node in
            let label = labels[node.index]
            if key == label.cost + label.bound { isSettled[node.index] = false }
        }
        return (NodeID(0)..<NodeID(labels.count)).filter { isSettled[$0.index] }
    }
}

extension HierarchyTopology {
    /// The nodes that a search passes on its way up from some of them.
    fileprivate func nodes(above endpoints: ContiguousArray<SearchEnds.Endpoint>) -> [NodeID] {
        var isPassed = ContiguousArray(repeating: false, count: nodeCount)
        for endpoint in endpoints {
            var rank = rank(of: endpoint.node)
            while rank != .missing, !isPassed[rank.index] {
                isPassed[rank.index] = true
                rank = parents[rank.index]
            }
        }
        return (NodeID(0)..<NodeID(nodeCount)).filter { isPassed[rank(of: $0).index] }
    }
}
