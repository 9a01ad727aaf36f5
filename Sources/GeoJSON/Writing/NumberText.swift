/// Writes numbers with as few digits as read back equal.
///
/// Most numbers of a file have the same number of decimals *k*. Whether *k* decimals are enough is one multiplication, one
/// rounding and one division: `round(x · 10^k) / 10^k` is, below 2⁵³, exactly how those decimals are read
/// (see `DecimalPower.quotient`). Numbers that need more than fifteen digits go to the standard library.
struct NumberText {
    /// The decimals of the number before.
    private var decimals = 6

    /// Bytes that a number may take.
    static let longest = 40

    /// The shortest text that reads back equal; whole numbers without a point; `null` for what is not finite. Returns its
    /// length.
    @inline(__always)
    mutating func write(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let magnitude = number.magnitude
        guard magnitude < 1e15, magnitude >= 1e-5,
            let digits = Self.digits(magnitude, decimals) ?? moreDigits(magnitude)
        else { return writeLong(number, to: target) }
        return Self.write(digits, decimals: decimals, isNegative: number < 0, to: target)
    }

    /// Rounded to decimals, zeros at the end left out.
    mutating func write(_ number: Double, decimals: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let bounded = min(max(decimals, 0), 15)
        let scaled = (number.magnitude * DecimalPower.table.double(bounded)).rounded()
        guard scaled < 0x1p53 else { return write(number, to: target) }
        let digits = UInt64(scaled)
        return Self.write(digits, decimals: bounded, isNegative: number < 0 && digits != 0, to: target)
    }

    @inline(__always)
    private static func digits(_ magnitude: Double, _ decimals: Int) -> UInt64? {
        let power = DecimalPower.table.double(decimals)
        let scaled = magnitude * power + 0.5
        guard scaled < 1e15 else { return nil }
        let digits = Int64(scaled)
        return Double(digits) / power == magnitude ? UInt64(bitPattern: digits) : nil
    }

    @inline(never)
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
    private func writeLong(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        var text = number.isFinite ? number.description : "null"
        if text.hasSuffix(".0") { text.removeLast(2) }
        return text.withUTF8 { utf8 in
            guard let start = utf8.baseAddress else { return 0 }
            target.update(from: start, count: utf8.count)
            return utf8.count
        }
    }

    /// Writes digits with a point before the last `decimals` of them, zeros at the end left out.
    @inline(__always)
    private static func write(
        _ digits: UInt64, decimals: Int, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var length = 0
        if isNegative {
            target[0] = UInt8(ascii: "-")
            length = 1
        }
        let power = DecimalPower.table.integer(decimals)
        var (whole, fraction) = digits.quotientAndRemainder(dividingBy: power)
        var wholeLength = 1
        while wholeLength < 19, whole >= DecimalPower.table.integer(wholeLength) { wholeLength += 1 }
        for index in stride(from: length + wholeLength - 1, through: length, by: -1) {
            target[index] = UInt8(truncatingIfNeeded: whole % 10) &+ 0x30
            whole /= 10
        }
        length += wholeLength
        guard fraction > 0 else { return length }
        target[length] = UInt8(ascii: ".")
        for index in stride(from: length + decimals, to: length, by: -1) {
            target[index] = UInt8(truncatingIfNeeded: fraction % 10) &+ 0x30
            fraction /= 10
        }
        length += 1 + decimals
        while target[length - 1] == 0x30 { length -= 1 }
        return length
    }
}
