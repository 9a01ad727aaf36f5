extension StrictScanner {
    /// Checks a number; returns the place behind it.
    package func skipNumber(_ start: BytePointer) -> BytePointer? {
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

    @inlinable @inline(__always)
    func skipDigits(_ start: BytePointer) -> BytePointer {
        var pointer = start
        while pointer < end, pointer.pointee &- 0x30 < 10 { pointer += 1 }
        return pointer
    }

    /// The digits that eight bytes start with, and how many.
    ///
    /// The bytes after the digits are shifted out and zeros put in front, then pairs, fours and eights are joined by
    /// multiplication.
    @inlinable @inline(__always)
    package static func leadingDigits(_ word: UInt64) -> (value: UInt64, count: Int) {
        let values = word ^ 0x3030_3030_3030_3030
        // The high bit of each byte that is above 9.
        let others = (values | ((values & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
        let count = others == 0 ? 8 : others.trailingZeroBitCount >> 3
        guard count > 0 else { return (0, 0) }
        return (joinedDigits(values << UInt64(64 - 8 * count)), count)
    }

    /// The number that eight digits make, given as the values of eight bytes, the first one lowest.
    @inlinable @inline(__always)
    package static func joinedDigits(_ values: UInt64) -> UInt64 {
        let pairs = (values &* 10) &+ (values >> 8)
        let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let high = ((pairs >> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        return (low &+ high) >> 32
    }
}
