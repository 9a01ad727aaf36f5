/// The hashes of the keys of all objects that are open, to notice a member named twice.
///
/// Two keys with one hash are taken for equal: the careful parser then looks at the keys themselves. An object with very
/// many members is left to it as well.
struct KeyTable: ~Copyable {
    private static let largestObject = 64

    private var hashes: UnsafeMutablePointer<UInt64>
    private var capacity = 256
    private var count = 0
    private var filter: UInt64 = 0

    init() {
        hashes = .allocate(capacity: capacity)
    }

    deinit {
        hashes.deallocate()
    }

    /// One object's keys: where they start, and what the filter of the object around it was.
    struct Scope {
        fileprivate let start: Int
        fileprivate let outerFilter: UInt64
    }

    @inline(__always)
    mutating func openScope() -> Scope {
        let scope = Scope(start: count, outerFilter: filter)
        filter = 0
        return scope
    }

    @inline(__always)
    mutating func closeScope(_ scope: Scope) {
        count = scope.start
        filter = scope.outerFilter
    }

    /// Forgets everything, after an object that was given up half way.
    mutating func reset() {
        count = 0
        filter = 0
    }

    /// Notes a key; `false` where the object probably has it already, or has too many.
    @inline(__always)
    mutating func insert(_ hash: UInt64, _ scope: Scope) -> Bool {
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

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
        larger.update(from: hashes, count: count)
        hashes.deallocate()
        hashes = larger
        capacity *= 2
    }
}
