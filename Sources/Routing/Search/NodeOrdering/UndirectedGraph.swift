package import RoadMap

/// Which nodes of a graph are joined by an arc in either direction, each pair once and without loops.
///
/// Pieces of it number their nodes anew, so that these numbers are no `NodeID`.
///
///     node n ──► heads[starts[n] ..< starts[n + 1]]    its neighbours by rising number
package struct UndirectedGraph: Sendable {
    var starts: ContiguousArray<UInt32>
    var heads: ContiguousArray<UInt32>

    var nodeCount: Int { starts.count - 1 }

    /// - Complexity: O(arcs log degree).
    package init(firstArcs: Column<ArcID>, heads arcHeads: Column<NodeID>) {
        let count = firstArcs.count - 1
        let (first, arcs) = (firstArcs.values, arcHeads.values)
        var ends = ContiguousArray<UInt32>(repeating: 0, count: count + 1)
        for node in 0..<count {
            for arc in first[node]..<first[node + 1] where arcs[arc.index].index != node {
                ends[node + 1] += 1
                ends[arcs[arc.index].index + 1] += 1
            }
        }
        for node in 0..<count { ends[node + 1] += ends[node] }
        var next = ends
        var all = ContiguousArray<UInt32>(repeating: 0, count: Int(ends[count]))
        for node in 0..<count {
            for arc in first[node]..<first[node + 1] where arcs[arc.index].index != node {
                let head = arcs[arc.index].index
                all[Int(next[node])] = UInt32(head)
                next[node] += 1
                all[Int(next[head])] = UInt32(node)
                next[head] += 1
            }
        }
        starts = [0]
        starts.reserveCapacity(count + 1)
        heads = []
        heads.reserveCapacity(all.count / 2)
        for node in 0..<count {
            let range = Int(ends[node])..<Int(ends[node + 1])
            all[range].sort()
            for index in range where index == range.lowerBound || all[index] != all[index - 1] {
                heads.append(all[index])
            }
            starts.append(UInt32(heads.count))
        }
    }

    /// The neighbourhood of some of the nodes, which are renumbered as they stand in the list.
    package init(_ whole: UndirectedGraph, lists: (UInt32) -> ArraySlice<UInt32>, of nodes: ContiguousArray<UInt32>) {
        var numbers = ContiguousArray<UInt32>(repeating: .max, count: whole.nodeCount)
        for (number, node) in nodes.enumerated() { numbers[Int(node)] = UInt32(number) }
        starts = [0]
        heads = []
        for node in nodes {
            heads.append(contentsOf: lists(node).map { numbers[Int($0)] }.sorted())
            starts.append(UInt32(heads.count))
        }
    }
}
