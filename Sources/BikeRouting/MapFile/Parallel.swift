import Dispatch

/// Work that falls into parts of which none needs another.
enum Parallel {
    /// What `transform` makes of each number from 0, in order, on all cores.
    static func map<Output: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Output) -> [Output] {
        [Output](unsafeUninitializedCapacity: count) { room, filled in
            nonisolated(unsafe) let room = room
            DispatchQueue.concurrentPerform(iterations: count) { number in
                room.initializeElement(at: number, to: transform(number))
            }
            filled = count
        }
    }
}
