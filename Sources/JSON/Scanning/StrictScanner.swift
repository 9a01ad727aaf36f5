@usableFromInline
package typealias BytePointer = UnsafePointer<UInt8>

/// Checks JSON text of RFC 8259 at full speed, without a word: every function returns where its token ends, or `nil` at
/// the first thing that is not exactly right. What is wrong is then found by `RecoveringParser`, which takes its time.
///
/// The text must end with a closing bracket. Nothing but a string runs over a bracket, so that only strings, and what
/// follows a closing bracket, have to ask whether the text is at its end.
@usableFromInline
package struct StrictScanner {
    @usableFromInline package let end: BytePointer
    @usableFromInline package let depthLimit: Int
    /// Powers of ten, held here so that reading a number does not ask each time whether they were computed.
    @usableFromInline package let powers = DecimalPower.table

    /// `nil` unless the text, blank space at its end aside, finishes with a closing bracket.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        guard let start = bytes.baseAddress else { return nil }
        var end = start + bytes.count
        while end > start, Self.isSpace(end[-1]) { end -= 1 }
        guard end > start, end[-1] == UInt8(ascii: "}") || end[-1] == UInt8(ascii: "]") else { return nil }
        self.end = end
        self.depthLimit = depthLimit
    }

    @inlinable @inline(__always)
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Eight bytes, the first one lowest; zeros past the end of the text.
    @inlinable @inline(__always)
    package func word(at pointer: BytePointer) -> UInt64 {
        if end - pointer >= 8 {
            return UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
        }
        return lastWord(at: pointer)
    }

    @usableFromInline @inline(never)
    func lastWord(at pointer: BytePointer) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<max(0, min(8, end - pointer)) { word |= UInt64(pointer[offset]) << UInt64(8 * offset) }
        return word
    }

    /// The byte here, or 0 at the end: for places behind a closing bracket.
    @inlinable @inline(__always)
    package func byte(at pointer: BytePointer) -> UInt8 {
        pointer < end ? pointer.pointee : 0
    }

    /// The first byte that is no blank space, the end included.
    @inlinable @inline(__always)
    package func skipSpace(_ pointer: BytePointer) -> BytePointer {
        guard pointer < end, pointer.pointee <= 0x20 else { return pointer }
        return skipSpaceRun(pointer)
    }

    @usableFromInline @inline(never)
    package func skipSpaceRun(_ start: BytePointer) -> BytePointer {
        var pointer = start
        while end - pointer >= 8, word(at: pointer) == 0x2020_2020_2020_2020 { pointer += 8 }
        while pointer < end, Self.isSpace(pointer.pointee) { pointer += 1 }
        return pointer
    }

    /// Whether the text continues with these bytes (at most eight, the first one lowest).
    @inlinable @inline(__always)
    package func matches(_ pointer: BytePointer, _ text: UInt64, count: Int) -> Bool {
        word(at: pointer) & (~0 >> UInt64(64 - 8 * count)) == text
    }
}

extension UInt64 {
    /// Up to eight ASCII characters as a word, the first one lowest.
    @inlinable @inline(__always)
    package init(ascii text: StaticString) {
        var word: UInt64 = 0
        for offset in 0..<text.utf8CodeUnitCount { word |= UInt64(text.utf8Start[offset]) << UInt64(8 * offset) }
        self = word
    }
}

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

extension StrictScanner {
    /// Checks a string whose opening quote is just before `start`; returns the place behind its closing quote.
    ///
    /// Eight bytes at a time are looked at for a quote, a backslash, a control character and a byte beyond ASCII
    /// (the zero-byte test of Mycroft, 1987). A flag above the lowest may be false, the lowest never is.
    @inlinable @inline(__always)
    package func skipString(_ start: BytePointer) -> BytePointer? {
        var pointer = start
        while true {
            let special = Self.specialBytes(word(at: pointer))
            guard special != 0 else {
                pointer += 8
                continue
            }
            pointer += special.trailingZeroBitCount >> 3
            guard pointer < end else { return nil }
            if pointer.pointee == UInt8(ascii: "\"") { return pointer + 1 }
            guard let next = skipSpecial(pointer) else { return nil }
            pointer = next
        }
    }

    @inlinable @inline(__always)
    static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let zeroTests =
            (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word
        return (zeroTests | word) & (ones &* 0x80)
    }

