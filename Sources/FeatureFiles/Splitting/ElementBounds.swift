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
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"") { return place }
            place += 1
        }
        return place
    }

    /// The offset after the closing quote of a string; `start` is the offset after its opening quote.
    static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
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
