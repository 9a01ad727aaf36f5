import RoadMap

/// A partial update of a customized metric after increases of costs, rank by rank: for changes that reach thousands of arcs.
///
///         y          x→y leads by z: it is valued anew where x→z or z→y became dearer,
///        ╱ ╲         and y→x where y→z or z→x did
///       x───z        z is below x, and x below y
///
/// To visit all arcs above each increased one takes as many steps as there are triangles. Here each arc is visited once, and
/// checked for whether its expansion increased. Only ranks that arcs from ranks with increased arcs lead to are visited.
struct RankedCustomization: ~Copyable {
    /// What changed of each arc. There are pages for all arcs of ranks with increased ones.
    private var marks = CopyOnWritePages<Mark>()
    /// The first arc of the lowest of these ranks.
    private var lowest = Int.max
    /// The ranks to visit, each once or more.
    private var ranks = KeyHeap()
    /// The highest rank to which an arc leads from a rank that has dearer ones.
    private var highest = Rank(0)

    private struct Mark: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        static let dearerUp = Mark(rawValue: 1)
        static let dearerDown = Mark(rawValue: 2)
        /// The first of a rank that has dearer arcs.
        static let first = Mark(rawValue: 4)
    }

    package init() {}

    /// Recomputes all arcs in a queue, and those whose expansions increase.
    ///
    /// - Parameter queue: the arcs, each with `PartialCustomization.Need`; empty afterwards. Nothing in it is cheaper than before.
    /// - Complexity: O(arcs of the ranks above the lowest + triangles below the arcs that change).
    mutating func work(
        in queue: inout KeyHeap, _ arcCosts: borrowing ArcCosts, _ topology: borrowing HierarchyTopology,
        _ arcs: MutableArcs
    ) {
        while let rank = nextRank(queue, topology) {
            let all = topology.arcsUp(from: rank)
            var isTouched = false
            for arc in all {
                let need = need(of: arc, &queue, topology, arcs)
                guard !need.isEmpty else { continue }
                let before = arcs.cost(of: arc)
                guard arcs.recompute(arc, need, topology, arcCosts) else { continue }
                if !isTouched { touch(all, topology) }
                isTouched = true
                let now = arcs.cost(of: arc)
                if now.up != before.up { mark(arc, .dearerUp, topology) }
                if now.down != before.down { mark(arc, .dearerDown, topology) }
            }
            if isTouched { highest = max(highest, topology.upHeads[all.upperBound - 1]) }
            let parent = topology.parents[rank.index]
            if parent <= highest { ranks.push(key: parent.rawValue, number: 0) }
        }
    }

    private mutating func nextRank(_ queue: borrowing KeyHeap, _ topology: borrowing HierarchyTopology) -> Rank? {
        let pending = queue.leastKey.map { topology.tails[Int($0)] }
        let known = ranks.leastKey.map { Rank(rawValue: $0) }
        guard let rank = known.map({ min($0, pending ?? $0) }) ?? pending else { return nil }
        while ranks.leastKey == rank.rawValue { _ = ranks.pop() }
        return rank
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

    /// The needs of an arc: those in the queue, and those that follow from its expansions.
    @inline(__always)
    private func need(
        of arc: Int, _ queue: inout KeyHeap, _ topology: borrowing HierarchyTopology, _ arcs: MutableArcs
    ) -> PartialCustomization.Need {
        var need: PartialCustomization.Need = []
        while queue.leastKey == UInt32(truncatingIfNeeded: arc), let (_, queued) = queue.pop() {
            need.insert(PartialCustomization.Need(rawValue: queued))
        }
        guard lowest < arc else { return need }
        let expansions = arcs.expansion(of: arc)
        if isDearer(expansions.up, of: arc, .dearerDown, .dearerUp, topology) { need.insert(.valueUp) }
        if isDearer(expansions.down, of: arc, .dearerUp, .dearerDown, topology) { need.insert(.valueDown) }
        return need
    }

    /// Whether the cost of a lower triangle increased, on either side.
    @inline(__always)
    private func isDearer(
        _ expansion: UInt32, of arc: Int, _ besideX: Mark, _ besideY: Mark, _ topology: borrowing HierarchyTopology
    ) -> Bool {
        guard expansion >= lowest, expansion & CustomizedMetric.graphArc == 0, let mark = marks[Int(expansion)] else {
            return false
        }
        if mark.contains(besideX) { return true }
        let first = topology.arcsUp(from: topology.tails[Int(expansion)]).lowerBound
        guard let mark = marks[first], mark.contains(.first) else { return false }
        let heads = topology.upHeads.span
        let y = heads[unchecked: arc]
        var toY = Int(expansion) + 1
        while heads[unchecked: toY] != y { toY += 1 }
        return marks[toY]?.contains(besideY) ?? false
    }
}
