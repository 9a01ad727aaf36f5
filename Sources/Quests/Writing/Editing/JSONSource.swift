import JSON

/// A JSON text without errors, with the place of every value in it, for changing a few of them.
struct JSONSource {
    /// The text.
    let bytes: [UInt8]
    /// Its value, with places.
    let root: JSONNode

    /// Looks up the places; `nil` for a text with errors. A name given twice is none.
    /// - Complexity: O(*n*).
    init?(_ bytes: [UInt8], options: JSONReadingOptions = .init()) {
        self.bytes = bytes
        let root = bytes.withUnsafeBufferPointer { buffer -> JSONNode? in
            var parser = RecoveringParser(
                buffer, depthLimit: options.boundedDepth,
                collector: DiagnosticCollector(limit: max(1, options.diagnosticLimit)))
            guard let start = parser.contentStart(allowsByteOrderMark: options.allowsByteOrderMark) else { return nil }
            parser.position = start
            let node = parser.value()
            parser.checkTrailingText()
            return parser.allDiagnostics().containsErrors ? nil : node
        }
        guard let root else { return nil }
        self.root = root
    }

    /// The text of a value as it stands there.
    func text(of node: JSONNode) -> ArraySlice<UInt8> { bytes[node.range.clamped(to: bytes.indices)] }
}

extension JSONNode {
    /// The value of a member, the last one of that name; `nil` for what is no object or has no such member.
    func member(_ key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.key.isSpelled(key) }?.value
    }

    /// The elements of an array; `nil` for anything else.
    var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }
}

extension JSONValue {
    /// Whether both are written alike, to the scalar and the digit: `==` takes `é` in one scalar for `é` in two.
    func isWritten(like other: JSONValue) -> Bool {
        JSONWriter().write(self) == JSONWriter().write(other)
    }
}
