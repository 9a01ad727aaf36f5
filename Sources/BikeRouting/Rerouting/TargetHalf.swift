/// The half of a search that belongs to its target: kept, it makes the next search for the same target a matter of the few
/// nodes that are new.
///
///     var half = TargetHalf(to: try router.snap(task))
///     let guided = router.leg(from: [StartChoice(here)], toward: &half)
///     …                                                                   // a wrong turn
///     let other = router.leg(from: [StartChoice(there)], toward: &half, replacing: guided)
///
/// For each rank of the hierarchy that a search has come by it holds the least cost from there to the target, and by which arc;
/// other ranks are worked out when they are asked for. It belongs to the costs that it was made from: with others, or when
/// a road is closed or opened, the next search makes it anew by itself. Without a hierarchy it holds nothing but the target.
///
/// It is a small value, of half a megabyte at most before it begins anew: copy it freely, and throw it away at any time.
///
/// Source: Strasser and Zeitz, *Using incremental many-to-one queries to build a fast and tight heuristic for A\* in road
/// networks*, ACM JEA 27 (2022): lazy RPHAST.
public struct TargetHalf: Sendable {
    /// Where all searches lead.
    public let target: Snap
    /// Nothing before the first search.
    private(set) var edition: SearchEdition?
    private(set) var ends = SearchEnds()
    private var known = RankTable()
    /// Ranks from below whose turn comes when those above them are settled.
    private var waiting: ContiguousArray<UInt32> = []

    /// With so many bytes it forgets all and begins anew: what was asked long ago is seldom asked again.
    private static let limit = 1 << 19

    /// Knows only where to go.
    public init(to target: Snap) {
        self.target = target
    }

    /// The memory that it holds what it knows in.
    var byteCount: Int { known.byteCount }

    /// Whether it belongs to the costs as they are now.
    func isCurrent(_ search: borrowing PreparedSearch) -> Bool { edition === search.edition }

    /// Makes it one of a search's costs as they are now.
    ///
    /// - Complexity: O(arcs above the target) where it was not.
    mutating func renew(for search: borrowing PreparedSearch) {
        guard !isCurrent(search) || byteCount > TargetHalf.limit else { return }
        edition = search.edition
        ends.setEnd(graph: search.graph, costs: search.costs, target)
        known.removeAll()
        if let hierarchy = search.hierarchy { climb(hierarchy) }
    }

    /// Climbs from the target along the tree of parents, the lowest rank first.
    private mutating func climb(_ hierarchy: borrowing HierarchyCosts) {
        var open: ContiguousArray<UInt32> = []
        func insert(_ rank: UInt32) {
            var place = open.count
            while place > 0, open[place - 1] < rank { place -= 1 }
            if place == 0 || open[place - 1] != rank { open.insert(rank, at: place) }
        }
        var window = RankTable.Window()
        for stub in ends.ends {
            let rank = hierarchy.topology.ranks[Int(stub.node)]
            let place = known.place(of: rank, &window)
            known[place].cost = min(known[place].cost, RankTable.open | stub.cost)
            insert(rank)
        }
        while let rank = open.popLast() {
            let cost = known[known.place(of: rank, &window)].cost
            if cost & ~RankTable.open < ArcCosts.infinite {
                hierarchy.forEachArc(from: Int(rank), isUp: false) { head, down, arc in
                    let place = known.place(of: head, &window)
                    guard cost &+ down < known[place].cost else { return }
                    known[place] = RankTable.Slot(cost: cost &+ down, step: arc << 1)
                }
            }
            let parent = hierarchy.topology.parents[Int(rank)]
            if parent != HierarchyTopology.none { insert(parent) }
        }
    }

    /// The least cost from a node to the target, `infinite` where there is no way.
    ///
    /// Not enforced: that this belongs to the hierarchy; see `renew(for:)`.
    ///
    /// - Complexity: O(arcs above the node at the ranks that it did not know).
    mutating func cost(fromNode node: Int, _ hierarchy: borrowing HierarchyCosts) -> UInt32 {
        var next = hierarchy.topology.ranks[node]
        var least = ArcCosts.infinite
        while next != HierarchyTopology.none {
            if let slot = known.find(next), slot.cost & RankTable.open == 0 {
                least = slot.cost
                break
            }
            waiting.append(next)
            next = hierarchy.topology.parents[Int(next)]
        }
        var window = RankTable.Window()
        while let rank = waiting.popLast() {
            let place = known.place(of: rank, &window)
            var slot = known[place]
            slot.cost &= ~RankTable.open
            hierarchy.forEachArc(from: Int(rank), isUp: true) { head, up, arc in
                // All that an arc leads up to is above in the tree, so its turn has been.
                let cost = up &+ known[known.place(of: head, &window)].cost
                if cost < slot.cost { slot = RankTable.Slot(cost: cost, step: arc << 1 | 1) }
            }
            known[place] = slot
            least = slot.cost
        }
        return least
    }

    /// The arc of the hierarchy by which the way from a rank goes on, times two, plus one where it is travelled up; `nil` at the
    /// node from which only a part of an arc is left.
    @inline(__always)
    func step(fromRank rank: UInt32) -> UInt32? {
        guard let step = known.find(rank)?.step, step != RankTable.none else { return nil }
        return step
    }
}
