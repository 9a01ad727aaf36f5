/// Walks through the elements of one document by their names.
///
///     var reader = XMLElementReader(bytes)
///     try reader.start()
///     try reader.eachChild { (reader) throws in
///         if reader.isElement("wpt") { … }
///     }
///     try reader.finish()
///
/// The elements that the format itself defines have the prefix of the outermost one, such as `gpx:`, or any that stands for the same
/// namespace.
package struct XMLElementReader: ~Copyable {
    private var parser: XMLPullParser
    /// The prefix of the names of the format's own elements; usually nothing.
    private var prefix: [UInt8] = []
    /// What the prefix of the outermost element stands for; usually told.
    private var namespace: [UInt8] = []
    /// What prefixes stand for, declared on the way from the outermost element to the one under way.
    private var declarations: [(depth: Int, prefix: [UInt8], namespace: [UInt8])] = []

    /// Reads bytes.
    package init(_ bytes: [UInt8]) { parser = XMLPullParser(bytes: bytes) }

    /// Goes to the outermost element and returns its name without prefix.
    package mutating func start() throws -> String {
        _ = try parser.next()
        declare()
        let root = parser.name.bytes
        if let colon = root.firstIndex(of: UInt8(ascii: ":")) { prefix = Array(root[...colon]) }
        namespace = declared(prefix.dropLast()) ?? []
        return localName
    }

    /// Reads what follows the outermost element, which has to be nothing.
    package mutating func finish() throws {
        while try parser.next() != .endOfDocument {}
    }

    /// Calls `body` at each start tag directly inside the element under way, and skips what it leaves unread.
    package mutating func eachChild(_ body: (inout XMLElementReader) throws -> Void) throws {
        let depth = parser.depth
        while parser.depth >= depth {
            guard try parser.next() == .startElement else { continue }
            declare()
            try body(&self)
            while parser.depth > depth { _ = try parser.next() }
        }
    }

    /// Whether the element under way is one of the format with this name.
    package func isElement(_ name: StaticString) -> Bool {
        let bytes = parser.name.bytes
        if bytes.count >= prefix.count, bytes.starts(with: prefix),
            XMLValue(UnsafeRawBufferPointer(rebasing: bytes[prefix.count...])) == name
        {
            return true
        }
        return !namespace.isEmpty && isElement(name, in: namespace)
    }

    /// Whether the element under way has this name, whatever its prefix.
    package func isElementOfAnyNamespace(_ name: StaticString) -> Bool {
        let bytes = parser.name.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return parser.name == name }
        return XMLValue(UnsafeRawBufferPointer(rebasing: bytes[(colon + 1)...])) == name
    }

    /// Whether the current element has this name in a namespace other than the format's, with any prefix.
    package func isElement(_ name: StaticString, in namespace: String) -> Bool {
        isElement(name, in: Array(namespace.utf8))
    }

    private func isElement(_ name: StaticString, in namespace: [UInt8]) -> Bool {
        let bytes = parser.name.bytes
        let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        let local = colon.map { UnsafeRawBufferPointer(rebasing: bytes[($0 + 1)...]) } ?? bytes
        guard XMLValue(local) == name else { return false }
        return declared(bytes[..<(colon ?? 0)]) == namespace
    }

    /// What a prefix stands for at the element under way.
    private func declared(_ prefix: some Sequence<UInt8>) -> [UInt8]? {
        declarations.last { $0.prefix.elementsEqual(prefix) }?.namespace
    }

    /// Takes in what the start tag that was read last declares.
    private mutating func declare() {
        let depth = parser.depth
        while let last = declarations.last, last.depth >= depth { declarations.removeLast() }
        for (prefix, namespace) in parser.declarations { declarations.append((depth, prefix, namespace)) }
    }

    /// The name of the element under way without its prefix.
    package var localName: String {
        let bytes = parser.name.bytes
        return XMLValue(UnsafeRawBufferPointer(rebasing: bytes[min(prefix.count, bytes.count)...])).string
    }

    /// An attribute of the element whose start was read last.
    package func attribute(_ name: StaticString) -> XMLValue? { parser.attribute(name) }

    /// Line and column of the last tag or text, both from 1.
    package var location: (line: Int, column: Int) {
        mutating get { parser.location }
    }

    /// The text directly inside the element, without white space around it; `nil` where there is none.
    package mutating func readText() throws -> String? {
        let bytes = try readBytes()
        let text = bytes.withUnsafeBytes { XMLValue($0).trimmed.string }
        return text.isEmpty ? nil : text
    }

    /// The number inside the element; `nil` where there is none.
    package mutating func readNumber() throws -> Double? {
        let bytes = try readBytes()
        return bytes.withUnsafeBytes { XMLValue($0).number }
    }

    private mutating func readBytes() throws -> [UInt8] {
        let depth = parser.depth
        var bytes: [UInt8] = []
        while parser.depth >= depth {
            if try parser.next() == .text, parser.depth == depth { bytes.append(contentsOf: parser.text.bytes) }
        }
        return bytes
    }
}
