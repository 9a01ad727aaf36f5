import RoadMap
import Support

/// The arcs of a hierarchy without those that no least-cost path needs: fewer to look at for a search, at the price of working
/// out which.
///
/// Each way that is cheapest between two ranks goes up and down again along arcs that cost no more than the least-cost path
/// between their ends. All others are left out: in one direction, or in both.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 4.3: perfect customization.
package struct PerfectCustomization: Sendable {
    package struct Arc: BitwiseCopyable {
        package let head: Rank
        package let cost: UInt32
        /// Its number in the hierarchy.
        package let number: UInt32
    }

    /// Of rank r those travelled up are `arcs[starts[2 * r] ..< starts[2 * r + 1]]`; from there to `starts[2 * r + 2]` follow
    /// those travelled down.
    private var starts: ContiguousArray<UInt32> = []
    package private(set) var arcs: ContiguousArray<Arc> = []

    /// Not worked out: all arcs are needed.
    package init() {}

    package var isKnown: Bool { !starts.isEmpty }

    /// - Complexity: O(triangles), on all cores.
    package init(_ hierarchy: CustomizedMetric) {
        let (topology, given) = (hierarchy.topology, hierarchy.costs)
        let least = PerfectCustomization.leastCosts(topology, given)
        starts.reserveCapacity(2 * topology.nodeCount + 1)
        starts.append(0)
        for rank in topology.all {
            let above = topology.arcsUp(from: rank)
            for arc in above where given[arc].up == least[arc].up { keep(arc, given[arc].up, topology) }
            starts.append(UInt32(arcs.count))
            for arc in above where given[arc].down == least[arc].down { keep(arc, given[arc].down, topology) }
            starts.append(UInt32(arcs.count))
        }
    }

    private mutating func keep(_ arc: Int, _ cost: UInt32, _ topology: HierarchyTopology) {
        guard cost < ArcCosts.infinite else { return }
        arcs.append(Arc(head: topology.upHeads[arc], cost: cost, number: UInt32(arc)))
    }

    /// The places in `arcs` of those between a rank and higher ones, travelled up or down.
    @inline(__always)
    package func places(from rank: Rank, isUp: Bool) -> Range<Int> {
        let starts = starts.span
        let index = isUp ? 2 &* rank.index : 2 &* rank.index &+ 1
        return Int(starts[unchecked: index])..<Int(starts[unchecked: index &+ 1])
    }

    /// What the least-cost paths between the ends of all arcs cost.
    ///
    /// Ranks are taken from above: when the turn of x comes, what its arcs to higher ranks cost is the least.
    ///
    ///         y          z→x = min(z→x, z→y→x)    z→y = min(z→y, z→x→y)
    ///        ╱ ╲
    ///       x───z        and the other way round; z is below x, and x below y
    private static func leastCosts(
        _ topology: HierarchyTopology, _ given: ContiguousArray<ArcPair>
    ) -> ContiguousArray<ArcPair> {
        var least = given
        let parts = IndependentSubtrees(topology)
        least.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let costs = buffer
            @Sendable func run(over ranks: [Rank]) {
                topology.forEachTriangle(withMiddle: ranks) { _ in
                    ()
                } body: { arcToX, _, arcToY, arc in
                    let (toX, toY, between) = (costs[arcToX], costs[arcToY], costs[arc])
                    costs[arcToX] = ArcPair(
                        up: min(toX.up, toY.up &+ between.down), down: min(toX.down, between.up &+ toY.down))
                    costs[arcToY] = ArcPair(
                        up: min(toY.up, toX.up &+ between.up), down: min(toY.down, between.down &+ toX.down))
                }
            }
            run(over: parts.top.reversed())
            // Nobody below another part's ranks looks at what this one writes.
            _ = Parallel.map(parts.parts.count) { run(over: parts.parts[$0].reversed()) }
        }
        return least
    }
}

extension CustomizedMetric {
    /// The same costs, with arcs that no least-cost path needs left out of searches from place to place: for costs that stay as
    /// they are for thousands of these. Where a road is closed later, all arcs are used again.
    ///
    /// - Complexity: O(triangles), on all cores; about as long as making the costs took.
    public func perfected() -> CustomizedMetric {
        var result = self
        result.perfect = PerfectCustomization(self)
        return result
    }
}
