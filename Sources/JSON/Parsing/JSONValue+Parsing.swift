extension JSONValue {
    /// Reads any JSON text of RFC 8259, strictly. A name given twice is let through here;
    /// `JSONValue.read` reports it as a warning.
    ///
    /// - Throws: `JSONError`, which carries all findings.
    public init(parsing bytes: [UInt8], options: JSONReadingOptions = .init()) throws(JSONError) {
        let (value, diagnostics) = Self.read(bytes, options: options)
        guard let value, !diagnostics.containsErrors else { throw JSONError(diagnostics: diagnostics) }
        self = value
    }

    /// Reads any JSON text of RFC 8259, strictly.
    ///
    /// - Throws: `JSONError`, which carries all findings.
    public init(parsing text: String, options: JSONReadingOptions = .init()) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), options: options)
    }

    /// Reads what another program wrote: the value of a JSON text that is exactly right and gives no name twice, `nil` for any other, without
    /// saying why. For messages between programs, where nobody would read findings; much less code than `read`.
    package static func strict(_ bytes: [UInt8]) -> JSONValue? {
        bytes.withUnsafeBufferPointer { buffer in
            var decoder = ValueDecoder(buffer, depthLimit: JSONReadingOptions().boundedDepth, allowsEqualKeys: false)
            return decoder.value()
        }
    }

    /// Reads any JSON text and reports all findings; where there are errors, the value is what could be recovered.
    public static func read(
        _ bytes: [UInt8], options: JSONReadingOptions = .init()
    ) -> (value: JSONValue?, diagnostics: [Diagnostic]) {
        bytes.withUnsafeBufferPointer { buffer in
            var decoder = ValueDecoder(buffer, depthLimit: options.boundedDepth, allowsEqualKeys: false)
            if let value = decoder.value() { return (value, []) }
            var parser = RecoveringParser(
                buffer, hasMore: false, depthLimit: options.boundedDepth,
                collector: DiagnosticCollector(limit: max(1, options.diagnosticLimit)))
            let value = parser.wholeValue(allowsByteOrderMark: options.allowsByteOrderMark)
            return (value, parser.allDiagnostics())
        }
    }
}
