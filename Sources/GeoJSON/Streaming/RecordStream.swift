public import JSON

/// GeoJSON objects one to a record: RFC 8142 sequences, or one to a line.
///
///     var stream = RecordStream(format: .newlineDelimited) { try file.read(into: $0) }
///     while let record = try stream.next() { if let object = record.object { use(object) } }
///
/// A record with a fault is a matter of that record: its findings say where, and the next one is read as if nothing had
/// happened. Memory grows with the longest record only.
public struct RecordStream<Failure: Error>: ~Copyable {
    /// What separates records.
    public enum Format: Sendable, Hashable {
        /// A record separator (U+001E) before each text and a line feed behind it (RFC 8142).
        case textSequence
        /// A line for each text (newline-delimited GeoJSON). Empty lines are skipped.
        case newlineDelimited

        /// Guesses from a text's first bytes.
        public init(firstBytes bytes: some Collection<UInt8>) {
            self = bytes.first { !StrictScanner.isSpace($0) } == 0x1E ? .textSequence : .newlineDelimited
        }

        var separator: UInt8 { self == .textSequence ? 0x1E : 0x0A }
    }

    private var window = ByteWindow()
    private let format: Format
    private let reader: GeoJSONReader
    private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int

    /// Streams from a source of bytes.
    ///
    /// - Parameter read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    public init(
        format: Format, options: GeoJSONReader.Options = .init(),
        read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) {
        self.format = format
        reader = GeoJSONReader(options: options)
        self.read = read
    }

    /// The next record, with places counted in the whole file; `nil` at the end.
    ///
    /// - Throws: what the source of bytes throws.
    public mutating func next() throws(Failure) -> GeoJSONReader.Result? {
        var searched = 0
        while true {
            let bytes = window.bytes
            let separator = bytes[searched...].firstIndex(of: format.separator)
            guard separator != nil || window.isComplete else {
                searched = bytes.count
                try window.fill(read)
                continue
            }
            let end = separator ?? bytes.count
            let record = UnsafeBufferPointer(rebasing: bytes[..<end])
            let place = window.place
            let isBlank = record.allSatisfy(StrictScanner.isSpace)
            let result = isBlank ? nil : result(of: record, at: place)
            window.drop(end + (separator == nil ? 0 : 1))
            searched = 0
            if let result { return result }
            if separator == nil { return nil }
        }
    }

    private func result(of record: UnsafeBufferPointer<UInt8>, at place: LineCounter.Place) -> GeoJSONReader.Result {
        var result = reader.read(record)
        for index in result.diagnostics.indices {
            guard let location = result.diagnostics[index].location else { continue }
            result.diagnostics[index] = result.diagnostics[index].moved(to: place, from: location)
        }
        return result
    }

}

extension Diagnostic {
    /// The finding of a text that begins at a place of a longer one.
    package func moved(to origin: LineCounter.Place, from location: SourceLocation) -> Diagnostic {
        var result = self
        result.location = location.moved(to: origin)
        if var fix {
            for index in fix.edits.indices {
                fix.edits[index].byteRange = fix.edits[index].byteRange.moved(by: origin.offset)
            }
            result.fix = fix
        }
        return result
    }
}

extension SourceLocation {
    /// The location in a longer text, at a place of which this one begins.
    package func moved(to origin: LineCounter.Place) -> SourceLocation {
        SourceLocation(
            byteRange: byteRange.moved(by: origin.offset), line: line + origin.line - 1,
            column: line == 1 ? column + origin.column - 1 : column)
    }
}

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

extension GeoJSONWriter {
    /// One record of a sequence: the object without line breaks, and what the format puts around it.
    public func record(_ object: GeoJSONObject, format: RecordStream<Never>.Format) -> [UInt8] {
        var compact = self
        compact.options.layout = .compact
        let text = compact.write(object)
        return (format == .textSequence ? [0x1E] : []) + text + [0x0A]
    }
}
