import RoadMap

/// The nodes that a search from one place to many has still to settle.
///
/// Nearly all nodes that are settled are not awaited. A bit for each remainder of the numbers by 4096 tells that of most, without
/// a look at the set.
struct AwaitedNodes {
    private var nodes: Set<NodeID> = []
    private var remainders = ContiguousArray<UInt64>(repeating: 0, count: 64)

    var isEmpty: Bool { nodes.isEmpty }

    mutating func insert(_ node: NodeID) {
        nodes.insert(node)
        remainders[node.index >> 6 & 63] |= 1 << UInt64(node.index & 63)
    }

    @inline(__always)
    mutating func remove(_ node: NodeID) {
        guard remainders[node.index >> 6 & 63] >> UInt64(node.index & 63) & 1 == 1 else { return }
        nodes.remove(node)
    }
}
