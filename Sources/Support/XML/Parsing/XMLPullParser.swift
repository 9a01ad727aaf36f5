/// Reads XML from its start to its end, event by event, in bounded memory.
///
///     var parser = XMLPullParser(bytes: Array("<osm><node id='1'/></osm>".utf8))
///     while try parser.next() != .endOfDocument {
///         if parser.isElement("node") { parser.attribute("id")?.integer }
///     }
///
/// Elements, attributes, text, CDATA, the predefined and the numeric entities of XML 1.0 (fifth edition) in UTF-8.
/// Comments, processing instructions and the document type are skipped; nothing that a document type declares is
/// expanded. A text longer than 64 KiB comes in several events, and text that is only white space in none.
///
/// Not enforced: that the bytes are valid UTF-8, which characters a name may have, and what a document type demands.
package struct XMLPullParser: ~Copyable {
    /// Elements may be nested so deep.
    package static let largestDepth = 256
    static let largestAttributeCount = 256

    var buffer: XMLBuffer
    var elementName = 0..<0
    var textRange = 0..<0
    var attributes: ContiguousArray<Attribute> = []
    /// The names of the open elements, end to end.
    private var openNames: ContiguousArray<UInt8> = []
    private var openStarts: ContiguousArray<Int> = []
    private var state = State.beforeDocument
    private var isInsideCDATA = false
    private var eventOffset = 0
    private var eventLocation: (line: Int, column: Int)?

    private enum State {
        case beforeDocument
        case beforeRoot
        case insideRoot
        /// Behind an empty-element tag, whose end is the next event.
        case emptyElement
        case afterRoot
    }

    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
        var needsDecoding: Bool
    }

    /// Reads from a source that puts the next bytes into the buffer it is given and returns how many; 0 at the end.
    package init(source: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) {
        buffer = XMLBuffer(capacity: 1 << 16, source: source)
    }

    /// Reads bytes that are already there.
    package init(bytes: [UInt8]) {
        var rest = bytes[...]
        self.init { room in
            let count = min(room.count, rest.count)
            room.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    /// How many elements are open; an element counts from its start event until before its end event.
    package var depth: Int { openStarts.count + (state == .emptyElement ? 1 : 0) }

    /// Line and column of the last event, both from 1.
    package var location: (line: Int, column: Int) {
        mutating get { eventLocation ?? buffer.location(at: eventOffset) }
    }

    /// Continues to the next event.
    /// - Throws: `XMLError`, or what the source throws.
    package mutating func next() throws -> XMLEvent {
        attributes.removeAll(keepingCapacity: true)
        eventLocation = nil
        if state == .beforeDocument { try readBeginning() }
        if state == .emptyElement {
            state = openStarts.isEmpty ? .afterRoot : .insideRoot
            return .endElement
        }
        while true {
            if isInsideCDATA, try readCDATA() { return .text }
            guard try buffer.has(1) else { return try finish() }
            eventOffset = buffer.position
            if buffer.base[buffer.position] != UInt8(ascii: "<") {
                if try readText() { return .text }
            } else if let event = try readMarkup() {
                return event
            }
        }
    }

    private mutating func finish() throws -> XMLEvent {
        if let start = openStarts.last {
            let name = String(decoding: openNames[start...], as: UTF8.self)
            throw buffer.error(.unexpectedEnd(inside: "<\(name)>"), at: buffer.end)
        }
        guard state == .afterRoot else { throw buffer.error(.noElement, at: buffer.end) }
        eventOffset = buffer.end
        return .endOfDocument
    }

    private mutating func readMarkup() throws -> XMLEvent? {
        guard try buffer.has(2) else { throw buffer.error(.unexpectedEnd(inside: "<"), at: buffer.end) }
        eventOffset = buffer.position
        switch buffer.base[buffer.position + 1] {
        case UInt8(ascii: "/"): return try readEndTag()
        case UInt8(ascii: "?"):
            try buffer.skip(past: "?>", inside: "<?")
            return nil
        case UInt8(ascii: "!"):
            try readDeclaration()
            return nil
        default: return try readStartTag()
        }
    }

    private mutating func readDeclaration() throws {
        if try buffer.starts(with: "<!--") {
            buffer.position += 4
            try buffer.skip(past: "-->", inside: "<!--")
        } else if state == .insideRoot, try buffer.starts(with: "<![CDATA[") {
            buffer.position += 9
            isInsideCDATA = true
        } else if state == .beforeRoot, try buffer.starts(with: "<!DOCTYPE") {
            try buffer.skipDocumentType()
        } else {
            throw buffer.error(.unknownMarkup, at: buffer.position)
        }
    }

    private mutating func readStartTag() throws -> XMLEvent {
        while true {
            switch XMLTag.scan(buffer.base, from: buffer.position, to: buffer.end, into: &attributes) {
            case .incomplete:
                guard try buffer.fill() else { throw buffer.error(.unexpectedEnd(inside: "<"), at: buffer.end) }
                attributes.removeAll(keepingCapacity: true)
            case .wrong(let problem, let offset): throw buffer.error(problem, at: offset)
            case .complete(let name, let end, let isEmpty):
                elementName = name
                eventOffset = buffer.position
                try open(isEmpty: isEmpty)
                try finishAttributes()
                buffer.position = end
                return .startElement
            }
        }
    }

    private mutating func open(isEmpty: Bool) throws {
        guard state != .afterRoot else { throw buffer.error(.contentOutsideRoot, at: buffer.position) }
        guard openStarts.count < Self.largestDepth else {
            throw buffer.error(.tooDeep(limit: Self.largestDepth), at: buffer.position)
        }
        if isEmpty {
            state = .emptyElement
        } else {
            state = .insideRoot
            openStarts.append(openNames.count)
            openNames.append(contentsOf: buffer.text(elementName))
        }
    }

    private mutating func finishAttributes() throws {
        if let repeated = XMLTag.repeatedName(buffer.base, attributes) {
            let name = String(decoding: buffer.text(repeated), as: UTF8.self)
            throw buffer.error(.repeatedAttribute(name), at: repeated.lowerBound)
        }
        for index in attributes.indices where attributes[index].needsDecoding {
            rememberLocation()
            attributes[index].value = try buffer.decode(attributes[index].value, as: .attribute)
        }
    }

    private mutating func readEndTag() throws -> XMLEvent {
        while true {
            switch XMLTag.scanEnd(buffer.base, from: buffer.position, to: buffer.end) {
            case .incomplete:
                guard try buffer.fill() else { throw buffer.error(.unexpectedEnd(inside: "</"), at: buffer.end) }
            case .wrong(let problem, let offset): throw buffer.error(problem, at: offset)
            case .complete(let name, let end, _):
                elementName = name
                try close()
                eventOffset = buffer.position
                buffer.position = end
                return .endElement
            }
        }
    }

    private mutating func close() throws {
        let found = buffer.text(elementName)
        guard let start = openStarts.last else {
            let problem = XMLError.Problem.mismatchedEnd(found: String(decoding: found, as: UTF8.self), expected: nil)
            throw buffer.error(problem, at: buffer.position)
        }
        guard openNames.count - start == found.count, openNames[start...].elementsEqual(found) else {
            let expected = String(decoding: openNames[start...], as: UTF8.self)
            let problem = XMLError.Problem.mismatchedEnd(
                found: String(decoding: found, as: UTF8.self), expected: expected)
            throw buffer.error(problem, at: buffer.position)
        }
        openStarts.removeLast()
        openNames.removeSubrange(start...)
        if openStarts.isEmpty { state = .afterRoot }
    }

    /// Reads up to the next markup; false for white space.
    private mutating func readText() throws -> Bool {
        let range = try buffer.textPiece()
        eventOffset = range.lowerBound
        buffer.position = range.upperBound
        guard let first = range.first(where: { !XMLBytes.isSpace(buffer.base[$0]) }) else { return false }
        guard state == .insideRoot else { throw buffer.error(.contentOutsideRoot, at: first) }
        textRange = range
        if buffer.needsDecoding(range) {
            rememberLocation()
            textRange = try buffer.decode(range, as: .text)
        }
        return true
    }

    /// Reads a piece of the CDATA section under way; false when there is no more.
    private mutating func readCDATA() throws -> Bool {
        while true {
            eventOffset = buffer.position
            if let end = buffer.firstIndex(of: "]]>") {
                textRange = buffer.position..<end
                buffer.position = end + 3
                isInsideCDATA = false
                return try finishCDATA()
            }
            if buffer.isFull {
                textRange = buffer.position..<(buffer.end - 2)
                buffer.position = buffer.end - 2
                return try finishCDATA()
            }
            guard try buffer.fill() else { throw buffer.error(.unexpectedEnd(inside: "<![CDATA["), at: buffer.end) }
        }
    }

    private mutating func finishCDATA() throws -> Bool {
        guard !textRange.isEmpty else { return false }
        if buffer.firstIndex(of: 0x0D, from: textRange.lowerBound, to: textRange.upperBound) != nil {
            rememberLocation()
            textRange = try buffer.decode(textRange, as: .verbatim)
        }
        return true
    }

    /// Bytes are about to be changed in place, so the lines before them are counted now.
    private mutating func rememberLocation() {
        if eventLocation == nil { eventLocation = buffer.location(at: eventOffset) }
    }

    private mutating func readBeginning() throws {
        state = .beforeRoot
        guard try buffer.has(1) else { throw buffer.error(.noElement, at: 0) }
        try buffer.refuseWideEncodings()
        if try buffer.starts(with: "\u{FEFF}") { buffer.position += 3 }
        guard try buffer.starts(with: "<?xml"), try buffer.has(6), XMLBytes.isSpace(buffer.base[buffer.position + 5])
        else { return }
        try buffer.readDeclaration()
    }
}

// What the last event was about. Values must not be used after the next call of `next()`.
extension XMLPullParser {
    /// The element's name as it is written, prefix included.
    package var name: XMLValue { XMLValue(buffer.text(elementName)) }

    /// The text of a `text` event.
    package var text: XMLValue { XMLValue(buffer.text(textRange)) }

    /// Whether the element of the last start or end has this name.
    @inline(__always)
    package func isElement(_ name: StaticString) -> Bool { self.name == name }

    /// An attribute of the last start tag.
    package func attribute(_ name: StaticString) -> XMLValue? {
        for attribute in attributes where XMLValue(buffer.text(attribute.name)) == name {
            return XMLValue(buffer.text(attribute.value))
        }
        return nil
    }

    private static let declaration = Array("xmlns".utf8)

    /// The prefixes that the last start tag declares, empty for the default one, with their namespaces
    /// (<https://www.w3.org/TR/xml-names/>).
    var declarations: [(prefix: [UInt8], namespace: [UInt8])] {
        let key = Self.declaration
        return attributes.compactMap { attribute in
            let name = buffer.text(attribute.name)
            guard name.starts(with: key), name.count == key.count || name[key.count] == UInt8(ascii: ":") else {
                return nil
            }
            return (Array(name.dropFirst(key.count + 1)), Array(buffer.text(attribute.value)))
        }
    }

    /// Skips everything inside the element whose start was the last event, its end included.
    package mutating func skipElement() throws {
        let outside = depth - 1
        while depth > outside {
            if try next() == .endOfDocument { return }
        }
    }
}
