public import Languages

/// Points, exact to a thousandth.
///
///     let points: Points = 20
///     (points * 0.5).message.english  // "10"
///     Points(thousandths: 12_500)     // 12.5
///
/// Sums of thousandths do not depend on the order of adding. Sums and products beyond about 9 · 10¹⁵ points stay at that bound.
public struct Points: Sendable, Hashable {
    /// The value in thousandths.
    public let thousandths: Int

    /// Makes points from thousandths of one.
    public init(thousandths: Int) { self.thousandths = max(thousandths, -.max) }

    /// Makes whole points.
    public init(_ whole: Int) { thousandths = Points.saturating(whole.multipliedReportingOverflow(by: 1000), whole) }

    /// The nearest thousandth to a number; `nil` for one that is not finite or beyond a thousand million.
    public init?(nearest number: Double) {
        guard number.magnitude <= 1e9 else { return nil }
        thousandths = Int((number * 1000).rounded())
    }

    /// No points.
    public static let zero = Points(thousandths: 0)

    /// The value as a number.
    public var doubleValue: Double { Double(thousandths) / 1000 }
    /// The value where it is whole.
    public var whole: Int? { thousandths % 1000 == 0 ? thousandths / 1000 : nil }

    private static func saturating(_ result: (partialValue: Int, overflow: Bool), _ sign: Int) -> Int {
        result.overflow ? (sign < 0 ? -.max : .max) : result.partialValue
    }
}

extension Points: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
    /// Makes whole points from a literal.
    public init(integerLiteral value: Int) { self.init(value) }

    /// Whether one is fewer than the other.
    public static func < (left: Points, right: Points) -> Bool { left.thousandths < right.thousandths }

    /// The sum.
    public static func + (left: Points, right: Points) -> Points {
        Points(
            thousandths: saturating(
                left.thousandths.addingReportingOverflow(right.thousandths), right.thousandths))
    }

    /// The difference.
    public static func - (left: Points, right: Points) -> Points { left + -right }

    /// The same number the other way round.
    public static prefix func - (points: Points) -> Points {
        Points(thousandths: -points.thousandths)
    }

    /// So many times the points.
    public static func * (points: Points, count: Int) -> Points {
        let isNegative = (points.thousandths < 0) != (count < 0)
        return Points(
            thousandths: saturating(
                points.thousandths.multipliedReportingOverflow(by: count), isNegative ? -1 : 1))
    }

    /// The points times `numerator / denominator`, to the nearest thousandth, halves away from zero.
    func scaled(by numerator: Int, over denominator: Int) -> Points {
        let product = thousandths.multipliedFullWidth(by: numerator)
        let isNegative = product.high < 0
        // Magnitudes, so that rounding is the same on either side of zero.
        var low = product.low
        var high = UInt(bitPattern: product.high)
        if isNegative {
            low = ~low &+ 1
            high = ~high &+ (low == 0 ? 1 : 0)
        }
        let divisor = denominator.magnitude
        guard divisor > 0, high < divisor / 2 else { return Points(thousandths: isNegative ? -.max : .max) }
        let (quotient, remainder) = divisor.dividingFullWidth((high, low))
        let rounded = quotient + (remainder >= divisor - remainder ? 1 : 0)
        let magnitude = Int(clamping: rounded)
        return Points(thousandths: isNegative != (denominator < 0) ? -magnitude : magnitude)
    }
}

extension Points: LocalizedMessage, CustomStringConvertible {
    /// The number as people write it: `12`, `12.5`, in Russian `12,5`; a minus is U+2212.
    public var message: LocalizedText {
        let sign = thousandths < 0 ? "−" : ""
        let magnitude = thousandths.magnitude
        var fraction = String(magnitude % 1000 + 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let whole = "\(sign)\(magnitude / 1000)"
        return fraction.isEmpty
            ? LocalizedText(whole, whole) : LocalizedText("\(whole).\(fraction)", "\(whole),\(fraction)")
    }

    /// The number in English.
    public var description: String { message.english }

    /// `12 points`, `1 point`, `12.5 points`; in Russian `12 баллов`, `1 балл`, `12,5 балла`.
    public var counted: LocalizedText {
        let number = message
        guard let whole else { return LocalizedText("\(number.english) points", "\(number.russian) балла") }
        let magnitude = Int(clamping: whole.magnitude)
        let sign = whole < 0 ? "−" : ""
        return LocalizedText(
            sign + Plural.english(magnitude, "point", "points"),
            sign + Plural.russian(magnitude, "балл", "балла", "баллов"))
    }
}
