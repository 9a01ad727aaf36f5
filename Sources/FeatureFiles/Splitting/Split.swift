import JSON

/// One look at the bytes in a window: what of them can be parted.
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
        /// Neither an element nor the bracket is next.
        case damaged
    }

    /// Takes the bytes up to a place as one part.
    mutating func take(_ kind: FeatureBatch.Kind, upTo place: Int) {
        parts.append(FeatureBatch.Part(kind: kind, range: end..<place))
        end = place
    }

    /// Takes everything up to the bracket that opens `features`; `false` where that is not in sight.
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

    /// Takes elements and what separates them, about so many bytes.
    ///
    /// - Parameter isFirst: whether no element was taken yet, so that there is no comma before the next one.
    mutating func elements(upTo size: Int, isFirst: Bool) -> Outcome {
        var isFirst = isFirst
        while end < size {
            var place = skipSpace(end)
            if byte(place) == UInt8(ascii: "]") { return .over }
            if !isFirst, byte(place) == UInt8(ascii: ",") { place = skipSpace(place + 1) }
            isFirst = false
            guard place < bytes.count else { return isComplete ? .damaged : .more }
            guard byte(place) == UInt8(ascii: "{") else { return .damaged }
            guard let elementEnd = ElementBounds.end(of: bytes, from: place) else {
                return isComplete ? .damaged : .more
            }
            // What follows tells whether braces and quotes were what they seemed.
            let following = skipSpace(elementEnd)
            guard following < bytes.count else { return isComplete ? .damaged : .more }
            guard [UInt8(ascii: ","), UInt8(ascii: "]")].contains(bytes[following]) else { return .damaged }
            take(.separator, upTo: place)
            take(.element, upTo: elementEnd)
        }
        return .more
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

/// Where values of any kind end.
enum ValueBounds {
    /// The place behind the value at `start`; `nil` where the text ends before it does.
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
