extension JSONValue {
    /// Reads any JSON text of RFC 8259, with the strictness of `GeoJSONReader`. A name given twice is let through here;
    /// `JSONValue.read` tells it as a warning.
    ///
    /// - Throws: `GeoJSONError`, which carries all findings.
    public init(parsing bytes: [UInt8], options: GeoJSONReader.Options = .init()) throws(GeoJSONError) {
        let (value, diagnostics) = Self.read(bytes, options: options)
        guard let value, !diagnostics.containsErrors else { throw GeoJSONError(diagnostics: diagnostics) }
        self = value
    }

    /// Reads any JSON text of RFC 8259, with the strictness of `GeoJSONReader`.
    ///
    /// - Throws: `GeoJSONError`, which carries all findings.
    public init(parsing text: String, options: GeoJSONReader.Options = .init()) throws(GeoJSONError) {
        try self.init(parsing: Array(text.utf8), options: options)
    }

    /// Reads any JSON text and tells all findings: with errors the value is what could be recovered.
    public static func read(
        _ bytes: [UInt8], options: GeoJSONReader.Options = .init()
    ) -> (value: JSONValue?, diagnostics: [Diagnostic]) {
        bytes.withUnsafeBufferPointer { buffer in
            var decoder = ValueDecoder(buffer, depthLimit: options.boundedDepth, allowsEqualKeys: false)
            if let value = decoder.value() { return (value, []) }
            var reading = DocumentReading(buffer, options)
            let value = reading.value()
            return (value, reading.allDiagnostics())
        }
    }
}
