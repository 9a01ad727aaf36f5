/// A decimal number of any length, without rounding.
///
/// Its value is `0.d₁d₂…dₙ · 10^exponent` with the digits of `digits`, neither the first nor the last of which is 0; zero has no
/// digits.
package struct ExactDecimal: Sendable, Hashable {
    package private(set) var isNegative: Bool
    private let digits: [UInt8]
    private let exponent: Int

    package static let zero = ExactDecimal(isNegative: false, digits: [], exponent: 0)

    /// - Parameters:
    ///   - digits: values 0 to 9, most significant first.
    ///   - exponent: how many of them stand before the decimal point.
    package init(isNegative: Bool, digits: some Collection<UInt8>, exponent: Int) {
        let leading = digits.prefix { $0 == 0 }.count
        var significant = Array(digits.dropFirst(leading))
        while significant.last == 0 { significant.removeLast() }
        self.isNegative = isNegative && !significant.isEmpty
        self.exponent = significant.isEmpty ? 0 : exponent - leading
        self.digits = significant
    }

    package init(_ integer: some BinaryInteger) {
        let digits = String(integer.magnitude).utf8.map { $0 - 0x30 }
        self.init(isNegative: integer < 0, digits: digits, exponent: digits.count)
    }

    /// A number in the syntax of JSON and Swift: `-12.50`, `1e+20`. `nil` for anything else and beyond a thousand digits.
    package init?(_ text: String) {
        var bytes = Array(text.utf8)[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        var power = 0
        if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            guard let value = Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self)), (-400...400).contains(value)
            else { return nil }
            power = value
            bytes = bytes[..<mark]
        }
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.joined()
        guard digits.count <= 1000, parts.allSatisfy({ !$0.isEmpty }),
            digits.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        self.init(
            isNegative: isNegative, digits: digits.map { $0 - 0x30 }, exponent: (parts.first?.count ?? 0) + power)
    }

    package var isZero: Bool { digits.isEmpty }

    package var isWhole: Bool { digits.count <= exponent || digits.isEmpty }

    package var negated: ExactDecimal { ExactDecimal(isNegative: !isNegative, digits: digits, exponent: exponent) }

    package var magnitude: ExactDecimal { ExactDecimal(isNegative: false, digits: digits, exponent: exponent) }

    /// The number with the point moved by `places` to the right.
    package func shifted(_ places: Int) -> ExactDecimal {
        ExactDecimal(isNegative: isNegative, digits: digits, exponent: exponent + places)
    }

    /// The number without its fraction.
    var wholePart: ExactDecimal {
        ExactDecimal(isNegative: isNegative, digits: digits.prefix(max(0, exponent)), exponent: max(0, exponent))
    }

    /// The number as an integer; `nil` if it is not whole or has more than 18 digits.
    package var integer: Int64? {
        guard isWhole, exponent <= 18 else { return nil }
        var value: Int64 = 0
        for place in 0..<max(exponent, 0) { value = value * 10 + Int64(place < digits.count ? digits[place] : 0) }
        return isNegative ? -value : value
    }

    /// The number of digits without leading and trailing zeros.
    package var digitCount: Int { digits.count }

    /// Sign, digits without leading zeros, and where there is a fraction a point and digits without trailing zeros.
    var normalForm: String {
        guard !digits.isEmpty else { return "0" }
        var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        if exponent <= 0 { bytes += [0x30, UInt8(ascii: ".")] + Array(repeating: 0x30, count: -exponent) }
        for (place, digit) in digits.enumerated() {
            if place == exponent, place > 0 { bytes.append(UInt8(ascii: ".")) }
            bytes.append(0x30 + digit)
        }
        if exponent > digits.count { bytes += Array(repeating: 0x30, count: exponent - digits.count) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether exchanging two neighbouring digits turns one number into the other.
    func isTransposed(_ other: ExactDecimal) -> Bool {
        guard isNegative == other.isNegative, exponent == other.exponent, digits.count == other.digits.count else {
            return false
        }
        let places = digits.indices.filter { digits[$0] != other.digits[$0] }
        return places.count == 2 && places[1] == places[0] + 1 && digits[places[0]] == other.digits[places[1]]
            && digits[places[1]] == other.digits[places[0]]
    }
}

extension ExactDecimal: Comparable {
    package static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    private func isSmaller(than other: ExactDecimal) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        if exponent != other.exponent { return exponent < other.exponent }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}

extension ExactDecimal {
    package static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
        var sums = [Int](repeating: 0, count: left.digits.count + right.digits.count)
        for (i, a) in left.digits.enumerated() {
            for (j, b) in right.digits.enumerated() { sums[i + j + 1] += Int(a) * Int(b) }
        }
        for place in sums.indices.reversed() where place > 0 {
            sums[place - 1] += sums[place] / 10
            sums[place] %= 10
        }
        return ExactDecimal(
            isNegative: left.isNegative != right.isNegative, digits: sums.map { UInt8($0) },
            exponent: left.exponent + right.exponent)
    }

    package static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
        let (larger, smaller) = left.isSmaller(than: right) ? (right, left) : (left, right)
        // The sum of numbers of very different size would need as many digits as lie between them.
        guard larger.exponent - smaller.exponent < 2000 else { return larger }
        let sign = larger.isNegative == smaller.isNegative ? 1 : -1
        let end = min(larger.exponent - larger.digits.count, smaller.exponent - smaller.digits.count)
        var sums = [Int](repeating: 0, count: larger.exponent - end + 1)
        for (place, digit) in larger.digits.enumerated() { sums[place + 1] += Int(digit) }
        let offset = larger.exponent - smaller.exponent
        for (place, digit) in smaller.digits.enumerated() { sums[place + offset + 1] += sign * Int(digit) }
        for place in sums.indices.reversed() where place > 0 {
            if sums[place] < 0 {
                sums[place] += 10
                sums[place - 1] -= 1
            } else if sums[place] > 9 {
                sums[place] -= 10
                sums[place - 1] += 1
            }
        }
        return ExactDecimal(
            isNegative: larger.isNegative, digits: sums.map { UInt8($0) }, exponent: larger.exponent + 1)
    }

    package static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal { left + right.negated }
}
