import RoadMap

/// A partial update of a customized metric after the costs of a few arcs of the graph have changed, as by a closed road.
///
///     graph arc ──► arc of the hierarchy ──► the arcs over it in triangles ──► … as long as something changes
///
/// A decrease lowers the arcs above at once. An increase matters only to arcs that expand to the changed one; these are
/// recomputed from all their lower triangles. Where nothing decreased, an arc can only expand to an increased one if it costs
/// exactly what the triangle did before: that is told by costs alone, without looking up what it expands to. To undo a change, make the opposite one. The effort depends on how many arcs the
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
            let before = arcs.cost(of: arc)
            let isDearer = arcs.recompute(arc, need, topology, arcCosts)
            if isCheaper {
                offerTriangles(over: arc, isCheaper: need.contains(.cheaper), isDearer: isDearer, topology, arcs)
            } else if isDearer {
                offerIncrease(of: arc, from: before, topology, arcs)
            }
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
        let toX = arcs.cost(of: arc)
        offers += topology.arcsUp(from: topology.tails[arc]).count
        topology.forEachUpperTriangle(over: arc) { isBelow, toY, target in
            let other = arcs.cost(of: toY)
            // The expansion is named by the arc that is travelled down, the one to the lower end.
            let costs =
                isBelow
                ? ArcPair(up: other.down &+ toX.up, down: toX.down &+ other.up)
                : ArcPair(up: toX.down &+ other.up, down: other.down &+ toX.up)
            let expansion = UInt32(truncatingIfNeeded: isBelow ? toY : arc)
            offer(costs, by: expansion, to: target, isCheaper: isCheaper, isDearer: isDearer, arcs)
        }
    }

    /// Asks for new values of the arcs that expand to one which became dearer, in an update in which nothing became cheaper.
    private mutating func offerIncrease(
        of arc: Int, from before: ArcPair, _ topology: borrowing HierarchyTopology, _ arcs: MutableArcs
    ) {
        let now = arcs.cost(of: arc)
        offers += topology.arcsUp(from: topology.tails[arc]).count
        // No way costs more than `ArcCosts.infinite`: a direction that did not change asks for nothing.
        let up = now.up != before.up ? before.up : ArcCosts.infinite &+ 1
        let down = now.down != before.down ? before.down : ArcCosts.infinite &+ 1
        topology.forEachUpperTriangle(over: arc) { isBelow, toY, target in
            let other = arcs.cost(of: toY)
            let (mine, back) = (other.down &+ up, down &+ other.up)
            let known = arcs.cost(of: target)
            let (knownMine, knownBack) = isBelow ? (known.up, known.down) : (known.down, known.up)
            guard mine == knownMine || back == knownBack else { return }
            let expansion = UInt32(truncatingIfNeeded: isBelow ? toY : arc)
            let expansions = arcs.expansion(of: target)
            let (needMine, needBack): (Need, Need) = isBelow ? (.valueUp, .valueDown) : (.valueDown, .valueUp)
            if mine == knownMine, (isBelow ? expansions.up : expansions.down) == expansion {
                ask(for: needMine, of: target)
            }
            if back == knownBack, (isBelow ? expansions.down : expansions.up) == expansion {
                ask(for: needBack, of: target)
            }
        }
    }
}
