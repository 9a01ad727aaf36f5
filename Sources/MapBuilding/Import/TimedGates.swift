import RoadMap

/// Barriers that are closed at certain times: who comes along an arm that one stands in cannot ride on, and nobody can turn
/// into that arm.
///
///     ───── a ──┼── b ─────     while the gate is closed, a b and b a are forbidden
struct TimedGates {
    private typealias Edge = RoadNetworkBuilder.DirectedEdge

    private var closing: [Int: DecisionTable<Bool>] = [:]
    /// The edges that leave each junction on an arm with the gate.
    private var closed: [Int: Set<Edge>] = [:]

    /// Notes that a gate stands where an edge leaves a junction.
    mutating func add(_ table: DecisionTable<Bool>, at node: Int, edge: Int, isReversed: Bool) {
        closing[node] = table
        closed[node, default: []].insert(Edge(edge: edge, isReversed: isReversed))
    }

    /// Forbids to pass the gates when they are closed.
    func close(in network: inout RoadNetworkBuilder) {
        guard !closing.isEmpty else { return }
        var arms: [Int: [Edge]] = [:]
        for number in 0..<network.edgeCount {
            guard let edge = network.edge(number) else { continue }
            if closing[edge.first] != nil {
                arms[edge.first, default: []].append(Edge(edge: number, isReversed: false))
            }
            if closing[edge.last] != nil { arms[edge.last, default: []].append(Edge(edge: number, isReversed: true)) }
        }
        for (node, table) in closing.sorted(by: { $0.key < $1.key }) {
            let (all, closed) = (arms[node] ?? [], closed[node] ?? [])
            for arm in all {
                for next in all where next != arm && (closed.contains(arm) || closed.contains(next)) {
                    let arrival = Edge(edge: arm.edge, isReversed: !arm.isReversed)
                    network.forbid([arrival, next], when: table, canBeDodged: false)
                }
            }
        }
    }
}
