/// Powers of ten from 10⁰ to 10¹⁹, all that fit in 64 bits, and exact division by them.
///
/// Exponents above 19 must not be asked for: the numbers lie in memory that never moves, read without a check.
@usableFromInline
package struct DecimalPower: @unchecked Sendable {
    static let table = DecimalPower()

    @usableFromInline let powers: UnsafeMutablePointer<Power>

    /// One power in both forms side by side, so that one address serves for both.
    @usableFromInline
    struct Power {
        @usableFromInline let integer: UInt64
        /// Exact: 10²² is the last that is.
        @usableFromInline let double: Double
    }

    private init() {
        powers = .allocate(capacity: 20)
        var power: UInt64 = 1
        for exponent in 0..<20 {
            (powers + exponent).initialize(to: Power(integer: power, double: Double(power)))
            power = power &* 10
        }
    }

    @inlinable @inline(__always)
    package func integer(_ exponent: Int) -> UInt64 { powers[exponent].integer }

    @inlinable @inline(__always)
    package func double(_ exponent: Int) -> Double { powers[exponent].double }

    /// `digits / 10^decimals`, correctly rounded.
    ///
    /// Up to 2⁵³ both are exact as `Double` and one division rounds once (Clinger, *How to read floating point numbers
    /// accurately*, 1990). Above, a 128-bit integer division gives 63 or 64 bits of the quotient, and whether there is a
    /// rest; the conversion of these to `Double` rounds once.
    @inlinable @inline(__always)
    package func quotient(_ digits: UInt64, _ decimals: Int) -> Double {
        if digits <= 1 << 53 { return Double(Int64(bitPattern: digits)) / double(decimals) }
        return Self.longQuotient(digits, integer(decimals))
    }

    @inlinable @inline(__always)
    static func longQuotient(_ digits: UInt64, _ divisor: UInt64) -> Double {
        let digitShift = digits.leadingZeroBitCount
        let divisorShift = divisor.leadingZeroBitCount
        let dividend = digits << UInt64(digitShift)
        let normalized = divisor << UInt64(divisorShift)
        // The dividend's high half must be below the divisor.
        let halving: UInt64 = dividend >= normalized ? 1 : 0
        let (quotient, rest) = normalized.dividingFullWidth((dividend >> halving, halving == 1 ? dividend << 63 : 0))
        let sticky: UInt64 = rest == 0 ? 0 : 1
        let exponent = Int(halving) - 64 + divisorShift - digitShift
        let scale = Double(bitPattern: UInt64(1023 + exponent) << 52)
        return Double(quotient | sticky) * scale
    }
}
