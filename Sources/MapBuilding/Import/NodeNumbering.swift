/// Numbers the nodes that ways run through by ascending id, without looking each one up.
///
/// The places in the list of references are sorted by the id that is there; equal ids are then together and get the
/// same number:
///
///     references   70 30 70 20      sorted   20@3 30@1 70@0 70@2
///     numbers       2  1  2  0      ids      20   30   70
struct NodeNumbering {
    /// The ids, sorted, each once.
    private(set) var ids: ContiguousArray<Int64> = []
    /// The number of each reference: where its id is in `ids`.
    private(set) var numbers: ContiguousArray<UInt32>

    /// - Complexity: O(n) for ids of the size that OpenStreetMap has, O(n log n) for any.
    package init(_ references: consuming ContiguousArray<Int64>) {
        numbers = ContiguousArray(repeating: 0, count: references.count)
        guard let smallest = references.min(), let largest = references.max() else { return }
        let range = UInt64(bitPattern: largest &- smallest)
        let idBits = UInt64.bitWidth - range.leadingZeroBitCount
        let positionBits = UInt64.bitWidth - UInt64(references.count).leadingZeroBitCount
        if idBits + positionBits <= UInt64.bitWidth {
            number(Self.packed(references, smallest, positionBits), idBits, positionBits, smallest)
        } else {
            number(references)
        }
    }

    /// The id above the position in one number, which sorts much faster than the two.
    private static func packed(
        _ references: consuming ContiguousArray<Int64>, _ smallest: Int64, _ positionBits: Int
    ) -> ContiguousArray<UInt64> {
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(references.count)
        for position in references.indices {
            let id = UInt64(bitPattern: references[position] &- smallest)
            keys.append(id << UInt64(positionBits) | UInt64(position))
        }
        return keys
    }

    private mutating func number(
        _ keys: consuming ContiguousArray<UInt64>, _ idBits: Int, _ positionBits: Int, _ smallest: Int64
    ) {
        RadixSort.sort(&keys, bits: positionBits..<(positionBits + idBits))
        let positionMask = (UInt64(1) << UInt64(positionBits)) - 1
        var last: UInt64?
        for key in keys {
            let id = key >> UInt64(positionBits)
            if id != last {
                ids.append(Int64(bitPattern: id) &+ smallest)
                last = id
            }
            numbers[Int(key & positionMask)] = UInt32(ids.count - 1)
        }
    }

    /// For ids that no server hands out: extremes that leave no space for a position beside them.
    private mutating func number(_ references: ContiguousArray<Int64>) {
        let order = references.indices.sorted { references[$0] < references[$1] }
        for position in order {
            if ids.last != references[position] { ids.append(references[position]) }
            numbers[position] = UInt32(ids.count - 1)
        }
    }
}

/// Sorts numbers digit by digit from the lowest; equal keys keep their order.
///
/// Source: Knuth, *The Art of Computer Programming*, volume 3, section 5.2.5.
enum RadixSort {
    private static let widestDigit = 11

    /// Sorts by some of the bits; the others come along.
    /// - Complexity: O(n) for each eleven bits; needs the memory of the keys a second time.
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
