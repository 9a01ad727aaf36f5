/// Numbers modulo an odd number of at most 256 bits, by Montgomery's multiplication (P. L. Montgomery, Modular Multiplication
/// Without Trial Division, 1985; the interleaved form CIOS of Koç, Acar and Kaliski, 1996).
///
/// Only checks of signatures use it, in which nothing is secret: its time depends on the numbers.
struct MontgomeryField: Sendable {
    let modulus: Words256
    /// 2²⁵⁶ modulo the modulus: one, in Montgomery's form.
    let one: Words256
    /// −1 / modulus, modulo 2⁶⁴.
    private let inverse: UInt64
    /// 2⁵¹² modulo the modulus, which takes numbers into Montgomery's form.
    private let square: Words256

    /// - Precondition: the modulus is odd.
    init(_ modulus: Words256) {
        self.modulus = modulus
        // Newton's iteration doubles the right bits: from 3 to 96.
        var inverse = modulus.w0
        for _ in 0..<5 { inverse = inverse &* (2 &- modulus.w0 &* inverse) }
        self.inverse = 0 &- inverse
        var power = Words256(1)
        for _ in 0..<256 { power = Self.doubled(power, modulus) }
        one = power
        for _ in 0..<256 { power = Self.doubled(power, modulus) }
        square = power
    }

    private static func doubled(_ number: Words256, _ modulus: Words256) -> Words256 {
        let (sum, carry) = number.adding(number)
        return carry || !(sum < modulus) ? sum.subtracting(modulus).difference : sum
    }

    /// Any number of 256 bits in Montgomery's form.
    func encode(_ number: Words256) -> Words256 { multiply(number, square) }

    /// A number out of Montgomery's form, below the modulus.
    func decode(_ number: Words256) -> Words256 { multiply(number, Words256(1)) }

    /// The number high · 2²⁵⁶ + low, in Montgomery's form.
    func encode(high: Words256, low: Words256) -> Words256 {
        add(multiply(encode(high), square), encode(low))
    }

    func add(_ a: Words256, _ b: Words256) -> Words256 {
        let (sum, carry) = a.adding(b)
        return carry || !(sum < modulus) ? sum.subtracting(modulus).difference : sum
    }

    func subtract(_ a: Words256, _ b: Words256) -> Words256 {
        let (difference, borrow) = a.subtracting(b)
        return borrow ? difference.adding(modulus).sum : difference
    }

    /// a · b / 2²⁵⁶, which is the product where both are in Montgomery's form. One factor is below the modulus, the other any number.
    func multiply(_ a: Words256, _ b: Words256) -> Words256 {
        var t = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        step(&t, a, b.w0)
        step(&t, a, b.w1)
        step(&t, a, b.w2)
        step(&t, a, b.w3)
        let result = Words256(t.0, t.1, t.2, t.3)
        return t.4 != 0 || !(result < modulus) ? result.subtracting(modulus).difference : result
    }

    /// Adds a · word, adds the multiple of the modulus that makes the lowest word 0, and drops that word.
    @inline(__always)
    private func step(_ t: inout (UInt64, UInt64, UInt64, UInt64, UInt64), _ a: Words256, _ word: UInt64) {
        var carry: UInt64 = 0
        let t0 = Self.multiplyAdd(a.w0, word, t.0, &carry)
        let t1 = Self.multiplyAdd(a.w1, word, t.1, &carry)
        let t2 = Self.multiplyAdd(a.w2, word, t.2, &carry)
        let t3 = Self.multiplyAdd(a.w3, word, t.3, &carry)
        let (t4, over) = t.4.addingReportingOverflow(carry)

        let factor = t0 &* inverse
        carry = 0
        _ = Self.multiplyAdd(modulus.w0, factor, t0, &carry)
        t.0 = Self.multiplyAdd(modulus.w1, factor, t1, &carry)
        t.1 = Self.multiplyAdd(modulus.w2, factor, t2, &carry)
        t.2 = Self.multiplyAdd(modulus.w3, factor, t3, &carry)
        let (top, again) = t4.addingReportingOverflow(carry)
        t.3 = top
        t.4 = (over ? 1 : 0) &+ (again ? 1 : 0)
    }

    /// The low word of a · b + c + carry; the high one is the next carry.
    @inline(__always)
    private static func multiplyAdd(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ carry: inout UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        let (first, over) = product.low.addingReportingOverflow(c)
        let (second, again) = first.addingReportingOverflow(carry)
        carry = product.high &+ (over ? 1 : 0) &+ (again ? 1 : 0)
        return second
    }

    /// A number in Montgomery's form to a power that is not.
    func power(_ base: Words256, _ exponent: Words256) -> Words256 {
        var result = one
        for place in stride(from: 255, through: 0, by: -1) {
            result = multiply(result, result)
            if exponent.bit(place) { result = multiply(result, base) }
        }
        return result
    }

    /// The inverse modulo a prime (Fermat); 0 has 0.
    func inverse(_ number: Words256) -> Words256 { power(number, modulus.subtracting(Words256(2)).difference) }
}
