/// Works dearer arcs of a hierarchy into the arcs over them, rank by rank: for changes that are felt in thousands of arcs.
///
///         y          x→y leads by z: it is valued anew where x→z or z→y became dearer,
///        ╱ ╲         and y→x where y→z or z→x did
///       x───z        z is below x, and x below y
///
/// To tell all arcs over each dearer one of it takes as many steps as there are triangles. Here each arc is asked once whether
/// what it leads by became dearer, and only ranks above those with dearer arcs are looked at, as far as arcs lead from these.
struct RankwiseChange: ~Copyable {
    /// What became of arcs: there are pages for all from ranks that have dearer ones.
    private var marks = ChangedPages<Mark>()
    /// The first arc of the lowest of these ranks.
    private var lowest = Int.max
    /// The ranks to be looked at, each once or more.
    private var ranks = KeyHeap()
    /// The highest rank to which an arc leads from a rank that has dearer ones.
    private var highest: UInt32 = 0

    private struct Mark: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        static let dearerUp = Mark(rawValue: 1)
        static let dearerDown = Mark(rawValue: 2)
        /// The first of a rank that has dearer arcs.
        static let first = Mark(rawValue: 4)
    }

    init() {}

    /// Values anew all arcs in a queue and those that lead by what becomes dearer.
    ///
    /// - Parameter queue: the arcs, each with `HierarchyChange.Need`; empty afterwards. Nothing in it is cheaper than before.
    /// - Complexity: O(arcs of the ranks above the lowest + triangles below the arcs that change).
    mutating func work(
        in queue: inout KeyHeap, _ arcCosts: borrowing ArcCosts, _ topology: borrowing HierarchyTopology,
        _ arcs: ChangingArcs
    ) {
        while let rank = nextRank(queue, topology) {
            let all = Int(topology.upStarts[rank])..<Int(topology.upStarts[rank + 1])
            var isTouched = false
            for arc in all {
                let need = need(of: arc, &queue, topology, arcs)
                guard !need.isEmpty else { continue }
                let before = arcs.cost(of: arc)
                guard arcs.valueAnew(arc, need, topology, arcCosts) else { continue }
                if !isTouched { touch(all, topology) }
                isTouched = true
                let now = arcs.cost(of: arc)
                if now.up != before.up { mark(arc, .dearerUp, topology) }
                if now.down != before.down { mark(arc, .dearerDown, topology) }
            }
            if isTouched { highest = max(highest, topology.upHeads[all.upperBound - 1]) }
            let parent = topology.parents[rank]
            if parent <= highest { ranks.push(key: parent, node: 0) }
        }
    }

    private mutating func nextRank(_ queue: borrowing KeyHeap, _ topology: borrowing HierarchyTopology) -> Int? {
        let pending = queue.leastKey.map { topology.tails[Int($0)] }
        guard let rank = ranks.leastKey.map({ min($0, pending ?? $0) }) ?? pending else { return nil }
        while ranks.leastKey == rank { _ = ranks.pop() }
        return Int(rank)
    }

    private mutating func touch(_ arcs: Range<Int>, _ topology: borrowing HierarchyTopology) {
        lowest = min(lowest, arcs.lowerBound)
        mark(arcs.lowerBound, .first, topology)
        for arc in stride(from: arcs.lowerBound, to: arcs.upperBound, by: 64) { mark(arc, [], topology) }
        mark(arcs.upperBound - 1, [], topology)
    }

    private mutating func mark(_ arc: Int, _ mark: Mark, _ topology: borrowing HierarchyTopology) {
        let known = marks[arc] ?? []
        marks.set(known.union(mark), at: arc, count: topology.arcCount) { _ in [] }
    }

    /// What is queued for an arc, and what its ways ask for.
    @inline(__always)
    private func need(
        of arc: Int, _ queue: inout KeyHeap, _ topology: borrowing HierarchyTopology, _ arcs: ChangingArcs
    ) -> HierarchyChange.Need {
        var need: HierarchyChange.Need = []
        while queue.leastKey == UInt32(truncatingIfNeeded: arc), let (_, queued) = queue.pop() {
            need.insert(HierarchyChange.Need(rawValue: queued))
        }
        guard lowest < arc else { return need }
        let ways = arcs.way(of: arc)
        if isDearer(ways.up, of: arc, .dearerDown, .dearerUp, topology) { need.insert(.valueUp) }
        if isDearer(ways.down, of: arc, .dearerUp, .dearerDown, topology) { need.insert(.valueDown) }
        return need
    }

    /// Whether a way by a lower rank became dearer: between there and the arc's lower end, or there and its higher one.
    @inline(__always)
    private func isDearer(
        _ way: UInt32, of arc: Int, _ besideX: Mark, _ besideY: Mark, _ topology: borrowing HierarchyTopology
    ) -> Bool {
        guard way >= lowest, way & HierarchyCosts.graphArc == 0, let mark = marks[Int(way)] else { return false }
        if mark.contains(besideX) { return true }
        let first = Int(topology.upStarts[Int(topology.tails[Int(way)])])
        guard let mark = marks[first], mark.contains(.first) else { return false }
        let heads = topology.upHeads.span
        let y = heads[unchecked: arc]
        var toY = Int(way) + 1
        while heads[unchecked: toY] != y { toY += 1 }
        return marks[toY]?.contains(besideY) ?? false
    }
}
