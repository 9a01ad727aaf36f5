/// On which side of a line a point lies, decided exactly.
///
/// A floating-point filter answers nearly always. Where rounding could have changed the sign, the determinant is computed
/// without error as a sum of doubles (`Expansion`), so that three points have one answer in whatever order they are asked.
///
/// Exact as long as the binary exponents of the coordinates' differences lie within 400 of each other.
///
/// Source: Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates* (1997).
@usableFromInline
package enum Orientation {
    /// 1 where `c` is left of the line from `a` to `b`, -1 where it is right of it, 0 where it is on it. Longitude is the
    /// axis to the right and latitude the axis upwards. 0 also where a number is not finite.
    @inlinable @inline(__always)
    package static func sign(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int {
        let left = (a.longitude - c.longitude) * (b.latitude - c.latitude)
        let right = (a.latitude - c.latitude) * (b.longitude - c.longitude)
        let determinant = left - right
        let sum = left.magnitude + right.magnitude
        // (3 + 16 u) u with u half a unit in the last place of 1; below the second bound products may have underflowed.
        if determinant.magnitude > 3.330_669_073_875_472e-16 * sum, sum > 1e-250, sum < 1e300 {
            return determinant > 0 ? 1 : -1
        }
        return exactSign(a, b, c)
    }

    @usableFromInline @inline(never)
    static func exactSign(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate) -> Int {
        guard a.longitude.isFinite, a.latitude.isFinite, b.longitude.isFinite, b.latitude.isFinite,
            c.longitude.isFinite, c.latitude.isFinite
        else { return 0 }
        if a == c || b == c || a == b { return 0 }
        if a.longitude == c.longitude && b.longitude == c.longitude { return 0 }
        if a.latitude == c.latitude && b.latitude == c.latitude { return 0 }
        let largest = max(
            max(a.longitude.magnitude, a.latitude.magnitude), max(b.longitude.magnitude, b.latitude.magnitude),
            max(c.longitude.magnitude, c.latitude.magnitude))
        // A power of two changes no sign, and keeps products away from infinity and from zero.
        let isExtreme = largest > 1e100 || largest < 1e-50
        let exponent = isExtreme ? min(max(-largest.exponent, -1000), 1000) : 0
        let scale = Double(sign: .plus, exponent: exponent, significand: 1)
        let (ax, ay) = (a.longitude * scale, a.latitude * scale)
        let (bx, by) = (b.longitude * scale, b.latitude * scale)
        let (cx, cy) = (c.longitude * scale, c.latitude * scale)
        let (acx, acxTail) = Expansion.difference(ax, cx)
        let (acy, acyTail) = Expansion.difference(ay, cy)
        let (bcx, bcxTail) = Expansion.difference(bx, cx)
        let (bcy, bcyTail) = Expansion.difference(by, cy)
        var determinant = Expansion()
        determinant.add(product: acx, bcy)
        determinant.add(product: -acy, bcx)
        if acxTail == 0 && acyTail == 0 && bcxTail == 0 && bcyTail == 0 { return determinant.sign }
        determinant.add(product: acxTail, bcy)
        determinant.add(product: acx, bcyTail)
        determinant.add(product: -acyTail, bcx)
        determinant.add(product: -acy, bcxTail)
        determinant.add(product: acxTail, bcyTail)
        determinant.add(product: -acyTail, bcxTail)
        return determinant.sign
    }
}
