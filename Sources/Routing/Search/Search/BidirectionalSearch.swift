import RoadMap

/// The search from both ends at once, led by the average of two potentials: bidirectional A* or ALT.
///
/// Source: Ikeda and others (1994); Goldberg, Harrelson, Kaplan and Werneck, *Efficient point-to-point shortest path
/// algorithms* (2006). Write π for `remaining` and σ for `spent`, and
///
///     p(v) = ⌊(π(v) − σ(v)) / 2⌋        key from the start: d(v) + p(v)        key from the end: d′(v) − p(v)
///
/// **Both searches are Dijkstra's on the same lengths.** For an arc from u to v of cost c, π(u) − σ(u) ≤ π(v) − σ(v) + 2c by
/// consistency; costs are whole, so halving and rounding down leaves p(u) ≤ p(v) + c. Hence c − p(u) + p(v) ≥ 0, forward and
/// backward, and a node that is popped has its least cost.
///
/// **It may stop when the two least keys add up to `best`,** the least-cost path met so far. Let P be a least-cost path, and
/// follow it from the start to its first node w that the forward search has not settled at a key below its least key `k`; where
/// there is none, its last node carries a backward label from the outset, and P was met. The node before w was settled, so w
/// has its forward label of cost d(w), and d(w) + p(w) ≥ k. If the backward search has a label of w at its least cost, the
/// later of the two labels met the other, and P was met. If it has not, then w's true key from the end is no less than the
/// least key k′ there, so P costs d(w) + d′(w) = (d(w) + p(w)) + (d′(w) − p(w)) ≥ k + k′ ≥ `best`.
///
/// The same sum says that a label whose key and the least key of the other side add up to `best` need not be queued, and
/// that nothing beyond a node settled by both sides needs a look: its way was met (Kwa 1989).
enum BidirectionalSearch {
    /// What is added to p, so that keys are not negative: π and σ are below 2³¹, costs too, so keys stay below 2³².
    static let offset: UInt32 = 1 << 30

    /// Finds the least cost between the workspace's ends; `nil` where there is no path.
    ///
    /// - Complexity: O((nodes + arcs) log nodes) at worst.
    static func search<Bounds: Potential>(
        graph: RoadGraph, reverse: borrowing ReverseArcs, costs: borrowing ArcCosts, potential: Bounds,
        workspace: inout SearchWorkspace
    ) -> Meeting? {
        workspace.begin(isBidirectional: true)
        var state = State(
            forward: workspace.forward.labels, backward: workspace.backward.labels, stamp: workspace.stamp,
            best: workspace.ends.direct?.cost ?? ArcCosts.infinite)
        for endpoint in workspace.ends.starts {
            state.seed(endpoint, isForward: true, potential, &workspace.forward.heap)
        }
        for endpoint in workspace.ends.ends {
            state.seed(endpoint, isForward: false, potential, &workspace.backward.heap)
        }
        let firstArcs = graph.firstArcs.values.span
        let heads = graph.arcHeads.values.span
        let reverseFirst = reverse.firstArcs.span
        let reverseTails = reverse.tails.span
        let reverseArcs = reverse.arcs.span
        let values = costs.values
        let arcCosts = values.span

        while let near = workspace.forward.heap.leastKey, let far = workspace.backward.heap.leastKey,
            state.isOpen(near, far)
        {
            // The smaller queue is the one that its surroundings hold together.
            if workspace.forward.heap.count <= workspace.backward.heap.count {
                guard let (node, cost) = state.settle(isForward: true, &workspace.forward.heap) else { continue }
                for arc in (firstArcs[node.index]..<firstArcs[node.index + 1]).places {
                    state.relax(
                        isForward: true, node: heads[arc], cost: cost &+ arcCosts[arc],
                        arc: ArcID(truncatingIfNeeded: arc), otherKey: far, potential, &workspace.forward.heap)
                }
            } else {
                guard let (node, cost) = state.settle(isForward: false, &workspace.backward.heap) else { continue }
                for slot in (reverseFirst[node.index]..<reverseFirst[node.index + 1]).places {
                    let arc = reverseArcs[slot]
                    state.relax(
                        isForward: false, node: reverseTails[slot], cost: cost &+ arcCosts[arc.index], arc: arc,
                        otherKey: near, potential, &workspace.backward.heap)
                }
            }
        }
        workspace.settledNodes = state.settled
        return state.best < ArcCosts.infinite ? Meeting(cost: state.best, node: state.meeting) : nil
    }

