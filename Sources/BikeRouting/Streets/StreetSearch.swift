/// The shortest ways along streets from one junction to those around it, as people go who know no signs: forbidden turns are
/// none, and what is given as `against` is gone against its one-way sign.
///
/// A small search for many small questions: labels stand in a hash table that takes a few cache lines, not in columns as
/// long as the map. Junctions are the nodes without a memory of turns.
package struct StreetSearch: Sendable {
    /// An edge that may be gone against its one-way sign, at a price.
    package struct Against: Sendable, Hashable, BitwiseCopyable {
        package var from: UInt32
        package var to: UInt32
        package var packedEdge: UInt32
        package var metres: Double

        package init(from: Int, to: Int, packedEdge: UInt32, metres: Double) {
            (self.from, self.to) = (UInt32(from), UInt32(to))
            (self.packedEdge, self.metres) = (packedEdge, metres)
        }
    }

    /// How far a junction is.
    package struct Reached: BitwiseCopyable {
        /// Metres to go.
        package var metres: Double
        /// Metres put on top for pushing and for going against one-way signs.
        package var surcharge: Double
        /// Edge and direction by which one comes there.
        package var packedEdge: UInt32
    }

    private struct Label: BitwiseCopyable {
        var stamp: UInt32 = 0
        var node: UInt32 = 0
        /// Edge and direction by which it was reached.
        var packedEdge: UInt32 = 0
        /// The node before, not its slot: the table may grow while a node is being left.
        var parent: UInt32 = 0
        var isSettled = false
        var metres = 0.0
        var surcharge = 0.0

        var key: Double { metres + surcharge }
    }

    /// How many metres a metre counts more where one pushes, and where one goes against a sign.
    package struct Reluctance: Sendable, Hashable, BitwiseCopyable {
        package var pushing: Double
        package var againstSign: Double

        package init(pushing: Double = 1, againstSign: Double = 1.5) {
            (self.pushing, self.againstSign) = (pushing, againstSign)
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
    /// Metres that setting out against a one-way sign counts.
    package static let surchargeForEntering = 15.0

    private struct Entry: BitwiseCopyable {
        var key: Double
        var slot: UInt32
    }

    private static let none = UInt32.max
    private var labels = ContiguousArray(repeating: Label(), count: 128)
    private var stamp: UInt32 = 0
    private var count = 0
    private var heap: ContiguousArray<Entry> = []

    package init() {}

    /// Searches as far as `limit` metres, surcharges counted.
    ///
    /// - Parameters:
    ///   - back: the edge and direction by which one does not leave at once.
    ///   - against: what may be gone against its sign.
    /// - Complexity: O(n log n), n the junctions within the limit.
    package mutating func run(
        from node: Int, without back: UInt32, within limit: Double, against: borrowing ContiguousArray<Against>,
        _ reluctance: Reluctance, in graph: RoadGraph
    ) {
        begin()
        guard limit >= 0 else { return }
        reach(UInt32(node), metres: 0, surcharge: 0, by: back ^ 1, parent: StreetSearch.none)
        while let slot = pop() {
            let label = labels[Int(slot)]
            guard !label.isSettled else { continue }
            labels[Int(slot)].isSettled = true
            for arc in graph.arcs(from: Int(label.node)) {
                let packed = graph.packedEdge(ofArc: arc)
                guard packed != label.packedEdge ^ 1 else { continue }
                let edge = Int(packed >> 1)
                let length = graph.length(of: edge)
                let attributes = graph.attributes(of: edge)
                let metres = label.metres + length
                let surcharge =
                    label.surcharge + length
                    * reluctance(packed & 1 == 1 ? attributes.backward : attributes.forward)
                guard metres + surcharge <= limit else { continue }
                let ends = graph.ends(of: edge)
                reach(
                    UInt32(truncatingIfNeeded: packed & 1 == 1 ? ends.first : ends.last), metres: metres,
                    surcharge: surcharge, by: packed, parent: label.node)
            }
            for way in 0..<against.count where against[way].from == label.node {
                let way = against[way]
                guard way.packedEdge != label.packedEdge ^ 1 else { continue }
                let metres = label.metres + way.metres
                let surcharge =
                    label.surcharge + StreetSearch.surchargeForEntering + way.metres * reluctance.againstSign
                guard metres + surcharge <= limit else { continue }
                reach(way.to, metres: metres, surcharge: surcharge, by: way.packedEdge, parent: label.node)
            }
        }
    }

    /// How far a junction is from where the last search started; `nil` where that did not reach it.
    @inline(__always)
    package func reached(_ node: Int) -> Reached? {
        let slot = slot(of: UInt32(truncatingIfNeeded: node))
        guard labels[slot].stamp == stamp else { return nil }
        return Reached(
            metres: labels[slot].metres, surcharge: labels[slot].surcharge, packedEdge: labels[slot].packedEdge)
    }

    /// The edges and directions from the start of the last search to a junction, packed, in order; `nil` where it was not reached.
    package func way(to node: Int) -> [UInt32]? {
        var slot = slot(of: UInt32(truncatingIfNeeded: node))
        guard labels[slot].stamp == stamp else { return nil }
        var result: [UInt32] = []
        while labels[slot].parent != StreetSearch.none {
            result.append(labels[slot].packedEdge)
            slot = self.slot(of: labels[slot].parent)
        }
        return result.reversed()
    }

    private mutating func begin() {
        heap.removeAll(keepingCapacity: true)
        count = 0
        stamp &+= 1
        guard stamp == 0 else { return }
        for slot in labels.indices { labels[slot] = Label() }
        stamp = 1
    }

    /// The slot of a node, or the one where it would go.
    @inline(__always)
    private func slot(of node: UInt32) -> Int {
        let mask = labels.count &- 1
        var slot = Int(truncatingIfNeeded: (UInt64(node) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & mask
        while labels[slot].stamp == stamp, labels[slot].node != node { slot = (slot &+ 1) & mask }
        return slot
    }

    @inline(__always)
    private mutating func reach(_ node: UInt32, metres: Double, surcharge: Double, by packed: UInt32, parent: UInt32) {
        let slot = slot(of: node)
        let isNew = labels[slot].stamp != stamp
        guard isNew || metres + surcharge < labels[slot].key else { return }
        labels[slot] = Label(
            stamp: stamp, node: node, packedEdge: packed, parent: parent, metres: metres, surcharge: surcharge)
        push(metres + surcharge, UInt32(truncatingIfNeeded: slot))
        if isNew {
            count &+= 1
            if count &* 2 > labels.count { grow() }
        }
    }

    /// Moves the labels to a table of twice the size; the queue follows.
    private mutating func grow() {
        let old = labels
        labels = ContiguousArray(repeating: Label(), count: old.count * 2)
        var moved = ContiguousArray(repeating: StreetSearch.none, count: old.count)
        for (place, label) in old.enumerated() where label.stamp == stamp {
            let slot = slot(of: label.node)
            labels[slot] = label
            moved[place] = UInt32(slot)
        }
        for place in heap.indices { heap[place].slot = moved[Int(heap[place].slot)] }
    }

    private mutating func push(_ key: Double, _ slot: UInt32) {
        heap.append(Entry(key: key, slot: slot))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].key < heap[parent].key else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() -> UInt32? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty { return first.slot }
        var parent = 0
        while true {
            var child = parent * 2 + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].key < heap[child].key { child += 1 }
            guard heap[child].key < last.key else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = last
        return first.slot
    }
}
