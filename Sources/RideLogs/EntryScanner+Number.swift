extension EntryScanner {
    /// A number in its shortest form, or `null` for one that is not finite.
    package mutating func number() -> Double? {
        if position < end, position.pointee == UInt8(ascii: "n") { return skip("null") ? .nan : nil }
        let start = position
        let isNegative = skip("-")
        let integer = position
        var digits: UInt64 = 0
        skipDigits(into: &digits)
        let integerCount = position - integer
        guard integerCount > 0, integerCount == 1 || integer.pointee != 0x30 else { return nil }
        var scale = 1.0
        var fractionCount = 0
        if skip(".") {
            let fraction = position
            skipDigits(into: &digits)
            fractionCount = position - fraction
            guard fractionCount > 0 else { return nil }
            // Powers of ten are exact up to 10²²; longer fractions take the slow path.
            for _ in 0..<min(fractionCount, 22) { scale *= 10 }
        }
        let hasExponent = position < end && position.pointee == UInt8(ascii: "e")
        let isShort = integerCount + fractionCount <= 15 && !hasExponent
        // Two numbers of up to 15 digits are never the same `Double`, so that no shorter one is either, as long as there is no zero at
        // the end. Both sides are exact and one division rounds once (Clinger, How to read floating point numbers accurately, 1990).
        if isShort, fractionCount == 0, digits != 0 || !isNegative {
            return isNegative ? -Double(digits) : Double(digits)
        }
        if isShort, fractionCount > 0, (position - 1).pointee != 0x30 {
            let magnitude = Double(digits) / scale
            // Below this, the shortest form has an exponent.
            if magnitude >= 1e-4 { return isNegative ? -magnitude : magnitude }
        }
        return longNumber(from: start)
    }

    private mutating func skipDigits(into digits: inout UInt64) {
        while position < end, position.pointee &- 0x30 < 10 {
            digits = digits &* 10 &+ UInt64(position.pointee &- 0x30)
            advance(1)
        }
    }

    /// A number that the standard library parses, and writes again to check that this is its shortest form.
    @inline(never)
    private mutating func longNumber(from start: BytePointer) -> Double? {
        if skip("e") {
            if !skip("-") { _ = skip("+") }
            var ignored: UInt64 = 0
            skipDigits(into: &ignored)
        }
        // No shortest form is longer than 24 characters.
        let count = position - start
        guard count <= 32 else { return nil }
        let text = UnsafeBufferPointer(start: start, count: count)
        guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
        var line = EntryLine()
        line.append(value)
        return line.bytes.elementsEqual(text) ? value : nil
    }
}