    /// An escape or a run of characters beyond ASCII; `nil` for a control character.
    @usableFromInline @inline(never)
    func skipSpecial(_ pointer: BytePointer) -> BytePointer? {
        if pointer.pointee >= 0x80 { return skipBeyondASCII(pointer) }
        return pointer.pointee == UInt8(ascii: "\\") ? skipEscape(pointer) : nil
    }

    private func skipBeyondASCII(_ start: BytePointer) -> BytePointer? {
        var pointer = start
        while pointer < end, pointer.pointee >= 0x80 {
            // Four letters of two bytes each, as Cyrillic has them; C0 and C1 would be overlong forms.
            let letters = word(at: pointer)
            if letters & 0xC0E0_C0E0_C0E0_C0E0 == 0x80C0_80C0_80C0_80C0,
                Self.haveNoOverlongForm(letters)
            {
                pointer += 8
                continue
            }
            let length = UTF8Form.length(at: pointer, end: end)
            guard length > 0 else { return nil }
            pointer += length
        }
        return pointer
    }

    /// Whether none of four leading bytes is C0 or C1, whose bits 1 to 4 are clear.
    @inlinable @inline(__always)
    static func haveNoOverlongForm(_ letters: UInt64) -> Bool {
        let high = (letters & 0x001E_001E_001E_001E) &+ 0x007E_007E_007E_007E
        return high & 0x0080_0080_0080_0080 == 0x0080_0080_0080_0080
    }

    private func skipEscape(_ pointer: BytePointer) -> BytePointer? {
        switch byte(at: pointer + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return pointer + 2
        case UInt8(ascii: "u"):
            guard let unit = EscapeUnit.unit(at: pointer + 2, end: end) else { return nil }
            guard UTF16.isTrailSurrogate(unit) == false else { return nil }
            guard UTF16.isLeadSurrogate(unit) else { return pointer + 6 }
            guard byte(at: pointer + 6) == UInt8(ascii: "\\"), byte(at: pointer + 7) == UInt8(ascii: "u"),
                let second = EscapeUnit.unit(at: pointer + 8, end: end), UTF16.isTrailSurrogate(second)
            else { return nil }
            return pointer + 12
        default: return nil
        }
    }
}

