public import RoadMap

/// What a search looked at: which nodes it settled, and from which end.
///
///     let leg = router.leg(from: start, to: end)
///     let space = router.searchSpace()
///     space.fromStart.count + space.fromEnd.count  // 3 198, as `space.settledNodes`
///
/// It is made to be drawn, counted and compared. A node that both sides settled stands in both lists, and so does all that a
/// contraction hierarchy passes above both ends, which `settledNodes` counts once.
public struct SearchSpace: Sendable, Hashable {
    /// How it was searched.
    public let method: SearchMethod
    /// The nodes that were settled from the start, by rising number.
    public let fromStart: [NodeID]
    /// The nodes that were settled from the end, by rising number; none where the method searches from the start alone.
    public let fromEnd: [NodeID]
    /// The nodes whose distances led the search; none where the method has no landmarks.
    public let landmarks: [NodeID]
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
        let (graph, method) = (search.graph, search.method)
        let sides =
            search.hierarchy.map { hierarchy in
                (
                    start: hierarchy.topology.nodes(above: workspace.ends.starts),
                    end: hierarchy.topology.nodes(above: workspace.ends.ends)
                )
            } ?? workspace.settled(isBidirectional: method.isBidirectional)
        let landmarks = graph.landmarks.values.prefix(method.needsLandmarks ? LandmarkSelection.count : 0)
        return SearchSpace(
            method: method, fromStart: sides.start, fromEnd: sides.end, landmarks: Array(landmarks),
            settledNodes: settledNodes)
    }
}

extension SearchWorkspace {
    /// The nodes that the last search settled from each end.
    ///
    /// A search from both ends stamps them. One from the start alone leaves in its queue what it has not settled, among what
    /// it found a cheaper way to later, which is stale.
    fileprivate func settled(isBidirectional: Bool) -> (start: [NodeID], end: [NodeID]) {
        let (ahead, back, stamp) = (forward.labels, backward.labels, stamp)
        let nodes = NodeID(0)..<NodeID(ahead.count)
        if isBidirectional {
            return (
                nodes.filter { ahead[$0.index].stamp > stamp }, nodes.filter { back[$0.index].stamp > stamp }
            )
        }
        var isSettled = ContiguousArray(ahead.lazy.map { $0.stamp == stamp })
        forward.heap.forEach { key, node in
            let label = ahead[node.index]
            if key == label.cost + label.bound { isSettled[node.index] = false }
        }
        return (nodes.filter { isSettled[$0.index] }, [])
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
