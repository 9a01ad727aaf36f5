import JSON

/// Reads single elements of `features`, or records, out of a text that somebody else has parted.
///
///     var reader = ElementReader(bytes, options)
///     reader.feature(at: 57..<390)   // nil: not in order, to be read with care
///
/// What it allocates serves for all elements of the text.
package struct ElementReader: ~Copyable {
    private var scanner: FeatureScanner?
    private let bytes: UnsafeBufferPointer<UInt8>
    private let features = FeatureBuffer()

    /// - Parameter bytes: ends with the closing brace of the last element; valid as long as the reader.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: GeoJSONReader.Options) {
        self.bytes = bytes
        scanner = BracedScanner(StrictScanner(bytes, depthLimit: options.boundedDepth)).map { FeatureScanner($0) }
    }

    /// The Feature that fills a range exactly; `nil` for anything else.
    package mutating func feature(at range: Range<Int>) -> Feature? {
        guard let base = bytes.baseAddress, range.upperBound <= bytes.count,
            let end = scanner?.feature(base + range.lowerBound, depth: 2, into: features)
        else { return nil }
        let feature = features.removeFirst()
        return end == base + range.upperBound ? feature : nil
    }
}
