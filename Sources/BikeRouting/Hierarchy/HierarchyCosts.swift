/// What the arcs of a hierarchy cost a profile, in both directions, and by way of what.
///
/// Make it once a map and profile and share it: it is a value, safe to use from any number of tasks.
public struct HierarchyCosts: Sendable {
    /// Marks a way that is an arc of the graph; all others lead by a lower rank, and are named by the arc that leads up from
    /// there to the lower end.
    static let graphArc: UInt32 = 1 << 31
    static let nothing = UInt32.max

    let topology: HierarchyTopology
    /// Milliseconds up and down each arc.
    var costs: ContiguousArray<ArcPair> = []
    /// What each arc leads by, up and down.
    var ways: ContiguousArray<ArcPair> = []
    /// The arcs that a search from place to place needs, where these are known.
    var perfect = PerfectArcs()

    /// Works out what all arcs cost, on all cores.
    ///
    /// - Complexity: O(triangles of the hierarchy).
    init(_ topology: HierarchyTopology, _ arcCosts: borrowing ArcCosts) {
        self.topology = topology
        let count = topology.arcCount
        costs = ContiguousArray(unsafeUninitializedCapacity: count) { _, filled in filled = count }
        ways = ContiguousArray(unsafeUninitializedCapacity: count) { _, filled in filled = count }
        customize(arcCosts)
    }

    private mutating func customize(_ arcCosts: borrowing ArcCosts) {
        let topology = topology
        let parts = HierarchyParts(topology)
        let values = arcCosts.values
        costs.withUnsafeMutableBufferPointer { costs in
            ways.withUnsafeMutableBufferPointer { ways in
                nonisolated(unsafe) let relaxation = TriangleRelaxation(topology: topology, costs: costs, ways: ways)
                _ = Parallel.mapRanges(of: costs.count) { relaxation.takeGraphArcs($0, values) }
                relaxation.takeFurtherGraphArcs(values)
                // Nobody below another part's ranks looks at what this one writes.
                _ = Parallel.map(parts.parts.count) { relaxation.run(over: parts.parts[$0]) }
                relaxation.run(over: parts.top)
            }
        }
    }
}

extension HierarchyCosts {
    /// What the arcs of the same hierarchy cost with other costs of its graph; perfected where these are.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func replacing(costs: borrowing ArcCosts) -> HierarchyCosts {
        let replaced = HierarchyCosts(topology, costs)
        return perfect.isKnown ? replaced.perfected() : replaced
    }

    /// The arcs of the graph that arcs of the hierarchy stand for, in the direction of travel.
    ///
    /// - Parameter stack: arcs of the hierarchy times two, plus one where they are travelled up, the last one first; empty
    ///   afterwards. Shortcuts may nest deeply, so they do not wait on the thread's own stack.
    /// - Complexity: O(arcs of the path × arcs at a rank).
    func unpack(_ stack: inout GrowingBuffer<UInt32>, into path: inout GrowingBuffer<Int>) {
        let heads = topology.upHeads.span
        let ways = ways.span
        while var packed = stack.pop() {
            while true {
                let arc = Int(packed >> 1)
                let isUp = packed & 1 == 1
                let way = isUp ? ways[unchecked: arc].up : ways[unchecked: arc].down
                if way & HierarchyCosts.graphArc != 0 {
                    path.push(Int(way & ~HierarchyCosts.graphArc))
                    break
                }
                // By way of z: from x down to z and up to y, or from y down to z and up to x. Arcs up from z rise with their
                // heads.
                let y = heads[unchecked: arc]
                var toY = Int(way) + 1
                while heads[unchecked: toY] != y { toY += 1 }
                let (toX, up) = (way << 1, UInt32(truncatingIfNeeded: toY) << 1 | 1)
                stack.push(isUp ? up : toX | 1)
                packed = isUp ? toX : up & ~1
            }
        }
    }
}

extension SearchHierarchy {
    /// What the arcs of the hierarchy cost, given what those of its graph do.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func costs(of costs: borrowing ArcCosts) -> HierarchyCosts { HierarchyCosts(topology, costs) }
}
