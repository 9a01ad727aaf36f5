/// What the arcs of a hierarchy cost a profile, in both directions, and by way of what.
///
/// Make it once a map and profile and share it: it is a value, safe to use from any number of tasks.
public struct HierarchyCosts: Sendable {
    /// Milliseconds, or what a cost is made of, up and down an arc.
    struct Pair: BitwiseCopyable {
        var up: UInt32
        var down: UInt32
    }

    /// Marks a way that is an arc of the graph; all others lead by a lower rank, and are named by the arc that leads up from
    /// there to the lower end.
    static let graphArc: UInt32 = 1 << 31
    static let nothing = UInt32.max

    let topology: HierarchyTopology
    private(set) var costs: ContiguousArray<Pair>
    private(set) var ways: ContiguousArray<Pair>

    /// Works out what all arcs cost, on all cores.
    ///
    /// - Complexity: O(triangles of the hierarchy).
    init(_ topology: HierarchyTopology, _ arcCosts: borrowing ArcCosts) {
        self.topology = topology
        let infinite = ArcCosts.infinite
        costs = ContiguousArray(repeating: Pair(up: infinite, down: infinite), count: topology.arcCount)
        ways = ContiguousArray(
            repeating: Pair(up: HierarchyCosts.nothing, down: HierarchyCosts.nothing), count: topology.arcCount)
        takeGraphArcs(arcCosts)
        customize()
    }

    private mutating func takeGraphArcs(_ arcCosts: borrowing ArcCosts) {
        let values = arcCosts.values.span
        for arc in topology.arcOfGraphArc.indices {
            let packed = topology.arcOfGraphArc[arc]
            guard packed != HierarchyTopology.none else { continue }
            let index = Int(packed >> 1)
            let way = UInt32(arc) | HierarchyCosts.graphArc
            if packed & 1 == 0 {
                if values[arc] < costs[index].up { (costs[index].up, ways[index].up) = (values[arc], way) }
            } else if values[arc] < costs[index].down {
                (costs[index].down, ways[index].down) = (values[arc], way)
            }
        }
    }

    private mutating func customize() {
        let topology = topology
        let parts = HierarchyParts(topology)
        costs.withUnsafeMutableBufferPointer { costs in
            ways.withUnsafeMutableBufferPointer { ways in
                nonisolated(unsafe) let relaxation = TriangleRelaxation(topology: topology, costs: costs, ways: ways)
                // Nobody below another part's ranks looks at what this one writes.
                _ = Parallel.map(parts.parts.count) { relaxation.run(over: parts.parts[$0]) }
                relaxation.run(over: parts.top)
            }
        }
    }
}

extension HierarchyCosts {
    /// What the arcs of the same hierarchy cost with other costs of its graph.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func replacing(costs: borrowing ArcCosts) -> HierarchyCosts { HierarchyCosts(topology, costs) }
}

extension SearchHierarchy {
    /// What the arcs of the hierarchy cost, given what those of its graph do.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func costs(of costs: borrowing ArcCosts) -> HierarchyCosts { HierarchyCosts(topology, costs) }
}
