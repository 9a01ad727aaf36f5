/// Writes numbers with as few digits as read back equal.
///
/// Most numbers of a file have the same number of decimals *k*. Whether *k* decimals are enough is one multiplication, one
/// rounding and one division: `round(x · 10^k) / 10^k` is, below 2⁵³, exactly how those decimals are read
/// (see `DecimalPower.quotient`). Numbers that need more than fifteen digits go to the standard library.
@usableFromInline
struct NumberText {
    /// The decimals of the number before.
    @usableFromInline var decimals = 6
    /// Held here so that writing a number does not ask each time whether they were computed.
    @usableFromInline let powers = DecimalPower.table

    /// Bytes that a number may take.
    @usableFromInline static let longest = 40

    /// The shortest text that reads back equal; whole numbers without a point; `null` for what is not finite. Returns its
    /// length.
    @inlinable @inline(__always)
    mutating func write(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let magnitude = number.magnitude
        guard magnitude < 1e15, magnitude >= 1e-5,
            let digits = digits(magnitude, decimals) ?? moreDigits(magnitude)
        else { return writeLong(number, to: target) }
        guard decimals <= 8, magnitude < 1e8 else {
            return Self.write(digits, decimals: decimals, isNegative: number < 0, to: target)
        }
        return short(digits, magnitude, isNegative: number < 0, to: target)
    }

    /// Writes a number below 10⁸ with at most eight decimals; `digits` is the number times 10^`decimals`.
    ///
    ///     61.4026, decimals 6    00000061 → 61    shifted to the first digit that is not zero
    ///                            40260000 → 4026  cut behind the last one that is not zero
    ///
    /// Both parts are made in registers and stored with the zeros, which the next text covers.
    @inlinable @inline(__always)
    func short(
        _ digits: UInt64, _ magnitude: Double, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        // What is left after rounding to the decimals may reach the next whole number only if it is that number.
        let whole = UInt64(bitPattern: Int64(magnitude))
        let fraction = (digits &- whole &* powers.integer(decimals)) &* powers.integer(8 &- decimals)
        var place = UnsafeMutableRawPointer(target)
        place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
        place += isNegative ? 1 : 0
        let wholeText = Self.eight(whole)
        let skipped = min((wholeText ^ Self.zeros).trailingZeroBitCount >> 3, 7)
        place.storeBytes(of: (wholeText &>> UInt64(truncatingIfNeeded: 8 &* skipped)).littleEndian, as: UInt64.self)
        place += 8 &- skipped
        guard fraction != 0 else { return place - UnsafeMutableRawPointer(target) }
        let fractionText = Self.eight(fraction)
        place.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
        (place + 1).storeBytes(of: fractionText.littleEndian, as: UInt64.self)
        return place - UnsafeMutableRawPointer(target) &+ 9
            &- (fractionText ^ Self.zeros).leadingZeroBitCount >> 3
    }

    /// Eight digits zero.
    @inlinable @inline(__always)
    static var zeros: UInt64 { 0x3030_3030_3030_3030 }

    /// Rounded to decimals, zeros at the end left out.
    @usableFromInline
    mutating func write(_ number: Double, decimals: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let bounded = min(max(decimals, 0), 15)
        let scaled = (number.magnitude * powers.double(bounded)).rounded()
        guard scaled < 0x1p53 else { return write(number, to: target) }
        let digits = UInt64(scaled)
        return Self.write(digits, decimals: bounded, isNegative: number < 0 && digits != 0, to: target)
    }

    @inlinable @inline(__always)
    func digits(_ magnitude: Double, _ decimals: Int) -> UInt64? {
        let power = powers.double(decimals)
        let scaled = magnitude * power + 0.5
        guard scaled < 1e15 else { return nil }
        let digits = Int64(scaled)
        return Double(digits) / power == magnitude ? UInt64(bitPattern: digits) : nil
    }

    @usableFromInline @inline(never)
    mutating func moreDigits(_ magnitude: Double) -> UInt64? {
        for count in decimals + 1..<max(decimals + 1, 16) {
            guard let digits = digits(magnitude, count) else { continue }
            decimals = count
            return digits
        }
        decimals = 6
        return nil
    }

