import GeoJSON
public import JSON

/// Points, exact to a thousandth.
///
///     let points: Points = 20
///     (points * 0.5).message[.english]  // "10"
///     Points(thousandths: 12_500)     // 12.5
///
/// Sums of thousandths do not depend on the order of addition. Sums and products saturate at about 9 · 10¹⁵ points.
public struct Points: Sendable, Hashable {
    /// The value in thousandths.
    public let thousandths: Int64

    /// Makes points from thousandths of one.
    public init(thousandths: Int64) { self.thousandths = max(thousandths, -.max) }

    /// Makes whole points.
    public init(_ whole: Int) {
        thousandths = Points.saturating(Int64(whole).multipliedReportingOverflow(by: 1000), Int64(whole))
    }

    /// A number rounded to the nearest thousandth; `nil` for one that is not finite or beyond a thousand million.
    public init?(nearest number: Double) {
        guard number.magnitude <= 1e9 else { return nil }
        thousandths = Int64((number * 1000).rounded())
    }

    /// No points.
    public static let zero = Points(thousandths: 0)

    /// The value as a number.
    public var doubleValue: Double { Double(thousandths) / 1000 }
    /// The value if it is whole.
    public var whole: Int? { thousandths % 1000 == 0 ? Int(exactly: thousandths / 1000) : nil }

    private static func saturating(_ result: (partialValue: Int64, overflow: Bool), _ sign: Int64) -> Int64 {
        result.overflow ? (sign < 0 ? -.max : .max) : result.partialValue
    }

    /// The points as JSON: an integer if they are whole.
    public var json: JSONValue { thousandths % 1000 == 0 ? .integer(thousandths / 1000) : .double(doubleValue) }
}

extension Points: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
    /// Makes whole points from a literal.
    public init(integerLiteral value: Int) { self.init(value) }

    /// Whether the left value is smaller.
    public static func < (left: Points, right: Points) -> Bool { left.thousandths < right.thousandths }

    /// The sum.
    public static func + (left: Points, right: Points) -> Points {
        Points(
            thousandths: saturating(
                left.thousandths.addingReportingOverflow(right.thousandths), right.thousandths))
    }

    /// The difference.
    public static func - (left: Points, right: Points) -> Points { left + -right }

    /// The negative.
    public static prefix func - (points: Points) -> Points {
        Points(thousandths: -points.thousandths)
    }

    /// The product with a count.
    public static func * (points: Points, count: Int) -> Points {
        let isNegative = (points.thousandths < 0) != (count < 0)
        return Points(
            thousandths: saturating(
                points.thousandths.multipliedReportingOverflow(by: Int64(count)), isNegative ? -1 : 1))
    }

    /// The points times `numerator / denominator`, to the nearest thousandth, halves away from zero.
    package func scaled(by numerator: Int64, over denominator: Int64) -> Points {
        let product = thousandths.multipliedFullWidth(by: numerator)
        let isNegative = product.high < 0
        // Magnitudes, so that rounding is symmetric around zero.
        var low = product.low
        var high = UInt64(bitPattern: product.high)
        if isNegative {
            low = ~low &+ 1
            high = ~high &+ (low == 0 ? 1 : 0)
        }
        let divisor = denominator.magnitude
        guard high < divisor / 2 else { return Points(thousandths: isNegative ? -.max : .max) }
        let (quotient, remainder) = divisor.dividingFullWidth((high, low))
        let rounded = quotient + (remainder >= divisor - remainder ? 1 : 0)
        let magnitude = Int64(clamping: rounded)
        return Points(thousandths: isNegative != (denominator < 0) ? -magnitude : magnitude)
    }
}
