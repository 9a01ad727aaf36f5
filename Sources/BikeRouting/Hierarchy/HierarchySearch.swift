/// The cheapest way between two places in a hierarchy: up from both ends along the tree of parents, until the two ways up are
/// one, and on to the root.
///
/// Every rank that a way up can reach lies on the way along the parents, so no queue is needed.
///
/// Source: Dibbelt, Strasser and Wagner (2016), section 4.2: the elimination tree query.
struct HierarchySearch: ~Copyable {
    /// What is known of a rank from one end; everything is `infinite` between searches.
    private struct Label: BitwiseCopyable {
        var cost = ArcCosts.infinite
        /// The arc of the hierarchy by which the rank was reached.
        var arc = HierarchyTopology.none
    }

    private var forward = UnsafeMutableBufferPointer<Label>(start: nil, count: 0)
    private var backward = UnsafeMutableBufferPointer<Label>(start: nil, count: 0)
    /// The ranks to be looked at next, each once, the lowest last.
    private var open: ContiguousArray<UInt32> = []
    private(set) var settledNodes = 0

    /// Makes room for a rank's labels; the first search does.
    private mutating func reserve(_ count: Int) {
        guard forward.count < count else { return }
        forward.deallocate()
        backward.deallocate()
        forward = .allocate(capacity: count)
        forward.initialize(repeating: Label())
        backward = .allocate(capacity: count)
        backward.initialize(repeating: Label())
    }

    deinit {
        forward.deallocate()
        backward.deallocate()
    }

    /// The least cost; `nil` where there is no way.
    ///
    /// - Complexity: O(arcs above both ends).
    mutating func cost(_ ends: SearchEnds, in hierarchy: borrowing HierarchyCosts) -> UInt32? {
        let (cost, _) = begin(ends, hierarchy)
        forget(ends, hierarchy.topology)
        return cost < ArcCosts.infinite ? cost : nil
    }

    /// Finds the cheapest way; `nil` where there is none.
    ///
    /// - Complexity: O(arcs above both ends, and those of the way).
    mutating func search(_ ends: SearchEnds, in hierarchy: borrowing HierarchyCosts) -> FoundWay? {
        let ranks = hierarchy.topology.ranks
        let (best, top) = begin(ends, hierarchy)
        defer { forget(ends, hierarchy.topology) }
        guard let top else {
            return ends.direct.map { FoundWay(cost: $0.cost, arcs: [], first: nil, last: $0.arc) }
        }
        let arcs = path(through: top, hierarchy)
        let entry = arcs.up.last.map { hierarchy.topology.tails[Int($0)] } ?? UInt32(top)
        let exit = arcs.down.last.map { hierarchy.topology.tails[Int($0)] } ?? UInt32(top)
        let first = ends.starts.filter { ranks[Int($0.node)] == entry }.min { $0.cost < $1.cost }
        let last = ends.ends.filter { ranks[Int($0.node)] == exit }.min { $0.cost < $1.cost }
        guard let last else { return nil }
        var unpacked: [Int] = []
        for arc in arcs.up.reversed() { hierarchy.unpack(arc: Int(arc), isUp: true, into: &unpacked) }
        for arc in arcs.down { hierarchy.unpack(arc: Int(arc), isUp: false, into: &unpacked) }
        return FoundWay(cost: best, arcs: unpacked, first: first?.arc, last: last.arc)
    }

    /// Climbs from all ends, the lowest rank first; the least cost, and the rank at the top of the way.
    private mutating func begin(
        _ ends: SearchEnds, _ hierarchy: borrowing HierarchyCosts
    ) -> (cost: UInt32, top: Int?) {
        reserve(hierarchy.topology.ranks.count)
        open.removeAll(keepingCapacity: true)
        for stub in ends.starts {
            let rank = hierarchy.topology.ranks[Int(stub.node)]
            forward[Int(rank)].cost = min(stub.cost, forward[Int(rank)].cost)
            insert(rank)
        }
        for stub in ends.ends {
            let rank = hierarchy.topology.ranks[Int(stub.node)]
            backward[Int(rank)].cost = min(stub.cost, backward[Int(rank)].cost)
            insert(rank)
        }
        return climb(below: ends.direct?.cost ?? ArcCosts.infinite, hierarchy)
    }

