/// A number as a sum of doubles of which none overlaps another, without rounding.
///
/// Components ascend in magnitude, and zeros are left out, so that the last one has the sign of the sum. There is space for
/// 16 of them, which is what eight products of two doubles can have.
///
/// Source: Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates* (1997), sections
/// 2.2 to 2.5.
struct Expansion {
    private var components: [Double] = []

    /// Zero.
    init() {}

    /// -1, 0 or 1.
    var sign: Int {
        guard let largest = components.last else { return 0 }
        return largest > 0 ? 1 : -1
    }

    /// Adds a product of two doubles.
    mutating func add(product one: Double, _ other: Double) {
        let product = one * other
        add((-product).addingProduct(one, other))
        add(product)
    }

    /// Adds a double: Grow-Expansion with zero elimination.
    mutating func add(_ value: Double) {
        var sum = value
        var kept = 0
        for index in components.indices {
            let (total, tail) = Self.sum(sum, components[index])
            sum = total
            guard tail != 0 else { continue }
            components[kept] = tail
            kept += 1
        }
        components.removeSubrange(kept...)
        if sum != 0 { components.append(sum) }
    }

    /// The rounded sum of two doubles and what rounding left out: Two-Sum.
    static func sum(_ a: Double, _ b: Double) -> (Double, tail: Double) {
        let sum = a + b
        let fromB = sum - a
        let fromA = sum - fromB
        return (sum, (a - fromA) + (b - fromB))
    }

    /// The rounded difference of two doubles and what rounding left out: Two-Diff.
    static func difference(_ a: Double, _ b: Double) -> (Double, tail: Double) { sum(a, -b) }
}
