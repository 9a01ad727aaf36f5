public import RoadMap
import Support

/// The customized metric of a contraction hierarchy: the cost of each arc in both directions, and what the arc expands to.
///
/// Make it once a map and profile and share it: it is a value, safe to use from any number of tasks.
public struct CustomizedMetric: Sendable {
    /// Marks an expansion that is an arc of the graph. All others are lower triangles: the number is that of the arc from the
    /// lowest rank of the triangle up to the lower end.
    static let graphArc: UInt32 = 1 << 31
    static let nothing = UInt32.max

    package let topology: HierarchyTopology
    /// Milliseconds up and down each arc, where `changes` has nothing else.
    private var baseCosts: ContiguousArray<ArcPair> = []
    /// What each arc expands to, up and down, where `changes` has nothing else.
    private(set) var baseExpansions: ContiguousArray<ArcPair> = []
    /// What is changed here alone, while the base is shared with others.
    private(set) var changes = CopyOnWritePages<ArcValue>()
    /// Shared by all values that share the base arrays.
    private var base = Base()
    /// The arcs that a search from place to place needs, where these are known.
    package var perfect = PerfectCustomization()

    private final class Base: Sendable {}

    /// Customizes the hierarchy for some costs, on all cores.
    ///
    /// - Complexity: O(triangles of the hierarchy).
    package init(_ topology: HierarchyTopology, _ arcCosts: borrowing ArcCosts) {
        self.topology = topology
        let count = topology.arcCount
        baseCosts = ContiguousArray(repeating: ArcPair(up: ArcCosts.infinite, down: ArcCosts.infinite), count: count)
        baseExpansions = ContiguousArray(repeating: ArcPair(up: Self.nothing, down: Self.nothing), count: count)
        customize(arcCosts)
    }

    private mutating func customize(_ arcCosts: borrowing ArcCosts) {
        let topology = topology
        let parts = IndependentSubtrees(topology)
        let values = arcCosts.values
        baseCosts.withUnsafeMutableBufferPointer { costs in
            baseExpansions.withUnsafeMutableBufferPointer { expansions in
                nonisolated(unsafe) let relaxation = TriangleRelaxation(
                    topology: topology, costs: costs, expansions: expansions)
                _ = Parallel.mapRanges(of: costs.count) { relaxation.takeGraphArcs($0, values) }
                relaxation.takeFurtherGraphArcs(values)
                // No subtree reads what another one writes.
                _ = Parallel.map(parts.parts.count) { relaxation.run(over: parts.parts[$0]) }
                relaxation.run(over: parts.top)
            }
        }
    }
}

extension CustomizedMetric {
    /// Whether there are changes beside the base. Searches ask once, not at each arc.
    package var isChanged: Bool { !changes.isEmpty }

    /// How many pages of changes lie over the base.
    var changedPages: Int { changes.pageCount }

    /// Whether both lie over the same base.
    func sharesMemory(with other: CustomizedMetric) -> Bool { base === other.base }

    /// What an arc costs, up and down.
    @inline(__always)
    package func cost(of arc: Int) -> ArcPair { changes[arc]?.cost ?? baseCosts[arc] }

    /// What an arc expands to, up and down.
    @inline(__always)
    func expansion(of arc: Int, isChanged: Bool) -> ArcPair {
        isChanged ? changes[arc]?.expansion ?? baseExpansions[arc] : baseExpansions.span[unchecked: arc]
    }

    /// What all arcs cost, in one piece.
    ///
    /// - Complexity: O(1), O(arcs) where something is changed.
    var costs: ContiguousArray<ArcPair> {
        var costs = baseCosts
        changes.forEach { costs[$0] = $1.cost }
        return costs
    }

    private var expansions: ContiguousArray<ArcPair> {
        var expansions = baseExpansions
        changes.forEach { expansions[$0] = $1.expansion }
        return expansions
    }

    /// Gives what each of some arcs costs.
    ///
    /// - Parameter isChanged: what the property says.
    @inline(__always)
    func forEachCost(of arcs: Range<Int>, isChanged: Bool, _ body: (_ arc: Int, _ cost: ArcPair) -> Void) {
        let base = baseCosts.span
        guard isChanged else {
            for arc in arcs { body(arc, base[unchecked: arc]) }
            return
        }
        let copies = changes.elements.span
        changes.forEachRun(in: arcs) { run, place in
            if let place {
                for arc in run { body(arc, copies[unchecked: place &+ arc &- run.lowerBound].cost) }
            } else {
                for arc in run { body(arc, base[unchecked: arc]) }
            }
        }
    }

    /// Makes the arrays unique to this value, so that many changes can be made in place.
    ///
    /// - Complexity: O(1) where they are already; O(arcs) where they are shared.
    mutating func makeUnique() {
        guard !isKnownUniquelyReferenced(&base) || isChanged else { return }
        (baseCosts, baseExpansions) = (costs, expansions)
        (changes, base) = (CopyOnWritePages(), Base())
    }

    /// Runs a task that changes arcs: in place where the base is not shared, otherwise in pages of this value alone.
    mutating func change(_ task: (MutableArcs) -> Void) {
        perfect = PerfectCustomization()
        if isKnownUniquelyReferenced(&base), changes.isEmpty {
            return baseCosts.withUnsafeMutableBufferPointer { costs in
                baseExpansions.withUnsafeMutableBufferPointer { expansions in
                    task(MutableArcs(costs: costs, expansions: expansions, changes: nil))
                }
            }
        }
        // Swapped, not assigned: a second reference would cause a copy.
        var held = CopyOnWritePages<ArcValue>()
        swap(&held, &changes)
        baseCosts.withUnsafeBufferPointer { costs in
            baseExpansions.withUnsafeBufferPointer { expansions in
                withUnsafeMutablePointer(to: &held) { held in
                    task(
                        MutableArcs(
                            costs: .init(mutating: costs), expansions: .init(mutating: expansions), changes: held))
                }
            }
        }
        swap(&held, &changes)
    }
}

extension CustomizedMetric {
    /// What the arcs of the same hierarchy cost with other costs of its graph; perfected where these are.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func replacing(costs: borrowing ArcCosts) -> CustomizedMetric {
        let replaced = CustomizedMetric(topology, costs)
        return perfect.isKnown ? replaced.perfected() : replaced
    }
}

extension ContractionHierarchy {
    /// What the arcs of the hierarchy cost, given what those of its graph do.
    ///
    /// - Complexity: O(triangles), on all cores.
    public func costs(of costs: borrowing ArcCosts) -> CustomizedMetric { CustomizedMetric(topology, costs) }
}
