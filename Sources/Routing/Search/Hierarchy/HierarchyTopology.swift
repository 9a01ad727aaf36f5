package import RoadMap

/// What a contraction hierarchy knows of a network before any profile: which nodes become neighbours when nodes are
/// eliminated in the order of their ranks.
///
///     rank x ──► upHeads[upStarts[x] ..< upStarts[x + 1]]       its neighbours of higher rank, rising: arcs of the hierarchy
///            ──► downArcs[downStarts[x] ..< downStarts[x + 1]]  the arcs that lead up to it, by rising tail
///            ──► downTails[…]                                   the ranks where these start
///            ──► parents[x]                                     the lowest of its higher neighbours
///
/// An arc of the hierarchy joins two ranks and stands for both directions. Ranks are numbered so that what is below a rank in
/// the elimination tree stands directly before it.
///
/// Source: Dibbelt, Strasser and Wagner, *Customizable contraction hierarchies*, ACM JEA 21 (2016).
package struct HierarchyTopology: Sendable {
    package static let none = UInt32.max

    /// The rank of each node of the graph.
    package private(set) var ranks: ContiguousArray<Rank>
    /// `missing` at a root.
    package private(set) var parents: ContiguousArray<Rank> = []
    package private(set) var upStarts: ContiguousArray<UInt32> = [0]
    package private(set) var upHeads: ContiguousArray<Rank> = []
    /// The rank where each arc starts.
    package private(set) var tails: ContiguousArray<Rank> = []
    private(set) var downStarts: ContiguousArray<UInt32> = []
    private(set) var downArcs: ContiguousArray<UInt32> = []
    private(set) var downTails: ContiguousArray<Rank> = []
    /// For each arc of the graph the arc of the hierarchy along which it leads; `missing` for a loop.
    private(set) var steps: ContiguousArray<HierarchyStep> = []
    /// For each arc of the hierarchy an arc of the graph that leads up it, and one that leads down; `none` where there is none.
    private(set) var graphArcs: ContiguousArray<ArcPair> = []
    /// The other arcs of the graph that lead as one of those does, grouped by what they lead along.
    private(set) var furtherGraphArcs: ContiguousArray<ArcID> = []
    /// The lowest rank below each rank in the tree, itself included.
    private(set) var lowest: ContiguousArray<Rank> = []

    package var nodeCount: Int { ranks.count }
    var arcCount: Int { upHeads.count }
    /// All ranks, the lowest first.
    package var all: Range<Rank> { Rank(0)..<Rank(nodeCount) }

    @inline(__always)
    package func rank(of node: NodeID) -> Rank { ranks[node.index] }

    /// The arcs from a rank to higher ones.
    @inline(__always)
    package func arcsUp(from rank: Rank) -> Range<Int> { Int(upStarts[rank.index])..<Int(upStarts[rank.index + 1]) }

    /// The places in `downArcs` of the arcs that lead up to a rank.
    @inline(__always)
    func places(ofArcsTo rank: Rank) -> Range<Int> { Int(downStarts[rank.index])..<Int(downStarts[rank.index + 1]) }

    /// - Parameter order: the nodes by rank.
    /// - Complexity: O(arcs of the hierarchy × their mean number at a node).
    package init(_ graph: RoadGraph, undirected: UndirectedGraph, order: ContiguousArray<NodeID>) {
        let filled = FilledGraph(undirected, order: order)
        let postorder = filled.postorder()
        var newRanks = ContiguousArray(repeating: Rank.missing, count: order.count)
        for (new, old) in postorder.enumerated() { newRanks[old.index] = Rank(new) }
        ranks = ContiguousArray(repeating: Rank.missing, count: order.count)
        for (old, node) in order.enumerated() { ranks[node.index] = newRanks[old] }

        upStarts.reserveCapacity(order.count + 1)
        upHeads.reserveCapacity(filled.heads.count)
        parents.reserveCapacity(order.count)
        for old in postorder {
            let up = filled.up(old)
            // Ancestors keep their order, so the list stays sorted.
            for head in up { upHeads.append(newRanks[head.index]) }
            tails.append(contentsOf: repeatElement(newRanks[old.index], count: up.count))
            parents.append(up.first.map { newRanks[$0.index] } ?? .missing)
            upStarts.append(UInt32(upHeads.count))
        }
        findDown()
        findLowest()
        findGraphArcs(graph)
    }

    private mutating func findDown() {
        downStarts = ContiguousArray(repeating: 0, count: nodeCount + 1)
        for head in upHeads { downStarts[head.index + 1] += 1 }
        for rank in 0..<nodeCount { downStarts[rank + 1] += downStarts[rank] }
        var next = downStarts
        downArcs = ContiguousArray(repeating: 0, count: arcCount)
        for arc in upHeads.indices {
            let head = upHeads[arc].index
            downArcs[Int(next[head])] = UInt32(arc)
            next[head] += 1
        }
        downTails = ContiguousArray(downArcs.lazy.map { [tails] in tails[Int($0)] })
    }

    private mutating func findLowest() {
        lowest = ContiguousArray(all)
        for rank in all where parents[rank.index] != .missing {
            let parent = parents[rank.index].index
            lowest[parent] = min(lowest[parent], lowest[rank.index])
        }
    }

    private mutating func findGraphArcs(_ graph: RoadGraph) {
        let none = HierarchyTopology.none
        steps = ContiguousArray(repeating: .missing, count: graph.arcCount)
        graphArcs = ContiguousArray(repeating: ArcPair(up: none, down: none), count: arcCount)
        let heads = graph.arcHeads.values
        for node in graph.nodes {
            for arc in graph.arcs(from: node) {
                let (tail, head) = (rank(of: node), rank(of: heads[arc.index]))
                guard let found = self.arc(between: min(tail, head), and: max(tail, head)) else { continue }
                steps[arc.index] = HierarchyStep(UInt32(found), isUp: tail < head)
                if tail < head, graphArcs[found].up == none {
                    graphArcs[found].up = arc.rawValue
                } else if tail >= head, graphArcs[found].down == none {
                    graphArcs[found].down = arc.rawValue
                } else {
                    furtherGraphArcs.append(arc)
                }
            }
        }
        furtherGraphArcs.sort { (steps[$0.index], $0) < (steps[$1.index], $1) }
    }

    /// The places in `furtherGraphArcs` of those that lead along an arc of the hierarchy.
    ///
    /// - Complexity: O(log of all such arcs).
    func furtherGraphArcs(along step: HierarchyStep) -> Range<Int> {
        let low = partition(0..<furtherGraphArcs.count) { steps[furtherGraphArcs[$0].index] < step }
        var high = low
        while high < furtherGraphArcs.count, steps[furtherGraphArcs[high].index] == step { high += 1 }
        return low..<high
    }

    /// The arc from a rank up to another; `nil` where there is none.
    ///
    /// - Complexity: O(log arcs of the lower rank).
    func arc(between lower: Rank, and higher: Rank) -> Int? {
        let heads = upHeads.span
        let arcs = arcsUp(from: lower)
        let found = partition(arcs) { heads[unchecked: $0] < higher }
        return found < arcs.upperBound && heads[found] == higher ? found : nil
    }

    /// The places in `downArcs` of those that lead up to a rank from some others.
    ///
    /// - Complexity: O(log arcs).
    func downArcs(to rank: Rank, fromRanks ranks: Range<Rank>) -> Range<Int> {
        let tails = downTails.span
        let all = places(ofArcsTo: rank)
        let start = partition(all) { tails[unchecked: $0] < ranks.lowerBound }
        return start..<partition(start..<all.upperBound) { tails[unchecked: $0] < ranks.upperBound }
    }

    /// Gives the arcs of each pair that lead from one rank up to both of two others, out of some places in `downArcs`.
    ///
    /// - Complexity: O(places), O(fewer × log more places) where that is less.
    @inline(__always)
    func forEachCommonTail(_ fewer: Range<Int>, _ more: Range<Int>, _ body: (_ one: Int, _ other: Int) -> Void) {
        let (tails, arcs) = (downTails.span, downArcs.span)
        var place = more.lowerBound
        for index in fewer {
            let tail = tails[unchecked: index]
            place = firstPlace(from: place, in: more, ofTail: tail)
            guard place < more.upperBound else { return }
            if tails[unchecked: place] == tail { body(Int(arcs[unchecked: index]), Int(arcs[unchecked: place])) }
        }
    }

    /// Gives every triangle of an arc z → x and another one z → y: whether y is below x, the arc to y, and the one between x and y.
    ///
    /// - Complexity: O(arcs up from z and x), and O(log arcs to x) more for each y below x.
    @inline(__always)
    func forEachUpperTriangle(over arc: Int, _ body: (_ isBelow: Bool, _ toY: Int, _ target: Int) -> Void) {
        let heads = upHeads.span
        let (z, x) = (tails[arc], heads[arc])
        let arcsOfZ = arcsUp(from: z)
        // What is above z is joined to one another, so each y below x starts an arc to x. Both lists rise.
        if arcsOfZ.lowerBound < arc {
            let (tails, arcs) = (downTails.span, downArcs.span)
            let places = places(ofArcsTo: x)
            var place = places.lowerBound
            for toY in arcsOfZ.lowerBound..<arc {
                place = firstPlace(from: place, in: places, ofTail: heads[unchecked: toY])
                guard place < places.upperBound, tails[unchecked: place] == heads[unchecked: toY] else { continue }
                body(true, toY, Int(arcs[unchecked: place]))
            }
        }
        var target = Int(upStarts[x.index])
        for toY in arc + 1..<arcsOfZ.upperBound {
            while heads[unchecked: target] != heads[unchecked: toY] { target += 1 }
            body(false, toY, target)
        }
    }

    /// The first place of an arc from a tail or above, looked for with growing steps.
    @inline(__always)
    private func firstPlace(from start: Int, in places: Range<Int>, ofTail tail: Rank) -> Int {
        let tails = downTails.span
        var (place, step) = (start, 1)
        while place + step < places.upperBound, tails[unchecked: place + step] < tail {
            place += step
            step *= 2
        }
        return partition(place..<min(place + step, places.upperBound)) { tails[unchecked: $0] < tail }
    }

    /// The first of some places before which `isBelow` is true, and from which on it is not.
    @inline(__always)
    private func partition(_ places: Range<Int>, _ isBelow: (Int) -> Bool) -> Int {
        var (place, count) = (places.lowerBound, places.count)
        guard count > 0 else { return place }
        // No processor can foresee which half it is, so the choice is made without a branch.
        while count > 1 {
            let half = count >> 1
            place = place &+ half &* (isBelow(place &+ half &- 1) ? 1 : 0)
            count = count &- half
        }
        return place &+ (isBelow(place) ? 1 : 0)
    }
}

/// Something of an arc of the hierarchy in both directions.
package struct ArcPair: BitwiseCopyable, Hashable {
    package var up: UInt32
    package var down: UInt32
}
