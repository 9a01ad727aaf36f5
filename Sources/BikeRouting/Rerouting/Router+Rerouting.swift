import Geodesy

extension Router {
    /// What the cheapest way to a target costs, in milliseconds, as `cost(from:to:)`; `nil` where there is none.
    ///
    /// - Complexity: with a contraction hierarchy O(arcs above the start at the nodes that the half did not know); with other
    ///   methods as `cost(from:to:)`.
    public mutating func cost(from start: Snap, toward half: inout TargetHalf) -> UInt32? {
        half.renew(for: search)
        guard let hierarchy = search.hierarchy else { return cost(from: start, to: half.target) }
        workspace.ends.setStart(graph: graph, costs: costs, start, isUnderWay: false)
        var best =
            SearchEnds.direct(graph: graph, costs: costs, from: start, to: half.target)?.cost ?? ArcCosts.infinite
        for stub in workspace.ends.starts {
            let left = half.cost(fromNode: Int(stub.node), hierarchy)
            if left < ArcCosts.infinite { best = min(best, stub.cost + left) }
        }
        return best < ArcCosts.infinite ? best : nil
    }

    /// The cheapest way to a target with its cues, again and again for one target; `nil` where there is none.
    ///
    ///     let turning = StartChoice(snap, isReversed: false, turningRound: 30_000)
    ///     guided = router.leg(from: [turning], toward: &half, replacing: guided, avoiding: justPassed)
    ///
    /// Of all ways from all starts the one is taken that costs least with what is added for its start, for turning round
    /// and for the roads that are avoided; the leg's own cost is what riding it costs, without what is added. A way is never
    /// changed for one that is no cheaper: where the old one goes on as cheaply, it is gone on with, and what is known of its rest
    /// (line, distances, cues) is taken over.
    ///
    /// - Parameters:
    ///   - starts: where the rider may be.
    ///   - half: what is known of the target; it is made anew where costs or closures have changed.
    ///   - old: the way that the rider was on, of this map.
    ///   - penalties: roads that the rider would rather not take.
    /// - Complexity: with a contraction hierarchy O(what is new), and copying the rest; with other methods as `leg(from:to:)`.
    public mutating func leg(
        from starts: [StartChoice], toward half: inout TargetHalf, replacing old: CuedLeg? = nil,
        avoiding penalties: [RoadPenalty] = []
    ) -> CuedLeg? {
        half.renew(for: search)
        let reroute = RerouteSearch(
            search, from: starts, to: half.target, replacing: old, avoiding: RoadPenalties(penalties, in: graph),
            scratch: &workspace.ends)
        guard let front = reroute.run(&half, &workspace) else { return nil }
        let start = starts[front.departure.choice].snap
        guard let old, let joint = front.joint else { return whole(front, from: start, to: half.target) }
        return join(front, from: start, to: old, at: joint)
    }

    private func whole(_ front: FoundFront, from start: Snap, to target: Snap) -> CuedLeg {
        let last = front.last ?? front.departure.stub.arc
        var way = FoundWay(cost: front.departure.pureCost, arcs: [], first: nil, last: last)
        var left: ContiguousArray<UInt32> = [0]
        if !front.isDirect {
            way.arcs = front.arcs.map { Int($0) }
            way.first = front.departure.stub.arc
            left = front.costsLeft(before: [costs.cost(ofLast: Int(last), to: target, in: graph), 0], costs)
            way.cost += left[0]
        }
        let leg = LegAssembly.leg(graph: graph, costs: costs, from: start, to: target, found: way)
        return CuedLeg(leg: leg, cues: leg.cues(in: graph), costsLeft: left, edition: search.edition)
    }

    private func join(_ front: FoundFront, from start: Snap, to old: CuedLeg, at joint: Int) -> CuedLeg {
        var known = old.costsLeft
        if old.edition !== search.edition {
            known = OldWay.costsLeft(of: old.leg.arcs, to: old.leg.end, in: search).values
        }
        let left = front.costsLeft(before: known[joint...], costs)
        let kept = front.kept(of: old.leg)
        let leg = LegAssembly.leg(
            graph: graph, costs: costs, from: start, front: [front.departure.stub.arc] + front.arcs, keeping: kept,
            joining: old.leg, at: joint, cost: front.departure.pureCost + left[0])
        var place = LegJoint(seam: old.leg.metres(behindArc: joint))
        if !kept.isEmpty {
            place.fork = leg.metres(behindArc: kept.count)
            place.shiftBeforeFork = place.fork - old.leg.metres(behindArc: kept.upperBound - 1)
        }
        return CuedLeg(
            leg: leg, cues: leg.cues(in: graph, joining: old, place), costsLeft: left, edition: search.edition)
    }
}

extension RouteLeg {
    /// Metres from the start to the end of an arc.
    fileprivate func metres(behindArc place: Int) -> Double { line.distances[Int(arcs[place].points) - 1] }
}

extension FoundFront {
    /// The arcs of the old way with which the whole arcs begin; none where these are few.
    ///
    /// - Complexity: O(arcs).
    fileprivate func kept(of old: RouteLeg) -> Range<Int> {
        guard let start = old.arcs.firstIndex(where: { $0.arc == departure.stub.arc }) else { return 0..<0 }
        let count = zip(arcs, old.arcs.dropFirst(start + 1).dropLast()).prefix { $0 == $1.arc }.count
        return count < 16 ? 0..<0 : start + 1..<start + 1 + count
    }

    /// What is left behind each arc: the one on which one sets out, the whole ones, and those of the rest.
    ///
    /// - Parameter rest: what is left where the front ends, and behind the arcs that follow.
    fileprivate func costsLeft(
        before rest: some Collection<UInt32>, _ costs: borrowing ArcCosts
    ) -> ContiguousArray<UInt32> {
        var left = ContiguousArray<UInt32>(repeating: 0, count: arcs.count)
        left.append(contentsOf: rest)
        for place in arcs.indices.reversed() { left[place] = left[place + 1] + costs.cost(ofArc: Int(arcs[place])) }
        return left
    }
}
