/// Cuts a piece of a road network in two along few edges.
///
/// Nodes are sorted along a line; the first quarter is a source, the last a sink, and the least cut between them is found as
/// a maximum flow, every edge carrying one unit. Of several lines the cut is taken that separates most for its size.
///
/// Source: Schild and Sommer, *On balanced separators in road networks*, SEA 2015; the flow by Dinic (1970).
struct InertialFlow {
    private let starts: ContiguousArray<UInt32>
    private let heads: ContiguousArray<UInt32>
    /// For each arc the one that runs back.
    private let reverse: ContiguousArray<UInt32>
    private let count: Int
    private var flow: ContiguousArray<Int8>
    private var level: ContiguousArray<Int32>
    private var nextArc: ContiguousArray<UInt32>
    private var queue: ContiguousArray<UInt32> = []
    private var path: ContiguousArray<UInt32> = []

    /// Which nodes lie on the source's side of a cut, and how many edges cross it.
    struct Cut {
        var isSource: ContiguousArray<Bool>
        var sourceCount: Int
        var size: Int

        /// Edges a node of the smaller side: the less the better.
        var expansion: Double {
            Double(size) / Double(max(1, min(sourceCount, isSource.count - sourceCount)))
        }
    }

    /// The best cut along any of the orders.
    static func bestCut(
        starts: ContiguousArray<UInt32>, heads: ContiguousArray<UInt32>, orders: [ContiguousArray<UInt32>]
    ) -> Cut {
        var flow = InertialFlow(starts: starts, heads: heads)
        let count = flow.count
        var best: Cut?
        for order in orders {
            // A larger cut may still separate more for its size, but not more than the whole piece.
            let limit = best.map { Int(($0.expansion * Double(count) / 2).rounded(.up)) } ?? heads.count
            guard let cut = flow.cut(order, reach: max(1, count / 4), limit: limit) else { continue }
            if best.map({ cut.expansion < $0.expansion }) ?? true { best = cut }
        }
        return best ?? Cut(isSource: ContiguousArray(repeating: false, count: count), sourceCount: 0, size: 0)
    }

    private init(starts: ContiguousArray<UInt32>, heads: ContiguousArray<UInt32>) {
        self.starts = starts
        self.heads = heads
        count = starts.count - 1
        var reverse = ContiguousArray<UInt32>(repeating: 0, count: heads.count)
        for node in 0..<count {
            for arc in Int(starts[node])..<Int(starts[node + 1]) {
                let head = Int(heads[arc])
                guard head > node else { continue }
                var back = Int(starts[head])
                while heads[back] != node { back += 1 }
                reverse[arc] = UInt32(back)
                reverse[back] = UInt32(arc)
            }
        }
        self.reverse = reverse
        flow = ContiguousArray(repeating: 0, count: heads.count)
        level = ContiguousArray(repeating: -1, count: count)
        nextArc = ContiguousArray(repeating: 0, count: count)
    }

    /// The least cut between the first and the last `reach` nodes of an order; `nil` where it has more than `limit` edges.
    mutating func cut(_ order: ContiguousArray<UInt32>, reach: Int, limit: Int) -> Cut? {
        for arc in flow.indices { flow[arc] = 0 }
        var isSink = ContiguousArray(repeating: false, count: count)
        for node in order.suffix(reach) { isSink[Int(node)] = true }
        let sources = order.prefix(reach)
        var size = 0
        while findLevels(from: sources, isSink) {
            for node in 0..<count { nextArc[node] = starts[node] }
            for source in sources {
                while pushUnit(from: source, isSink) {
                    size += 1
                    if size > limit { return nil }
                }
            }
        }
        let isSource = ContiguousArray(level.map { $0 >= 0 })
        return Cut(isSource: isSource, sourceCount: isSource.reduce(0) { $0 + ($1 ? 1 : 0) }, size: size)
    }

    /// Numbers nodes by their distance from the sources over edges that can carry more; whether a sink is among them.
    private mutating func findLevels(from sources: ArraySlice<UInt32>, _ isSink: ContiguousArray<Bool>) -> Bool {
        for node in 0..<count { level[node] = -1 }
        queue.removeAll(keepingCapacity: true)
        for source in sources {
            level[Int(source)] = 0
            queue.append(source)
        }
        var hasReached = false
        var next = 0
        while next < queue.count {
            let node = Int(queue[next])
            next += 1
            if isSink[node] {
                hasReached = true
                continue
            }
            for arc in Int(starts[node])..<Int(starts[node + 1]) {
                let head = Int(heads[arc])
                guard level[head] < 0, flow[arc] < 1 else { continue }
                level[head] = level[node] + 1
                queue.append(UInt32(head))
            }
        }
        return hasReached
    }

    /// Sends one unit along a way of rising levels; `false` where there is none left.
    private mutating func pushUnit(from source: UInt32, _ isSink: ContiguousArray<Bool>) -> Bool {
        path.removeAll(keepingCapacity: true)
        var node = Int(source)
        while !isSink[node] {
            var arc = Int(nextArc[node])
            let end = Int(starts[node + 1])
            while arc < end, !(flow[arc] < 1 && level[Int(heads[arc])] == level[node] + 1) { arc += 1 }
            nextArc[node] = UInt32(arc)
            if arc < end {
                path.append(UInt32(arc))
                node = Int(heads[arc])
            } else {
                guard let last = path.popLast() else { return false }
                node = Int(heads[Int(reverse[Int(last)])])
                nextArc[node] += 1
            }
        }
        for arc in path {
            flow[Int(arc)] += 1
            flow[Int(reverse[Int(arc)])] -= 1
        }
        return true
    }
}
