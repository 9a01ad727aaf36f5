import Support

/// Finds the number of a string that is already in a table: an open-addressed hash table over the table's own bytes.
struct StringInterner: Sendable {
    private(set) var strings = StringTable()
    /// String numbers plus one; 0 is a free slot. The length is a power of two and at most half of it is taken.
    private var slots = ContiguousArray<UInt32>(repeating: 0, count: 64)

    /// Starts with the empty string as number 0, as PBF requires.
    package init() {
        _ = number(of: UnsafeRawBufferPointer(start: nil, count: 0))
    }

    mutating func number(of string: String) -> UInt32 {
        var copy = string
        return copy.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
    }

    mutating func number(of utf8: UnsafeRawBufferPointer) -> UInt32 {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.hash(utf8)) & mask
        while slots[slot] != 0 {
            if equals(slots[slot] - 1, utf8) { return slots[slot] - 1 }
            slot = (slot + 1) & mask
        }
        let new = strings.append(utf8)
        slots[slot] = new + 1
        if strings.count * 2 > slots.count { grow() }
        return new
    }

    private func equals(_ number: UInt32, _ utf8: UnsafeRawBufferPointer) -> Bool {
        let start = Int(strings.starts[Int(number)])
        let count = Int(strings.starts[Int(number) + 1]) - start
        guard count == utf8.count else { return false }
        return strings.bytes.withUnsafeBytes { bytes in
            UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)]).elementsEqual(utf8)
        }
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for number in 0..<UInt32(strings.count) {
            var slot = Int(truncatingIfNeeded: strings[number].withUnsafeBytes { Self.hash($0) }) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = number + 1
        }
    }

    /// FNV-1a with a last mix for the low bits.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let hash = FNV1a.hash(bytes)
        return hash ^ (hash >> 29)
    }
}