    @inline(__always)
    private mutating func insert(_ rank: UInt32) {
        var place = open.count
        while place > 0, open[place - 1] < rank { place -= 1 }
        if place == 0 || open[place - 1] != rank { open.insert(rank, at: place) }
    }

    private mutating func climb(
        below limit: UInt32, _ hierarchy: borrowing HierarchyCosts
    ) -> (cost: UInt32, top: Int?) {
        var best = limit
        var top: Int?
        settledNodes = 0
        let upStarts = hierarchy.topology.upStarts.span
        let heads = hierarchy.topology.upHeads.span
        let parents = hierarchy.topology.parents.span
        let costs = hierarchy.costs.span
        while let rank = open.popLast().map({ Int($0) }) {
            settledNodes += 1
            let (ahead, back) = (forward[rank].cost, backward[rank].cost)
            if ahead &+ back < best { (best, top) = (ahead &+ back, rank) }
            let arcs = Int(upStarts[rank])..<Int(upStarts[rank + 1])
            if ahead < best {
                for arc in arcs {
                    let cost = ahead &+ costs[unchecked: arc].up
                    let head = Int(heads[unchecked: arc])
                    if cost < forward[head].cost { forward[head] = Label(cost: cost, arc: UInt32(arc)) }
                }
            }
            if back < best {
                for arc in arcs {
                    let cost = back &+ costs[unchecked: arc].down
                    let head = Int(heads[unchecked: arc])
                    if cost < backward[head].cost { backward[head] = Label(cost: cost, arc: UInt32(arc)) }
                }
            }
            let parent = parents[rank]
            if parent != HierarchyTopology.none { insert(parent) }
        }
        return (best, top)
    }

    private mutating func forget(_ ends: SearchEnds, _ topology: HierarchyTopology) {
        for stub in ends.starts { forget(above: topology.ranks[Int(stub.node)], topology) }
        for stub in ends.ends { forget(above: topology.ranks[Int(stub.node)], topology) }
    }

    private mutating func forget(above start: UInt32, _ topology: HierarchyTopology) {
        var rank = start
        while rank != HierarchyTopology.none {
            forward[Int(rank)] = Label()
            backward[Int(rank)] = Label()
            rank = topology.parents[Int(rank)]
        }
    }

    /// The arcs of the hierarchy down from the top to both ends.
    private func path(through top: Int, _ hierarchy: HierarchyCosts) -> (up: [UInt32], down: [UInt32]) {
        func walk(_ labels: UnsafeMutableBufferPointer<Label>) -> [UInt32] {
            var arcs: [UInt32] = []
            var rank = top
            while labels[rank].arc != HierarchyTopology.none {
                arcs.append(labels[rank].arc)
                rank = Int(hierarchy.topology.tails[Int(labels[rank].arc)])
            }
            return arcs
        }
        return (walk(forward), walk(backward))
    }
}

extension HierarchyCosts {
    /// The arcs of the graph that an arc of the hierarchy stands for, in the direction of travel.
    ///
    /// - Complexity: O(arcs log arcs at a rank).
    func unpack(arc: Int, isUp: Bool, into path: inout [Int]) {
        // A stack of its own: shortcuts may nest deeply.
        var open = [(arc: arc, isUp: isUp)]
        while let (arc, isUp) = open.popLast() {
            let way = isUp ? ways[arc].up : ways[arc].down
            if way & HierarchyCosts.graphArc != 0 {
                path.append(Int(way & ~HierarchyCosts.graphArc))
                continue
            }
            // By way of z: from x down to z and up to y, or from y down to z and up to x.
            let toX = Int(way)
            guard let toY = topology.arc(between: topology.tails[toX], and: topology.upHeads[arc]) else { return }
            open.append(isUp ? (toY, true) : (toX, true))
            open.append(isUp ? (toX, false) : (toY, false))
        }
    }
}
