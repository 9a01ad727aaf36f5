import JSON

/// Growing memory for Features that are being read, which are moved out of it and never copied.
///
/// One thread at a time uses a buffer.
final class FeatureBuffer: @unchecked Sendable {
    private var elements: UnsafeMutablePointer<Feature>
    private var capacity: Int
    /// The Features from here on are still in the buffer.
    private var head = 0
    private var tail = 0

    package init(capacity: Int = 4) {
        elements = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit {
        (elements + head).deinitialize(count: count)
        elements.deallocate()
    }

    var count: Int { tail - head }

    func append(_ feature: consuming Feature) {
        if tail == capacity { grow(to: capacity * 2) }
        (elements + tail).initialize(to: feature)
        tail += 1
    }

    /// The place of the next Feature, which has nothing yet; `end` has to follow, and nothing else before it.
    @inline(__always)
    func begin() -> UnsafeMutablePointer<Feature> {
        if tail == capacity { grow(to: capacity * 2) }
        (elements + tail).initialize(to: Feature())
        return elements + tail
    }

    /// Ends the Feature that was begun.
    @inline(__always)
    func end(isKept: Bool) {
        if isKept { tail += 1 } else { (elements + tail).deinitialize(count: 1) }
    }

    /// Takes the first one out.
    func removeFirst() -> Feature? {
        guard head < tail else { return nil }
        defer {
            head += 1
            if head == tail { (head, tail) = (0, 0) }
        }
        return (elements + head).move()
    }

    /// Makes room for `more` Features beyond those there are.
    func reserve(_ more: Int) {
        if capacity - tail < more { grow(to: tail + more) }
    }

    @inline(never)
    private func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Feature>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: elements + head, count: count)
        elements.deallocate()
        elements = larger
        capacity = newCapacity
        (head, tail) = (0, count)
    }

    /// Moves everything to memory that is not initialised, gives its own memory back, and returns how much that was.
    private func move(to target: UnsafeMutablePointer<Feature>) -> Int {
        let moved = count
        target.moveInitialize(from: elements + head, count: moved)
        (head, tail) = (0, 0)
        elements.deallocate()
        capacity = 1
        elements = .allocate(capacity: capacity)
        return moved
    }

    /// Moves the Features of several buffers into one array.
    package static func array(_ buffers: [FeatureBuffer]) -> [Feature] {
        let count = buffers.reduce(0) { $0 + $1.count }
        guard count > 0 else { return [] }
        return [Feature](unsafeUninitializedCapacity: count) { memory, initialized in
            guard let start = memory.baseAddress else { return }
            for buffer in buffers { initialized += buffer.move(to: start + initialized) }
        }
    }
}