/// The four hexadecimal digits of a `\u` escape.
enum EscapeUnit {
    static func unit(at pointer: BytePointer, end: BytePointer) -> UInt16? {
        guard end - pointer >= 4 else { return nil }
        var unit: UInt16 = 0
        for offset in 0..<4 {
            guard let digit = digit(pointer[offset]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    static func digit(_ byte: UInt8) -> UInt16? {
        switch byte {
        case 0x30...0x39: UInt16(byte - 0x30)
        case 0x41...0x46: UInt16(byte - 0x41 + 10)
        case 0x61...0x66: UInt16(byte - 0x61 + 10)
        default: nil
        }
    }
}

/// Well-formed UTF-8 (Unicode Standard, table 3-7).
enum UTF8Form {
    /// The length of the well-formed sequence here; 0 where there is none.
    static func length(at pointer: BytePointer, end: BytePointer) -> Int {
        let available = end - pointer
        guard available > 0 else { return 0 }
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            offset < available && range.contains(pointer[offset])
        }
        switch pointer[0] {
        case 0..<0x80: return 1
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}

extension StrictScanner {
    /// Checks any value; returns the place behind it. `depth` counts the brackets that are open around it.
    package func skipValue(_ pointer: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        switch byte(at: pointer) {
        case UInt8(ascii: "\""): skipString(pointer + 1)
        case UInt8(ascii: "{"): skipObject(pointer, depth: depth, &keys)
        case UInt8(ascii: "["): skipArray(pointer, depth: depth, &keys)
        case UInt8(ascii: "t"): matches(pointer, UInt64(ascii: "true"), count: 4) ? pointer + 4 : nil
        case UInt8(ascii: "f"): matches(pointer, UInt64(ascii: "false"), count: 5) ? pointer + 5 : nil
        case UInt8(ascii: "n"): matches(pointer, UInt64(ascii: "null"), count: 4) ? pointer + 4 : nil
        default: skipNumber(pointer)
        }
    }

    /// Checks an object, `pointer` at its opening bracket. A member named twice counts as wrong.
    package func skipObject(_ start: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        guard depth < depthLimit else { return nil }
        var pointer = skipSpace(start + 1, &keys)
        if byte(at: pointer) == UInt8(ascii: "}") { return pointer + 1 }
        let scope = keys.openScope()
        while true {
            guard byte(at: pointer) == UInt8(ascii: "\""), let (hash, keyEnd) = key(pointer + 1) else { return nil }
            guard keys.insert(hash, scope) else { return nil }
            pointer = skipSpace(keyEnd, &keys)
            guard byte(at: pointer) == UInt8(ascii: ":") else { return nil }
            guard let valueEnd = skipValue(skipSpace(pointer + 1, &keys), depth: depth + 1, &keys) else { return nil }
            pointer = skipSpace(valueEnd, &keys)
            switch byte(at: pointer) {
            case UInt8(ascii: ","): pointer = skipSpace(pointer + 1, &keys)
            case UInt8(ascii: "}"):
                keys.closeScope(scope)
                return pointer + 1
            default: return nil
            }
        }
    }

    private func skipArray(_ start: BytePointer, depth: Int, _ keys: inout KeyTable) -> BytePointer? {
        guard depth < depthLimit else { return nil }
        var pointer = skipSpace(start + 1, &keys)
        if byte(at: pointer) == UInt8(ascii: "]") { return pointer + 1 }
        while true {
            guard let valueEnd = skipValue(pointer, depth: depth + 1, &keys) else { return nil }
            pointer = skipSpace(valueEnd, &keys)
            switch byte(at: pointer) {
            case UInt8(ascii: ","): pointer = skipSpace(pointer + 1, &keys)
            case UInt8(ascii: "]"): return pointer + 1
            default: return nil
            }
        }
    }

    @inlinable @inline(__always)
    func skipSpace(_ pointer: BytePointer, _ keys: inout KeyTable) -> BytePointer {
        guard pointer < end, pointer.pointee <= 0x20 else { return pointer }
        keys.hasSeenSpace = true
        return skipSpaceRun(pointer)
    }

    /// Checks a key; returns its hash and the place behind its closing quote. Most keys fit in one word.
    @inlinable @inline(__always)
    func key(_ start: BytePointer) -> (UInt64, BytePointer)? {
        let word = word(at: start)
        let special = Self.specialBytes(word)
        let length = special.trailingZeroBitCount >> 3
        if length < 8, length > 0, byte(at: start + length) == UInt8(ascii: "\"") {
            let seed = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
            return (Self.mixed(seed, word & (~0 >> UInt64(64 - 8 * length))), start + length + 1)
        }
        guard let end = skipString(start) else { return nil }
        return (keyHash(start, end - 1), end)
    }

    /// A hash of a checked key, the same for `a` and `\u0061`.
    @inlinable @inline(__always)
    package func keyHash(_ start: BytePointer, _ keyEnd: BytePointer) -> UInt64 {
        var hash = UInt64(bitPattern: Int64(keyEnd - start)) &* 0x9E37_79B9_7F4A_7C15
        var pointer = start
        while pointer < keyEnd {
            var piece = word(at: pointer)
            let left = keyEnd - pointer
            if left < 8 { piece &= ~0 >> UInt64(64 - 8 * left) }
            let backslashes = piece ^ 0x5C5C_5C5C_5C5C_5C5C
            if (backslashes &- 0x0101_0101_0101_0101) & ~backslashes & 0x8080_8080_8080_8080 != 0 {
                return escapedKeyHash(start, keyEnd)
            }
            hash = Self.mixed(hash, piece)
            pointer += 8
        }
        return hash
    }

    @inlinable @inline(__always)
    static func mixed(_ hash: UInt64, _ piece: UInt64) -> UInt64 {
        let product = (hash ^ piece).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @usableFromInline @inline(never)
    func escapedKeyHash(_ start: BytePointer, _ keyEnd: BytePointer) -> UInt64 {
        var bytes = Array(StringDecoder.string(start, keyEnd).utf8)
        let count = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 8))
        var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
        for offset in stride(from: 0, to: count, by: 8) {
            var piece: UInt64 = 0
            for index in 0..<min(8, count - offset) { piece |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
            hash = Self.mixed(hash, piece)
        }
        return hash
    }
}
