package import RoadMap

/// What searches write while they run; kept between searches so that none of them allocates.
///
/// A label belongs to the running search only if it carries its stamp, so starting a search costs nothing however large
/// the graph is. The side of the end takes memory with the first search for alternatives.
package struct SearchWorkspace: ~Copyable {
    let nodeCount: Int
    package var forward = SearchSide()
    package var backward = SearchSide()
    /// Where the search starts and ends.
    package var ends = SearchEnds()
    package var eliminationTreeQuery = EliminationTreeQuery()
    /// An even number: what the labels of the running search carry. A search for alternatives adds one once a node is settled.
    package private(set) var stamp: UInt32
    /// How many nodes the last search took from its queues for good.
    package var settledNodes = 0

    package init(nodeCount: Int, stamp: UInt32 = 0) {
        self.nodeCount = nodeCount
        self.stamp = stamp & ~1
    }

    /// Forgets the last search, except for its ends.
    mutating func begin(fromBothEnds: Bool = false) {
        forward.reserve(nodeCount: nodeCount)
        if fromBothEnds { backward.reserve(nodeCount: nodeCount) }
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
        for endpoint in ends.starts {
            let node = endpoint.node.index
            guard labels[node].stamp != stamp || endpoint.cost < labels[node].cost else { continue }
            let bound = potential.remaining(from: endpoint.node)
            labels[node] = SearchSide.Label(stamp: stamp, cost: endpoint.cost, bound: bound, arc: SearchSide.noArc)
            forward.heap.push(key: endpoint.cost + bound, node: endpoint.node)
        }
    }

    /// The cost at which the last search from the start reached a node, if it did.
    package func cost(of node: NodeID) -> UInt32? {
        forward.labels[node.index].stamp >= stamp ? forward.labels[node.index].cost : nil
    }

    /// The way through a node at which the last search met its end.
    package func path(through meeting: Meeting, in graph: RoadGraph) -> FoundPath? {
        guard let node = meeting.node else {
            return ends.direct.map { FoundPath(cost: meeting.cost, arcs: [], first: nil, last: $0.arc) }
        }
        var arcs: [ArcID] = []
        var entry = node
        while true {
            let arc = forward.labels[entry.index].arc
            guard arc != SearchSide.noArc else { break }
            arcs.append(arc)
            entry = graph.tail(ofArc: arc)
        }
        arcs.reverse()
        var exit = node
        while exit.index < backward.labels.count, backward.labels[exit.index].stamp >= stamp {
            let arc = backward.labels[exit.index].arc
            guard arc != SearchSide.noArc else { break }
            arcs.append(arc)
            exit = graph.head(ofArc: arc)
        }
        let first = ends.starts.filter { $0.node == entry }.min { $0.cost < $1.cost }
        let last = ends.ends.filter { $0.node == exit }.min { $0.cost < $1.cost }
        guard let last else { return nil }
        return FoundPath(cost: meeting.cost, arcs: arcs, first: first?.arc, last: last.arc)
    }
}
