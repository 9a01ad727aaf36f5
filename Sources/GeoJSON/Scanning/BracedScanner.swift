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
        pointer.pointee > 0x20 ? pointer : strict.skipSpace(pointer)
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
