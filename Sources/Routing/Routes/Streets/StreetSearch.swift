import Geodesy
package import RoadMap

/// The shortest paths along streets from the end of one edge to the starts of those around it, for people who ignore signs: forbidden
/// turns are allowed, and the edges in `contraflow` may be ridden against their one-way sign. Turning costs, so that of paths about as
/// long the straightest is found.
///
/// A small search for many small questions: labels, one a directed edge, stand in a hash table that takes a few cache lines,
/// not in columns as long as the map.
@usableFromInline
package struct StreetSearch: ~Copyable {
    /// An edge that may be gone against its one-way sign, at a price.
    package struct Contraflow: Sendable, Hashable, BitwiseCopyable {
        package var from: NodeID
        package var edge: DirectedEdge

        package init(from: NodeID, edge: DirectedEdge) { (self.from, self.edge) = (from, edge) }
    }

    /// What is counted on top of the metres of a way, in metres.
    package struct Surcharges: Sendable, Hashable, BitwiseCopyable {
        /// For each metre that one pushes.
        package var pushing: Double
        /// For each metre against a one-way sign.
        package var againstSign: Double
        /// For setting out against a one-way sign.
        package var entering: Double
        /// For turning by 90°, and in proportion for other angles.
        package var turning: Double

        package init(pushing: Double, againstSign: Double, entering: Double, turning: Double) {
            (self.pushing, self.againstSign, self.entering, self.turning) = (pushing, againstSign, entering, turning)
        }

        @inline(__always)
        package func callAsFunction(_ travel: Travel) -> Double {
            switch travel {
            case .ride: 0
            case .push: pushing
            case .forbidden: againstSign
            }
        }
    }

    /// How far the beginning of an edge is.
    package struct Reached: BitwiseCopyable {
        /// Metres to go.
        package var metres: Double
        /// Metres counted on top.
        package var surcharge: Double
    }

    @usableFromInline
    struct Label: BitwiseCopyable {
        var stamp: UInt32 = 0
        var edge = DirectedEdge(rawValue: 0)
        /// The edge before, not its slot: the table may grow while an edge is being left. `missing` for the first.
        var parent = DirectedEdge(rawValue: 0)
        var isSettled = false
        var metres = 0.0
        var surcharge = 0.0

        package var key: Double { metres + surcharge }
    }

    private struct Entry: BitwiseCopyable {
        package var key: Double
        var slot: UInt32
    }

    @usableFromInline var labels: UnsafeMutableBufferPointer<Label>
    private var stamp: UInt32 = 0
    private var count = 0
    private var heap = GrowingBuffer<Entry>(capacity: 64)
    private var headings = EdgeHeadings()

    package init() {
        labels = .allocate(capacity: 256)
        labels.initialize(repeating: Label())
    }

    @inlinable
    deinit { labels.deallocate() }

    /// Searches as far as `limit` metres, surcharges included.
    ///
    /// - Parameters:
    ///   - start: the edge and direction from whose end the search starts; it does not turn back there.
    ///   - contraflow: the edges that may be ridden against their one-way sign.
    /// - Complexity: O(n log n), n the edges within the limit.
    package mutating func run(
        from start: DirectedEdge, within limit: Double, contraflow: borrowing ContiguousArray<Contraflow>,
        _ surcharges: Surcharges, in graph: borrowing RoadGraph
    ) {
        begin(graph)
        guard limit >= 0 else { return }
        leave(start, metres: 0, surcharge: 0, isFirst: true, limit, contraflow, surcharges, graph)
        while let slot = pop() {
            let label = labels[Int(slot)]
            guard !label.isSettled else { continue }
            labels[Int(slot)].isSettled = true
            let length = graph.length(of: label.edge.edge)
            let attributes = graph.attributes(of: label.edge.edge)
            let travel = label.edge.isReversed ? attributes.backward : attributes.forward
            leave(
                label.edge, metres: label.metres + length,
                surcharge: label.surcharge + length * surcharges(travel), isFirst: false, limit, contraflow, surcharges,
                graph)
        }
    }

    /// Looks at all edges that begin where one ends.
    @inline(__always)
    private mutating func leave(
        _ edge: DirectedEdge, metres: Double, surcharge: Double, isFirst: Bool, _ limit: Double,
        _ contraflow: borrowing ContiguousArray<Contraflow>, _ surcharges: Surcharges, _ graph: borrowing RoadGraph
    ) {
        guard metres + surcharge <= limit else { return }
        let parent = isFirst ? .missing : edge
        let node = graph.head(of: edge)
        let isTurningFree = surcharges.turning == 0
        let arriving = isTurningFree ? 0 : headings.arriving(edge, in: graph)
        let arcs = graph.arcs(from: node)
        // Arcs of streets that are open at other times only.
        let hasClosed = graph.hasTimes
        for arc in arcs {
            let next = graph.directedEdge(ofArc: arc)
            guard next != edge.opposite, !hasClosed || !graph.attributes(of: next.edge).isClosed else { continue }
            let turn =
                arcs.count > 2 && !isTurningFree ? EdgeHeadings.turn(arriving, headings.leaving(next, in: graph)) : 0
            reach(next, metres: metres, surcharge: surcharge + turn * surcharges.turning, parent: parent, limit, graph)
        }
        guard !contraflow.isEmpty else { return }
        for place in 0..<contraflow.count where contraflow[place].from == node {
            let next = contraflow[place].edge
            guard next != edge.opposite else { continue }
            let turn = isTurningFree ? 0 : EdgeHeadings.turn(arriving, headings.leaving(next, in: graph))
            reach(
                next, metres: metres, surcharge: surcharge + turn * surcharges.turning + surcharges.entering,
                parent: parent, limit, graph)
        }
    }

    /// How far the beginning of an edge is from where the last search started; `nil` where that did not reach it.
    package func reached(_ edge: DirectedEdge) -> Reached? {
        let label = labels[slot(of: edge)]
        guard label.stamp == stamp else { return nil }
        return Reached(metres: label.metres, surcharge: label.surcharge)
    }

    /// The edges and directions between the start of the last search and an edge; `nil` where it was not reached.
    package func path(to edge: DirectedEdge) -> [DirectedEdge]? {
        var slot = slot(of: edge)
        guard labels[slot].stamp == stamp else { return nil }
        var result: [DirectedEdge] = []
        while labels[slot].parent != .missing {
            let edge = labels[slot].parent
            result.append(edge)
            slot = self.slot(of: edge)
        }
        return result.reversed()
    }

    private mutating func begin(_ graph: borrowing RoadGraph) {
        headings.begin(graph)
        heap.removeAll()
        count = 0
        stamp &+= 1
        guard stamp == 0 else { return }
        labels.update(repeating: Label())
        stamp = 1
    }

    /// The slot of an edge, or the one where it would go.
    @inline(__always)
    private func slot(of edge: DirectedEdge) -> Int {
        let mask = labels.count &- 1
        var slot = Int(truncatingIfNeeded: (UInt64(edge.rawValue) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & mask
        while labels[slot].stamp == stamp, labels[slot].edge != edge { slot = (slot &+ 1) & mask }
        return slot
    }

    @inline(__always)
    private mutating func reach(
        _ edge: DirectedEdge, metres: Double, surcharge: Double, parent: DirectedEdge, _ limit: Double,
        _ graph: borrowing RoadGraph
    ) {
        let slot = slot(of: edge)
        let isNew = labels[slot].stamp != stamp
        guard isNew || metres + surcharge < labels[slot].key else { return }
        labels[slot] = Label(
            stamp: stamp, edge: edge, parent: parent, metres: metres, surcharge: surcharge)
        // Who would come to its end beyond the limit goes no farther.
        if metres + surcharge + graph.length(of: edge.edge) <= limit {
            push(metres + surcharge, UInt32(truncatingIfNeeded: slot))
        }
        if isNew {
            count &+= 1
            if count &* 2 > labels.count { grow() }
        }
    }

    /// Moves the labels to a table of twice the size; the queue follows.
    @inline(never)
    private mutating func grow() {
        let old = labels
        labels = .allocate(capacity: old.count * 2)
        labels.initialize(repeating: Label())
        var moved = ContiguousArray(repeating: UInt32.max, count: old.count)
        for (place, label) in old.enumerated() where label.stamp == stamp {
            let slot = slot(of: label.edge)
            labels[slot] = label
            moved[place] = UInt32(slot)
        }
        for place in 0..<heap.count { heap[place].slot = moved[Int(heap[place].slot)] }
        old.deallocate()
    }

    @inline(__always)
    private mutating func push(_ key: Double, _ slot: UInt32) {
        heap.push(Entry(key: key, slot: slot))
        var child = heap.count &- 1
        while child > 0 {
            let parent = (child &- 1) / 2
            guard key < heap[parent].key else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = Entry(key: key, slot: slot)
    }

    @inline(__always)
    private mutating func pop() -> UInt32? {
        guard let last = heap.pop() else { return nil }
        let count = heap.count
        guard count > 0 else { return last.slot }
        let first = heap[0].slot
        var parent = 0
        while true {
            var child = parent &* 2 &+ 1
            guard child < count else { break }
            if child &+ 1 < count, heap[child &+ 1].key < heap[child].key { child &+= 1 }
            guard heap[child].key < last.key else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = last
        return first
    }
}
