/// What one search writes while it runs; kept between searches so that none of them allocates.
///
/// A label belongs to the running search only if it carries its stamp, so starting a search costs nothing however large
/// the graph is.
struct SearchWorkspace: ~Copyable {
    /// What is known of one node: 16 bytes, so that touching a node touches one cache line.
    struct Label: BitwiseCopyable {
        /// The search that wrote this label.
        var stamp: UInt32 = 0
        /// The least cost found so far.
        var cost: UInt32 = 0
        /// The lower bound on what is left to the target.
        var bound: UInt32 = 0
        /// The arc by which the node was reached; `noArc` where the search started.
        var arc: UInt32 = 0
    }

    static let noArc = UInt32.max

    var labels: ContiguousArray<Label>
    var heap = KeyHeap()
    private(set) var stamp: UInt32 = 0
    /// How many nodes the last search took from the queue for good.
    var settledNodes = 0

    init(nodeCount: Int) {
        labels = ContiguousArray(repeating: Label(), count: nodeCount)
    }

    /// Forgets the last search.
    mutating func begin() {
        heap.removeAll()
        settledNodes = 0
        if stamp == .max {
            for index in labels.indices { labels[index] = Label() }
            stamp = 0
        }
        stamp += 1
    }

    /// The cost at which the last search reached a node, if it did.
    func cost(of node: Int) -> UInt32? {
        labels[node].stamp == stamp ? labels[node].cost : nil
    }

    /// The arcs by which the last search reached a node, from its start.
    func path(to node: UInt32, in graph: RoadGraph) -> [Int] {
        var arcs: [Int] = []
        var node = Int(node)
        while labels[node].stamp == stamp, labels[node].arc != SearchWorkspace.noArc {
            let arc = Int(labels[node].arc)
            arcs.append(arc)
            node = graph.tail(ofArc: arc)
        }
        return arcs.reversed()
    }
}
