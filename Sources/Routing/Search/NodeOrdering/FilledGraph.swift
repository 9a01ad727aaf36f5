import RoadMap

/// The higher neighbours that each node has when its turn to be eliminated comes: those it had, and those it got from lower
/// ones.
///
/// A node passes its neighbours on to the lowest of them, its parent, and nothing is lost: they are the parent's
/// neighbours from then on.
///
/// Source: Liu, *The role of elimination trees in sparse factorization*, SIAM J. Matrix Anal. Appl. 11 (1990).
struct FilledGraph {
    private(set) var starts: ContiguousArray<UInt32> = [0]
    private(set) var heads: ContiguousArray<Rank> = []

    /// - Parameter order: the nodes in the order of elimination: by rank.
    package init(_ graph: UndirectedGraph, order: ContiguousArray<NodeID>) {
        let count = order.count
        var ranks = ContiguousArray(repeating: Rank.missing, count: count)
        for (rank, node) in order.enumerated() { ranks[node.index] = Rank(rank) }
        var marks = ContiguousArray(repeating: Rank.missing, count: count)
        // Children of a rank as a linked list.
        var firstChild = ContiguousArray(repeating: Rank.missing, count: count)
        var nextChild = ContiguousArray(repeating: Rank.missing, count: count)
        var list: ContiguousArray<Rank> = []
        starts.reserveCapacity(count + 1)
        heads.reserveCapacity(graph.heads.count)
        for rank in Rank(0)..<Rank(count) {
            list.removeAll(keepingCapacity: true)
            marks[rank.index] = rank
            let node = order[rank.index].index
            for index in Int(graph.starts[node])..<Int(graph.starts[node + 1]) {
                let other = ranks[Int(graph.heads[index])]
                if other > rank, marks[other.index] != rank {
                    marks[other.index] = rank
                    list.append(other)
                }
            }
            var child = firstChild[rank.index]
            while child != .missing {
                for other in up(child) {
                    if marks[other.index] != rank {
                        marks[other.index] = rank
                        list.append(other)
                    }
                }
                child = nextChild[child.index]
            }
            list.sort()
            heads.append(contentsOf: list)
            starts.append(UInt32(heads.count))
            if let parent = list.first {
                nextChild[rank.index] = firstChild[parent.index]
                firstChild[parent.index] = rank
            }
        }
    }

    /// The higher neighbours of a rank, rising.
    package func up(_ rank: Rank) -> ArraySlice<Rank> {
        ArraySlice(heads[Int(starts[rank.index])..<Int(starts[rank.index + 1])])
    }

    /// The ranks in an order in which everything below a rank in the elimination tree stands directly before it.
    func postorder() -> ContiguousArray<Rank> {
        let count = starts.count - 1
        let ranks = Rank(0)..<Rank(count)
        // How many ranks there are below each, itself included; then where each one's range starts.
        var sizes = ContiguousArray<UInt32>(repeating: 1, count: count)
        for rank in ranks {
            if let parent = up(rank).first { sizes[parent.index] += sizes[rank.index] }
        }
        var ends = ContiguousArray<UInt32>(repeating: 0, count: count)
        var roots = UInt32(count)
        // From the top: each takes the last place of what is left of its parent's range.
        var left = ContiguousArray<UInt32>(repeating: 0, count: count)
        for rank in ranks.reversed() {
            if let parent = up(rank).first {
                ends[rank.index] = left[parent.index]
                left[parent.index] -= sizes[rank.index]
            } else {
                ends[rank.index] = roots
                roots -= sizes[rank.index]
            }
            left[rank.index] = ends[rank.index] - 1
        }
        var order = ContiguousArray(repeating: Rank.missing, count: count)
        for rank in ranks { order[Int(ends[rank.index]) - 1] = rank }
        return order
    }
}
