public import RoadMap

/// The search tree of a target, kept from one search to the next: a search to the same target then visits only new nodes.
///
///     var tree = TargetSearchTree(to: try router.snap(task))
///     let leg = router.leg(from: [StartCandidate(here)], toward: &tree)
///     …                                                                   // a wrong turn
///     let other = router.leg(from: [StartCandidate(there)], toward: &tree, replacing: leg)
///
/// For each rank that a search has visited it holds the least cost from there to the target, and the first arc. All other ranks
/// are computed on demand. The tree belongs to one edition of the costs: after a change of costs, or when a road is closed or
/// opened, the next search rebuilds it. Without a hierarchy it holds nothing but the target.
///
/// It is a value of half a megabyte at most. Copy it freely, and discard it at any time.
///
/// Source: Strasser and Zeitz, *Using incremental many-to-one queries to build a fast and tight heuristic for A\* in road
/// networks*, ACM JEA 27 (2022): lazy RPHAST.
public struct TargetSearchTree: Sendable {
    /// Where all searches lead.
    public let target: Snap
    /// The costs that it belongs to; `nil` before the first search.
    private(set) var edition: MetricEdition?
    package private(set) var ends = SearchEnds()
    private var known = RankTable()
    /// Ranks to compute once those above them are settled, the highest last.
    private var waiting: ContiguousArray<Rank> = []

    /// The greatest size in bytes. Beyond it the tree is rebuilt, since old ranks are seldom needed again.
    private static let limit = 1 << 19

    /// A tree that holds only the target.
    public init(to target: Snap) {
        self.target = target
    }

    /// The size of its memory.
    var byteCount: Int { known.byteCount }

    /// Whether it belongs to the current costs of a search.
    func isCurrent(_ search: borrowing PreparedSearch) -> Bool { edition === search.edition }

    /// Rebuilds it where it does not belong to the current costs of a search.
    ///
    /// - Complexity: O(arcs above the target) where it was not.
    package mutating func renew(for search: borrowing PreparedSearch) {
        guard !isCurrent(search) || byteCount > TargetSearchTree.limit else { return }
        edition = search.edition
        ends.setEnd(graph: search.graph, costs: search.costs, target)
        known.removeAll()
        if let hierarchy = search.hierarchy { settleAncestorsOfTarget(hierarchy) }
    }

    /// The backward search: settles all ancestors of the target in the elimination tree, the lowest rank first.
    private mutating func settleAncestorsOfTarget(_ hierarchy: borrowing CustomizedMetric) {
        var open: ContiguousArray<Rank> = []
        func insert(_ rank: Rank) {
            var place = open.count
            while place > 0, open[place - 1] < rank { place -= 1 }
            if place == 0 || open[place - 1] != rank { open.insert(rank, at: place) }
        }
        var window = RankTable.Window()
        for endpoint in ends.ends {
            let rank = hierarchy.topology.rank(of: endpoint.node)
            let place = known.place(of: rank, &window)
            known[place].cost = min(known[place].cost, RankTable.open | endpoint.cost)
            insert(rank)
        }
        while let rank = open.popLast() {
            let cost = known[known.place(of: rank, &window)].cost
            if cost & ~RankTable.open < ArcCosts.infinite {
                hierarchy.forEachArc(from: rank, isUp: false) { head, down, arc in
                    let place = known.place(of: head, &window)
                    guard cost &+ down < known[place].cost else { return }
                    known[place] = RankTable.Slot(cost: cost &+ down, step: HierarchyStep(arc, isUp: false))
                }
            }
            let parent = hierarchy.topology.parents[rank.index]
            if parent != .missing { insert(parent) }
        }
    }

    /// The least cost from a node to the target, `infinite` where there is no path.
    ///
    /// Not enforced: that this belongs to the hierarchy; see `renew(for:)`.
    ///
    /// - Complexity: O(upward arcs of those ancestors of the node that are new).
    package mutating func cost(from node: NodeID, _ hierarchy: borrowing CustomizedMetric) -> UInt32 {
        var next = hierarchy.topology.rank(of: node)
        var least = ArcCosts.infinite
        while next != .missing {
            if let slot = known.find(next), slot.cost & RankTable.open == 0 {
                least = slot.cost
                break
            }
            waiting.append(next)
            next = hierarchy.topology.parents[next.index]
        }
        var window = RankTable.Window()
        while let rank = waiting.popLast() {
            let place = known.place(of: rank, &window)
            var slot = known[place]
            slot.cost &= ~RankTable.open
            hierarchy.forEachArc(from: rank, isUp: true) { head, up, arc in
                // The head of an upward arc is an ancestor in the tree, so it was settled before.
                let cost = up &+ known[known.place(of: head, &window)].cost
                if cost < slot.cost { slot = RankTable.Slot(cost: cost, step: HierarchyStep(arc, isUp: true)) }
            }
            known[place] = slot
            least = slot.cost
        }
        return least
    }

    /// The first arc of the path from a rank to the target; `nil` at an endpoint of the target, from which only a part of an arc
    /// is left.
    @inline(__always)
    func step(from rank: Rank) -> HierarchyStep? {
        guard let step = known.find(rank)?.step, step != .missing else { return nil }
        return step
    }
}
