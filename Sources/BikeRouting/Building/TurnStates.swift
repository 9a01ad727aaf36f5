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
    private var children: [[UInt32: Int]] = [[:]]
    private var shorter: [Int] = [0]
    private(set) var forbidden: [Set<UInt32>] = [[]]
    private(set) var delayed: [Set<UInt32>] = [[]]
    /// The edge by which each state is reached.
    private(set) var lastEdges: [UInt32] = [0]
    private(set) var depths: [Int] = [0]

    var count: Int { children.count }

    init(forbidden sequences: [[UInt32]], delayed turns: [[UInt32]]) {
        for sequence in sequences {
            let state = addStates(sequence.dropLast())
            if let last = sequence.last { forbidden[state].insert(last) }
        }
        for turn in turns {
            let state = addStates(turn.dropLast())
            if let last = turn.last { delayed[state].insert(last) }
        }
        linkShorter()
    }

    private mutating func addStates(_ edges: some Sequence<UInt32>) -> Int {
        var state = 0
        for edge in edges {
            if let next = children[state][edge] {
                state = next
            } else {
                children[state][edge] = children.count
                state = addState(edge, depth: depths[state] + 1)
            }
        }
        return state
    }

    private mutating func addState(_ edge: UInt32, depth: Int) -> Int {
        children.append([:])
        shorter.append(0)
        forbidden.append([])
        delayed.append([])
        lastEdges.append(edge)
        depths.append(depth)
        return children.count - 1
    }

    /// Finds for each state the longest other state that it ends with, breadth first.
    private mutating func linkShorter() {
        var queue = children[0].values.sorted()
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            forbidden[state].formUnion(forbidden[shorter[state]])
            delayed[state].formUnion(delayed[shorter[state]])
            for (edge, child) in children[state].sorted(by: { $0.value < $1.value }) {
                shorter[child] = next(shorter[state], edge)
                queue.append(child)
            }
        }
    }

    /// The state after one more edge.
    func next(_ state: Int, _ edge: UInt32) -> Int {
        var state = state
        while true {
            if let child = children[state][edge] { return child }
            if state == 0 { return 0 }
            state = shorter[state]
        }
    }
}
