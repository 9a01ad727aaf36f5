/// Work that falls into parts of which none needs another.
///
/// What comes out is in the order of the parts, so that it is the same on one core and on many.
package enum Parallel {
    /// What `transform` makes of each number from 0, in order, on all cores.
    package static func map<Output: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Output) -> [Output] {
        guard count > 1 else { return (0..<count).map(transform) }
        return [Output](unsafeUninitializedCapacity: count) { room, filled in
            nonisolated(unsafe) let room = room
            perform(count) { number in
                room.initializeElement(at: number, to: transform(number))
            }
            filled = count
        }
    }

    /// What `transform` makes of the numbers below `count`, cut into ranges, in order, on all cores.
    ///
    /// - Parameter length: the fewest numbers that are worth a range of their own.
    package static func mapRanges<Output: Sendable>(
        of count: Int, atLeast length: Int = 4096, _ transform: @Sendable (Range<Int>) -> Output
    ) -> [Output] {
        // Long enough that handing it out costs nothing, and many enough that cores of different speed end together.
        let length = max(length, (count + 63) / 64)
        return map((count + length - 1) / length) { number in
            transform(number * length..<min((number + 1) * length, count))
        }
    }
}
