extension StrictScanner {
    /// Checks a number; returns the place behind it.
    func skipNumber(_ start: BytePointer) -> BytePointer? {
        var pointer = start
        if byte(at: pointer) == UInt8(ascii: "-") { pointer += 1 }
        let integer = pointer
        pointer = skipDigits(pointer)
        guard pointer > integer, pointer - integer == 1 || integer.pointee != UInt8(ascii: "0") else { return nil }
        if byte(at: pointer) == UInt8(ascii: ".") {
            let fraction = pointer + 1
            pointer = skipDigits(fraction)
            guard pointer > fraction else { return nil }
        }
        if byte(at: pointer) | 0x20 == UInt8(ascii: "e") {
            var exponent = pointer + 1
            if byte(at: exponent) == UInt8(ascii: "-") || byte(at: exponent) == UInt8(ascii: "+") { exponent += 1 }
            pointer = skipDigits(exponent)
            guard pointer > exponent else { return nil }
        }
        return pointer
    }

    @inline(__always)
    private func skipDigits(_ start: BytePointer) -> BytePointer {
        var pointer = start
        while pointer < end, pointer.pointee &- 0x30 < 10 { pointer += 1 }
        return pointer
    }

    /// Reads a number, correctly rounded; `nil` for what is no JSON number or beyond the range of `Double`.
    ///
    /// Numbers of up to 19 digits and 19 decimals, as coordinates are, take the short way; all others the standard
    /// library's.
    @inline(__always)
    func number(_ start: BytePointer, into value: inout Double) -> BytePointer? {
        var pointer = start
        let isNegative = pointer.pointee == UInt8(ascii: "-")
        if isNegative { pointer += 1 }
        let integer = pointer
        var digits = UInt64(pointer.pointee &- 0x30)
        guard digits < 10 else { return nil }
        pointer += 1
        if digits != 0 {
            while pointer.pointee &- 0x30 < 10 {
                digits = digits &* 10 &+ UInt64(pointer.pointee &- 0x30)
                pointer += 1
            }
        }
        var significant = pointer - integer
        var decimals = 0
        if pointer.pointee == UInt8(ascii: ".") {
            let fraction = pointer + 1
            pointer = fraction
            while true {
                let (part, count) = Self.leadingDigits(word(at: pointer))
                digits = digits &* powers.integer(count) &+ part
                pointer += count
                if count < 8 { break }
            }
            decimals = pointer - fraction
            guard decimals > 0 else { return nil }
            significant += decimals
        }
        // The letter e in either case, or a digit after a leading zero.
        if significant > 19 || pointer.pointee | 0x20 == UInt8(ascii: "e") || pointer.pointee &- 0x30 < 10 {
            return slowNumber(start, into: &value)
        }
        let magnitude = powers.quotient(digits, decimals)
        value = isNegative ? -magnitude : magnitude
        return pointer
    }

    /// The digits that eight bytes start with, and how many.
    ///
    /// The bytes after the digits are shifted out and zeros put in front, then pairs, fours and eights are joined by
    /// multiplication.
    @inline(__always)
    static func leadingDigits(_ word: UInt64) -> (value: UInt64, count: Int) {
        let values = word ^ 0x3030_3030_3030_3030
        // The high bit of each byte that is above 9.
        let others = (values | ((values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
        let count = others == 0 ? 8 : others.trailingZeroBitCount >> 3
        guard count > 0 else { return (0, 0) }
        var digits = values << UInt64(64 - 8 * count)
        digits = (digits &* 10) &+ (digits >> 8)
        let low = (digits & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let high = ((digits >> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        return ((low &+ high) >> 32, count)
    }

    @inline(never)
    private func slowNumber(_ start: BytePointer, into value: inout Double) -> BytePointer? {
        guard let pointer = skipNumber(start) else { return nil }
        guard let parsed = DecimalText.double(UnsafeBufferPointer(start: start, count: pointer - start)),
            parsed.isFinite
        else { return nil }
        value = parsed
        return pointer
    }
}
