/// A set of identifiers, as digests of 64 bits, in at most sixteen megabytes.
///
/// Among a million identifiers two have the same digest with a probability of one in thirty million. Beyond about 917,000
/// different identifiers
/// new ones are only compared, not stored; `unremembered` counts them.
package struct IdentifierDigests: Sendable {
    private var tables = [Table](repeating: Table(), count: 16)
    /// How many identifiers could not be stored.
    package private(set) var unremembered = 0

    package init() {}

    /// A digest of an identifier; never zero. FNV-1a (Fowler, Noll, Vo), with the finaliser of MurmurHash3.
    package static func digest(of id: Feature.Identifier) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if case .string = id { add(UInt8(ascii: "\"")) }
        var text = id.description
        text.withUTF8 { for byte in $0 { add(byte) } }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        hash ^= hash >> 33
        return hash == 0 ? 1 : hash
    }

    /// The first element with an identifier; `nil` where it is not stored.
    ///
    /// - Complexity: O(1) on average.
    package func first(_ digest: UInt64) -> Int? { tables[Int(digest >> 60)].first(digest).map { Int($0) } }

    /// Stores the identifier of an element, and returns the first element with the same one; `nil` where there is none.
    ///
    /// - Complexity: O(1) on average.
    package mutating func insert(_ digest: UInt64, at index: Int) -> Int? {
        switch tables[Int(digest >> 60)].insert(digest, UInt32(clamping: index)) {
        case .known(let first): return Int(first)
        case .new: break
        case .full: unremembered += 1
        }
        return nil
    }

    /// One of sixteen tables, so that little is copied when one grows: open addressing, empty where the digest is zero.
    private struct Table {
        private var digests = [UInt64](repeating: 0, count: 1 << 6)
        private var firsts = [UInt32](repeating: 0, count: 1 << 6)
        private var count = 0
        private static let mostSlots = 1 << 16

        enum Outcome {
            case known(UInt32)
            case new
            case full
        }

        func first(_ digest: UInt64) -> UInt32? {
            let slot = slot(of: digest)
            return digests[slot] == digest ? firsts[slot] : nil
        }

        mutating func insert(_ digest: UInt64, _ index: UInt32) -> Outcome {
            let slot = slot(of: digest)
            if digests[slot] == digest { return .known(firsts[slot]) }
            guard count < Self.mostSlots / 8 * 7 else { return .full }
            digests[slot] = digest
            firsts[slot] = index
            count += 1
            if count * 4 > digests.count * 3, digests.count < Self.mostSlots { grow() }
            return .new
        }

        private func slot(of digest: UInt64) -> Int {
            let mask = digests.count - 1
            var slot = Int(truncatingIfNeeded: digest) & mask
            while digests[slot] != 0, digests[slot] != digest { slot = (slot + 1) & mask }
            return slot
        }

        private mutating func grow() {
            let (oldDigests, oldFirsts) = (digests, firsts)
            digests = [UInt64](repeating: 0, count: oldDigests.count * 2)
            firsts = [UInt32](repeating: 0, count: digests.count)
            for (digest, first) in zip(oldDigests, oldFirsts) where digest != 0 {
                let slot = slot(of: digest)
                digests[slot] = digest
                firsts[slot] = first
            }
        }
    }
}
