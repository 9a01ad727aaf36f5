import RoadMap

/// Copies of junctions that stand for how one came there, so that a search over nodes obeys turn restrictions and counts
/// what turns cost.
///
///         b                    b    b
///         │                    │           coming along a one arrives at the copy n′,
///     a ──n── c    becomes     n    n′     from which b cannot be reached
///                           c ─┘    └─ c
///
/// Every junction keeps the node that it had, which remembers nothing and where a route may start. States that forbid,
/// delay and remember the same at one junction share a copy, and those that make no difference have none.
struct NodeSplitting {
    /// The junction of each copy; copy c is node `nodeCount + c`.
    private(set) var junctions: [UInt32] = []
    private(set) var arcs: ContiguousArray<Arc> = []
    /// The numbers of the bans that hold at certain times on some of the arcs, by the place of the arc.
    private(set) var bans: [Int: [Int]] = [:]

    /// An edge ridden in one direction from one node or copy to another.
    struct Arc {
        var tail: UInt32
        var head: UInt32
        var edge: UInt32
        /// Whether turning into it costs time.
        var isDelayed = false
    }

    /// - Parameter opening: directions that have arcs though the edges' attributes forbid them; `leaving` has them too.
    /// - Complexity: O(edges) beside what the restrictions take.
    package init(
        nodeCount: Int, edges: ContiguousArray<RoadNetworkBuilder.Edge>, leaving: OutgoingEdges, states: TurnStates,
        opening: Set<UInt32> = []
    ) {
        var nodes = [UInt32?](repeating: nil, count: states.count)
        var canonical = Array(0..<states.count)
        var known: [[Int]: Int] = [:]
        // What a state leads to must be settled before it: longer histories first.
        for state in (1..<states.count).sorted(by: { (-states.depths[$0], $0) < (-states.depths[$1], $1) }) {
            let junction = Self.head(states.lastEdges[state], edges)
            var difference: [Int] = []
            for edge in leaving[junction] {
                let next = states.forbidden[state].contains(edge) ? -1 : canonical[states.next(state, edge)]
                let isDelayed = states.delayed[state].contains(edge)
                let bans = states.bans(state, edge)
                if next != canonical[states.next(0, edge)] || isDelayed || !bans.isEmpty {
                    difference += [Int(edge) << 1 | (isDelayed ? 1 : 0), next] + bans.map { -2 - $0 }
                }
            }
            guard !difference.isEmpty else {
                canonical[state] = 0
                continue
            }
            let key = [Int(junction)] + difference
            if let same = known[key] {
                canonical[state] = same
            } else {
                known[key] = state
                nodes[state] = UInt32(nodeCount + junctions.count)
                junctions.append(junction)
            }
        }

        func head(_ state: Int, _ edge: UInt32) -> UInt32 {
            nodes[canonical[states.next(state, edge)]] ?? Self.head(edge, edges)
        }
        arcs.reserveCapacity(edges.count * 2)
        for (number, edge) in edges.enumerated() {
            for packed in [UInt32(number) << 1, UInt32(number) << 1 | 1]
            where edge.allows(packed) || !opening.isEmpty && opening.contains(packed) {
                arcs.append(Arc(tail: Self.tail(packed, edges), head: head(0, packed), edge: packed))
            }
        }
        for state in 1..<states.count {
            guard let node = nodes[state] else { continue }
            for edge in leaving[Self.head(states.lastEdges[state], edges)]
            where !states.forbidden[state].contains(edge) {
                let timed = states.bans(state, edge)
                if !timed.isEmpty { bans[arcs.count] = timed }
                arcs.append(
                    Arc(
                        tail: node, head: head(state, edge), edge: edge,
                        isDelayed: states.delayed[state].contains(edge)))
            }
        }
    }

    /// Takes new numbers of nodes and copies.
    mutating func renumber(_ newNumber: ContiguousArray<UInt32>) {
        for index in arcs.indices {
            arcs[index].tail = newNumber[Int(arcs[index].tail)]
            arcs[index].head = newNumber[Int(arcs[index].head)]
        }
    }

    static func head(_ packed: UInt32, _ edges: ContiguousArray<RoadNetworkBuilder.Edge>) -> UInt32 {
        let edge = edges[Int(packed >> 1)]
        return packed & 1 == 1 ? edge.first : edge.last
    }

    static func tail(_ packed: UInt32, _ edges: ContiguousArray<RoadNetworkBuilder.Edge>) -> UInt32 {
        head(packed ^ 1, edges)
    }
}

extension RoadNetworkBuilder.Edge {
    /// Whether it may be travelled in the direction of the packed number's last bit.
    func allows(_ packed: UInt32) -> Bool {
        (packed & 1 == 1 ? attributes.backward : attributes.forward) != .forbidden
    }
}
