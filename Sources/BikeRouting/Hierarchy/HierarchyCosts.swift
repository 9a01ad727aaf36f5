import ParallelWork

/// What the arcs of a hierarchy cost a profile, in both directions, and by way of what.
///
/// Make it once a map and profile and share it: it is a value, safe to use from any number of tasks.
public struct HierarchyCosts: Sendable {
    /// Marks a way that is an arc of the graph; all others lead by a lower rank, and are named by the arc that leads up from
    /// there to the lower end.
    static let graphArc: UInt32 = 1 << 31
    static let nothing = UInt32.max

    let topology: HierarchyTopology
    /// Milliseconds up and down each arc, where `changes` has nothing else.
    private var baseCosts: ContiguousArray<ArcPair> = []
    /// What each arc leads by, up and down, where `changes` has nothing else.
    private var baseWays: ContiguousArray<ArcPair> = []
    /// What is changed here alone, while the base is shared with others.
    private var changes = ChangedPages<ArcValue>()
    /// Known to as many as the base is.
    private var base = Base()
    /// The arcs that a search from place to place needs, where these are known.
    var perfect = PerfectArcs()

    private final class Base: Sendable {}

    /// Works out what all arcs cost, on all cores.
    ///
    /// - Complexity: O(triangles of the hierarchy).
    init(_ topology: HierarchyTopology, _ arcCosts: borrowing ArcCosts) {
        self.topology = topology
        let count = topology.arcCount
        baseCosts = ContiguousArray(unsafeUninitializedCapacity: count) { _, filled in filled = count }
        baseWays = ContiguousArray(unsafeUninitializedCapacity: count) { _, filled in filled = count }
        customize(arcCosts)
    }

    private mutating func customize(_ arcCosts: borrowing ArcCosts) {
        let topology = topology
        let parts = HierarchyParts(topology)
        let values = arcCosts.values
        baseCosts.withUnsafeMutableBufferPointer { costs in
            baseWays.withUnsafeMutableBufferPointer { ways in
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
    /// Whether something is changed that is not in the base: who searches asks once, not at each arc.
    var isChanged: Bool { !changes.isEmpty }

    /// How many pages of changes lie over the base.
    var changedPages: Int { changes.pageCount }

    /// Whether both lie over the same base.
    func sharesMemory(with other: HierarchyCosts) -> Bool { base === other.base }

    /// What an arc costs, up and down.
    @inline(__always)
    func cost(of arc: Int) -> ArcPair { changes[arc]?.cost ?? baseCosts[arc] }

    /// What an arc leads by, up and down.
    @inline(__always)
    func way(of arc: Int, isChanged: Bool) -> ArcPair {
        isChanged ? changes[arc]?.way ?? baseWays[arc] : baseWays.span[unchecked: arc]
    }

    /// What all arcs cost, in one piece.
    ///
    /// - Complexity: O(1), O(arcs) where something is changed.
    var costs: ContiguousArray<ArcPair> {
        var costs = baseCosts
        changes.forEach { costs[$0] = $1.cost }
        return costs
    }

    private var ways: ContiguousArray<ArcPair> {
        var ways = baseWays
        changes.forEach { ways[$0] = $1.way }
        return ways
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

    /// Makes the arcs this holder's own, so that changes are made where they are: for one who makes many.
    ///
    /// - Complexity: O(1) where they are already; O(arcs) where they are shared.
    mutating func own() {
        guard !isKnownUniquelyReferenced(&base) || isChanged else { return }
        (baseCosts, baseWays) = (costs, ways)
        (changes, base) = (ChangedPages(), Base())
    }

    /// Has a task change arcs: where they are, if nobody else reads them there; else the change is noted here alone.
    mutating func change(_ task: (ChangingArcs) -> Void) {
        perfect = PerfectArcs()
        if isKnownUniquelyReferenced(&base), changes.isEmpty {
            return baseCosts.withUnsafeMutableBufferPointer { costs in
                baseWays.withUnsafeMutableBufferPointer { ways in
                    task(ChangingArcs(costs: costs, ways: ways, changes: nil))
                }
            }
        }
        // Exchanged and not assigned, as a second holder for a moment would have them copied.
        var held = ChangedPages<ArcValue>()
        swap(&held, &changes)
        baseCosts.withUnsafeBufferPointer { costs in
            baseWays.withUnsafeBufferPointer { ways in
                withUnsafeMutablePointer(to: &held) { held in
                    task(ChangingArcs(costs: .init(mutating: costs), ways: .init(mutating: ways), changes: held))
                }
            }
        }
        swap(&held, &changes)
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
        let ways = baseWays.span
        if isChanged {
            unpack(&stack, into: &path) { arc in changes[arc]?.way ?? ways[unchecked: arc] }
        } else {
            unpack(&stack, into: &path) { arc in ways[unchecked: arc] }
        }
    }

    @inline(__always)
    private func unpack(
        _ stack: inout GrowingBuffer<UInt32>, into path: inout GrowingBuffer<Int>, by way: (_ arc: Int) -> ArcPair
    ) {
        let heads = topology.upHeads.span
        while var packed = stack.pop() {
            while true {
                let arc = Int(packed >> 1)
                let isUp = packed & 1 == 1
                let ways = way(arc)
                let way = isUp ? ways.up : ways.down
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
