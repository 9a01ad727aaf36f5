/// On which side of a line a place is, without rounding errors.
///
/// A rounded determinant decides where it is larger than its possible error; otherwise the products are added exactly.
///
/// Source: Shewchuk, *Adaptive precision floating-point arithmetic and fast robust geometric predicates* (1997), sections 2 and
/// 4.
enum Orientation {
    /// 1 where `c` is to the left of the line from `a` to `b`, −1 to the right, 0 on it, and where a number is not finite.
    static func sign(_ a: PlanePosition, _ b: PlanePosition, _ c: PlanePosition) -> Int {
        let left = (a.x - c.x) * (b.y - c.y)
        let right = (a.y - c.y) * (b.x - c.x)
        let determinant = left - right
        // (3 + 16ε) ε with ε = 2⁻⁵³.
        let bound = 3.330_669_073_875_471_6e-16 * (left.magnitude + right.magnitude)
        if determinant > bound { return 1 }
        if -determinant > bound { return -1 }
        return left == 0 && right == 0 ? 0 : exactSign(a, b, c)
    }

    private static func exactSign(_ a: PlanePosition, _ b: PlanePosition, _ c: PlanePosition) -> Int {
        var sum: [Double] = []
        for (one, other) in [(a.x, b.y), (-a.x, c.y), (-c.x, b.y), (-a.y, b.x), (a.y, c.x), (c.y, b.x)] {
            let product = one * other
            add((-product).addingProduct(one, other), to: &sum)
            add(product, to: &sum)
        }
        guard let largest = sum.last(where: { $0 != 0 }) else { return 0 }
        return largest > 0 ? 1 : largest < 0 ? -1 : 0
    }

    /// Adds a number to an expansion: numbers of growing size that do not overlap.
    private static func add(_ number: Double, to expansion: inout [Double]) {
        var carry = number
        for index in expansion.indices {
            let term = expansion[index]
            let total = carry + term
            let shift = total - carry
            expansion[index] = (carry - (total - shift)) + (term - shift)
            carry = total
        }
        expansion.append(carry)
    }
}
