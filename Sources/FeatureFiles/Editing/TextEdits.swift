package import JSON

/// Replacements in a JSON text, by ranges of bytes; everything else stays as it is.
struct TextEdits {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing is replaced.
    package var isEmpty: Bool { edits.isEmpty }

    /// Puts another text in the place of a value.
    package mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
        edits.append((range, text))
    }

    /// Puts a member first into the object that starts at a byte.
    mutating func insertMember(_ name: String, _ value: JSONValue, intoObjectAt start: Int) {
        var next = start + 1
        while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
        let isEmpty = next >= bytes.count || bytes[next] == UInt8(ascii: "}")
        let writer = JSONWriter()
        let text = writer.write(.string(name)) + [UInt8(ascii: ":")] + writer.write(value)
        edits.append((start + 1..<start + 1, isEmpty ? text : text + [UInt8(ascii: ",")]))
    }

    /// Takes out the member that has a value, with one comma beside it. No member beside it may be taken out as well.
    package mutating func removeMember(withValueAt range: Range<Int>) {
        var start = range.lowerBound
        // Back over the colon to the quote that opens the name: the first that is not escaped.
        while start > 0, bytes[start - 1] != UInt8(ascii: "\"") { start -= 1 }
        start -= 1
        while start > 0, !(bytes[start - 1] == UInt8(ascii: "\"") && !isEscaped(start - 1)) { start -= 1 }
        start = max(start - 1, 0)
        var end = range.upperBound
        while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            end += 1
            while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
            edits.append((start..<end, []))
            return
        }
        while start > 0, Self.isSpace(bytes[start - 1]) { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
        edits.append((start..<range.upperBound, []))
    }

    /// Takes out elements of a list, given the places of all its elements; those that stay keep what is before them.
    mutating func removeElements(_ isRemoved: [Bool], of ranges: [Range<Int>]) {
        var hasKept = false
        for index in ranges.indices {
            // The first that stays loses the comma before it, the others the element with it.
            let before = index > 0 ? ranges[index - 1].upperBound : ranges[index].lowerBound
            if isRemoved[index] {
                edits.append((before..<ranges[index].upperBound, []))
            } else {
                if !hasKept, before < ranges[index].lowerBound { edits.append((before..<ranges[index].lowerBound, [])) }
                hasKept = true
            }
        }
    }

    /// The text with all edits made; one inside another is left out.
    ///
    /// - Complexity: O(*n* + *e* log *e*).
    package func applied() -> [UInt8] {
        guard !edits.isEmpty else { return bytes }
        let order = edits.indices.sorted {
            (edits[$0].range.lowerBound, -edits[$0].range.upperBound, $0)
                < (edits[$1].range.lowerBound, -edits[$1].range.upperBound, $1)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for index in order {
            let (range, text) = edits[index]
            guard range.lowerBound >= position else { continue }
            result += bytes[position..<range.lowerBound]
            result += text
            position = range.upperBound
        }
        result += bytes[position...]
        return result
    }

    private func isEscaped(_ index: Int) -> Bool {
        var count = 0
        while index - count > 0, bytes[index - count - 1] == UInt8(ascii: "\\") { count += 1 }
        return count % 2 == 1
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
