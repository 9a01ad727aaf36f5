/// The starting azimuth between nearly opposite points.
///
/// Seen from close by, the geodesics that arrive around the opposite point envelop an astroid, and the one through (x, y)
/// is found from the positive root of a quartic. Karney (2013), section 4.
enum Astroid {
    /// The azimuth α₁ for a point at x, y ≤ 0 in units of the astroid's size; equation (56).
    static func azimuth(x: Double, y: Double) -> Direction {
        guard y < -200 * Double.ulpOfOne else {
            let sinus = min(1, -x)
            return Direction(sine: sinus, cosine: -max(0, 1 - sinus * sinus).squareRoot())
        }
        let kappa = root(x: x, y: y)
        return Direction(along: y / kappa, across: -x / (1 + kappa))
    }

    /// The only positive root of κ⁴ + 2κ³ − (x² + y² − 1)κ² − 2y²κ − y² = 0 for y ≠ 0, equation (55), by Newton's
    /// iteration from above, where the polynomial is convex and rising.
    private static func root(x: Double, y: Double) -> Double {
        let r = x * x + y * y - 1
        let square = y * y
        // κ ≤ √(x² + y²) holds for the root of the plane problem κ²(κ+1)² = x²κ² + y²(κ+1)².
        var kappa = (x * x + square).squareRoot()
        for _ in 0..<100 {
            let value = (((kappa + 2) * kappa - r) * kappa - 2 * square) * kappa - square
            let slope = ((4 * kappa + 6) * kappa - 2 * r) * kappa - 2 * square
            guard slope > 0 else { break }
            let next = kappa - value / slope
            guard next < kappa, next > 0 else { break }
            kappa = next
        }
        return kappa
    }
}
