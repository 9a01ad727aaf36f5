/// A priority queue of node numbers by 32-bit keys: a 4-ary heap of packed 64-bit words.
///
///     word = key << 32 | node
///
/// Ties go to the smaller node, so the order of a search is the same everywhere. Entries are not changed in place; a
/// search pushes a node again and passes over the stale entry when it is popped.
struct KeyHeap: ~Copyable {
    private var words: ContiguousArray<UInt64> = []

    var isEmpty: Bool { words.isEmpty }

    mutating func removeAll() { words.removeAll(keepingCapacity: true) }

    @inline(__always)
    mutating func push(key: UInt32, node: UInt32) {
        let word = UInt64(key) << 32 | UInt64(node)
        var hole = words.count
        words.append(word)
        words.withUnsafeMutableBufferPointer { heap in
            while hole > 0 {
                let parent = (hole - 1) >> 2
                guard heap[parent] > word else { break }
                heap[hole] = heap[parent]
                hole = parent
            }
            heap[hole] = word
        }
    }

    @inline(__always)
    mutating func pop() -> (key: UInt32, node: UInt32)? {
        guard let last = words.popLast() else { return nil }
        guard let least = words.first else { return KeyHeap.unpacked(last) }
        words.withUnsafeMutableBufferPointer { heap in
            var hole = 0
            while true {
                let firstChild = hole << 2 + 1
                guard firstChild < heap.count else { break }
                var child = firstChild
                let end = min(firstChild + 4, heap.count)
                var other = firstChild + 1
                while other < end {
                    if heap[other] < heap[child] { child = other }
                    other += 1
                }
                guard heap[child] < last else { break }
                heap[hole] = heap[child]
                hole = child
            }
            heap[hole] = last
        }
        return KeyHeap.unpacked(least)
    }

    @inline(__always)
    private static func unpacked(_ word: UInt64) -> (key: UInt32, node: UInt32) {
        (UInt32(truncatingIfNeeded: word >> 32), UInt32(truncatingIfNeeded: word))
    }
}
