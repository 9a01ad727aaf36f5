/// The way that a rider was on, as something that a new one may join: what is left behind each of its arcs.
///
///     old   ──●──────●──────●──────●── target       left[i] is what is left at the end of arc i, and falls from arc to arc
///                  ╱ i
///     new   ──●───●     joins behind arc i where it comes to the same node with as much left
struct OldWay {
    let arcs: ContiguousArray<RiddenArc>
    /// Milliseconds, with what is added for roads that are avoided.
    private var left: ContiguousArray<UInt32>
    /// The first place where a way may join: behind closed roads, and where what comes before no longer counts.
    private let first: Int

    /// What there is to join of a leg; `nil` where it leads elsewhere or along no arcs.
    ///
    /// - Complexity: O(1) for costs that did not change since the leg was found, else O(arcs); so with penalties.
    init?(
        _ old: CuedLeg?, to target: Snap, avoiding penalties: RoadPenalties, in search: borrowing PreparedSearch
    ) {
        guard let old, old.leg.end == target, old.leg.arcs.count > 1 else { return nil }
        arcs = old.leg.arcs
        let firstArc = Int(arcs[0].arc)
        guard firstArc < search.graph.arcCount else { return nil }
        // One who set out at the end of an edge stood at another node than the arc leads to.
        let isReversed = search.graph.edge(ofArc: firstArc).isReversed
        let start = old.leg.start.fraction
        var first = (isReversed ? 1 - start : start) < 1 ? 0 : 1
        if old.edition === search.edition, penalties.isEmpty {
            left = old.costsLeft
        } else {
            let (values, reach) = OldWay.costsLeft(of: arcs, to: target, avoiding: penalties, in: search)
            left = values
            first = max(first, reach)
        }
        self.first = first
    }

    /// The arc behind which the old way goes on from a node with as much left as said; `nil` where it does not come by there.
    ///
    /// - Complexity: O(log arcs).
    @inline(__always)
    func place(at node: UInt32, left cost: UInt32, in graph: borrowing RoadGraph) -> Int? {
        let left = left.span
        var (low, high) = (first, arcs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if left[middle] > cost { low = middle + 1 } else { high = middle }
        }
        guard low < arcs.count - 1, left[low] == cost, graph.arcHeads[Int(arcs[low].arc)] == node else { return nil }
        return low
    }

    /// What is left behind each of some arcs, and the first behind which no closed road follows.
    static func costsLeft(
        of arcs: ContiguousArray<RiddenArc>, to target: Snap, avoiding penalties: RoadPenalties = RoadPenalties(),
        in search: borrowing PreparedSearch
    ) -> (values: ContiguousArray<UInt32>, first: Int) {
        var left = ContiguousArray<UInt32>(repeating: 0, count: arcs.count)
        let last = arcs.count - 1
        let (graph, costs) = (search.graph, search.costs)
        guard Int(arcs[last].arc) < graph.arcCount else { return (left, last) }
        var cost = costs.cost(ofLast: Int(arcs[last].arc), to: target, in: graph)
        if cost > 0 { cost += penalties.cost(ofArc: Int(arcs[last].arc), in: graph) }
        var place = last
        while place > 0, cost < ArcCosts.infinite {
            place -= 1
            left[place] = cost
            let arc = Int(arcs[place].arc)
            // A leg of another map leads nowhere on this one.
            guard arc < graph.arcCount,
                place == last - 1 || graph.arcs(from: graph.head(ofArc: arc)).contains(Int(arcs[place + 1].arc))
            else { return (left, place + 1) }
            cost = ArcCosts.sum(cost, costs.cost(ofArc: arc), penalties.cost(ofArc: arc, in: graph))
        }
        return (left, cost < ArcCosts.infinite ? 0 : place)
    }
}

extension ArcCosts {
    /// Costs together, `infinite` where they are more than that.
    @inline(__always)
    static func sum(_ one: UInt32, _ other: UInt32, _ added: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: min(UInt64(one) + UInt64(other) + UInt64(added), UInt64(infinite)))
    }

    /// What is spent on the last arc of a way, of which a part is ridden, or none.
    func cost(ofLast arc: Int, to target: Snap, in graph: RoadGraph) -> UInt32 {
        guard cost(ofArc: arc) < ArcCosts.infinite else { return ArcCosts.infinite }
        let fraction = graph.edge(ofArc: arc).isReversed ? 1 - target.fraction : target.fraction
        return fraction <= 0 ? 0 : cost(ofArc: arc, upTo: fraction, in: graph)
    }
}
