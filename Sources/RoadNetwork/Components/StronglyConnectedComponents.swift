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
        firstArcs: ContiguousArray<UInt32>, heads: ContiguousArray<UInt32>
    ) -> (component: ContiguousArray<UInt32>, sizes: ContiguousArray<Int>) {
        let count = firstArcs.count - 1
        let unseen = UInt32.max
        var component = ContiguousArray(repeating: unseen, count: count)
        var sizes: ContiguousArray<Int> = []
        var order = ContiguousArray(repeating: unseen, count: count)
        var low = ContiguousArray<UInt32>(repeating: 0, count: count)
        var open: ContiguousArray<UInt32> = []
        var path: ContiguousArray<(node: UInt32, arc: UInt32)> = []
        var next: UInt32 = 0

        for root in 0..<count where order[root] == unseen {
            path.append((UInt32(root), firstArcs[root]))
            while let (node, arc) = path.last {
                let n = Int(node)
                if order[n] == unseen {
                    order[n] = next
                    low[n] = next
                    next += 1
                    open.append(node)
                }
                if arc < firstArcs[n + 1] {
                    path[path.count - 1].arc += 1
                    let head = Int(heads[Int(arc)])
                    if order[head] == unseen {
                        path.append((UInt32(head), firstArcs[head]))
                    } else if component[head] == unseen {
                        low[n] = min(low[n], order[head])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { low[Int(parent)] = min(low[Int(parent)], low[n]) }
                guard low[n] == order[n] else { continue }
                var size = 0
                while let member = open.popLast() {
                    component[Int(member)] = UInt32(sizes.count)
                    size += 1
                    if member == node { break }
                }
                sizes.append(size)
            }
        }
        return (component, sizes)
    }
}
