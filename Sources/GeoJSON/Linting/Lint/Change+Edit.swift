import JSON

extension LintFindings.Replacement.Change {
    /// The edit of a text that makes the change; `nil` where the text differs from what was read.
    ///
    /// - Parameter range: where the value is.
    func edit(at range: Range<Int>, in bytes: [UInt8]) -> Diagnostic.Edit? {
        switch self {
        case .replace(_, let text): return Diagnostic.Edit(byteRange: range, replacement: text)
        case .remove(let pointer):
            let member = bytes.withUnsafeBufferPointer { PointerLocator.removal(of: pointer, in: $0) }
            return member.map { Diagnostic.Edit(byteRange: $0, replacement: "") }
        case .reverse(_, let count):
            let elements = Self.elements(ofArray: range, in: bytes)
            guard elements.count == count, count > 1 else { return nil }
            // The text between elements stays in place: only the texts of elements are exchanged.
            var text: [UInt8] = []
            text.reserveCapacity(range.count)
            for (index, element) in elements.enumerated() {
                text += bytes[elements[count - 1 - index]]
                if index + 1 < count { text += bytes[element.upperBound..<elements[index + 1].lowerBound] }
            }
            let whole = elements[0].lowerBound..<elements[count - 1].upperBound
            return Diagnostic.Edit(byteRange: whole, replacement: String(decoding: text, as: UTF8.self))
        }
    }

    /// Where the elements of an array of arrays of numbers are.
    private static func elements(ofArray range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var depth = 0
        var start = range.lowerBound
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "["):
                depth += 1
                if depth == 2 { start = index }
            case UInt8(ascii: "]"):
                if depth == 2 { elements.append(start..<index + 1) }
                depth -= 1
            default: break
            }
        }
        return elements
    }
}
