/// The cheapest way between two places in a hierarchy: up from both ends along the tree of parents, until the two ways up are
/// one, and on to the root.
///
/// Every rank that a way up can reach lies on the way along the parents, so no queue is needed.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 4.2: the elimination tree query.
struct HierarchySearch: ~Copyable {
    /// What is known of a rank from one end; `infinite` between searches.
    private struct Label: BitwiseCopyable {
        var cost = ArcCosts.infinite
        /// The arc of the hierarchy by which the rank was reached; `none` at an end.
        var arc = HierarchyTopology.none
    }

    /// From which end a rank is reached: its label is `labels[2 * rank + side.rawValue]`.
    private enum Side: Int {
        case ahead, back
    }

    private var labels = UnsafeMutableBufferPointer<Label>(start: nil, count: 0)
    /// The ranks at which ways up go on, each once, the lowest last.
    private var open: ContiguousArray<UInt32> = []
    /// The ranks that were passed, rising: those with labels to forget. As many as `settledNodes`.
    private var passed = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
    /// How many ranks the last search passed.
    private(set) var settledNodes = 0
    private var stack = GrowingBuffer<UInt32>()
    private var path = GrowingBuffer<Int>()

    init() {}

    deinit {
        labels.deallocate()
        passed.deallocate()
    }

    /// The least cost; `nil` where there is no way.
    ///
    /// - Complexity: O(arcs above both ends).
    mutating func cost(_ ends: borrowing SearchEnds, in hierarchy: borrowing HierarchyCosts) -> UInt32? {
        let (cost, _) = climb(ends, hierarchy)
        forget()
        return cost < ArcCosts.infinite ? cost : nil
    }

    /// Finds the cheapest way; `nil` where there is none.
    ///
    /// - Complexity: O(arcs above both ends, and those of the way).
    mutating func search(_ ends: borrowing SearchEnds, in hierarchy: borrowing HierarchyCosts) -> FoundWay? {
        let (best, top) = climb(ends, hierarchy)
        defer { forget() }
        guard let top else {
            return ends.direct.map { FoundWay(cost: $0.cost, arcs: [], first: nil, last: $0.arc) }
        }
        let tails = hierarchy.topology.tails.span
        path.removeAll()
        var entry = top
        while labels[2 * entry].arc != HierarchyTopology.none {
            let arc = Int(labels[2 * entry].arc)
            stack.push(UInt32(arc) << 1 | 1)
            entry = Int(tails[arc])
        }
        hierarchy.unpack(&stack, into: &path)
        var exit = top
        while labels[2 * exit + 1].arc != HierarchyTopology.none {
            let arc = Int(labels[2 * exit + 1].arc)
            stack.push(UInt32(arc) << 1)
            hierarchy.unpack(&stack, into: &path)
            exit = Int(tails[arc])
        }
        let ranks = hierarchy.topology.ranks.span
        let first = ends.starts.filter { ranks[Int($0.node)] == entry }.min { $0.cost < $1.cost }
        let last = ends.ends.filter { ranks[Int($0.node)] == exit }.min { $0.cost < $1.cost }
        guard let last else { return nil }
        return FoundWay(cost: best, arcs: path.array(), first: first?.arc, last: last.arc)
    }

    /// Climbs from all ends, the lowest rank first; the least cost, and the rank at the top of the way.
    private mutating func climb(
        _ ends: borrowing SearchEnds, _ hierarchy: borrowing HierarchyCosts
    ) -> (cost: UInt32, top: Int?) {
        reserve(hierarchy.topology.ranks.count)
        settledNodes = 0
        open.removeAll(keepingCapacity: true)
        let ranks = hierarchy.topology.ranks.span
        for stub in ends.starts {
            start(stub, .ahead, ranks)
        }
        for stub in ends.ends {
            start(stub, .back, ranks)
        }
        var climb = Climb(best: ends.direct?.cost ?? ArcCosts.infinite, isChanged: hierarchy.isChanged)
        let parents = hierarchy.topology.parents.span
        while open.count > 1, let rank = open.popLast() {
            notePassed(rank)
            climb.pass(Int(rank), labels, hierarchy)
            let parent = parents[unchecked: Int(rank)]
            if parent != HierarchyTopology.none { insert(parent) }
        }
        var rank = open.popLast() ?? HierarchyTopology.none
        while rank != HierarchyTopology.none {
            notePassed(rank)
            climb.pass(Int(rank), labels, hierarchy)
            rank = parents[unchecked: Int(rank)]
        }
        return (climb.best, climb.top)
    }

