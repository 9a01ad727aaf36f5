import RoadMap
import Support

/// What all nodes cost to and from the landmarks, for one profile: 64 bytes a node, one cache line.
///
///     row of node v    x₀ … x₁₅      cost from v to landmark i, in steps
///                      x₁₆ … x₃₁     65 535 − cost from landmark i to v, in steps
///
/// A step is `scale` milliseconds, so that the map's longest way fits into 16 bits. **Costs are those on the map whose arcs
/// cost ⌊c / scale⌋ steps,** and not the real ones rounded, which would be closer but not consistent. By the triangle
/// inequality on that map, xᵢ(u) − xᵢ(v) ≤ ⌊c / scale⌋ for each arc from u to v, and cutting all xᵢ off at 65 535 leaves that
/// so, since x ↦ min(x, 65 535) never widens a difference; nodes that no way joins to the landmark need no case of their
/// own. For every node t therefore
///
///     π(v) = scale · max(0, maxᵢ (xᵢ(v) − xᵢ(t)))
///
/// obeys π(u) ≤ c + π(v) and π(t) = 0: it is consistent, and a lower bound on the cost from v to t.
///
/// The map stores only which nodes the landmarks are. Costs belong to a profile: stored they would be those of one profile
/// and half as large as the map again, while working them out takes a fifth of a second for a city. Exact costs of 32 bits
/// would let searches settle about a fifth fewer nodes, but take two cache lines a node.
///
/// Source: Goldberg and Harrelson (2005).
final class LandmarkTable: Sendable {
    private typealias Row = LandmarkRow

    /// One row a node; aligned to cache lines.
    nonisolated(unsafe) let rows: UnsafeBufferPointer<LandmarkRow>
    /// Milliseconds in a step.
    let scale: UInt32

    /// Works out the costs by two searches a landmark, on all cores.
    ///
    /// - Complexity: O(landmarks · (nodes + arcs) log nodes).
    package init(graph: RoadGraph, costs: ArcCosts, reverse: ReverseArcs) {
        let landmarks = ContiguousArray(graph.landmarks.values.prefix(LandmarkSelection.count))
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: max(graph.nodeCount, 1) * MemoryLayout<Row>.stride, alignment: 64)
        let rows = memory.bindMemory(to: Row.self, capacity: graph.nodeCount)
        rows.initialize(repeating: Row(repeating: 0), count: graph.nodeCount)
        self.rows = UnsafeBufferPointer(start: rows, count: graph.nodeCount)

        let exact = Arcs(graph: graph, costs: costs, reverse: reverse, scale: 1)
        let farthest = Parallel.map(landmarks.isEmpty ? 0 : 2) { side in
            exact.costs(landmarks[0], isForward: side == 0).lazy.filter { $0 < ArcCosts.infinite }.max() ?? 0
        }
        // A ninth to spare: other landmarks may have longer ways, though not by much.
        let scale = (farthest.max() ?? 0) / 58_000 + 1
        self.scale = scale
        let stepped = Arcs(graph: graph, costs: costs, reverse: reverse, scale: scale)
        nonisolated(unsafe) let bytes = memory
        _ = Parallel.map(landmarks.count * 2) { number in
            let isForward = number & 1 == 0
            let lane = number >> 1 + (isForward ? 16 : 0)
            let found = stepped.costs(landmarks[number >> 1], isForward: isForward)
            for node in found.indices {
                let steps = UInt16(min(found[node], UInt32(UInt16.max)))
                // Searches on other cores write to other lanes of the same row.
                bytes.storeBytes(
                    of: isForward ? .max - steps : steps, toByteOffset: node * MemoryLayout<Row>.stride + lane * 2,
                    as: UInt16.self)
            }
        }
    }

    deinit { UnsafeMutableRawPointer(mutating: rows.baseAddress)?.deallocate() }

    /// A cost in whole steps, in every lane.
    package func steps(_ cost: UInt32) -> LandmarkRow {
        LandmarkRow(repeating: UInt16(min(cost / scale, UInt32(UInt16.max))))
    }

    /// The arcs of both directions with costs in steps.
    private struct Arcs: Sendable {
        let graph: RoadGraph
        let reverse: ReverseArcs
        let forwardCosts: ContiguousArray<UInt32>
        let backwardCosts: ContiguousArray<UInt32>

        package init(graph: RoadGraph, costs: ArcCosts, reverse: ReverseArcs, scale: UInt32) {
            self.graph = graph
            self.reverse = reverse
            let forward = ContiguousArray(
                costs.values.lazy.map { $0 < ArcCosts.infinite ? $0 / scale : ArcCosts.infinite })
            forwardCosts = forward
            backwardCosts = ContiguousArray(reverse.arcs.lazy.map { forward[$0.index] })
        }

        /// What the ways from a node cost, or those to it.
        func costs(_ node: NodeID, isForward: Bool) -> ContiguousArray<UInt32> {
            var result = ContiguousArray(repeating: ArcCosts.infinite, count: graph.nodeCount)
            var heap = KeyHeap()
            let source = CollectionOfOne((node: node, cost: 0 as UInt32))
            if isForward {
                OneToAll.search(
                    from: source, firstArcs: graph.firstArcs.values.span, heads: graph.arcHeads.values.span,
                    arcCosts: forwardCosts.span, costs: &result, heap: &heap)
            } else {
                OneToAll.search(
                    to: source, reverse: reverse, arcCosts: backwardCosts.span, costs: &result, heap: &heap)
            }
            return result
        }
    }
}
