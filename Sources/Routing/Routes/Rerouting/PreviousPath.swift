import RoadMap

/// The path that a rider followed so far, with the remaining cost at the end of each arc. A new path can join it.
///
///     old   ──●──────●──────●──────●── target       remainingCost[i]: from the end of arc i to the target; it falls with i
///                  ╱ i
///     new   ──●───●     joins behind arc i where it reaches the same node with the same remaining cost
struct PreviousPath {
    let arcs: ContiguousArray<RiddenArc>
    /// Milliseconds, penalties included.
    private var remainingCost: ContiguousArray<UInt32>
    /// The first arc behind which a path may join: no closed road follows, and the start no longer matters.
    private let first: Int

    /// The path of a leg; `nil` where the leg leads to another target or has a single arc.
    ///
    /// - Complexity: O(1) where costs did not change since the leg was found; O(arcs) otherwise, and with penalties.
    package init?(
        _ old: ReroutableLeg?, to target: Snap, avoiding penalties: RoadPenalties, in search: borrowing PreparedSearch
    ) {
        guard let old, old.leg.end == target, old.leg.arcs.count > 1 else { return nil }
        arcs = old.leg.arcs
        let firstArc = arcs[0].arc
        guard search.graph.arcs.contains(firstArc) else { return nil }
        // A ride that set out at the end of an edge started at another node than the head of that arc.
        let isReversed = search.graph.edge(ofArc: firstArc).isReversed
        let start = old.leg.start.fraction
        var first = (isReversed ? 1 - start : start) < 1 ? 0 : 1
        if old.edition === search.edition, penalties.isEmpty {
            remainingCost = old.remainingCosts
        } else {
            let (values, reach) = PreviousPath.remainingCosts(of: arcs, to: target, avoiding: penalties, in: search)
            remainingCost = values
            first = max(first, reach)
        }
        self.first = first
    }

    /// The arc that ends at a node with this remaining cost; `nil` where the path has none.
    ///
    /// - Complexity: O(log arcs).
    @inline(__always)
    package func place(at node: NodeID, remainingCost cost: UInt32, in graph: borrowing RoadGraph) -> Int? {
        let remainingCost = remainingCost.span
        var (low, high) = (first, arcs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if remainingCost[middle] > cost { low = middle + 1 } else { high = middle }
        }
        guard low < arcs.count - 1, remainingCost[low] == cost, graph.head(ofArc: arcs[low].arc) == node else {
            return nil
        }
        return low
    }

    /// The remaining cost behind each of some arcs, and the first arc behind which no closed road follows.
    static func remainingCosts(
        of arcs: ContiguousArray<RiddenArc>, to target: Snap, avoiding penalties: RoadPenalties = RoadPenalties(),
        in search: borrowing PreparedSearch
    ) -> (values: ContiguousArray<UInt32>, first: Int) {
        var remainingCost = ContiguousArray<UInt32>(repeating: 0, count: arcs.count)
        let last = arcs.count - 1
        let (graph, costs) = (search.graph, search.costs)
        guard graph.arcs.contains(arcs[last].arc) else { return (remainingCost, last) }
        var cost = costs.cost(ofLast: arcs[last].arc, to: target, in: graph)
        if cost > 0 { cost += penalties.cost(ofArc: arcs[last].arc, in: graph) }
        var place = last
        while place > 0, cost < ArcCosts.infinite {
            place -= 1
            remainingCost[place] = cost
            let arc = arcs[place].arc
            // A leg of another map leads nowhere on this one.
            guard graph.arcs.contains(arc),
                place == last - 1 || graph.arcs(from: graph.head(ofArc: arc)).contains(arcs[place + 1].arc)
            else { return (remainingCost, place + 1) }
            cost = ArcCosts.sum(cost, costs.cost(ofArc: arc), penalties.cost(ofArc: arc, in: graph))
        }
        return (remainingCost, cost < ArcCosts.infinite ? 0 : place)
    }
}

extension ArcCosts {
    /// The sum of three costs, at most `infinite`.
    @inline(__always)
    static func sum(_ one: UInt32, _ other: UInt32, _ added: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: min(UInt64(one) + UInt64(other) + UInt64(added), UInt64(infinite)))
    }

    /// The cost of the last arc of a path, of which only the part before the target is ridden.
    func cost(ofLast arc: ArcID, to target: Snap, in graph: RoadGraph) -> UInt32 {
        guard cost(ofArc: arc) < ArcCosts.infinite else { return ArcCosts.infinite }
        let fraction = graph.edge(ofArc: arc).isReversed ? 1 - target.fraction : target.fraction
        return fraction <= 0 ? 0 : cost(ofArc: arc, upTo: fraction, in: graph)
    }
}
