import Geodesy
public import RoadMap

extension Router {
    /// The cost of the least-cost path to a target, in milliseconds, as `cost(from:to:)`; `nil` where there is none.
    ///
    /// - Complexity: with a contraction hierarchy O(arcs above the start at nodes that are new to the tree); with other
    ///   methods as `cost(from:to:)`.
    public mutating func cost(from start: Snap, toward tree: inout TargetSearchTree) -> UInt32? {
        tree.renew(for: search)
        guard let hierarchy = search.hierarchy else { return cost(from: start, to: tree.target) }
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: false)
        var best =
            SearchEnds.direct(graph: graph, costs: costs, from: start, to: tree.target)?.cost ?? ArcCosts.infinite
        for endpoint in workspace.ends.starts {
            let remainingCost = tree.cost(from: endpoint.node, hierarchy)
            if remainingCost < ArcCosts.infinite { best = min(best, endpoint.cost + remainingCost) }
        }
        return best < ArcCosts.infinite ? best : nil
    }

    /// The least-cost leg to a target, for repeated searches to the same one; `nil` where there is none.
    ///
    ///     let turning = StartCandidate(snap, isReversed: false, turningRound: 30_000)
    ///     leg = router.leg(from: [turning], toward: &tree, replacing: leg, avoiding: justPassed)
    ///
    /// The search minimizes the riding cost plus the extra cost of the start, of a U-turn and of penalties. The cost of the leg is
    /// the riding cost alone. Among paths of equal cost the previous one is kept, so that a route never changes without a gain;
    /// the line and distances of its rest are copied.
    ///
    /// - Parameters:
    ///   - starts: where the rider may be.
    ///   - tree: the search tree of the target. It is rebuilt where costs or closures have changed.
    ///   - old: the previous leg, of the same map.
    ///   - penalties: roads to avoid, at a price.
    /// - Complexity: with a contraction hierarchy O(what is new), and copying the rest; with other methods as `leg(from:to:)`.
    public mutating func leg(
        from starts: [StartCandidate], toward tree: inout TargetSearchTree, replacing old: ReroutableLeg? = nil,
        avoiding penalties: [RoadPenalty] = []
    ) -> ReroutableLeg? {
        tree.renew(for: search)
        let reroute = RerouteSearch(
            search, from: starts, to: tree.target, replacing: old, avoiding: RoadPenalties(penalties, in: graph),
            scratch: &workspace.ends)
        guard let prefix = reroute.run(&tree, &workspace) else { return nil }
        let start = starts[prefix.departure.choice].snap
        guard let old, let joint = prefix.joint else { return whole(prefix, from: start, to: tree.target) }
        return join(prefix, from: start, to: old, at: joint)
    }

    private func whole(_ prefix: PathPrefix, from start: Snap, to target: Snap) -> ReroutableLeg {
        let last = prefix.last ?? prefix.departure.endpoint.arc
        var path = FoundPath(cost: prefix.departure.ridingCost, arcs: [], first: nil, last: last)
        var remainingCost: ContiguousArray<UInt32> = [0]
        if !prefix.isDirect {
            path.arcs = Array(prefix.arcs)
            path.first = prefix.departure.endpoint.arc
            remainingCost = prefix.remainingCosts(
                before: [costs.cost(ofLast: last, to: target, in: graph), 0], costs)
            path.cost += remainingCost[0]
        }
        let leg = LegAssembly.leg(graph: graph, costs: costs, from: start, to: target, found: path)
        return ReroutableLeg(leg: leg, remainingCosts: remainingCost, edition: search.edition)
    }

    private func join(_ prefix: PathPrefix, from start: Snap, to old: ReroutableLeg, at joint: Int) -> ReroutableLeg {
        var known = old.remainingCosts
        if old.edition !== search.edition {
            known = PreviousPath.remainingCosts(of: old.leg.arcs, to: old.leg.end, in: search).values
        }
        let remainingCost = prefix.remainingCosts(before: known[joint...], costs)
        let kept = prefix.kept(of: old.leg)
        let leg = LegAssembly.leg(
            graph: graph, costs: costs, from: start, prefix: [prefix.departure.endpoint.arc] + prefix.arcs,
            keeping: kept,
            joining: old.leg, at: joint, cost: prefix.departure.ridingCost + remainingCost[0])
        return ReroutableLeg(leg: leg, remainingCosts: remainingCost, edition: search.edition)
    }
}

extension PathPrefix {
    /// The arcs of the previous leg with which the whole arcs begin; none where they are fewer than 16.
    ///
    /// - Complexity: O(arcs).
    fileprivate func kept(of old: RouteLeg) -> Range<Int> {
        guard let start = old.arcs.firstIndex(where: { $0.arc == departure.endpoint.arc }) else { return 0..<0 }
        let count = zip(arcs, old.arcs.dropFirst(start + 1).dropLast()).prefix { $0 == $1.arc }.count
        return count < 16 ? 0..<0 : start + 1..<start + 1 + count
    }

    /// The remaining cost behind each arc: the first one, the whole ones, and those of the rest.
    ///
    /// - Parameter rest: the remaining cost at the end of the prefix, and behind the arcs that follow.
    fileprivate func remainingCosts(
        before rest: some Collection<UInt32>, _ costs: borrowing ArcCosts
    ) -> ContiguousArray<UInt32> {
        var remainingCost = ContiguousArray<UInt32>(repeating: 0, count: arcs.count)
        remainingCost.append(contentsOf: rest)
        for place in arcs.indices.reversed() {
            remainingCost[place] = remainingCost[place + 1] + costs.cost(ofArc: arcs[place])
        }
        return remainingCost
    }
}
