/// Whether rings of a polygon that touch cut its interior into pieces: whether the graph of rings and of the points at which
/// they touch has a cycle.
///
///     ┌──────◇──────┐     the hole touches the exterior ring at two points:
///     │     ╱ ╲     │     ring – point – ring – point – ring is a cycle
///     └──────◇──────┘
///
/// Source: union–find with path halving, Tarjan and van Leeuwen, *Worst-case analysis of set union algorithms* (1984).
struct InteriorConnection {
    private var links: ContiguousArray<Int32>
    private let ringCount: Int32

    /// - Parameter touches: those of a node are next to each other.
    init(ringCount: Int, nodeCount: Int32) {
        self.ringCount = Int32(truncatingIfNeeded: ringCount)
        links = ContiguousArray(0..<self.ringCount + nodeCount)
    }

    /// Adds a touch.
    ///
    /// - Returns: whether it closes a cycle.
    mutating func closesCycle(_ touch: RingTouch) -> Bool {
        let (one, other) = (root(touch.ring), root(ringCount + touch.node))
        guard one != other else { return true }
        links[Int(one)] = other
        return false
    }

    private mutating func root(_ element: Int32) -> Int32 {
        var element = element
        while links[Int(element)] != element {
            links[Int(element)] = links[Int(links[Int(element)])]
            element = links[Int(element)]
        }
        return element
    }
}
