/// Finds where an object of a JSON text ends, by braces and quotes alone.
///
/// In a valid text braces outside strings are balanced. Validity itself is not checked here.
enum ElementBounds {
    /// The end of an element, as far as it was found.
    enum Outcome {
        /// It ends here.
        case end(Int)
        /// The text ends within the element.
        case cutOff
        /// A brace or quote is misplaced, so that the end cannot be found by braces and quotes.
        case doubtful
    }

    /// The end of the element whose opening brace is at `start`.
    ///
    /// A missing or surplus brace or quote shows within the element or right after it: an opening quote follows a
    /// letter, or a brace where a name belongs.
    ///
    /// - Complexity: O(*n*), sixteen bytes at a time between braces and quotes.
    static func element(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Outcome {
        var depth = 0
        var place = start
        while true {
            place = nextMark(in: bytes, from: place)
            guard place < bytes.count else { return .cutOff }
            switch bytes[place] {
            case UInt8(ascii: "{"):
                guard place == start || beginsValue(place, in: bytes, isMember: depth == 1) else { return .doubtful }
                depth += 1
                place += 1
            case UInt8(ascii: "}"):
                depth -= 1
                place += 1
                if depth <= 0 { return .end(place) }
            default:
                guard beginsText(place, in: bytes) else { return .doubtful }
                guard let end = endOfString(bytes, from: place + 1) else { return .cutOff }
                place = end
            }
        }
    }

    private static func beginsText(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[place - 1] {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["), 0...0x20: true
        default: false
        }
    }

    private static func beginsValue(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>, isMember: Bool) -> Bool {
        var before = place - 1
        while before > 0, bytes[before] <= 0x20 { before -= 1 }
        switch bytes[before] {
        case UInt8(ascii: ":"): return true
        case UInt8(ascii: ","), UInt8(ascii: "["): return !isMember
        default: return false
        }
    }

    /// The offset after the brace that closes the one at `start`; `nil` where the text ends before it.
    ///
    /// - Complexity: O(*n*), sixteen bytes at a time between braces and quotes.
    static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var depth = 0
        var place = start
        while true {
            place = nextMark(in: bytes, from: place)
            guard place < bytes.count else { return nil }
            switch bytes[place] {
            case UInt8(ascii: "{"):
                depth += 1
                place += 1
            case UInt8(ascii: "}"):
                depth -= 1
                place += 1
                if depth <= 0 { return place }
            default:
                guard let end = endOfString(bytes, from: place + 1) else { return nil }
                place = end
            }
        }
    }

    /// The next brace or quote, or the end.
    private static func nextMark(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = start
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return bytes.count }
        let opening = SIMD16<UInt8>(repeating: UInt8(ascii: "{"))
        let closing = SIMD16<UInt8>(repeating: UInt8(ascii: "}"))
        let quote = SIMD16<UInt8>(repeating: UInt8(ascii: "\""))
        while bytes.count - place >= 16 {
            let block = (base + place).loadUnaligned(as: SIMD16<UInt8>.self)
            if any((block .== opening) .| (block .== closing) .| (block .== quote)) { break }
            place += 16
        }
        // Which byte of the block it was.
        while bytes.count - place >= 8 {
            let word = UInt64(littleEndian: (base + place).loadUnaligned(as: UInt64.self))
            let marks = Self.zeroBytes(word ^ 0x7B7B_7B7B_7B7B_7B7B) | Self.zeroBytes(word ^ 0x7D7D_7D7D_7D7D_7D7D)
            let found = marks | Self.zeroBytes(word ^ Self.quotes)
            if found != 0 { return place + found.trailingZeroBitCount >> 3 }
            place += 8
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"") { return place }
            place += 1
        }
        return place
    }

    private static let quotes: UInt64 = 0x2222_2222_2222_2222

    /// The high bit of each byte that is zero. Of the bits, the lowest is right; borrows may set others.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// The offset after the closing quote of a string; `start` is the offset after its opening quote.
    ///
    /// - Complexity: O(*n*), eight bytes at a time.
    static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
        while bytes.count - place >= 8 {
            let word = UInt64(littleEndian: (base + place).loadUnaligned(as: UInt64.self))
            let found = zeroBytes(word ^ quotes) | zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
            guard found != 0 else {
                place += 8
                continue
            }
            place += found.trailingZeroBitCount >> 3
            if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
            place += 2
        }
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): return place + 1
            case UInt8(ascii: "\\"): place += 2
            default: place += 1
            }
        }
        return nil
    }
}
