/// The Hilbert curve through all coordinates: places with near numbers are near on the ground.
///
/// Source: Hilbert, *Über die stetige Abbildung einer Linie auf ein Flächenstück* (1891); the bit-by-bit form as in
/// Warren, *Hacker's Delight*, section 16-2.
enum HilbertCurve {
    /// The number of a coordinate on the curve of order 32 over the whole range of `Int32`.
    static func position(of place: FixedCoordinate) -> UInt64 {
        var x = UInt32(bitPattern: place.longitude) ^ 0x8000_0000
        var y = UInt32(bitPattern: place.latitude) ^ 0x8000_0000
        var position: UInt64 = 0
        for level in stride(from: 31, through: 0, by: -1) {
            let bitX = x >> UInt32(level) & 1
            let bitY = y >> UInt32(level) & 1
            position = position << 2 | UInt64(bitX &* 3 ^ bitY)
            if bitY == 0 {
                if bitX == 1 {
                    x = ~x
                    y = ~y
                }
                swap(&x, &y)
            }
        }
        return position
    }

    /// The order in which rows stand along the curve; equal places keep their order.
    static func order(of places: ContiguousArray<FixedCoordinate>) -> ContiguousArray<UInt32> {
        var keys = ContiguousArray<(position: UInt64, row: UInt32)>()
        keys.reserveCapacity(places.count)
        for (row, place) in places.enumerated() { keys.append((position(of: place), UInt32(row))) }
        keys.sort { $0.position != $1.position ? $0.position < $1.position : $0.row < $1.row }
        return ContiguousArray(keys.lazy.map(\.row))
    }
}
