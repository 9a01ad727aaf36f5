import RoadMap

/// The least-cost path between two places in a contraction hierarchy: an upward search from both ends along the elimination tree,
/// from their common ancestor on for both together, up to the root.
///
/// An upward search from a rank reaches nothing but its ancestors in the tree, so it needs no priority queue.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 4.2: the elimination tree query.
@usableFromInline
package struct EliminationTreeQuery: ~Copyable {
    /// The least cost from one end to a rank; `infinite` between searches.
    private struct Label: BitwiseCopyable {
        package var cost = ArcCosts.infinite
        /// The arc of the hierarchy that led to the rank; `none` at an end.
        var arc = HierarchyTopology.none
    }

    /// The direction of a search. A rank's label is `labels[2 * rank.index + direction.rawValue]`.
    private enum Direction: Int {
        case forward, backward
    }

    private var labels = UnsafeMutableBufferPointer<Label>(start: nil, count: 0)
    /// The ranks to settle next, each once, the lowest last.
    private var open: ContiguousArray<Rank> = []
    /// The settled ranks in rising order. Their labels are reset after the search. As many as `settledNodes`.
    private var settled = UnsafeMutableBufferPointer<Rank>(start: nil, count: 0)
    /// The memory of both. Other modules see the `deinit`, and not their types.
    @usableFromInline var labelMemory: UnsafeMutableRawPointer?
    @usableFromInline var settledMemory: UnsafeMutableRawPointer?
    /// How many ranks the last search settled.
    package private(set) var settledNodes = 0
    private var steps = GrowingBuffer<HierarchyStep>()
    private var unpacking = UnpackingBuffers()
    private var path = GrowingBuffer<ArcID>()

    package init() {}

    @inlinable
    deinit {
        labelMemory?.deallocate()
        settledMemory?.deallocate()
    }

    /// The least cost; `nil` where there is no path.
    ///
    /// - Complexity: O(arcs above both ends).
    package mutating func cost(_ ends: borrowing SearchEnds, in hierarchy: borrowing CustomizedMetric) -> UInt32? {
        let (cost, _) = settleAncestors(ends, hierarchy)
        resetLabels()
        return cost < ArcCosts.infinite ? cost : nil
    }

    /// The least-cost path; `nil` where there is none.
    ///
    /// - Complexity: O(arcs above both ends + arcs of the path).
    mutating func search(_ ends: borrowing SearchEnds, in hierarchy: borrowing CustomizedMetric) -> FoundPath? {
        let (best, top) = settleAncestors(ends, hierarchy)
        defer { resetLabels() }
        guard let top else {
            return ends.direct.map { FoundPath(cost: $0.cost, arcs: [], first: nil, last: $0.arc) }
        }
        let tails = hierarchy.topology.tails.span
        path.removeAll()
        steps.removeAll()
        var entry = top
        while labels[2 * entry.index].arc != HierarchyTopology.none {
            let step = HierarchyStep(labels[2 * entry.index].arc, isUp: true)
            steps.push(step)
            entry = tails[step.arc]
        }
        steps.reverse(from: 0)
        var exit = top
        while labels[2 * exit.index + 1].arc != HierarchyTopology.none {
            let step = HierarchyStep(labels[2 * exit.index + 1].arc, isUp: false)
            steps.push(step)
            exit = tails[step.arc]
        }
        hierarchy.unpack(steps, &unpacking, into: &path)
        let ranks = hierarchy.topology.ranks.span
        let first = ends.starts.filter { ranks[$0.node.index] == entry }.min { $0.cost < $1.cost }
        let last = ends.ends.filter { ranks[$0.node.index] == exit }.min { $0.cost < $1.cost }
        guard let last else { return nil }
        return FoundPath(cost: best, arcs: path.array(), first: first?.arc, last: last.arc)
    }

    /// Settles all ancestors of both ends, the lowest rank first. Returns the least cost and the top rank of the path.
    private mutating func settleAncestors(
        _ ends: borrowing SearchEnds, _ hierarchy: borrowing CustomizedMetric
    ) -> (cost: UInt32, top: Rank?) {
        reserve(hierarchy.topology.ranks.count)
        settledNodes = 0
        open.removeAll(keepingCapacity: true)
        let ranks = hierarchy.topology.ranks.span
        for endpoint in ends.starts {
            start(endpoint, .forward, ranks)
        }
        for endpoint in ends.ends {
            start(endpoint, .backward, ranks)
        }
        var search = UpwardSearch(best: ends.direct?.cost ?? ArcCosts.infinite, isChanged: hierarchy.isChanged)
        let parents = hierarchy.topology.parents.span
        while open.count > 1, let rank = open.popLast() {
            noteSettled(rank)
            search.settle(rank, labels, hierarchy)
            let parent = parents[unchecked: rank.index]
            if parent != .missing { insert(parent) }
        }
        var rank = open.popLast() ?? .missing
        while rank != .missing {
            noteSettled(rank)
            search.settle(rank, labels, hierarchy)
            rank = parents[unchecked: rank.index]
        }
        return (search.best, search.top)
    }

    private mutating func start(
        _ endpoint: SearchEnds.Endpoint, _ direction: Direction, _ ranks: borrowing Span<Rank>
    ) {
        let rank = ranks[endpoint.node.index]
        let label = 2 * rank.index + direction.rawValue
        labels[label].cost = min(endpoint.cost, labels[label].cost)
        insert(rank)
    }

    private mutating func insert(_ rank: Rank) {
        var place = open.count
        while place > 0, open[place - 1] < rank { place -= 1 }
        guard place == 0 || open[place - 1] != rank else { return }
        open.append(rank)
        var last = open.count - 1
        while last > place {
            open[last] = open[last - 1]
            last -= 1
        }
        open[place] = rank
    }

    /// The best path that an upward search has found so far.
    private struct UpwardSearch {
        var best: UInt32
        var top: Rank?
        let isChanged: Bool

        package init(best: UInt32, isChanged: Bool) { (self.best, self.isChanged) = (best, isChanged) }

        /// Relaxes all upward arcs of a rank whose labels are final.
        @inline(__always)
        mutating func settle(
            _ rank: Rank, _ labels: UnsafeMutableBufferPointer<Label>, _ hierarchy: borrowing CustomizedMetric
        ) {
            let (forward, backward) = (labels[2 * rank.index].cost, labels[2 * rank.index + 1].cost)
            if forward &+ backward < best { (best, top) = (forward &+ backward, rank) }
            if forward < best { relaxArcs(from: rank, forward, .forward, labels, hierarchy) }
            if backward < best { relaxArcs(from: rank, backward, .backward, labels, hierarchy) }
        }

        @inline(__always)
        private func relaxArcs(
            from rank: Rank, _ known: UInt32, _ direction: Direction, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing CustomizedMetric
        ) {
            if hierarchy.perfect.isKnown {
                let arcs = hierarchy.perfect.arcs.span
                for place in hierarchy.perfect.places(from: rank, isUp: direction == .forward) {
                    let arc = arcs[unchecked: place]
                    UpwardSearch.relax(arc.head, known &+ arc.cost, arc.number, direction, labels)
                }
            } else if isChanged {
                UpwardSearch.relaxChangedArcs(from: rank, known, direction, labels, hierarchy)
            } else {
                UpwardSearch.relaxArcs(from: rank, known, direction, labels, hierarchy, isChanged: false)
            }
        }

        /// A function of its own, so that the loops for unchanged arcs stay small.
        @inline(never)
        private static func relaxChangedArcs(
            from rank: Rank, _ known: UInt32, _ direction: Direction, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing CustomizedMetric
        ) {
            relaxArcs(from: rank, known, direction, labels, hierarchy, isChanged: true)
        }

        @inline(__always)
        private static func relaxArcs(
            from rank: Rank, _ known: UInt32, _ direction: Direction, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing CustomizedMetric, isChanged: Bool
        ) {
            let (starts, heads) = (hierarchy.topology.upStarts.span, hierarchy.topology.upHeads.span)
            let arcs = Int(starts[unchecked: rank.index])..<Int(starts[unchecked: rank.index + 1])
            hierarchy.forEachCost(of: arcs, isChanged: isChanged) { arc, pair in
                let cost = direction == .forward ? pair.up : pair.down
                relax(heads[unchecked: arc], known &+ cost, UInt32(truncatingIfNeeded: arc), direction, labels)
            }
        }

        @inline(__always)
        private static func relax(
            _ head: Rank, _ cost: UInt32, _ arc: UInt32, _ direction: Direction,
            _ labels: UnsafeMutableBufferPointer<Label>
        ) {
            let label = 2 &* head.index &+ direction.rawValue
            if cost < labels[label].cost { labels[label] = Label(cost: cost, arc: arc) }
        }
    }

    /// Allocates the labels of all ranks, in the first search.
    private mutating func reserve(_ count: Int) {
        guard settled.count < count else { return }
        labels.deallocate()
        settled.deallocate()
        labels = .allocate(capacity: 2 * count)
        labels.initialize(repeating: Label())
        settled = .allocate(capacity: count)
        settled.initialize(repeating: .missing)
        labelMemory = labels.baseAddress.map { UnsafeMutableRawPointer($0) }
        settledMemory = settled.baseAddress.map { UnsafeMutableRawPointer($0) }
    }

    /// Not enforced: that each rank is settled once at most.
    @inline(__always)
    private mutating func noteSettled(_ rank: Rank) {
        settled[settledNodes] = rank
        settledNodes &+= 1
    }

    private func resetLabels() {
        for rank in settled[..<settledNodes] {
            labels[2 * rank.index] = Label()
            labels[2 * rank.index + 1] = Label()
        }
    }
}
