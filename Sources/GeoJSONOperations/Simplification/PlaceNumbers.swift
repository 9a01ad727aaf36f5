/// Numbers places from 0 on in the order in which they are first asked for: a hash table of the numbers, by open addressing.
struct PlaceNumbers {
    /// The number of a place, or -1 in an empty slot. At most half of them are taken.
    private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)

    /// The number of a place, which is appended to those known where it is new. 0 and -0 are the same.
    ///
    /// - Complexity: O(1) on average.
    mutating func number(of place: SIMD2<Double>, in places: inout ContiguousArray<SIMD2<Double>>) -> Int32 {
        let slot = slot(of: place, places)
        if slots[slot] >= 0 { return slots[slot] }
        let number = Int32(truncatingIfNeeded: places.count)
        slots[slot] = number
        places.append(place)
        if 2 * places.count > slots.count { grow(places) }
        return number
    }

    private mutating func grow(_ places: ContiguousArray<SIMD2<Double>>) {
        slots = ContiguousArray(repeating: -1, count: 4 * slots.count)
        for index in places.indices { slots[slot(of: places[index], places)] = Int32(truncatingIfNeeded: index) }
    }

    /// Fibonacci hashing: Knuth, *The Art of Computer Programming*, volume 3, section 6.4.
    @inline(__always)
    private func slot(of place: SIMD2<Double>, _ places: ContiguousArray<SIMD2<Double>>) -> Int {
        let mask = slots.count - 1
        let (x, y) = ((place.x + 0).bitPattern, (place.y + 0).bitPattern)
        let product = (x ^ (y << 21 | y >> 43)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: (product ^ product >> 29) >> 16) & mask
        while slots[slot] >= 0, places[Int(slots[slot])] != place { slot = (slot + 1) & mask }
        return slot
    }
}
