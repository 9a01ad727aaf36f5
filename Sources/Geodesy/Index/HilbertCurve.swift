/// The Hilbert curve: cells with near numbers are near each other.
///
/// Source: Hilbert, *Über die stetige Abbildung einer Linie auf ein Flächenstück* (1891); the bit-by-bit form as in
/// Warren, *Hacker's Delight*, section 16-2.
@usableFromInline
package enum HilbertCurve {
    /// The number of a cell on the curve of an order, which fills 2^order by 2^order cells.
    ///
    /// - Parameter order: 1 to 32; bits of `x` and `y` beyond it are left out.
    @inlinable
    package static func position(x: UInt32, y: UInt32, order: Int) -> UInt64 {
        var (x, y) = (x, y)
        var position: UInt64 = 0
        for level in stride(from: order - 1, through: 0, by: -1) {
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
}
