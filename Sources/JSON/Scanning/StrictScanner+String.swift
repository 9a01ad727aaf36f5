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
