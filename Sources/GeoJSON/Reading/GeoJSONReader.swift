public import JSON

/// Reads GeoJSON strictly by RFC 7946 and reports everything that is wrong with a text at once.
///
///     let result = GeoJSONReader().read(bytes)
///     for diagnostic in result.diagnostics { print(diagnostic.message[.english]) }
///     if let object = result.object, !result.hasErrors { use(object) }
///
/// Decisions where the standards leave room:
/// - The text must be UTF-8. A byte-order mark is an error unless `Options.allowsByteOrderMark`.
/// - A name given twice is an error for members that RFC 7946 defines, and a warning elsewhere; all are kept.
/// - Halves of surrogate pairs, NaN, infinities, comments and text behind the end are errors.
/// - Coordinates beyond the range of `Double` are errors; other numbers are kept exactly, however long.
/// - Empty `coordinates` are allowed (section 3.1) with a note, for every type.
/// - Positions of more than three numbers are a warning (section 3.1.1).
/// - Winding order, ranges and self-intersections are checked by the lint rules, not by the reader.
///
/// - Complexity: O(*n*) in the length of the text. A faulty Feature is read a second time by the slower parser that finds
///   the reasons.
public struct GeoJSONReader: Sendable {
    /// What a reader accepts.
    public typealias Options = JSONReadingOptions

    /// The options.
    public var options: Options

    /// Makes a reader.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// The result of reading.
    public struct Result: Sendable {
        /// The object; where there are errors, the parts that could be read. `nil` where there are none.
        public var object: GeoJSONObject?
        /// All findings in the order of the text.
        public var diagnostics: [Diagnostic]
        /// The index in `features` of each Feature, where some elements could not be read.
        package var sourceIndices: [Int]?

        /// The elements of `features` with errors.
        package var faultyElements: Set<Int> {
            Set(
                diagnostics.compactMap { diagnostic in
                    guard diagnostic.severity == .error, let components = diagnostic.pointer?.components,
                        components.count > 1, components[0] == "features"
                    else { return nil }
                    return Int(components[1])
                })
        }

        /// Whether the text must be refused.
        public var hasErrors: Bool { diagnostics.containsErrors }
    }

    /// Reads a whole text.
    public func read(_ bytes: [UInt8]) -> Result {
        bytes.withUnsafeBufferPointer(read)
    }

    /// Reads a whole text, for example a mapped file. Nothing refers to `bytes` afterwards.
    public func read(_ bytes: UnsafeRawBufferPointer) -> Result {
        bytes.withMemoryRebound(to: UInt8.self, read)
    }

    /// Reads a whole text.
    public func read(_ text: String) -> Result {
        read(Array(text.utf8))
    }

    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result { read(bytes, seenAs: TextWindow()) }

    /// Reads a part of a longer text: lines and places are those of the window.
    package func read(_ bytes: [UInt8], seenAs window: TextWindow) -> Result {
        bytes.withUnsafeBufferPointer { read($0, seenAs: window) }
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, seenAs window: TextWindow) -> Result {
        if let object = fastSingle(bytes) { return Result(object: object, diagnostics: []) }
        var reading = DocumentReading(bytes, options, window: window)
        let object = reading.document()
        return Result(
            object: object, diagnostics: reading.allDiagnostics(), sourceIndices: reading.sourceIndices)
    }

    /// A single valid Feature or geometry.
    private func fastSingle(_ bytes: UnsafeBufferPointer<UInt8>) -> GeoJSONObject? {
        guard let start = bytes.baseAddress,
            let braced = BracedScanner(StrictScanner(bytes, depthLimit: options.boundedDepth))
        else { return nil }
        let scanner = braced.strict
        let first = scanner.skipSpace(start)
        var reader = FeatureScanner(braced)
        let features = FeatureBuffer()
        if let end = reader.feature(first, depth: 0, into: features), end == scanner.end,
            let only = features.removeFirst()
        {
            return .feature(only)
        }
        if let (geometry, end) = reader.geometry(first, depth: 0), end == scanner.end { return .geometry(geometry) }
        return nil
    }
}

extension GeoJSONObject {
    /// Reads a whole text and refuses it for any error.
    ///
    /// - Throws: `GeoJSONError`, which carries all findings.
    public init(parsing bytes: [UInt8], options: GeoJSONReader.Options = .init()) throws(GeoJSONError) {
        let result = GeoJSONReader(options: options).read(bytes)
        guard let object = result.object, !result.hasErrors else {
            throw GeoJSONError(diagnostics: result.diagnostics)
        }
        self = object
    }

    /// Reads a whole text and refuses it for any error.
    ///
    /// - Throws: `GeoJSONError`, which carries all findings.
    public init(parsing text: String, options: GeoJSONReader.Options = .init()) throws(GeoJSONError) {
        try self.init(parsing: Array(text.utf8), options: options)
    }
}