    @usableFromInline @inline(never)
    func writeLong(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        var text = number.isFinite ? number.description : "null"
        if text.hasSuffix(".0") { text.removeLast(2) }
        return text.withUTF8 { utf8 in
            guard let start = utf8.baseAddress else { return 0 }
            target.update(from: start, count: utf8.count)
            return utf8.count
        }
    }

    /// Writes digits, at most sixteen, with a point before the last `decimals` of them, zeros at the end left out.
    ///
    /// All sixteen digits are made at once, without a loop, and then moved to their places by whole words:
    ///
    ///     digits 614026, decimals 4    0000000000614026            sixteen digits
    ///                                            ││└┴┴┴─ decimals
    ///                                            └┴───── whole     61.4026
    @inlinable @inline(__always)
    static func write(
        _ digits: UInt64, decimals: Int, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        // Sixteen digits, and as many zeros that nobody looks at behind them.
        let text = (sixteen(digits / 100_000_000, digits % 100_000_000), SIMD2<UInt64>())
        return withUnsafeBytes(of: text) { text in
            var place = UnsafeMutableRawPointer(target)
            if isNegative {
                place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
                place += 1
            }
            let significant = max(16 - leadingZeros(text), decimals + 1)
            let whole = significant - decimals
            place.storeBytes(
                of: text.loadUnaligned(fromByteOffset: 16 - significant, as: SIMD2<UInt64>.self),
                as: SIMD2<UInt64>.self)
            place += whole
            guard decimals > 0 else { return place - UnsafeMutableRawPointer(target) }
            let fraction = text.loadUnaligned(fromByteOffset: 16 - decimals, as: SIMD2<UInt64>.self)
            place.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
            (place + 1).storeBytes(of: fraction, as: SIMD2<UInt64>.self)
            let left = decimals - min(trailingZeros(text), decimals)
            // No decimal is left: no point either.
            return place - UnsafeMutableRawPointer(target) + (left == 0 ? 0 : left + 1)
        }
    }

    /// How many of sixteen digits are zeros before the first other one.
    @inlinable @inline(__always)
    static func leadingZeros(_ text: UnsafeRawBufferPointer) -> Int {
        let zeros: UInt64 = 0x3030_3030_3030_3030
        let high = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 0, as: UInt64.self)) ^ zeros
        if high != 0 { return high.trailingZeroBitCount >> 3 }
        let low = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) ^ zeros
        return 8 + low.trailingZeroBitCount >> 3
    }

    /// How many of sixteen digits are zeros behind the last other one.
    @inlinable @inline(__always)
    static func trailingZeros(_ text: UnsafeRawBufferPointer) -> Int {
        let zeros: UInt64 = 0x3030_3030_3030_3030
        let low = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) ^ zeros
        if low != 0 { return low.leadingZeroBitCount >> 3 }
        let high = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: 0, as: UInt64.self)) ^ zeros
        return 8 + high.leadingZeroBitCount >> 3
    }

    @inlinable @inline(__always)
    static func sixteen(_ high: UInt64, _ low: UInt64) -> SIMD2<UInt64> {
        SIMD2(eight(high).littleEndian, eight(low).littleEndian)
    }

    /// Eight digits of a number below 10⁸, the first in the lowest byte: halves, quarters and eighths are split off side
    /// by side, division by 100 and by 10 being a multiplication and a shift.
    @inlinable @inline(__always)
    static func eight(_ number: UInt64) -> UInt64 {
        let halves = number / 10_000 | (number % 10_000) << 32
        let hundreds = (halves &* 10_486) >> 20 & 0x7F_0000_007F
        let quarters = hundreds | (halves &- hundreds &* 100) << 16
        let tens = (quarters &* 103) >> 10 & 0x0F_000F_000F_000F
        return (tens | (quarters &- tens &* 10) << 8) &+ 0x3030_3030_3030_3030
    }
}
