import JSON

/// Finds the end of a damaged element: at the latest at the next Feature, so that no other Feature is lost.
extension DocumentReading {
    /// How far an element is read.
    enum ElementReach: Equatable {
        /// To its own end, or to the end of the text.
        case whole
        /// To an offset; the next Feature begins at another offset after it.
        case part(end: Int, next: Int)
        /// More of the text is needed to decide.
        case unknown
    }

    /// How far the element at an offset is read.
    mutating func extent(from start: Int) -> ElementReach {
        let bytes = state.parser.bytes
        let unseen = state.parser.hasMore ? ElementReach.unknown : .whole
        let next = nextFeature(from: start + 1)
        // An unclosed bracket contains all that follows. The search has a limit, so that many of them do not take
        // quadratic time.
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

    /// Decides how to continue where the list seems to end: where Features follow, the text up to the next Feature is skipped.
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

    /// Whether a range contains more than brackets, quotes, commas and white space.
    func hasContent(_ range: Range<Int>) -> Bool {
        state.parser.bytes[range].contains { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
            default: false
            }
        }
    }

    /// The opening brace of the next recognisable Feature; `nil` where the window has none.
    private mutating func nextFeature(from start: Int) -> Int? {
        guard start < withoutFeatures else { return nil }
        let next = FeatureStart.next(in: state.parser.bytes, from: start, hasMore: state.parser.hasMore)
        if next == nil, !state.parser.hasMore { withoutFeatures = start }
        return next
    }

    /// Whether an offset is followed by text that can follow an element; `nil` where the text ends.
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

    /// Whether the closing bracket of the list is at an offset, followed by a member or the end of the collection; `nil` where the
    /// text ends.
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

    /// Skips white space and comments, which may contain Features that are commented out.
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
