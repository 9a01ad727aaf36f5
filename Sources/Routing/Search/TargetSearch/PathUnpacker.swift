package import RoadMap

/// Unpacks the path from a node to the target of a search tree, one arc of the graph at a time.
package struct PathUnpacker {
    /// The head of the last arc.
    package private(set) var node: NodeID
    /// Milliseconds from there to the target.
    package private(set) var remainingCost: UInt32
    /// The rank at which the arcs on the stack end.
    private var rank: Rank
    /// What is not unpacked yet, the next one last.
    private var stack: ContiguousArray<HierarchyStep> = []

    /// - Parameter remainingCost: the cost from the node to the target, as the tree has it.
    package init(from node: NodeID, remainingCost: UInt32, _ hierarchy: borrowing CustomizedMetric) {
        self.node = node
        self.remainingCost = remainingCost
        rank = hierarchy.topology.rank(of: node)
    }

    /// The next whole arc; `nil` where only a part of one is left.
    package mutating func next(
        _ tree: borrowing TargetSearchTree, _ hierarchy: borrowing CustomizedMetric, _ search: borrowing PreparedSearch
    ) -> ArcID? {
        if stack.isEmpty {
            guard let step = tree.step(from: rank) else { return nil }
            rank = step.isUp ? hierarchy.topology.upHeads[step.arc] : hierarchy.topology.tails[step.arc]
            stack.append(step)
        }
        while let step = stack.popLast() {
            switch hierarchy.parts(of: step) {
            case .graphArc(let arc):
                node = search.graph.head(ofArc: arc)
                remainingCost -= search.costs.cost(ofArc: arc)
                return arc
            case .steps(let one, let other):
                stack.append(other)
                stack.append(one)
            }
        }
        return nil
    }

    /// The arc on which the target lies, once there is no whole arc left.
    package func lastArc(_ tree: borrowing TargetSearchTree, _ hierarchy: borrowing CustomizedMetric) -> ArcID? {
        tree.ends.ends.filter { hierarchy.topology.rank(of: $0.node) == rank }.min { $0.cost < $1.cost }?.arc
    }
}
