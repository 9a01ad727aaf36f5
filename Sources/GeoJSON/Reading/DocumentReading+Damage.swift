import JSON

/// Where an element ends whose structure is damaged: not further than the next Feature, so that no other is lost with it.
extension DocumentReading {
    /// How far an element is read.
    enum Extent: Equatable {
        /// To its own end, or to that of the text.
        case whole
        /// To a place, behind which the next Feature begins at another one.
        case part(end: Int, next: Int)
        /// That takes more of the text.
        case unknown
    }

    /// How far the element at a place is to be read.
    mutating func extent(from start: Int) -> Extent {
        let bytes = state.parser.bytes
        let unseen = state.parser.hasMore ? Extent.unknown : .whole
        let next = nextFeature(from: start + 1)
        // A bracket that nothing closes takes in all that follows: how far is looked has a limit, so that many of them do not take
        // time beyond measure.
        let limit = next.map { min(bytes.count, $0 + max(1 << 13, 16 * ($0 - start))) } ?? bytes.count
        switch StructureCheck.value(in: UnsafeBufferPointer(rebasing: bytes[..<limit]), from: start) {
        case .end(let end):
            guard let isFollowed = isFollowedWell(end) else { return unseen }
            if isFollowed { return .whole }
        case .cutOff: if limit == bytes.count, state.parser.hasMore { return .unknown }
        case .fault: break
        }
        guard let next else { return unseen }
        var end = next
        while end > start, StrictScanner.isSpace(bytes[end - 1]) { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        return .part(end: end, next: next)
    }

    /// What is to be done where the list seems to end: where Features follow, what ended it, and all up to the next one, is skipped.
    mutating func stepBehindList(_ before: State) -> Step {
        let start = skipBlank(before.parser.position)
        switch endsWell(start) {
        case true: return .over
        case nil where state.parser.hasMore:
            state = before
            return .needsMore
        default: break
        }
        guard let next = nextFeature(from: start + 1) else {
            guard state.parser.hasMore else { return .over }
            state = before
            return .needsMore
        }
        state = before
        state.parser.position = start
        if state.parser.current == UInt8(ascii: ",") { state.parser.position = skipSpace(start + 1) }
        state.parser.skip(upTo: next)
        state.parser.hasPassedComma = true
        return .done
    }

    /// Whether there is more in a range than brackets, quotes, commas and blank space.
    func hasContent(_ range: Range<Int>) -> Bool {
        state.parser.bytes[range].contains { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
            default: false
            }
        }
    }

    /// The opening brace of the next Feature that can be told; `nil` where none is in sight.
    private mutating func nextFeature(from start: Int) -> Int? {
        guard start < withoutFeatures else { return nil }
        let next = FeatureStart.next(in: state.parser.bytes, from: start, hasMore: state.parser.hasMore)
        if next == nil, !state.parser.hasMore { withoutFeatures = start }
        return next
    }

    /// Whether a place is followed by what can stand behind an element; `nil` where the text ends.
    private func isFollowedWell(_ end: Int) -> Bool? {
        let bytes = state.parser.bytes
        var place = skipBlank(end)
        guard place < bytes.count else { return nil }
        if bytes[place] == UInt8(ascii: "]") { return true }
        guard bytes[place] == UInt8(ascii: ",") else { return false }
        place = skipBlank(place + 1)
        guard place < bytes.count else { return nil }
        return bytes[place] != UInt8(ascii: "\"")
    }

    /// Whether a place has the closing bracket of the list, and the collection goes on or ends behind it; `nil` where the text ends.
    private func endsWell(_ start: Int) -> Bool? {
        let bytes = state.parser.bytes
        guard start < bytes.count else { return nil }
        guard bytes[start] == UInt8(ascii: "]") else { return false }
        var place = skipBlank(start + 1)
        guard place < bytes.count else { return nil }
        if bytes[place] == UInt8(ascii: "}") { return true }
        guard bytes[place] == UInt8(ascii: ",") else { return false }
        place = skipBlank(place + 1)
        guard place < bytes.count else { return nil }
        return bytes[place] == UInt8(ascii: "\"")
    }

    /// Behind blank space and comments, in which there may be Features that somebody has put out of use.
    private func skipBlank(_ start: Int) -> Int {
        let bytes = state.parser.bytes
        var place = skipSpace(start)
        while place < bytes.count {
            let following = place + 1 < bytes.count ? bytes[place + 1] : 0
            switch (bytes[place], following) {
            case (UInt8(ascii: "#"), _), (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while place < bytes.count, bytes[place] != 0x0A { place += 1 }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                place += 2
                while place + 1 < bytes.count,
                    bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
                {
                    place += 1
                }
                place = min(place + 2, bytes.count)
            default: return place
            }
            place = skipSpace(place)
        }
        return place
    }

    private func skipSpace(_ start: Int) -> Int {
        let bytes = state.parser.bytes
        var place = start
        while place < bytes.count, StrictScanner.isSpace(bytes[place]) { place += 1 }
        return place
    }
}
