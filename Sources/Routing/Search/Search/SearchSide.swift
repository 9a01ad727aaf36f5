public import RoadMap

/// What a search from one end writes while it runs: a label for each node, and the queue.
@usableFromInline
package struct SearchSide: ~Copyable {
    /// What is known of one node: 16 bytes, so that touching a node touches one cache line.
    @usableFromInline
    package struct Label: BitwiseCopyable {
        /// The search that wrote this label; see `SearchWorkspace.stamp`.
        @usableFromInline package var stamp: UInt32
        /// The least cost found so far.
        @usableFromInline package var cost: UInt32
        /// The potential of the node, so that it is computed once.
        @usableFromInline package var bound: UInt32
        /// The arc by which the node was reached; `noArc` where the search started.
        @usableFromInline package var arc: ArcID

        @inlinable
        package init(stamp: UInt32 = 0, cost: UInt32 = 0, bound: UInt32 = 0, arc: ArcID = ArcID(rawValue: 0)) {
            self.stamp = stamp
            self.cost = cost
            self.bound = bound
            self.arc = arc
        }
    }

    @inlinable
    package static var noArc: ArcID { .missing }

    @usableFromInline var memory: ZeroedMemory<Label>
    @usableFromInline package var heap: KeyHeap

    /// One a node; none before `reserve`.
    @inlinable
    package var labels: UnsafeMutableBufferPointer<Label> { memory.elements }

    package init() {
        memory = ZeroedMemory(count: 0)
        heap = KeyHeap()
    }

    /// Makes room for labels. A router for a large map costs nothing before it searches, and a search only what it looks at.
    mutating func reserve(nodeCount: Int) {
        guard labels.count < nodeCount else { return }
        memory = ZeroedMemory(count: nodeCount)
    }

    /// Makes all labels those of no search.
    mutating func erase() {
        for index in labels.indices { labels[index] = Label() }
    }
}
