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
