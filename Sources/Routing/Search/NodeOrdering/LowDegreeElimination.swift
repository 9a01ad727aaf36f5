/// Takes dead ends and bends out of a graph before it is dissected: eliminating them first adds at most one neighbour for
/// two that are taken away, so no order does better, and the core that is left is half as large.
struct LowDegreeElimination {
    /// The nodes of at most two neighbours, in the order in which they were taken.
    private(set) var order: ContiguousArray<UInt32> = []
    /// The nodes that are left, by rising number.
    private(set) var core: ContiguousArray<UInt32> = []
    private let starts: ContiguousArray<UInt32>
    private var heads: ContiguousArray<UInt32>
    private var counts: ContiguousArray<UInt32>

    /// - Complexity: O(nodes + edges), as long as degrees are small.
    package init(_ graph: UndirectedGraph) {
        let count = graph.nodeCount
        starts = graph.starts
        heads = graph.heads
        counts = ContiguousArray((0..<count).map { graph.starts[$0 + 1] - graph.starts[$0] })
        var isTaken = ContiguousArray(repeating: false, count: count)
        var queue = ContiguousArray((0..<UInt32(count)).filter { [counts] in counts[Int($0)] <= 2 })
        var next = 0
        order.reserveCapacity(count)
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard !isTaken[Int(node)], counts[Int(node)] <= 2 else { continue }
            isTaken[Int(node)] = true
            order.append(node)
            let neighbours = Array(neighbours(of: node))
            for (number, neighbour) in neighbours.enumerated() {
                let other = neighbours.count == 2 ? neighbours[1 - number] : nil
                replace(node, by: other, among: neighbour)
                if counts[Int(neighbour)] <= 2 { queue.append(neighbour) }
            }
        }
        core = ContiguousArray((0..<UInt32(count)).filter { !isTaken[Int($0)] })
    }

    /// The neighbours that a node of the core has there.
    func neighbours(of node: UInt32) -> ArraySlice<UInt32> {
        let start = Int(starts[Int(node)])
        return ArraySlice(heads[start..<start + Int(counts[Int(node)])])
    }

    private mutating func replace(_ old: UInt32, by new: UInt32?, among node: UInt32) {
        let start = Int(starts[Int(node)])
        let end = start + Int(counts[Int(node)])
        guard let place = heads[start..<end].firstIndex(of: old) else { return }
        if let new, !heads[start..<end].contains(new) {
            heads[place] = new
        } else {
            heads[place] = heads[end - 1]
            counts[Int(node)] -= 1
        }
    }
}
