import RoadMap

/// The plateaus of two searches: segments of road on which the least-cost paths from the start and those to the end agree.
///
///     start ─────┐        ┌───── end
///      forward   u ══════ w  backward
///                plateau
///
/// The way from the start to w and the way from u to the end are least-cost paths, and have the plateau in common. A part of
/// the whole way that costs no more than the plateau begins behind u or ends before w, and so is cheapest itself: the length of
/// a plateau says how far its way is locally optimal. Each node lies on one plateau at most.
///
/// Source: Cambridge Vehicle Information Technology, *Choice routing* (2005); Abraham, Delling, Goldberg and Werneck (2013),
/// section 4.
struct Plateau {
    /// A node on it.
    var node: NodeID
    /// What it costs from its one end to the other.
    var cost: UInt32
    /// What the least-cost path along it costs from start to end.
    var wayCost: UInt32

    /// The plateaus that cost `least` or more, in the order of the nodes where they begin.
    ///
    /// - Parameter nodes: all that the workspace's two searches have labelled from both ends, in any order.
    /// - Complexity: O(nodes).
    static func all(
        of least: UInt32, among nodes: ContiguousArray<NodeID>, graph: RoadGraph, workspace: inout SearchWorkspace
    ) -> [Plateau] {
        let forward = workspace.forward.labels
        let backward = workspace.backward.labels
        let heads = graph.arcHeads.values.span
        // The bound of a backward label, which Dijkstra's search has no use for, says that a plateau's arc leads to its node.
        for node in nodes {
            let arc = backward[node.index].arc
            guard arc != SearchSide.noArc else { continue }
            let head = heads[arc.index].index
            if forward[head].arc == arc { backward[head].bound = 1 }
        }
        var plateaus: [Plateau] = []
        for node in nodes where backward[node.index].bound == 0 {
            var end = node.index
            while true {
                let arc = backward[end].arc
                guard arc != SearchSide.noArc else { break }
                let head = heads[arc.index].index
                guard forward[head].arc == arc else { break }
                end = head
            }
            let start = backward[node.index].cost
            let cost = start - backward[end].cost
            if cost >= least {
                plateaus.append(Plateau(node: node, cost: cost, wayCost: forward[node.index].cost + start))
            }
        }
        return plateaus
    }
}
