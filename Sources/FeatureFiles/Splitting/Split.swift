import GeoJSON
import JSON

/// One attempt to split the bytes in a window.
struct Split {
    let bytes: UnsafeBufferPointer<UInt8>
    let isComplete: Bool
    private(set) var parts: [FeatureBatch.Part] = []
    private var end = 0

    init(bytes: UnsafeBufferPointer<UInt8>, isComplete: Bool) {
        self.bytes = bytes
        self.isComplete = isComplete
    }

    enum Outcome {
        /// There may be more elements.
        case more
        /// The bracket that ends `features` is next.
        case over
        /// Neither an element nor the bracket is next, and no further Feature is recognised.
        case damaged
        /// A damaged element was taken, up to the beginning of the next one.
        case passed
    }

    /// What follows in the list of elements.
    private enum Next {
        case element(Range<Int>)
        case over
        case more
        /// Something else, to be skipped from an offset on.
        case damage(Int)
    }

    /// Takes the bytes up to an offset as one part.
    mutating func take(_ kind: FeatureBatch.Kind, upTo place: Int) {
        parts.append(FeatureBatch.Part(kind: kind, range: end..<place))
        end = place
    }

    /// Takes everything up to the bracket that opens `features`; `false` where it is not in the window.
    mutating func head() -> Bool {
        var place = skipSpace(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        guard byte(place) == UInt8(ascii: "{") else { return false }
        place = skipSpace(place + 1)
        while byte(place) == UInt8(ascii: "\"") {
            guard let nameEnd = ValueBounds.end(of: bytes, from: place) else { return false }
            let isList = bytes[place..<nameEnd].elementsEqual("\"features\"".utf8)
            place = skipSpace(nameEnd)
            guard byte(place) == UInt8(ascii: ":") else { return false }
            place = skipSpace(place + 1)
            if isList, byte(place) == UInt8(ascii: "[") {
                take(.head, upTo: place + 1)
                return true
            }
            guard let valueEnd = ValueBounds.end(of: bytes, from: place) else { return false }
            place = skipSpace(valueEnd)
            guard byte(place) == UInt8(ascii: ",") else { return false }
            place = skipSpace(place + 1)
        }
        return false
    }

    /// Takes elements and their separators, about as many bytes as given.
    ///
    /// - Parameter needsComma: whether an element was taken before, so that a comma belongs before the next one.
    mutating func elements(upTo size: Int, needsComma: Bool) -> Outcome {
        var needsComma = needsComma
        while end < size {
            switch next(needsComma: needsComma) {
            case .element(let range):
                take(.separator, upTo: range.lowerBound)
                take(.element, upTo: range.upperBound)
                needsComma = true
            case .over: return .over
            case .more: return .more
            case .damage(let place):
                // Undamaged elements are handed over first.
                guard parts.isEmpty else { return .more }
                guard let next = FeatureStart.next(in: bytes, from: place, hasMore: !isComplete) else {
                    return isComplete ? .damaged : .more
                }
                take(.damaged, upTo: unspaced(next))
                return .passed
            }
        }
        return .more
    }

    private func next(needsComma: Bool) -> Next {
        let unknown = isComplete ? Next.damage(end + 1) : .more
        var place = skipSpace(end)
        if byte(place) == UInt8(ascii: "]") { return closing(place) ?? unknown }
        if needsComma {
            guard place < bytes.count else { return unknown }
            guard byte(place) == UInt8(ascii: ",") else { return .damage(place) }
            place = skipSpace(place + 1)
        }
        guard place < bytes.count else { return unknown }
        guard byte(place) == UInt8(ascii: "{") else { return .damage(place) }
        let elementEnd: Int
        switch ElementBounds.element(of: bytes, from: place) {
        case .end(let found): elementEnd = found
        case .cutOff: return isComplete ? .damage(place + 1) : .more
        case .doubtful:
            switch StructureCheck.value(in: bytes, from: place) {
            case .end(let found): elementEnd = found
            case .cutOff: return isComplete ? .damage(place + 1) : .more
            case .fault: return .damage(place + 1)
            }
        }
        // The bytes that follow confirm or refute the split by braces and quotes.
        let following = skipSpace(elementEnd)
        guard following < bytes.count else { return isComplete ? .damage(place + 1) : .more }
        if byte(following) == UInt8(ascii: "]") { return .element(place..<elementEnd) }
        guard byte(following) == UInt8(ascii: ",") else { return .damage(place + 1) }
        let behind = skipSpace(following + 1)
        guard behind < bytes.count else { return isComplete ? .damage(place + 1) : .more }
        return byte(behind) == UInt8(ascii: "\"") ? .damage(place + 1) : .element(place..<elementEnd)
    }

    /// The meaning of a closing bracket among the elements; `nil` where the window ends after it.
    private func closing(_ place: Int) -> Next? {
        let following = skipSpace(place + 1)
        guard following < bytes.count else { return isComplete ? .over : nil }
        if byte(following) == UInt8(ascii: "}") { return .over }
        guard byte(following) == UInt8(ascii: ",") else { return closing(before: place) }
        let behind = skipSpace(following + 1)
        guard behind < bytes.count else { return isComplete ? .over : nil }
        return byte(behind) == UInt8(ascii: "\"") ? .over : closing(before: place)
    }

    /// A bracket followed by unexpected text ends the elements as well, unless more elements follow.
    private func closing(before place: Int) -> Next {
        FeatureStart.next(in: bytes, from: place, hasMore: false) == nil ? .over : .damage(place)
    }

    /// The offset after the last byte before another one that is not white space.
    private func unspaced(_ place: Int) -> Int {
        var place = place
        while place > end, StrictScanner.isSpace(bytes[place - 1]) { place -= 1 }
        return place
    }

    /// Takes records, each up to a separator.
    mutating func records(_ separator: UInt8) {
        while end < bytes.count {
            let start = bytes[end...].firstIndex { $0 != separator && !StrictScanner.isSpace($0) } ?? bytes.count
            let next = bytes[start...].firstIndex(of: separator)
            guard next != nil || isComplete, start < bytes.count else { return }
            var recordEnd = next ?? bytes.count
            while recordEnd > start, StrictScanner.isSpace(bytes[recordEnd - 1]) { recordEnd -= 1 }
            take(.separator, upTo: start)
            take(.element, upTo: recordEnd)
        }
    }

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    private func skipSpace(_ start: Int) -> Int {
        var place = start
        while place < bytes.count, StrictScanner.isSpace(bytes[place]) { place += 1 }
        return place
    }
}

/// Finds the ends of values of any kind.
enum ValueBounds {
    /// The offset after the value at `start`; `nil` where the text ends within it.
    static func end(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "{"): return ElementBounds.end(of: bytes, from: start)
        case UInt8(ascii: "\""): return ElementBounds.endOfString(bytes, from: start + 1)
        case UInt8(ascii: "["):
            var depth = 0
            var place = start
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "]"):
                    depth -= 1
                    if depth == 0 { return place + 1 }
                case UInt8(ascii: "\""):
                    guard let end = ElementBounds.endOfString(bytes, from: place + 1) else { return nil }
                    place = end - 1
                default: break
                }
                place += 1
            }
            return nil
        default:
            let end = bytes[start...].firstIndex { [0x2C, 0x5D, 0x7D].contains($0) || StrictScanner.isSpace($0) }
            return end == start ? nil : end
        }
    }
}
