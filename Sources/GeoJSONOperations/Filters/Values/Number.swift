import Geodesy
import JSON

/// A number of a file or a filter, not rounded.
enum Number: Sendable, Hashable {
    /// A whole number of 64 bits.
    case integer(Int64)
    /// A finite number whose shortest text equals the written one.
    case double(Double)
    /// Any other number, as JSON text.
    case decimal(String)

    /// The number of a JSON value; `nil` for other values, and for not-a-number and the infinities.
    init?(_ value: JSONValue) {
        switch value {
        case .integer(let number): self = .integer(number)
        case .double(let number):
            guard number.isFinite else { return nil }
            self = .double(number)
        case .decimal(let text):
            guard DecimalText.isNumber(text) else { return nil }
            self = .decimal(text)
        default: return nil
        }
    }

    /// −1, 0 or 1 as the first is less than, equal to or greater than the second, by their decimal values.
    ///
    /// Two `Double`s have the order of their texts. An integer of up to 53 bits is an exact `Double`. Everything else is
    /// compared digit by digit.
    static func compare(_ left: Number, _ right: Number) -> Int {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): return left < right ? -1 : left == right ? 0 : 1
        case (.double(let left), .double(let right)): return left < right ? -1 : left == right ? 0 : 1
        case (.integer(let integer), .double(let double)):
            guard isSmall(integer) else { break }
            let left = Double(integer)
            return left < double ? -1 : left == double ? 0 : 1
        case (.double(let double), .integer(let integer)):
            guard isSmall(integer) else { break }
            let right = Double(integer)
            return double < right ? -1 : double == right ? 0 : 1
        default: break
        }
        return DecimalKey.compare(left.exact, right.exact)
    }

    /// Whether a `Double` represents a number and its neighbours exactly.
    static func isSmall(_ integer: Int64) -> Bool { integer.magnitude < 1 << 53 }

    /// The decimal value.
    var exact: DecimalKey {
        switch self {
        case .integer(let number): DecimalKey(String(number))
        case .double(let number): DecimalKey(number.description)
        case .decimal(let text): DecimalKey(text)
        }
    }

    /// The nearest `Double`; infinite beyond its range.
    var double: Double {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        case .decimal(let text): Double(text) ?? .nan
        }
    }
}

extension Number {
    /// The result of a computation; `nil` for not-a-number and the infinities. Whole numbers of up to 53 bits become integers.
    init?(computed number: Double) {
        guard number.isFinite else { return nil }
        if let integer = Int64(exactly: number), Self.isSmall(integer) {
            self = .integer(integer)
        } else {
            self = .double(number)
        }
    }

    /// Applies an operator: exactly for integers with a result of up to 64 bits, otherwise by `Double`. `nil` for a division
    /// by zero and for results that are not finite.
    static func combine(_ left: Number, _ operation: ArithmeticOperator, _ right: Number) -> Number? {
        if case .integer(let first) = left, case .integer(let second) = right,
            let exact = combine(first, operation, second)
        {
            return .integer(exact)
        }
        let (first, second) = (left.double, right.double)
        switch operation {
        case .plus: return Number(computed: first + second)
        case .minus: return Number(computed: first - second)
        case .times: return Number(computed: first * second)
        case .divided: return second == 0 ? nil : Number(computed: first / second)
        case .modulo: return second == 0 ? nil : Number(computed: first.truncatingRemainder(dividingBy: second))
        case .integerDivided: return second == 0 ? nil : Number(computed: (first / second).rounded(.towardZero))
        case .toThePower: return Number(computed: power(first, second))
        }
    }

    /// The exact result; `nil` where it is not an integer of 64 bits.
    private static func combine(_ left: Int64, _ operation: ArithmeticOperator, _ right: Int64) -> Int64? {
        let (result, overflows): (Int64, Bool)
        switch operation {
        case .plus: (result, overflows) = left.addingReportingOverflow(right)
        case .minus: (result, overflows) = left.subtractingReportingOverflow(right)
        case .times: (result, overflows) = left.multipliedReportingOverflow(by: right)
        case .modulo:
            (result, overflows) = right == -1 ? (0, false) : left.remainderReportingOverflow(dividingBy: right)
        case .integerDivided: (result, overflows) = left.dividedReportingOverflow(by: right)
        case .divided:
            guard right != 0, right == -1 || left % right == 0 else { return nil }
            (result, overflows) = left.dividedReportingOverflow(by: right)
        case .toThePower: return integerPower(left, right)
        }
        return overflows ? nil : result
    }

    private static func integerPower(_ base: Int64, _ exponent: Int64) -> Int64? {
        guard exponent >= 0 else { return nil }
        switch base {
        case 0, 1: return exponent == 0 ? 1 : base
        case -1: return exponent % 2 == 0 ? 1 : -1
        default: break
        }
        guard exponent < 64 else { return nil }
        var result: Int64 = 1
        for _ in 0..<exponent {
            let step = result.multipliedReportingOverflow(by: base)
            guard !step.overflow else { return nil }
            result = step.partialValue
        }
        return result
    }
}

extension Number: CustomStringConvertible {
    /// The number as text, for filters and JSON.
    var description: String {
        switch self {
        case .integer(let number): String(number)
        case .double(let number): number.description
        case .decimal(let text): text
        }
    }
}
