/// Growing memory for numbers that are being read, kept from one geometry to the next.
struct ScanBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var elements: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    var count = 0

    init(capacity: Int) {
        elements = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        elements.deallocate()
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        elements[count] = element
        count += 1
    }

    /// Doubles the room.
    @inline(never)
    mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.update(from: elements, count: count)
        elements.deallocate()
        elements = larger
        capacity *= 2
    }

    func array() -> [Element] {
        guard count > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: elements, count: count))
    }
}
