/// The strongly connected components of a directed graph: sets of nodes that all reach one another.
///
/// Source: Tarjan, *Depth-first search and linear graph algorithms*, SIAM J. Comput. 1 (1972), with a stack of its own in
/// place of recursion.
enum StronglyConnectedComponents {
    /// The number of each node's component, and how many nodes each component has.
    ///
    /// - Parameters:
    ///   - firstArcs: node n's arcs are `firstArcs[n]..<firstArcs[n + 1]`; one entry more than nodes.
    ///   - heads: the node that each arc leads to.
    /// - Complexity: O(nodes + arcs).
    static func find(
        firstArcs: ContiguousArray<ArcID>, heads: ContiguousArray<NodeID>
    ) -> (component: ContiguousArray<UInt32>, sizes: ContiguousArray<Int>) {
        let count = firstArcs.count - 1
        let unseen = UInt32.max
        var component = ContiguousArray(repeating: unseen, count: count)
        var sizes: ContiguousArray<Int> = []
        var order = ContiguousArray(repeating: unseen, count: count)
        var low = ContiguousArray<UInt32>(repeating: 0, count: count)
        var open: ContiguousArray<NodeID> = []
        var path: ContiguousArray<(node: NodeID, arc: ArcID)> = []
        var next: UInt32 = 0

        for root in 0..<count where order[root] == unseen {
            path.append((NodeID(root), firstArcs[root]))
            while let (node, arc) = path.last {
                let n = node.index
                if order[n] == unseen {
                    order[n] = next
                    low[n] = next
                    next += 1
                    open.append(node)
                }
                if arc < firstArcs[n + 1] {
                    path[path.count - 1].arc = arc.advanced(by: 1)
                    let head = heads[arc.index]
                    if order[head.index] == unseen {
                        path.append((head, firstArcs[head.index]))
                    } else if component[head.index] == unseen {
                        low[n] = min(low[n], order[head.index])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent.index] = min(low[parent.index], low[n]) }
                guard low[n] == order[n] else { continue }
                var size = 0
                while let member = open.popLast() {
                    component[member.index] = UInt32(sizes.count)
                    size += 1
                    if member == node { break }
                }
                sizes.append(size)
            }
        }
        return (component, sizes)
    }
}