    /// The labels of both sides and the best way met so far; in registers while the search runs.
    private struct State {
        let forward: UnsafeMutableBufferPointer<SearchSide.Label>
        let backward: UnsafeMutableBufferPointer<SearchSide.Label>
        let stamp: UInt32
        var best: UInt32
        var meeting: NodeID?
        var settled = 0

        /// Whether a way through keys of these sizes could be cheaper than the best.
        @inline(__always)
        func isOpen(_ key: UInt32, _ other: UInt32) -> Bool {
            UInt64(key) + UInt64(other) < UInt64(best) + 2 * UInt64(BidirectionalSearch.offset)
        }

        /// The part of a key that the node alone decides.
        @inline(__always)
        private func part(_ bound: UInt32, _ isForward: Bool) -> UInt32 {
            isForward ? bound : 2 * BidirectionalSearch.offset - bound
        }

        /// p of a node, raised by the offset.
        @inline(__always)
        private func average(_ potential: borrowing some Potential, _ node: NodeID) -> UInt32 {
            let difference = Int64(potential.remaining(from: node)) - Int64(potential.spent(to: node))
            return UInt32(truncatingIfNeeded: difference >> 1 + Int64(BidirectionalSearch.offset))
        }

        @inline(__always)
        mutating func seed(
            _ endpoint: SearchEnds.Endpoint, isForward: Bool, _ potential: some Potential, _ heap: inout KeyHeap
        ) {
            relax(
                isForward: isForward, node: endpoint.node, cost: endpoint.cost, arc: SearchSide.noArc, otherKey: 0,
                potential,
                &heap)
        }

        /// Takes the nearest node of one side; `nil` where that is stale, or settled by the other side too.
        @inline(__always)
        mutating func settle(isForward: Bool, _ heap: inout KeyHeap) -> (node: NodeID, cost: UInt32)? {
            guard let (key, node) = heap.popNode() else { return nil }
            let labels = isForward ? forward : backward
            let label = labels[node.index]
            guard label.stamp == stamp, key == label.cost + part(label.bound, isForward) else { return nil }
            settled += 1
            labels[node.index].stamp = stamp + 1
            guard (isForward ? backward : forward)[node.index].stamp != stamp + 1 else { return nil }
            return (node, label.cost)
        }

        /// Labels a node if its cost is less than is known, and looks whether the two sides meet there.
        @inline(__always)
        mutating func relax(
            isForward: Bool, node: NodeID, cost: UInt32, arc: ArcID, otherKey: UInt32,
            _ potential: borrowing some Potential, _ heap: inout KeyHeap
        ) {
            guard cost < best else { return }
            let index = node.index
            let labels = isForward ? forward : backward
            let known = labels[index]
            let isKnown = known.stamp >= stamp
            if isKnown { guard cost < known.cost else { return } }
            let other = (isForward ? backward : forward)[index]
            let isMet = other.stamp >= stamp
            let bound = isKnown ? known.bound : isMet ? other.bound : average(potential, node)
            labels[index] = SearchSide.Label(stamp: stamp, cost: cost, bound: bound, arc: arc)
            if isMet, other.cost < best - cost {
                best = cost + other.cost
                meeting = node
            }
            let key = cost + part(bound, isForward)
            guard isOpen(key, otherKey) else { return }
            heap.push(key: key, node: node)
        }
    }
}
