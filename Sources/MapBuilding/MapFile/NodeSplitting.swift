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

/// The edges by which one may leave each junction, by rising number.
///
///     junction n ──► packed[starts[n] ..< starts[n + 1]]    an edge times two, plus one where it is ridden against its geometry
struct OutgoingEdges {
    private let starts: ContiguousArray<UInt32>
    private let packed: ContiguousArray<UInt32>

    /// - Parameter opening: directions that count though the edges' attributes forbid them.
    /// - Complexity: O(nodes + edges).
    package init(
        nodeCount: Int, edges: ContiguousArray<RoadNetworkBuilder.Edge>, opening: Set<UInt32> = []
    ) {
        var starts = ContiguousArray<UInt32>(repeating: 0, count: nodeCount + 1)
        for edge in edges {
            if edge.allows(0) { starts[Int(edge.first) + 1] += 1 }
            if edge.allows(1) { starts[Int(edge.last) + 1] += 1 }
        }
        for packed in opening { starts[Int(NodeSplitting.tail(packed, edges)) + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        var packed = ContiguousArray<UInt32>(repeating: 0, count: Int(starts[nodeCount]))
        for (number, edge) in edges.enumerated() {
            if edge.allows(0) || !opening.isEmpty && opening.contains(UInt32(number) << 1) {
                packed[Int(next[Int(edge.first)])] = UInt32(number) << 1
                next[Int(edge.first)] += 1
            }
            if edge.allows(1) || !opening.isEmpty && opening.contains(UInt32(number) << 1 | 1) {
                packed[Int(next[Int(edge.last)])] = UInt32(number) << 1 | 1
                next[Int(edge.last)] += 1
            }
        }
        self.starts = starts
        self.packed = packed
    }

    package subscript(junction: UInt32) -> ArraySlice<UInt32> {
        packed[Int(starts[Int(junction)])..<Int(starts[Int(junction) + 1])]
    }
}

/// What a rider's last edges mean for the next: the automaton of all sequences of edges that are forbidden, or delay.
///
/// State 0 remembers nothing. Every other state stands for a beginning of forbidden sequences, the longest one that the
/// rider's last edges end with.
///
///     forbidden  a b, a c d         state 1: a       forbids b
///                                   state 2: a c     forbids d, and whatever c alone forbids
///
/// Edges are packed as in `arcEdges`: number times two, plus one where the edge is ridden against its geometry.
///
/// Source: Aho and Corasick, *Efficient string matching: an aid to bibliographic search*, CACM 18 (1975).
struct TurnStates {
    /// The state after another edge, by the state in the high bits and the edge in the low ones.
    private var children: [UInt64: Int] = [:]
    private var parents: [Int] = [0]
    private var shorter: [Int] = [0]
    package private(set) var forbidden: [Set<UInt32>] = [[]]
    private(set) var delayed: [Set<UInt32>] = [[]]
    /// The edges that are forbidden at certain times, with the numbers of their bans; states without are left out.
    private var timed: [Int: [UInt32: Set<Int>]] = [:]
    /// The edge by which each state is reached.
    private(set) var lastEdges: [UInt32] = [0]
    private(set) var depths: [Int] = [0]

    var count: Int { parents.count }

    /// - Parameter timed: sequences that are forbidden at certain times, with the numbers of their bans.
    package init(
        forbidden sequences: [[UInt32]], delayed turns: [[UInt32]], timed: [(edges: [UInt32], ban: Int)] = []
    ) {
        for sequence in sequences {
            let state = addStates(sequence.dropLast())
            if let last = sequence.last { forbidden[state].insert(last) }
        }
        for turn in turns {
            let state = addStates(turn.dropLast())
            if let last = turn.last { delayed[state].insert(last) }
        }
        for (sequence, ban) in timed {
            let state = addStates(sequence.dropLast())
            if let last = sequence.last { self.timed[state, default: [:]][last, default: []].insert(ban) }
        }
        linkShorter()
    }

    /// The bans that hold at certain times on riding on along an edge, by rising number; none where that is always forbidden.
    func bans(_ state: Int, _ edge: UInt32) -> [Int] {
        guard let bans = timed[state]?[edge], !forbidden[state].contains(edge) else { return [] }
        return bans.sorted()
    }

    private mutating func addStates(_ edges: some Sequence<UInt32>) -> Int {
        var state = 0
        for edge in edges {
            state = children[TurnStates.key(state, edge)] ?? addState(after: state, edge)
        }
        return state
    }

    private mutating func addState(after parent: Int, _ edge: UInt32) -> Int {
        let state = count
        children[TurnStates.key(parent, edge)] = state
        parents.append(parent)
        shorter.append(0)
        forbidden.append([])
        delayed.append([])
        lastEdges.append(edge)
        depths.append(depths[parent] + 1)
        return state
    }

    private static func key(_ state: Int, _ edge: UInt32) -> UInt64 { UInt64(state) << 32 | UInt64(edge) }

    /// Finds for each state the longest other state that it ends with, the shortest first.
    private mutating func linkShorter() {
        for state in (1..<count).sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
            if depths[state] > 1 { shorter[state] = next(shorter[parents[state]], lastEdges[state]) }
            forbidden[state].formUnion(forbidden[shorter[state]])
            delayed[state].formUnion(delayed[shorter[state]])
            if let bans = timed[shorter[state]] {
                timed[state, default: [:]].merge(bans) { $0.union($1) }
            }
        }
    }

    /// The state after one more edge.
    func next(_ state: Int, _ edge: UInt32) -> Int {
        var state = state
        while true {
            if let child = children[TurnStates.key(state, edge)] { return child }
            if state == 0 { return 0 }
            state = shorter[state]
        }
    }
}