    private mutating func start(_ stub: SearchEnds.Stub, _ side: Side, _ ranks: borrowing Span<UInt32>) {
        let rank = ranks[Int(stub.node)]
        let label = 2 * Int(rank) + side.rawValue
        labels[label].cost = min(stub.cost, labels[label].cost)
        insert(rank)
    }

    private mutating func insert(_ rank: UInt32) {
        var place = open.count
        while place > 0, open[place - 1] < rank { place -= 1 }
        if place == 0 || open[place - 1] != rank { open.insert(rank, at: place) }
    }

    /// What a climb has found so far.
    private struct Climb {
        var best: UInt32
        var top: Int?
        let isChanged: Bool

        init(best: UInt32, isChanged: Bool) { (self.best, self.isChanged) = (best, isChanged) }

        /// Looks at all arcs up from a rank to which nothing cheaper will come.
        @inline(__always)
        mutating func pass(
            _ rank: Int, _ labels: UnsafeMutableBufferPointer<Label>, _ hierarchy: borrowing HierarchyCosts
        ) {
            let (ahead, back) = (labels[2 * rank].cost, labels[2 * rank + 1].cost)
            if ahead &+ back < best { (best, top) = (ahead &+ back, rank) }
            if ahead < best { leave(rank, ahead, .ahead, labels, hierarchy) }
            if back < best { leave(rank, back, .back, labels, hierarchy) }
        }

        @inline(__always)
        private func leave(
            _ rank: Int, _ known: UInt32, _ side: Side, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing HierarchyCosts
        ) {
            if hierarchy.perfect.isKnown {
                let arcs = hierarchy.perfect.arcs.span
                for place in hierarchy.perfect.places(from: rank, isUp: side == .ahead) {
                    let arc = arcs[unchecked: place]
                    Climb.reach(arc.head, known &+ arc.cost, arc.number, side, labels)
                }
            } else if isChanged {
                Climb.leaveByChanged(rank, known, side, labels, hierarchy)
            } else {
                Climb.leave(rank, known, side, labels, hierarchy, isChanged: false)
            }
        }

        /// Apart from the loops for unchanged arcs, so that these stay small.
        @inline(never)
        private static func leaveByChanged(
            _ rank: Int, _ known: UInt32, _ side: Side, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing HierarchyCosts
        ) {
            leave(rank, known, side, labels, hierarchy, isChanged: true)
        }

        @inline(__always)
        private static func leave(
            _ rank: Int, _ known: UInt32, _ side: Side, _ labels: UnsafeMutableBufferPointer<Label>,
            _ hierarchy: borrowing HierarchyCosts, isChanged: Bool
        ) {
            let (starts, heads) = (hierarchy.topology.upStarts.span, hierarchy.topology.upHeads.span)
            let arcs = Int(starts[unchecked: rank])..<Int(starts[unchecked: rank + 1])
            hierarchy.forEachCost(of: arcs, isChanged: isChanged) { arc, pair in
                let cost = side == .ahead ? pair.up : pair.down
                reach(heads[unchecked: arc], known &+ cost, UInt32(truncatingIfNeeded: arc), side, labels)
            }
        }

        @inline(__always)
        private static func reach(
            _ head: UInt32, _ cost: UInt32, _ arc: UInt32, _ side: Side, _ labels: UnsafeMutableBufferPointer<Label>
        ) {
            let label = 2 &* Int(head) &+ side.rawValue
            if cost < labels[label].cost { labels[label] = Label(cost: cost, arc: arc) }
        }
    }

    /// Makes room for the labels of all ranks; the first search does.
    private mutating func reserve(_ count: Int) {
        guard passed.count < count else { return }
        labels.deallocate()
        passed.deallocate()
        labels = .allocate(capacity: 2 * count)
        labels.initialize(repeating: Label())
        passed = .allocate(capacity: count)
    }

    /// Not enforced: that no more ranks are passed than there are.
    @inline(__always)
    private mutating func notePassed(_ rank: UInt32) {
        passed[settledNodes] = rank
        settledNodes &+= 1
    }

    private func forget() {
        for rank in passed[..<settledNodes] {
            labels[2 * Int(rank)] = Label()
            labels[2 * Int(rank) + 1] = Label()
        }
    }
}
