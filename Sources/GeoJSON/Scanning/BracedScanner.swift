/// A `StrictScanner` of a text that ends with the closing brace of an object.
///
/// No number, blank space or bracket of an array runs over that brace, so what reads these, as the coordinates of a long file,
/// looks at the next byte without asking each time whether there is one. A text that ends otherwise has no such scanner.
struct BracedScanner {
    let strict: StrictScanner

    init?(_ strict: StrictScanner?) {
        guard let strict, strict.end[-1] == UInt8(ascii: "}") else { return nil }
        self.strict = strict
    }

    /// The first byte from here on that is no blank space, `pointer` before the end of the text.
    @inline(__always)
    func skipInnerSpace(_ pointer: BytePointer) -> BytePointer {
        pointer.pointee > 0x20 ? pointer : strict.skipSpaceRun(pointer)
    }

    /// Bytes from a number's start that the short way looks at.
    private static let shortReach = 16

    /// Reads a number, correctly rounded; `nil` for what is no JSON number or beyond the range of `Double`. The number must
    /// have at least eight bytes of the text before it, as the name of a member is.
    ///
    /// The short way is for what nearly all coordinates are: at most four digits, a point, at most seven digits.
    ///
    ///     -122.4194155,        end of the number 12: found first, since the next number waits for it
    ///      122.4194            the bytes after the sign: three digits, then the point
    ///         .4194155         the eight bytes before the end: seven digits
    ///     1224194155 / 10⁷     both exact as `Double`, so that one division rounds once
    @inline(__always)
    func number(_ start: BytePointer, into value: inout Double) -> BytePointer? {
        guard strict.end - start >= Self.shortReach else { return longNumber(start, into: &value) }
        let first = Self.word(start)
        let early = Self.bytesOfNoNumber(first)
        let late = Self.bytesOfNoNumber(Self.word(start + 8))
        let length = early != 0 ? early.trailingZeroBitCount >> 3 : 8 &+ late.trailingZeroBitCount >> 3
        let end = start + length
        let isNegative: UInt64 = start.pointee == UInt8(ascii: "-") ? 1 : 0
        let whole = first &>> (isNegative &* 8) ^ Self.zeros
        let wholeBits = UInt64(truncatingIfNeeded: Self.bytesOfNoDigit(whole).trailingZeroBitCount & 0x78)
        // Of the bytes before the end, those behind the point, the last one highest.
        let partBits = UInt64(truncatingIfNeeded: length &- 1) &* 8 &- isNegative &* 8 &- wholeBits
        guard late | early != 0, wholeBits &- 8 <= 24, partBits &- 8 <= 48,
            whole &>> wholeBits & 0xFF == 0x1E,
            // No digit after a leading zero.
            whole & 0xFF != 0 || wholeBits == 8
        else { return longNumber(start, into: &value) }
        let part = (Self.word(end - 8) ^ Self.zeros) & ~0 &<< (64 &- partBits)
        guard Self.bytesOfNoDigit(part) == 0, end.pointee | 0x20 != UInt8(ascii: "e") else {
            return longNumber(start, into: &value)
        }
        let decimals = Int(truncatingIfNeeded: partBits >> 3)
        let digits =
            Self.joinedFour(UInt32(truncatingIfNeeded: whole) &<< UInt32(truncatingIfNeeded: 32 &- wholeBits))
            &* strict.powers.integer(decimals) &+ StrictScanner.joinedDigits(part)
        let magnitude = Double(Int64(bitPattern: digits)) / strict.powers.double(decimals)
        value = Double(bitPattern: magnitude.bitPattern | isNegative << 63)
        return end
    }

    private static let zeros: UInt64 = 0x3030_3030_3030_3030
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    private static func word(_ pointer: BytePointer) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
    }

    /// The high bit of each byte that is not from the minus sign to the digit nine. Of the bits, the lowest is right; carries
    /// and borrows may set others.
    @inline(__always)
    private static func bytesOfNoNumber(_ word: UInt64) -> UInt64 {
        (word | (word &+ 0x4646_4646_4646_4646) | (word &- 0x2D2D_2D2D_2D2D_2D2D)) & highBits
    }

    /// The high bit of each value above 9. Of the bits, the lowest is right; carries may set others.
    @inline(__always)
    private static func bytesOfNoDigit(_ values: UInt64) -> UInt64 {
        (values | (values &+ 0x7676_7676_7676_7676)) & highBits
    }

    /// The number that four digits make, given as the values of four bytes, the first one lowest.
    @inline(__always)
    private static func joinedFour(_ values: UInt32) -> UInt64 {
        let pairs = (values &* 10 &+ values >> 8) & 0x00FF_00FF
        return UInt64((pairs &* 100 &+ pairs >> 16) & 0xFFFF)
    }

    /// Numbers of up to 19 digits and 19 decimals go without the standard library, too.
    @inline(never)
    private func longNumber(_ start: BytePointer, into value: inout Double) -> BytePointer? {
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
                let (part, count) = StrictScanner.leadingDigits(strict.word(at: pointer))
                digits = digits &* strict.powers.integer(count) &+ part
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
        let magnitude = strict.powers.quotient(digits, decimals)
        value = isNegative ? -magnitude : magnitude
        return pointer
    }

    @inline(never)
    private func slowNumber(_ start: BytePointer, into value: inout Double) -> BytePointer? {
        guard let pointer = strict.skipNumber(start) else { return nil }
        guard let parsed = DecimalText.double(UnsafeBufferPointer(start: start, count: pointer - start)),
            parsed.isFinite
        else { return nil }
        value = parsed
        return pointer
    }
}
