extension GPXDocument {
    /// Reads a GPX 1.1 file; 1.0 and files without a version are read as well.
    ///
    ///     let document = try GPXDocument(parsing: Array("<gpx><wpt lat='55.16' lon='61.4'/></gpx>".utf8))
    ///
    /// Unknown elements are skipped, and of extensions all but the accuracy of points in metres: `accuracy`, `accuracy_horizontal`,
    /// `horizontal_accuracy`, `horizontalAccuracy` and `hacc`, in any namespace. White space around texts is dropped; empty texts,
    /// unreadable numbers, and accuracies and dilutions that are not positive count as absent.
    /// - Throws: where the XML is not well formed, is no GPX, or a point's place or time cannot be read.
    /// - Complexity: linear in the number of bytes.
    ///
    /// Not enforced: the order of elements, the namespace, and that times go forward.
    public init(parsing bytes: [UInt8]) throws(GPXError) {
        self = try GPXReader.read(bytes, isStrict: true).document
    }
}
