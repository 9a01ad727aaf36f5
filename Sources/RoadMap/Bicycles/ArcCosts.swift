/// What each arc of a graph costs a profile: milliseconds of riding, stretched by the profile's aversions.
///
/// Make it once a graph and profile and share it: it is a value, safe to use from any number of tasks.
public struct ArcCosts: Sendable {
    /// The cost of an arc that may not be used, and of a place that cannot be reached.
    @inlinable
    public static var infinite: UInt32 { 0x7FFF_FFFF }

    /// The profile that the costs belong to.
    public let profile: BicycleProfile
    /// Milliseconds, one value an arc, where `changes` has nothing else.
    @usableFromInline var base: ContiguousArray<UInt32>
    /// What is changed here alone, while the base is shared with others.
    @usableFromInline var changes = CopyOnWritePages<UInt32>()
    /// Milliseconds lost, by the raw value of a nodeDelay.
    @usableFromInline let delays: ContiguousArray<UInt32>
    let times: CostTable
    /// `nil` on a map without heights.
    let hills: HillCosts?
    /// A bit an arc: whether one turns into it across oncoming traffic.
    @usableFromInline var acrossTraffic: ContiguousArray<UInt64>
    /// The plane in which A* measures how far the target is.
    @usableFromInline package let bound: CostBound

    /// Computes the costs of all arcs.
    ///
    /// Costs are rounded up to whole milliseconds, at least 1. What is closed at the departure of the graph, or without one at
    /// any time, costs `infinite`; see `RoadGraph.departing(at:)`.
    ///
    /// - Complexity: O(arcs).
    public init(graph: RoadGraph, profile: BicycleProfile) {
        self.init(graph: graph, profile: profile, table: CostTable(profile), times: CostTable(profile, .time))
    }

    /// The same with the profile's tables, which are longer in the making than the costs of a village.
    package init(graph: RoadGraph, profile: BicycleProfile, table: CostTable, times: CostTable) {
        self.times = times
        self.profile = profile
        var values = ContiguousArray<UInt32>()
        values.reserveCapacity(graph.arcCount)
        if graph.hasHeights {
            let hills = HillCosts(profile, costs: table, times: times, graph: graph)
            let costs = hills.costs(ofEdgesIn: graph)
            for arc in graph.arcs { values.append(costs[Int(graph.directedEdge(ofArc: arc).rawValue)]) }
            self.hills = hills
        } else {
            hills = nil
            let lengths = graph.edgeLengths
            for arc in graph.arcs.places {
                let (edge, isReversed) = graph.edge(ofArc: ArcID(truncatingIfNeeded: arc))
                let bits = graph.attributeBits(of: edge)
                let length = UInt32(truncatingIfNeeded: lengths[edge.index])
                // Only a ferry has anything above these bits.
                let cost =
                    bits >> EdgeAttributes.Field.ferrySpeed.start == 0
                    ? table.cost(bits, length: length, isReversed: isReversed)
                    : profile.cost(EdgeAttributes(uncheckedBits: bits), length: length, isReversed: isReversed)
                values.append(ArcCosts.rounded(cost))
            }
        }
        // Seconds are at most an hour.
        delays = ContiguousArray(
            (0..<8).map { raw in
                NodeDelay(rawValue: raw).map { UInt32((1000 * profile.delay($0)).rounded()) } ?? 0
            })
        let across = delays[Int(NodeDelay.acrossTraffic.rawValue)]
        acrossTraffic = ContiguousArray(repeating: 0, count: (graph.arcCount + 63) / 64)
        for number in 0..<graph.turnArcs.count {
            let arc = Int(graph.turnArcs[number])
            acrossTraffic[arc / 64] |= 1 << UInt64(arc % 64)
            values[arc] = min(values[arc] + across, ArcCosts.infinite - 1)
        }
        if !profile.rules.isEmpty {
            var rules = RuleTable(profile)
            rules.apply(to: &values, in: graph, delays: delays, acrossTraffic: acrossTraffic)
        }
        for arc in graph.closedArcs { values[arc.index] = ArcCosts.infinite }
        base = values
        bound = CostBound(graph: graph, costs: values)
    }

    /// Whole milliseconds, at least 1 and below `infinite`.
    @inline(__always)
    static func rounded(_ cost: Double) -> UInt32 { UInt32(min(max(cost.rounded(.up), 1), Double(infinite - 1))) }

    /// Seconds lost in turning into an arc, and at its end.
    package func delays(ofArc arc: ArcID, in graph: RoadGraph) -> (before: Double, after: Double) {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        return delays(ofArc: arc, on: graph.attributes(of: edge), isReversed: isReversed)
    }

    /// The same for an arc whose edge is known.
    @inlinable @inline(__always)
    package func delays(
        ofArc arc: ArcID, on attributes: EdgeAttributes, isReversed: Bool
    ) -> (before: Double, after: Double) {
        let nodeDelay = isReversed ? attributes.backwardNodeDelay : attributes.forwardNodeDelay
        let across = isAcrossTraffic(arc) ? delays[Int(NodeDelay.acrossTraffic.rawValue)] : 0
        return (Double(across) / 1000, Double(delays[Int(nodeDelay.rawValue)]) / 1000)
    }

    @inlinable
    func isAcrossTraffic(_ arc: ArcID) -> Bool {
        acrossTraffic[arc.index / 64] >> UInt64(arc.index % 64) & 1 == 1
    }

    /// The cost of one arc, in milliseconds.
    @inlinable
    public func cost(ofArc arc: ArcID) -> UInt32 { changes[arc.index] ?? base[arc.index] }

    /// Milliseconds, one value an arc: for searches that look at thousands of them.
    ///
    /// - Complexity: O(1), O(arcs) where something lies over costs that are shared.
    @inlinable
    package var values: ContiguousArray<UInt32> {
        var values = base
        changes.forEach { values[$0] = $1 }
        return values
    }

    /// Changes the cost of one arc. The bound holds as long as it is not less than it was at first.
    ///
    /// Not enforced: that the cost is at most `infinite`.
    ///
    /// - Complexity: O(1), O(arcs) where the costs are shared.
    public mutating func setCost(_ cost: UInt32, ofArc arc: ArcID) {
        if !isFlat { self = flat }
        base[arc.index] = cost
    }

    /// The same without copying what is shared: the cost is laid over it.
    package mutating func layCost(_ cost: UInt32, ofArc arc: ArcID) {
        let base = base
        changes.set(cost, at: arc.index, count: base.count) { base[$0] }
    }

    /// Whether nothing is laid over costs that are shared.
    @inlinable
    package var isFlat: Bool { changes.isEmpty }

    /// The same costs in one piece.
    ///
    /// - Complexity: O(1), O(arcs) where something lies over costs that are shared.
    package var flat: ArcCosts {
        var result = self
        result.base = values
        result.changes = CopyOnWritePages()
        return result
    }

    /// Whether both lie over the same memory.
    func sharesMemory(with other: ArcCosts) -> Bool {
        base.withUnsafeBufferPointer { mine in other.base.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
        }
    }
}
