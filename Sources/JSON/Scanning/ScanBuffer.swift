/// Growing memory for numbers that are being read, kept from one geometry to the next.
@usableFromInline
package struct ScanBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline package internal(set) var elements: UnsafeMutablePointer<Element>
    @usableFromInline package internal(set) var capacity: Int
    @usableFromInline package var count = 0

    @inlinable
    package init(capacity: Int) {
        elements = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    @inlinable
    deinit {
        elements.deallocate()
    }

    @inlinable @inline(__always)
    package mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements[count] = element
        count += 1
    }

    /// Doubles the room.
    @inlinable @inline(never)
    package mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }

    @inlinable
    package func array() -> [Element] {
        guard count > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: elements, count: count))
    }
}
