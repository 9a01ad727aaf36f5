public import RoadMap

/// A priority queue of nodes, or other numbers, by 32-bit keys: a 4-ary heap of packed 64-bit words.
///
///     word = key << 32 | number
///
///     memory   – – – 0 │ 1 2 3 4 │ 5 6 7 8 │ …      32 bytes a group: the children of one word share a cache line
///
/// Ties go to the smaller number, so the order of a search is the same everywhere. Entries are not changed in place; a
/// search pushes a node again and passes over the stale entry when it is popped.
///
/// - Complexity: O(log count) to push and to pop.
@usableFromInline
package struct KeyHeap: ~Copyable {
    /// How many words stand before the root, so that groups of siblings are aligned.
    @inlinable
    static var offset: Int { 3 }

    @usableFromInline var memory: UnsafeMutablePointer<UInt64>
    /// The words that there is room for.
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    package init(capacity: Int = 253) {
        self.capacity = capacity
        memory = KeyHeap.allocate(capacity)
    }

    @inlinable
    deinit { UnsafeMutableRawPointer(memory).deallocate() }

    /// The least key; `nil` where the heap is empty.
    @inlinable @inline(__always)
    var leastKey: UInt32? { count == 0 ? nil : UInt32(truncatingIfNeeded: memory[KeyHeap.offset] >> 32) }

    @inlinable
    package mutating func removeAll() { count = 0 }

    /// All entries, stale ones too, in no order to rely on.
    @inlinable
    package func forEach(_ body: (_ key: UInt32, _ node: NodeID) -> Void) {
        for index in 0..<count {
            let word = memory[KeyHeap.offset + index]
            body(UInt32(truncatingIfNeeded: word >> 32), NodeID(truncatingIfNeeded: word))
        }
    }

    @inlinable @inline(__always)
    package mutating func push(key: UInt32, node: NodeID) { push(key: key, number: node.rawValue) }

    @inlinable @inline(__always)
    package mutating func push(key: UInt32, number: UInt32) {
        if count == capacity { grow() }
        let word = UInt64(key) << 32 | UInt64(number)
        let heap = memory + KeyHeap.offset
        var hole = count
        count += 1
        while hole > 0 {
            let parent = (hole - 1) >> 2
            guard heap[parent] > word else { break }
            heap[hole] = heap[parent]
            hole = parent
        }
        heap[hole] = word
    }

    @inlinable @inline(__always)
    package mutating func popNode() -> (key: UInt32, node: NodeID)? {
        guard let (key, number) = pop() else { return nil }
        return (key, NodeID(rawValue: number))
    }

    @inlinable @inline(__always)
    package mutating func pop() -> (key: UInt32, number: UInt32)? {
        guard count > 0 else { return nil }
        count -= 1
        let heap = memory + KeyHeap.offset
        let least = heap[0]
        let last = heap[count]
        var hole = 0
        var child = 1
        // Which of four siblings is least no processor can foresee, so the choice is made without a branch.
        while child &+ 3 < count {
            let left = child &+ (heap[child &+ 1] < heap[child] ? 1 : 0)
            let right = child &+ 2 &+ (heap[child &+ 3] < heap[child &+ 2] ? 1 : 0)
            let smallest = left &+ (right &- left) &* (heap[right] < heap[left] ? 1 : 0)
            let word = heap[smallest]
            guard word < last else { break }
            heap[hole] = word
            hole = smallest
            child = hole << 2 &+ 1
        }
        if child < count, child &+ 3 >= count {
            var smallest = child
            for other in child &+ 1..<count where heap[other] < heap[smallest] { smallest = other }
            if heap[smallest] < last {
                heap[hole] = heap[smallest]
                hole = smallest
            }
        }
        heap[hole] = last
        return (UInt32(truncatingIfNeeded: least >> 32), UInt32(truncatingIfNeeded: least))
    }

    /// Apart from the searches that call it, so that their loops stay small.
    @usableFromInline @inline(never)
    mutating func grow() {
        let larger = KeyHeap.allocate(capacity * 2 + KeyHeap.offset)
        (larger + KeyHeap.offset).update(from: memory + KeyHeap.offset, count: count)
        UnsafeMutableRawPointer(memory).deallocate()
        memory = larger
        capacity = capacity * 2 + KeyHeap.offset
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt64> {
        UnsafeMutableRawPointer.allocate(byteCount: (capacity + offset) * 8, alignment: 64)
            .bindMemory(to: UInt64.self, capacity: capacity + offset)
    }
}
