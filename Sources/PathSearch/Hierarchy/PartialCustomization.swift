import BicycleProfiles
import RoadNetwork

/// A partial update of a customized metric after the costs of a few arcs of the graph have changed, as by a closed road.
///
///     graph arc ──► arc of the hierarchy ──► the arcs over it in triangles ──► … as long as something changes
///
/// A decrease lowers the arcs above at once. An increase matters only to arcs that expand to the changed one; these are
/// recomputed from all their lower triangles. To undo a change, make the opposite one. The effort depends on how many arcs the
/// change reaches, not on the size of the map. The closure of a main road reaches thousands of arcs; from then on
/// `RankedCustomization` takes over.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 5.2: partial updates. Which arcs expand to an
/// increased one is known from `CustomizedMetric.expansion(of:isChanged:)`.
struct PartialCustomization: ~Copyable {
    /// Arcs of the hierarchy to process with their needs, the lowest first, since a change reaches only higher arcs.
    private var queue = KeyHeap()
    /// How many triangles were relaxed, and whether any cost decreased.
    private var offers = 0
    private var isCheaper = false
    private let mostOffers: Int

    /// What an arc in the queue needs.
    struct Need: OptionSet {
        let rawValue: UInt32
        /// To be recomputed, because the cost of what it expands to increased.
        static let valueUp = Need(rawValue: 1)
        static let valueDown = Need(rawValue: 2)
        /// Its cost has decreased; the arcs above are not relaxed yet.
        static let cheaper = Need(rawValue: 4)
    }

    /// - Parameter mostOffers: the number of relaxed triangles from which on `RankedCustomization` is faster.
    package init(mostOffers: Int = 5_000) { self.mostOffers = mostOffers }

    /// Updates a metric.
    ///
    /// - Parameters:
    ///   - graphArcs: the arcs of the graph whose costs have changed.
    ///   - arcCosts: the new costs of all arcs.
    /// - Complexity: O(triangles of the arcs that change).
    mutating func update(
        _ hierarchy: inout CustomizedMetric, after graphArcs: some Sequence<ArcID>, _ arcCosts: borrowing ArcCosts
    ) {
        let topology = hierarchy.topology
        hierarchy.change { work(in: graphArcs, arcCosts, topology, $0) }
    }

    private mutating func work(
        in graphArcs: some Sequence<ArcID>, _ arcCosts: borrowing ArcCosts, _ topology: borrowing HierarchyTopology,
        _ arcs: MutableArcs
    ) {
        (offers, isCheaper) = (0, false)
        for graphArc in graphArcs {
            let step = topology.steps[graphArc.index]
            guard step != .missing else { continue }
            var costs = arcs.cost(of: step.arc)
            if step.isUp {
                costs.up = arcCosts.cost(ofArc: graphArc)
            } else {
                costs.down = arcCosts.cost(ofArc: graphArc)
            }
            let expansion = graphArc.rawValue | CustomizedMetric.graphArc
            offer(costs, by: expansion, to: step.arc, isCheaper: true, isDearer: true, arcs)
        }
        while isCheaper || offers < mostOffers {
            guard let (popped, first) = queue.pop() else { return }
            let arc = Int(popped)
            var need = Need(rawValue: first)
            while queue.leastKey == popped, let (_, further) = queue.pop() { need.insert(Need(rawValue: further)) }
            let isDearer = arcs.recompute(arc, need, topology, arcCosts)
            offerTriangles(over: arc, isCheaper: need.contains(.cheaper), isDearer: isDearer, topology, arcs)
        }
        var change = RankedCustomization()
        change.work(in: &queue, arcCosts, topology, arcs)
    }

    /// Relaxes an arc by one of its expansions, whose cost decreased, increased or either.
    @inline(__always)
    private mutating func offer(
        _ costs: ArcPair, by expansion: UInt32, to arc: Int, isCheaper: Bool, isDearer: Bool, _ arcs: MutableArcs
    ) {
        let known = arcs.cost(of: arc)
        if isCheaper, costs.up < known.up || costs.down < known.down { lower(arc, to: costs, by: expansion, arcs) }
        if isDearer, costs.up > known.up || costs.down > known.down {
            let expansions = arcs.expansion(of: arc)
            if costs.up > known.up, expansions.up == expansion { ask(for: .valueUp, of: arc) }
            if costs.down > known.down, expansions.down == expansion { ask(for: .valueDown, of: arc) }
        }
    }

    @inline(never)
    private mutating func lower(_ arc: Int, to costs: ArcPair, by expansion: UInt32, _ arcs: MutableArcs) {
        var value = arcs.value(of: arc)
        value.lower(up: costs.up, by: expansion)
        value.lower(down: costs.down, by: expansion)
        arcs.set(value, of: arc)
        isCheaper = true
        ask(for: .cheaper, of: arc)
    }

    @inline(never)
    private mutating func ask(for need: Need, of arc: Int) {
        queue.push(key: UInt32(truncatingIfNeeded: arc), number: need.rawValue)
    }

    /// Relaxes the arcs that close a triangle with a changed one above its lower end.
    private mutating func offerTriangles(
        over arc: Int, isCheaper: Bool, isDearer: Bool, _ topology: borrowing HierarchyTopology, _ arcs: MutableArcs
    ) {
        guard isCheaper || isDearer else { return }
        let (starts, heads) = (topology.upStarts.span, topology.upHeads.span)
        let z = topology.tails[arc].index
        let x = heads[arc]
        let toX = arcs.cost(of: arc)
        offers += Int(starts[z + 1]) - Int(starts[z])
        for toY in Int(starts[z])..<arc {
            guard let target = topology.arc(between: heads[unchecked: toY], and: x) else { continue }
            let other = arcs.cost(of: toY)
            let costs = ArcPair(up: other.down &+ toX.up, down: toX.down &+ other.up)
            // The expansion is named by the arc that is travelled down.
            offer(
                costs, by: UInt32(truncatingIfNeeded: toY), to: target, isCheaper: isCheaper, isDearer: isDearer, arcs)
        }
        // Both lists rise, and all that is above z but x is above x.
        var target = Int(starts[x.index])
        for toY in arc + 1..<Int(starts[z + 1]) {
            while heads[unchecked: target] != heads[unchecked: toY] { target += 1 }
            let other = arcs.cost(of: toY)
            let costs = ArcPair(up: toX.down &+ other.up, down: other.down &+ toX.up)
            offer(
                costs, by: UInt32(truncatingIfNeeded: arc), to: target, isCheaper: isCheaper, isDearer: isDearer, arcs)
        }
    }
}
