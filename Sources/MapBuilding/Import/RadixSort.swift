/// Sorts numbers digit by digit from the lowest; equal keys keep their order.
///
/// Source: Knuth, *The Art of Computer Programming*, volume 3, section 5.2.5.
enum RadixSort {
    private static let widestDigit = 11

    /// Sorts by some of the bits; the others come along.
    /// - Complexity: O(n) for each eleven bits; needs the room of the keys a second time.
    static func sort(_ keys: inout ContiguousArray<UInt64>, bits: Range<Int>) {
        guard keys.count > 1, !bits.isEmpty else { return }
        let rounds = (bits.count + widestDigit - 1) / widestDigit
        let digit = (bits.count + rounds - 1) / rounds
        var room = ContiguousArray<UInt64>(repeating: 0, count: keys.count)
        for start in stride(from: bits.lowerBound, to: bits.upperBound, by: digit) {
            let width = min(digit, bits.upperBound - start)
            distribute(keys, into: &room, shift: UInt64(start), bits: width)
            swap(&keys, &room)
        }
    }

    private static func distribute(
        _ keys: borrowing ContiguousArray<UInt64>, into room: inout ContiguousArray<UInt64>, shift: UInt64, bits: Int
    ) {
        let mask = (UInt64(1) << UInt64(bits)) - 1
        var next = ContiguousArray<Int>(repeating: 0, count: 1 << bits)
        keys.withUnsafeBufferPointer { keys in
            for key in keys { next[Int(key &>> shift & mask)] &+= 1 }
            var sum = 0
            for value in next.indices {
                let count = next[value]
                next[value] = sum
                sum += count
            }
            room.withUnsafeMutableBufferPointer { room in
                next.withUnsafeMutableBufferPointer { next in
                    for key in keys {
                        let value = Int(key &>> shift & mask)
                        room[next[value]] = key
                        next[value] &+= 1
                    }
                }
            }
        }
    }
}
