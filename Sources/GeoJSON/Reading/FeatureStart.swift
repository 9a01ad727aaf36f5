import JSON

/// Finds the beginning of a Feature after damaged structure.
///
/// Its first members identify it: an object with the type Feature, or with a geometry or properties, that is not the value of
/// a member.
package enum FeatureStart {
    private enum Look {
        case feature
        case other
        case cutOff
    }

    /// The opening brace of the first Feature at or after an offset; `nil` where the text has none.
    ///
    /// Where the object right before `start` begins with its type, only objects that begin so are found.
    ///
    /// - Parameter hasMore: whether the text continues after `bytes`: a beginning at their end is then not skipped.
    /// - Complexity: O(*n*) in the bytes skipped.
    package static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, hasMore: Bool) -> Int? {
        var place = max(0, start)
        let wantsType = place > 0 && beginsWithType(place - 1, in: bytes)
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "{"), !isValue(place, in: bytes),
                !wantsType || beginsWithType(place, in: bytes) || skipSpace(place + 1, in: bytes) >= bytes.count - 8
            {
                switch look(at: place, in: bytes) {
                case .feature: return place
                case .cutOff where hasMore: return nil
                case .other, .cutOff: break
                }
            }
            place += 1
        }
        return nil
    }

    private static func beginsWithType(_ brace: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard brace < bytes.count, bytes[brace] == UInt8(ascii: "{") else { return false }
        var place = skipSpace(brace + 1, in: bytes)
        guard place < bytes.count, let name = name(at: &place, in: bytes) else { return false }
        return bytes[name].elementsEqual("type".utf8)
    }

    /// Whether the brace at an offset begins the value of a member, or the first element of a member's list.
    private static func isValue(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = last(before: place, in: bytes)
        guard before >= 0 else { return false }
        if bytes[before] == UInt8(ascii: "[") {
            before = last(before: before, in: bytes)
            guard before >= 0 else { return false }
        }
        guard bytes[before] == UInt8(ascii: ":") else { return false }
        before = last(before: before, in: bytes)
        return before < 0 || bytes[before] != UInt8(ascii: "}")
    }

    private static func last(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var place = place - 1
        while place >= 0, StrictScanner.isSpace(bytes[place]) { place -= 1 }
        return place
    }

    /// Reads members up to the first one that decides.
    private static func look(at brace: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Look {
        var place = skipSpace(brace + 1, in: bytes)
        while place < bytes.count {
            guard let name = name(at: &place, in: bytes) else { return place < bytes.count ? .other : .cutOff }
            place = skipSpace(place, in: bytes)
            guard place < bytes.count else { return .cutOff }
            let byte = bytes[place]
            if bytes[name].elementsEqual("type".utf8) { return isFeature(at: place, in: bytes) }
            if bytes[name].elementsEqual("geometry".utf8) || bytes[name].elementsEqual("properties".utf8) {
                return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "n") ? .feature : .other
            }
            guard let end = plainValue(at: place, in: bytes) else { return .other }
            place = skipSpace(end, in: bytes)
            guard place < bytes.count else { return .cutOff }
            guard bytes[place] == UInt8(ascii: ",") else { return .other }
            place = skipSpace(place + 1, in: bytes)
        }
        return .cutOff
    }

    /// The name at an offset, which is moved after its colon; quotes may be single or missing.
    private static func name(at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let quote = bytes[place]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        let start = isQuoted ? place + 1 : place
        var end = start
        while end < bytes.count, end - start < 200, isOfName(bytes[end], isQuoted ? quote : 0) { end += 1 }
        place = end
        while place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
            place += 1
        }
        place = skipSpace(place, in: bytes)
        guard place < bytes.count, end > start else { return nil }
        if bytes[place] == UInt8(ascii: ":") {
            place += 1
            return start..<end
        }
        // A name without its closing quote seems to continue to the quote of the value.
        guard let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":")), colon > start else { return nil }
        place = colon + 1
        return start..<colon
    }

    private static func isOfName(_ byte: UInt8, _ quote: UInt8) -> Bool {
        if quote != 0 { return byte != quote && byte >= 0x20 && byte != UInt8(ascii: "{") }
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
            return true
        default: return false
        }
    }

    private static func isFeature(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Look {
        var place = place
        if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { place += 1 }
        let word = Array("Feature".utf8)
        guard place + word.count < bytes.count else { return .cutOff }
        guard bytes[place..<place + word.count].elementsEqual(word) else { return .other }
        return isOfName(bytes[place + word.count], 0) ? .other : .feature
    }

    /// The offset after a string, a word or a list of numbers; `nil` for anything else.
    private static func plainValue(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var end = place
        switch bytes[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            end += 1
            while end < bytes.count, bytes[end] != bytes[place] {
                guard bytes[end] >= 0x20 else { return nil }
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(end + 1, bytes.count)
        case UInt8(ascii: "["):
            end += 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
                guard bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "\"") else { return nil }
                end += 1
            }
            return min(end + 1, bytes.count)
        default:
            while end < bytes.count, isOfName(bytes[end], 0) || [0x2B, 0x2E].contains(bytes[end]) { end += 1 }
            return end > place ? end : nil
        }
    }

    private static func skipSpace(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var place = start
        while place < bytes.count, StrictScanner.isSpace(bytes[place]) { place += 1 }
        return place
    }
}
