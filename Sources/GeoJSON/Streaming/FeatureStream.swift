public import JSON

/// The Features of a text one after the other, in memory that does not grow with the text.
///
///     var file = try InputFile(path: "city.geojson")
///     var stream = FeatureStream { try file.read(into: $0) }
///     while let feature = try stream.next() { count(feature) }
///     for diagnostic in stream.diagnostics { report(diagnostic) }
///
/// Findings, with their places, are those that `GeoJSONReader` has; a Feature with a fault is given as far as it could be
/// recovered. A text that is not a FeatureCollection is read whole and gives what `GeoJSONObject.features` does.
public struct FeatureStream<Failure: Error>: ~Copyable {
    private var reader: IncrementalReader
    private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int

    /// Streams from a source of bytes.
    ///
    /// - Parameter read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    public init(
        options: GeoJSONReader.Options = .init(),
        read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) {
        reader = IncrementalReader(options: options)
        self.read = read
    }

    /// The next Feature; `nil` at the end.
    ///
    /// - Throws: what the source of bytes throws.
    public mutating func next() throws(Failure) -> Feature? {
        while true {
            switch reader.step() {
            case .feature(let feature): return feature
            case .finished: return nil
            case .needsMore:
                guard !reader.window.isComplete else { return nil }
                try reader.window.fill(read)
            }
        }
    }

    /// All findings so far.
    public var diagnostics: [Diagnostic] { reader.diagnostics }

    /// At the end: the collection without its Features, for its bounding box and foreign members, or the object that the
    /// text was instead. `nil` before.
    public var remainder: GeoJSONObject? { reader.object }
}
