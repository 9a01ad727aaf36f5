/// Works changed costs of a few arcs of the graph into what the arcs of a hierarchy cost: a closed road, an event's street.
///
///     graph arc ──► arc of the hierarchy ──► the arcs over it in triangles ──► … as long as something changes
///
/// What became cheaper lowers the arcs over it at once. What became dearer matters only to the arcs that lead by way of it,
/// and these are valued anew, by all triangles below them. To undo a change, make the opposite one. What it costs depends on
/// how far the change is felt, not on the size of the map. A main road that is closed is felt in thousands of arcs; then they
/// are found by `RankwiseChange`.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 5.2: partial updates. That only arcs led by a dearer one need be
/// valued anew is seen from `HierarchyCosts.ways`.
struct HierarchyChange: ~Copyable {
    /// Arcs of the hierarchy to be looked at again with what they need, the lowest first: a change is only felt further up.
    private var queue = KeyHeap()
    /// How often arcs were told what they cost, and whether any became cheaper by it.
    private var offers = 0
    private var isCheaper = false
    private let mostOffers: Int

    /// What an arc in the queue needs.
    struct Need: OptionSet {
        let rawValue: UInt32
        /// To be valued anew: what it led by became dearer.
        static let valueUp = Need(rawValue: 1)
        static let valueDown = Need(rawValue: 2)
        /// It is cheaper already; the arcs over it do not know.
        static let cheaper = Need(rawValue: 4)
    }

    /// - Parameter mostOffers: from how many on ranks are gone over; they take about as long as that.
    init(mostOffers: Int = 5_000) { self.mostOffers = mostOffers }

    /// Works in the costs of graph arcs that have changed.
    ///
    /// - Parameters:
    ///   - graphArcs: arcs whose costs are now other ones.
    ///   - arcCosts: what all arcs cost now.
    /// - Complexity: O(triangles of the arcs that change).
    mutating func update(
        _ hierarchy: inout HierarchyCosts, after graphArcs: some Sequence<Int>, _ arcCosts: borrowing ArcCosts
    ) {
        let topology = hierarchy.topology
        hierarchy.change { work(in: graphArcs, arcCosts, topology, $0) }
    }

    private mutating func work(
        in graphArcs: some Sequence<Int>, _ arcCosts: borrowing ArcCosts, _ topology: borrowing HierarchyTopology,
        _ arcs: ChangingArcs
    ) {
        (offers, isCheaper) = (0, false)
        for graphArc in graphArcs {
            let packed = topology.arcOfGraphArc[graphArc]
            guard packed != HierarchyTopology.none else { continue }
            let arc = Int(packed >> 1)
            var costs = arcs.cost(of: arc)
            if packed & 1 == 0 {
                costs.up = arcCosts.cost(ofArc: graphArc)
            } else {
                costs.down = arcCosts.cost(ofArc: graphArc)
            }
            let way = UInt32(graphArc) | HierarchyCosts.graphArc
            offer(costs, by: way, to: arc, isCheaper: true, isDearer: true, arcs)
        }
        while isCheaper || offers < mostOffers {
            guard let (popped, first) = queue.pop() else { return }
            let arc = Int(popped)
            var need = Need(rawValue: first)
            while queue.leastKey == popped, let (_, further) = queue.pop() { need.insert(Need(rawValue: further)) }
            let isDearer = arcs.valueAnew(arc, need, topology, arcCosts)
            offerTriangles(over: arc, isCheaper: need.contains(.cheaper), isDearer: isDearer, topology, arcs)
        }
        var change = RankwiseChange()
        change.work(in: &queue, arcCosts, topology, arcs)
    }

    /// Tells an arc what it costs by one of its ways, which became cheaper, dearer or either.
    @inline(__always)
    private mutating func offer(
        _ costs: ArcPair, by way: UInt32, to arc: Int, isCheaper: Bool, isDearer: Bool, _ arcs: ChangingArcs
    ) {
        let known = arcs.cost(of: arc)
        if isCheaper, costs.up < known.up || costs.down < known.down { lower(arc, to: costs, by: way, arcs) }
        if isDearer, costs.up > known.up || costs.down > known.down {
            let ways = arcs.way(of: arc)
            if costs.up > known.up, ways.up == way { ask(for: .valueUp, of: arc) }
            if costs.down > known.down, ways.down == way { ask(for: .valueDown, of: arc) }
        }
    }

    @inline(never)
    private mutating func lower(_ arc: Int, to costs: ArcPair, by way: UInt32, _ arcs: ChangingArcs) {
        var value = arcs.value(of: arc)
        value.lower(up: costs.up, by: way)
        value.lower(down: costs.down, by: way)
        arcs.set(value, of: arc)
        isCheaper = true
        ask(for: .cheaper, of: arc)
    }

    @inline(never)
    private mutating func ask(for need: Need, of arc: Int) {
        queue.push(key: UInt32(truncatingIfNeeded: arc), node: need.rawValue)
    }

    /// Tells the arcs that close triangles over a changed one what they cost by way of its lower end.
    private mutating func offerTriangles(
        over arc: Int, isCheaper: Bool, isDearer: Bool, _ topology: borrowing HierarchyTopology, _ arcs: ChangingArcs
    ) {
        guard isCheaper || isDearer else { return }
        let (starts, heads) = (topology.upStarts.span, topology.upHeads.span)
        let z = Int(topology.tails[arc])
        let x = heads[arc]
        let toX = arcs.cost(of: arc)
        offers += Int(starts[z + 1]) - Int(starts[z])
        for toY in Int(starts[z])..<arc {
            guard let target = topology.arc(between: heads[unchecked: toY], and: x) else { continue }
            let other = arcs.cost(of: toY)
            let costs = ArcPair(up: other.down &+ toX.up, down: toX.down &+ other.up)
            // The arc that the way down leads along names the way.
            offer(
                costs, by: UInt32(truncatingIfNeeded: toY), to: target, isCheaper: isCheaper, isDearer: isDearer, arcs)
        }
        // Both lists rise, and all that is above z but x is above x.
        var target = Int(starts[Int(x)])
        for toY in arc + 1..<Int(starts[z + 1]) {
            while heads[unchecked: target] != heads[unchecked: toY] { target += 1 }
            let other = arcs.cost(of: toY)
            let costs = ArcPair(up: toX.down &+ other.up, down: other.down &+ toX.up)
            offer(
                costs, by: UInt32(truncatingIfNeeded: arc), to: target, isCheaper: isCheaper, isDearer: isDearer, arcs)
        }
    }
}
