/// Goes arc by arc from a node to the target, as the kept half of a search says.
struct HalfWalk {
    /// Where it has come to.
    private(set) var node: UInt32
    /// Milliseconds to the target.
    private(set) var left: UInt32
    /// The rank at which the arcs of the hierarchy that wait on the stack end.
    private var rank: UInt32
    /// Arcs of the hierarchy times two, plus one where they are travelled up, the next one last.
    private var stack: ContiguousArray<UInt32> = []

    /// - Parameter left: what the half says of the node.
    init(from node: UInt32, left: UInt32, _ hierarchy: borrowing HierarchyCosts) {
        self.node = node
        self.left = left
        rank = hierarchy.topology.ranks[Int(node)]
    }

    /// Rides the next whole arc; `nil` where only a part of one is left.
    mutating func next(
        _ half: borrowing TargetHalf, _ hierarchy: borrowing HierarchyCosts, _ search: borrowing PreparedSearch
    ) -> Int? {
        if stack.isEmpty {
            guard let step = half.step(fromRank: rank) else { return nil }
            let arc = Int(step >> 1)
            rank = step & 1 == 1 ? hierarchy.topology.upHeads[arc] : hierarchy.topology.tails[arc]
            stack.append(step)
        }
        while let packed = stack.popLast() {
            switch hierarchy.parts(of: packed) {
            case .graphArc(let arc):
                node = search.graph.arcHeads[arc]
                left -= search.costs.cost(ofArc: arc)
                return arc
            case .arcs(let one, let other):
                stack.append(other)
                stack.append(one)
            }
        }
        return nil
    }

    /// The arc of which a part is left, once there is no whole one.
    func lastArc(_ half: borrowing TargetHalf, _ hierarchy: borrowing HierarchyCosts) -> UInt32? {
        half.ends.ends.filter { hierarchy.topology.ranks[Int($0.node)] == rank }.min { $0.cost < $1.cost }?.arc
    }
}
