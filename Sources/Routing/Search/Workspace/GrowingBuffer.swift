/// A list that one owner fills quickly: it is never shared, so nothing asks at each element whether it is.
///
/// Not enforced: that there is an element at an index.
@usableFromInline
package struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline var memory: UnsafeMutableBufferPointer<Element>
    @usableFromInline package var count = 0

    @inlinable
    package init(capacity: Int = 256) {
        memory = .allocate(capacity: max(capacity, 1))
    }

    @inlinable
    deinit { memory.deallocate() }

    @inlinable
    package var last: Element? { count > 0 ? memory[count &- 1] : nil }

    /// What it holds.
    @inlinable
    package func array() -> [Element] { Array(memory[..<count]) }

    /// Not enforced: that there is such a place.
    @inlinable @inline(__always)
    package subscript(place: Int) -> Element {
        get { memory[place] }
        nonmutating set { memory[place] = newValue }
    }

    /// Gives what it holds, in order.
    @inlinable @inline(__always)
    package func forEach(_ body: (Element) -> Void) {
        for index in 0..<count { body(memory[index]) }
    }

    @inlinable @inline(__always)
    package mutating func push(_ element: Element) {
        if count == memory.count { grow() }
        memory[count] = element
        count &+= 1
    }

    @inlinable @inline(__always)
    package mutating func pop() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return memory[count]
    }

    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Turns the order of the elements from an index on round.
    @inlinable
    package mutating func reverse(from start: Int) {
        var (low, high) = (start, count - 1)
        while low < high {
            memory.swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }

    /// Apart from the loops that fill it, so that these stay small.
    @inlinable @inline(never)
    mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * memory.count)
        _ = larger.moveInitialize(fromContentsOf: memory[..<count])
        memory.deallocate()
        memory = larger
    }
}
