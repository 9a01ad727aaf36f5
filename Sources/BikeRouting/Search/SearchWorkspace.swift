/// What searches write while they run; kept between searches so that none of them allocates.
///
/// A label belongs to the running search only if it carries its stamp, so starting a search costs nothing however large
/// the graph is. The side of the end takes memory with the first search that comes from both ends.
struct SearchWorkspace: ~Copyable {
    let nodeCount: Int
    var forward = SearchSide()
    var backward = SearchSide()
    /// Where the search starts and ends.
    var ends = SearchEnds()
    var climb = HierarchySearch()
    /// An even number: what the labels of the running search carry; one more once their nodes are settled.
    private(set) var stamp: UInt32
    /// How many nodes the last search took from its queues for good.
    var settledNodes = 0

    init(nodeCount: Int, stamp: UInt32 = 0) {
        self.nodeCount = nodeCount
        self.stamp = stamp & ~1
    }

    /// Forgets the last search, its ends apart.
    mutating func begin(isBidirectional: Bool) {
        forward.reserve(nodeCount: nodeCount)
        if isBidirectional { backward.reserve(nodeCount: nodeCount) }
        forward.heap.removeAll()
        backward.heap.removeAll()
        settledNodes = 0
        if stamp >= .max - 3 {
            forward.erase()
            backward.erase()
            stamp = 0
        }
        stamp += 2
    }

    /// Labels and queues the nodes at the start, each at the least cost of riding to it.
    mutating func seed(_ potential: some Potential) {
        let labels = forward.labels
        for stub in ends.starts {
            let node = Int(stub.node)
            guard labels[node].stamp != stamp || stub.cost < labels[node].cost else { continue }
            let bound = potential.remaining(from: node)
            labels[node] = SearchSide.Label(stamp: stamp, cost: stub.cost, bound: bound, arc: SearchSide.noArc)
            forward.heap.push(key: stub.cost + bound, node: stub.node)
        }
    }

    /// The cost at which the last search from the start reached a node, if it did.
    func cost(of node: Int) -> UInt32? {
        forward.labels[node].stamp >= stamp ? forward.labels[node].cost : nil
    }

    /// The way through a node at which the last search met its end.
    func way(through meeting: Meeting, in graph: RoadGraph) -> FoundWay? {
        guard let node = meeting.node else {
            return ends.direct.map { FoundWay(cost: meeting.cost, arcs: [], first: nil, last: $0.arc) }
        }
        var arcs: [Int] = []
        var entry = Int(node)
        while true {
            let arc = forward.labels[entry].arc
            guard arc != SearchSide.noArc else { break }
            arcs.append(Int(arc))
            entry = graph.tail(ofArc: Int(arc))
        }
        arcs.reverse()
        var exit = Int(node)
        while exit < backward.labels.count, backward.labels[exit].stamp >= stamp {
            let arc = backward.labels[exit].arc
            guard arc != SearchSide.noArc else { break }
            arcs.append(Int(arc))
            exit = graph.head(ofArc: Int(arc))
        }
        let first = ends.starts.filter { $0.node == UInt32(entry) }.min { $0.cost < $1.cost }
        let last = ends.ends.filter { $0.node == UInt32(exit) }.min { $0.cost < $1.cost }
        guard let last else { return nil }
        return FoundWay(cost: meeting.cost, arcs: arcs, first: first?.arc, last: last.arc)
    }
}
