#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a search from one end writes while it runs: a label for each node, and the queue.
package struct SearchSide: ~Copyable {
    /// What is known of one node: 16 bytes, so that touching a node touches one cache line.
    package struct Label: BitwiseCopyable {
        /// The search that wrote this label; its next number once the node is settled.
        package var stamp: UInt32 = 0
        /// The least cost found so far.
        package var cost: UInt32 = 0
        /// What the potential says of the node, so that it is asked once.
        package var bound: UInt32 = 0
        /// The arc by which the node was reached; `noArc` where the search started.
        package var arc: UInt32 = 0

        package init(stamp: UInt32 = 0, cost: UInt32 = 0, bound: UInt32 = 0, arc: UInt32 = 0) {
            self.stamp = stamp
            self.cost = cost
            self.bound = bound
            self.arc = arc
        }
    }

    package static let noArc = UInt32.max

    /// One a node; none before `reserve`.
    package private(set) var labels: UnsafeMutableBufferPointer<Label>
    package var heap: KeyHeap

    package init() {
        labels = UnsafeMutableBufferPointer(start: nil, count: 0)
        heap = KeyHeap()
    }

    deinit { free(labels.baseAddress) }

    /// Makes room for labels.
    ///
    /// The operating system hands out zeros page by page as they are touched, so that a router for a large map costs
    /// nothing before it searches, and a search only what it looks at.
    mutating func reserve(nodeCount: Int) {
        guard labels.count < nodeCount else { return }
        free(labels.baseAddress)
        let memory = calloc(nodeCount, MemoryLayout<Label>.stride)
        guard let memory else { preconditionFailure("no memory for a search over \(nodeCount) nodes") }
        labels = UnsafeMutableBufferPointer(
            start: memory.bindMemory(to: Label.self, capacity: nodeCount), count: nodeCount)
    }

    /// Makes all labels those of no search.
    mutating func erase() {
        for index in labels.indices { labels[index] = Label() }
    }
}
