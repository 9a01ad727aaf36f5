/// The higher neighbours that each node has when its turn to be eliminated comes: those it had, and those it got from lower
/// ones.
///
/// A node passes its neighbours on to the lowest of them, its parent, and nothing is lost: they are the parent's
/// neighbours from then on.
///
/// Source: Liu, *The role of elimination trees in sparse factorization*, SIAM J. Matrix Anal. Appl. 11 (1990).
struct FilledGraph {
    private(set) var starts: ContiguousArray<UInt32> = [0]
    private(set) var heads: ContiguousArray<UInt32> = []

    /// - Parameter order: the nodes in the order of elimination; places in it are what is numbered here.
    package init(_ graph: UndirectedGraph, order: ContiguousArray<UInt32>) {
        let count = order.count
        let none = UInt32.max
        var ranks = ContiguousArray<UInt32>(repeating: 0, count: count)
        for (rank, node) in order.enumerated() { ranks[Int(node)] = UInt32(rank) }
        var marks = ContiguousArray(repeating: none, count: count)
        // Children of a rank as a linked list.
        var firstChild = ContiguousArray(repeating: none, count: count)
        var nextChild = ContiguousArray(repeating: none, count: count)
        var list: ContiguousArray<UInt32> = []
        starts.reserveCapacity(count + 1)
        heads.reserveCapacity(graph.heads.count)
        for rank in 0..<UInt32(count) {
            list.removeAll(keepingCapacity: true)
            marks[Int(rank)] = rank
            let node = Int(order[Int(rank)])
            for index in Int(graph.starts[node])..<Int(graph.starts[node + 1]) {
                let other = ranks[Int(graph.heads[index])]
                if other > rank, marks[Int(other)] != rank {
                    marks[Int(other)] = rank
                    list.append(other)
                }
            }
            var child = firstChild[Int(rank)]
            while child != none {
                for index in Int(starts[Int(child)])..<Int(starts[Int(child) + 1]) {
                    let other = heads[index]
                    if marks[Int(other)] != rank {
                        marks[Int(other)] = rank
                        list.append(other)
                    }
                }
                child = nextChild[Int(child)]
            }
            list.sort()
            heads.append(contentsOf: list)
            starts.append(UInt32(heads.count))
            if let parent = list.first {
                nextChild[Int(rank)] = firstChild[Int(parent)]
                firstChild[Int(parent)] = rank
            }
        }
    }

    package func up(_ rank: Int) -> ArraySlice<UInt32> {
        ArraySlice(heads[Int(starts[rank])..<Int(starts[rank + 1])])
    }

    /// The ranks in an order in which everything below a rank in the elimination tree stands directly before it.
    func postorder() -> ContiguousArray<UInt32> {
        let count = starts.count - 1
        // How many ranks there are below each, itself included; then where each one's stretch starts.
        var sizes = ContiguousArray<UInt32>(repeating: 1, count: count)
        for rank in 0..<count {
            if let parent = up(rank).first { sizes[Int(parent)] += sizes[rank] }
        }
        var ends = ContiguousArray<UInt32>(repeating: 0, count: count)
        var roots = UInt32(count)
        // From the top: each takes the last place of what is left of its parent's stretch.
        var left = ContiguousArray<UInt32>(repeating: 0, count: count)
        for rank in (0..<count).reversed() {
            if let parent = up(rank).first {
                ends[rank] = left[Int(parent)]
                left[Int(parent)] -= sizes[rank]
            } else {
                ends[rank] = roots
                roots -= sizes[rank]
            }
            left[rank] = ends[rank] - 1
        }
        var order = ContiguousArray<UInt32>(repeating: 0, count: count)
        for rank in 0..<count { order[Int(ends[rank]) - 1] = UInt32(rank) }
        return order
    }
}
