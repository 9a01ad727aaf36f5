import RoadMap
import Routing

/// Chooses landmarks: places at the rim of the map, far from one another.
///
/// Each is the node farthest from those chosen before, by the lengths of roads, so that one choice serves all profiles. The map
/// names them for searches by landmarks (ALT).
///
/// Source: Goldberg and Harrelson, *Computing the shortest path: A\* search meets graph theory* (2005), section 7.
enum LandmarkSelection {
    /// How many are chosen: with 16-bit costs to and from each, a node's row would fill a cache line.
    static let count = 16

    /// The nodes chosen; fewer than `count` only where there are no more places.
    ///
    /// - Parameters:
    ///   - firstArcs: node n's arcs are `firstArcs[n]..<firstArcs[n + 1]`.
    ///   - lengths: millimetres, one an arc.
    ///   - candidates: the nodes that may be chosen; all of them should reach one another.
    /// - Complexity: O((nodes + arcs) log nodes) times a few.
    static func farthest(
        firstArcs: ContiguousArray<ArcID>, heads: ContiguousArray<NodeID>, lengths: ContiguousArray<UInt32>,
        candidates: ContiguousArray<Bool>
    ) -> ContiguousArray<NodeID> {
        guard let first = candidates.firstIndex(of: true).map({ NodeID($0) }) else { return [] }
        // Centimetres, so that sums reach once round the Earth.
        let lengths = ContiguousArray(lengths.lazy.map { max($0 / 10, 1) })
        var heap = KeyHeap()
        var distances = ContiguousArray(repeating: ArcCosts.infinite, count: candidates.count)
        func lower(from node: NodeID) -> NodeID? {
            OneToAll.search(
                from: CollectionOfOne((node: node, cost: 0)), firstArcs: firstArcs.span, heads: heads.span,
                arcCosts: lengths.span, costs: &distances, heap: &heap)
            var farthest: Int?
            for node in distances.indices where candidates[node] && distances[node] < ArcCosts.infinite {
                if distances[node] > farthest.map({ distances[$0] }) ?? 0 { farthest = node }
            }
            return farthest.map { NodeID($0) }
        }
        guard var next = lower(from: first) else { return [first] }
        for node in distances.indices { distances[node] = ArcCosts.infinite }
        var chosen: ContiguousArray<NodeID> = [next]
        while chosen.count < count, let farthest = lower(from: next) {
            chosen.append(farthest)
            next = farthest
        }
        return chosen
    }
}
