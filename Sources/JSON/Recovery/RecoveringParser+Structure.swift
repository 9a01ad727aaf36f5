import Support

/// Decides by the following text whether a bracket is missing or superfluous here or further out.
///
/// A misplaced bracket is often legal in itself, and shows only by the text after it. So before a bracket is closed, the
/// following brackets and commas are tried; where they do not fit, the bracket is the mistake.
extension RecoveringParser {
    /// How many bytes are searched for the end of an object.
    private static let reach = 1 << 16

    /// The first byte at or after an offset that is not white space.
    private mutating func next(from offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, StrictScanner.isSpace(bytes[offset]) { offset += 1 }
        lookahead = max(lookahead, offset)
        return offset
    }

    /// Whether a string with its colon is at an offset.
    mutating func isName(at offset: Int) -> Bool {
        guard byte(offset) == UInt8(ascii: "\"") else { return false }
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == 0x0A { return false }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return byte(next(from: end + 1)) == UInt8(ascii: ":")
    }

    /// Whether the text after an offset fits once some of the open brackets are closed.
    ///
    /// - Parameters:
    ///   - depth: how many brackets stay open.
    ///   - isCertain: whether the closing bracket is of the right kind; text after the end of the document is then reported later.
    private mutating func fits(behind offset: Int, depth: Int, isCertain: Bool) -> Bool {
        var depth = depth
        var offset = next(from: offset)
        while byte(offset) == UInt8(ascii: "}") || byte(offset) == UInt8(ascii: "]") {
            guard depth > 0 else { return true }
            guard open[depth - 1].isArray == (bytes[offset] == UInt8(ascii: "]")) else { return isCertain }
            depth -= 1
            offset = next(from: offset + 1)
        }
        guard offset < endInSight else { return true }
        let isComma = byte(offset) == UInt8(ascii: ",")
        if isComma { offset = next(from: offset + 1) }
        guard depth > 0 else { return isCertain && !isComma || offset >= endInSight }
        switch byte(offset) {
        case UInt8(ascii: "\""): return !open[depth - 1].isArray || !isName(at: offset)
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), 0x30...0x39: return open[depth - 1].isArray
        default: return true
        }
    }

    /// Whether the closing bracket here, which matches the innermost open one, closes it too early.
    mutating func closesTooEarly() -> Bool {
        guard let bracket = open.last, !fits(behind: position + 1, depth: open.count - 1, isCertain: true) else {
            return false
        }
        var offset = next(from: position + 1)
        if bracket.isArray {
            // More elements of the same kind must follow.
            while byte(offset) == UInt8(ascii: "}") || byte(offset) == UInt8(ascii: "]") {
                offset = next(from: offset + 1)
            }
            if bracket.first.kind == .closing { return kind(at: offset) == .object }
            // The text after several brackets may continue any of them; only objects can be distinguished.
            let isNext = offset == next(from: position + 1)
            guard byte(offset) == UInt8(ascii: ","), isNext || bracket.first.kind == .object else { return false }
            return kind(at: next(from: offset + 1)) == bracket.first.kind
        }
        guard byte(offset) == UInt8(ascii: ",") else { return false }
        offset = next(from: offset + 1)
        // After the outermost brace only members can follow that it still needs.
        if open.count == 1 { return isName(at: offset) }
        guard open[open.count - 2].isArray else { return false }
        // Elements of a list usually begin alike: this one lacks its opening bracket.
        guard isName(at: offset), !beginsAlike(offset, bracket) else { return false }
        return objectEnds(behind: offset)
    }

    /// Whether a closing bracket that does not match the innermost open one can end several at once.
    mutating func endsSeveral() -> Bool {
        let closesArray = current == UInt8(ascii: "]")
        guard let place = open.lastIndex(where: { $0.isArray == closesArray }), !isStray() else { return false }
        return fits(behind: position + 1, depth: place, isCertain: false)
    }

    /// Whether the text after the closing bracket here continues as if the bracket were not there.
    private mutating func isStray() -> Bool {
        guard let bracket = open.last, byte(next(from: position + 1)) == UInt8(ascii: ","),
            fits(behind: position + 1, depth: open.count, isCertain: false)
        else { return false }
        let following = next(from: next(from: position + 1) + 1)
        guard bracket.isArray else { return isName(at: following) && !beginsAlike(following, bracket) }
        return kind(at: following) == bracket.first.kind
    }

    /// Whether the member whose value starts at an offset belongs to the outer object: as a member of this one its end would
    /// be followed by unexpected text.
    mutating func belongsOutside(valueAt offset: Int) -> Bool {
        guard byte(offset) == UInt8(ascii: "{"), open.count > 2 else { return false }
        var end = self
        end.position = offset
        end.passNested()
        lookahead = max(lookahead, end.position)
        return !fits(behind: end.position, depth: open.count, isCertain: false)
    }

    /// Whether the name at an offset equals the first name of the object that a bracket opened.
    private mutating func beginsAlike(_ offset: Int, _ bracket: Bracket) -> Bool {
        !bracket.first.name.isEmpty && name(at: offset) == bracket.first.name
    }

    /// The byte after an opening bracket, and the first name of an object, also of an object that begins a list.
    mutating func first(behind offset: Int) -> Bracket.First {
        let place = next(from: offset)
        let kind = kind(at: place)
        let begin = kind == .object ? next(from: place + 1) : place
        return Bracket.First(kind: kind, name: name(at: begin))
    }

    /// The quoted name at an offset, up to the length that is compared; empty where there is none.
    mutating func name(at offset: Int) -> ArraySlice<UInt8> {
        guard byte(offset) == UInt8(ascii: "\"") else { return [] }
        var end = offset + 1
        while end < bytes.count, end - offset < 40, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        lookahead = max(lookahead, end)
        return Array(bytes[offset..<min(end, bytes.count)])[...]
    }

    /// Whether the members from an offset on end with the bracket of an object in a list.
    private mutating func objectEnds(behind offset: Int) -> Bool {
        var rest = self
        rest.position = offset
        defer { lookahead = max(lookahead, rest.position) }
        let limit = min(bytes.count, offset + Self.reach)
        while rest.position < limit {
            switch rest.current {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
                if rest.current == UInt8(ascii: "\"") {
                    rest.position += 1
                    while !rest.isAtEnd, rest.current != UInt8(ascii: "\"") {
                        rest.position += rest.current == UInt8(ascii: "\\") ? 2 : 1
                    }
                    rest.position += 1
                } else {
                    rest.passNested()
                }
            case UInt8(ascii: "}"):
                var behind = next(from: rest.position + 1)
                if byte(behind) == UInt8(ascii: "]") { return true }
                guard byte(behind) == UInt8(ascii: ",") else { return false }
                behind = next(from: behind + 1)
                return !isName(at: behind)
            case UInt8(ascii: "]"): return false
            default: rest.position += 1
            }
        }
        return false
    }

    private func kind(at offset: Int) -> Bracket.Kind {
        switch byte(offset) {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .text
        case UInt8(ascii: "}"), UInt8(ascii: "]"): .closing
        default: .other
        }
    }

    /// Reports a superfluous closing bracket, and skips it.
    mutating func passStrayBracket() {
        let text = current == UInt8(ascii: "]") ? "]" : "}"
        report(.bracketMismatch, position..<position + 1, Message("syntax-closes-too-early", ["bracket": .of(text)]))
        position += 1
    }

    /// Reports a missing opening bracket; the value is then read as if it were there.
    mutating func reportMissingOpening(isArray: Bool, at offset: Int) {
        report(
            .bracketMismatch, offset..<min(bytes.count, offset + 1),
            Message("syntax-missing-opening", ["bracket": .of(isArray ? "[" : "{")]))
        lacksBracket = true
    }
}
