/// The hashes of the keys of all objects that are open, to notice a member named twice.
///
/// Two keys with one hash count as equal: the recovering parser then compares the keys themselves. An object with very
/// many members is left to it as well.
@usableFromInline
package struct KeyTable: ~Copyable {
    @usableFromInline static let largestObject = 64

    @usableFromInline var hashes: UnsafeMutablePointer<UInt64>
    @usableFromInline var capacity = 256
    @usableFromInline var count = 0
    @usableFromInline var filter: UInt64 = 0
    /// Whether there was blank space between tokens since this was last set to `false`.
    @usableFromInline package var hasSeenSpace = false

    package init() {
        hashes = .allocate(capacity: capacity)
    }

    deinit {
        hashes.deallocate()
    }

    /// One object's keys: where they start, and what the filter of the object around it was.
    @usableFromInline
    package struct Scope {
        @usableFromInline let start: Int
        @usableFromInline let outerFilter: UInt64

        @inlinable
        init(start: Int, outerFilter: UInt64) {
            self.start = start
            self.outerFilter = outerFilter
        }
    }

    @inlinable @inline(__always)
    package mutating func openScope() -> Scope {
        let scope = Scope(start: count, outerFilter: filter)
        filter = 0
        return scope
    }

    @inlinable @inline(__always)
    package mutating func closeScope(_ scope: Scope) {
        count = scope.start
        filter = scope.outerFilter
    }

    /// Forgets everything, after an object that was left unfinished.
    package mutating func reset() {
        count = 0
        filter = 0
    }

    /// Notes a key; `false` where the object probably has it already, or has too many.
    @inlinable @inline(__always)
    package mutating func insert(_ hash: UInt64, _ scope: Scope) -> Bool {
        // A bit for the key: most objects have few keys, and a new bit means a new key.
        let bit: UInt64 = 1 << (hash >> 58)
        if filter & bit != 0 {
            for index in scope.start..<count where hashes[index] == hash { return false }
        }
        filter |= bit
        if count == capacity { grow() }
        hashes[count] = hash
        count += 1
        return count - scope.start <= Self.largestObject
    }

    @usableFromInline @inline(never)
    mutating func grow() {
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
        larger.update(from: hashes, count: count)
        hashes.deallocate()
        hashes = larger
        capacity *= 2
    }
}
