/// Writes numbers with as few digits as read back equal.
///
/// Most numbers of a file have the same number of decimals *k*. Whether *k* decimals are enough is one multiplication, one
/// rounding and one division: `round(x · 10^k) / 10^k` is, below 2⁵³, exactly how those decimals are read
/// (see `DecimalPower.quotient`). Numbers that need more than fifteen digits go to the standard library.
struct NumberText {
    /// The decimals of the number before.
    private var decimals = 6

    /// The shortest text that reads back equal; whole numbers without a point; `null` for what is not finite.
    mutating func append(_ number: Double, to bytes: inout [UInt8]) {
        let magnitude = number.magnitude
        guard magnitude < 1e15 else {
            appendLong(number, to: &bytes)
            return
        }
        guard magnitude >= 1e-5 else {
            if magnitude == 0 {
                bytes.append(contentsOf: number.sign == .minus ? [0x2D, 0x30] : [0x30])
            } else {
                appendLong(number, to: &bytes)
            }
            return
        }
        guard var digits = Self.digits(magnitude, decimals) ?? moreDigits(magnitude) else {
            appendLong(number, to: &bytes)
            return
        }
        var count = decimals
        while count > 0, digits.isMultiple(of: 10) {
            digits /= 10
            count -= 1
        }
        Self.append(digits, decimals: count, isNegative: number < 0, to: &bytes)
    }

    /// Rounded to decimals, zeros at the end left out.
    mutating func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
        let bounded = min(max(decimals, 0), 15)
        let scaled = (number.magnitude * DecimalPower.table.double(bounded)).rounded()
        guard scaled < 0x1p53 else {
            append(number, to: &bytes)
            return
        }
        var digits = UInt64(scaled)
        var count = bounded
        while count > 0, digits.isMultiple(of: 10) {
            digits /= 10
            count -= 1
        }
        Self.append(digits, decimals: count, isNegative: number < 0 && digits != 0, to: &bytes)
    }

    @inline(__always)
    private static func digits(_ magnitude: Double, _ decimals: Int) -> UInt64? {
        let scaled = (magnitude * DecimalPower.table.double(decimals)).rounded()
        guard scaled < 1e15, scaled / DecimalPower.table.double(decimals) == magnitude else { return nil }
        return UInt64(scaled)
    }

    private mutating func moreDigits(_ magnitude: Double) -> UInt64? {
        for count in decimals + 1..<max(decimals + 1, 18) {
            guard let digits = Self.digits(magnitude, count) else { continue }
            decimals = count
            return digits
        }
        decimals = 6
        return nil
    }

    @inline(never)
    private func appendLong(_ number: Double, to bytes: inout [UInt8]) {
        guard number.isFinite else {
            bytes.append(contentsOf: "null".utf8)
            return
        }
        var text = number.description
        if text.hasSuffix(".0") { text.removeLast(2) }
        bytes.append(contentsOf: text.utf8)
    }

    static func append(_ digits: UInt64, decimals: Int, isNegative: Bool, to bytes: inout [UInt8]) {
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        var rest = digits
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var index = 40
            var written = 0
            repeat {
                index -= 1
                if written == decimals, decimals > 0 {
                    buffer[index] = UInt8(ascii: ".")
                    index -= 1
                }
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                buffer[index] = UInt8(truncatingIfNeeded: digit) &+ 0x30
                rest = quotient
                written += 1
            } while rest != 0 || written <= decimals
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[index..<40]))
        }
    }
}
