package import JSON

/// The part of a long text that is in memory: bytes that were read and not yet used.
///
///     [ used up | start … end | room ]
package struct ByteWindow: ~Copyable {
    private var memory: UnsafeMutableRawBufferPointer
    private var start = 0
    private var end = 0
    /// Whether the source has no more.
    package private(set) var isComplete = false
    /// The place in the file of the first byte that is not used up.
    package private(set) var place = LineCounter.Place()

    package init(capacity: Int = 3 << 18) {
        memory = .allocate(byteCount: capacity, alignment: 8)
    }

    deinit {
        memory.deallocate()
    }

    package var count: Int { end - start }

    /// The bytes not yet used; valid until the next change.
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: memory.baseAddress.map { ($0 + start).assumingMemoryBound(to: UInt8.self) }, count: count)
    }

    /// Uses up bytes.
    package mutating func drop(_ count: Int) {
        let dropped = min(max(count, 0), self.count)
        place.pass(UnsafeBufferPointer(rebasing: bytes[..<dropped]))
        start += dropped
    }

    /// Notes that there is nothing more to come.
    mutating func complete() {
        isComplete = true
    }

    /// Reads more; grows only where most of the window is still in use.
    package mutating func fill<Failure>(_ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int) throws(Failure)
    {
        makeRoom(for: memory.count / 4)
        let room = UnsafeMutableRawBufferPointer(rebasing: memory[end...])
        let received = try read(room)
        if received <= 0 { isComplete = true } else { end += min(received, room.count) }
    }

    /// Takes bytes that somebody else has read.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        makeRoom(for: bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[end...]).copyMemory(from: bytes)
        end += bytes.count
    }

    private mutating func makeRoom(for wanted: Int) {
        guard memory.count - end < wanted else { return }
        let kept = UnsafeRawBufferPointer(rebasing: memory[start..<end])
        if memory.count - kept.count >= wanted, start > 0 {
            memory.copyMemory(from: kept)
        } else {
            let larger = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(memory.count * 2, kept.count + wanted), alignment: 8)
            larger.copyMemory(from: kept)
            memory.deallocate()
            memory = larger
        }
        end -= start
        start = 0
    }
}
