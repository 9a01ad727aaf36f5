/// Finds the parts of one tag in bytes that may end in the middle of it.
enum XMLTag {
    package enum Outcome {
        /// More bytes are needed.
        case incomplete
        case wrong(XMLError.Problem, offset: Int)
        case complete(name: Range<Int>, end: Int, isEmpty: Bool)
    }

    /// A start tag whose `<` stands at `start`.
    static func scan(
        _ base: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int,
        into attributes: inout ContiguousArray<XMLPullParser.Attribute>
    ) -> Outcome {
        var index = start + 1
        while index < end, XMLBytes.isName(base[index]) { index += 1 }
        guard index < end else { return .incomplete }
        let name = (start + 1)..<index
        guard !name.isEmpty else { return .wrong(.malformedTag, offset: index) }
        while true {
            let before = index
            while index < end, XMLBytes.isSpace(base[index]) { index += 1 }
            guard index < end else { return .incomplete }
            if base[index] == UInt8(ascii: ">") { return .complete(name: name, end: index + 1, isEmpty: false) }
            if base[index] == UInt8(ascii: "/") {
                guard index + 1 < end else { return .incomplete }
                guard base[index + 1] == UInt8(ascii: ">") else { return .wrong(.malformedTag, offset: index) }
                return .complete(name: name, end: index + 2, isEmpty: true)
            }
            guard index > before else { return .wrong(.malformedTag, offset: index) }
            guard attributes.count < XMLPullParser.largestAttributeCount else {
                return .wrong(.tooLong, offset: index)
            }
            if let outcome = scanAttribute(base, &index, end, into: &attributes) { return outcome }
        }
    }

    /// `name = "value"`; `nil` when all is well.
    @inline(__always)
    private static func scanAttribute(
        _ base: UnsafeMutablePointer<UInt8>, _ index: inout Int, _ end: Int,
        into attributes: inout ContiguousArray<XMLPullParser.Attribute>
    ) -> Outcome? {
        let nameStart = index
        while index < end, XMLBytes.isName(base[index]) { index += 1 }
        let nameEnd = index
        while index < end, XMLBytes.isSpace(base[index]) { index += 1 }
        guard index < end else { return .incomplete }
        guard nameEnd > nameStart, base[index] == UInt8(ascii: "=") else { return .wrong(.malformedTag, offset: index) }
        index += 1
        while index < end, XMLBytes.isSpace(base[index]) { index += 1 }
        guard index < end else { return .incomplete }
        let quote = base[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return .wrong(.malformedTag, offset: index)
        }
        index += 1
        let valueStart = index
        var needsDecoding = false
        while index < end, base[index] != quote {
            let byte = base[index]
            if byte == UInt8(ascii: "&") || byte < 0x20 { needsDecoding = true }
            if byte == UInt8(ascii: "<") { return .wrong(.malformedTag, offset: index) }
            index += 1
        }
        guard index < end else { return .incomplete }
        attributes.append(
            XMLPullParser.Attribute(
                name: nameStart..<nameEnd, value: valueStart..<index, needsDecoding: needsDecoding))
        index += 1
        return nil
    }

    /// An end tag whose `<` stands at `start`.
    static func scanEnd(_ base: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int) -> Outcome {
        var index = start + 2
        while index < end, XMLBytes.isName(base[index]) { index += 1 }
        let name = min(start + 2, index)..<index
        while index < end, XMLBytes.isSpace(base[index]) { index += 1 }
        guard index < end else { return .incomplete }
        guard !name.isEmpty, base[index] == UInt8(ascii: ">") else { return .wrong(.malformedTag, offset: index) }
        return .complete(name: name, end: index + 1, isEmpty: false)
    }

    /// The name of an attribute that was there before.
    static func repeatedName(
        _ base: UnsafeMutablePointer<UInt8>, _ attributes: ContiguousArray<XMLPullParser.Attribute>
    ) -> Range<Int>? {
        guard attributes.count > 1 else { return nil }
        for second in 1..<attributes.count {
            let name = attributes[second].name
            for first in 0..<second where attributes[first].name.count == name.count {
                let other = attributes[first].name.lowerBound
                var index = 0
                while index < name.count, base[name.lowerBound + index] == base[other + index] { index += 1 }
                if index == name.count { return name }
            }
        }
        return nil
    }
}
