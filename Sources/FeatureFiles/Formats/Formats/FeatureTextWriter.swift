public import GeoJSON

/// Writes features as GeoJSON text, one after the other, in any of its forms.
public struct FeatureTextWriter {
    private let form: FeatureForm
    private let writer = GeoJSONWriter(options: .compact)
    private let write: (UnsafeRawBufferPointer) throws -> Void
    private var isFirst = true

    /// Starts a text.
    ///
    /// - Parameter write: takes bytes of the text, in order.
    public init(_ form: FeatureForm, write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        self.form = form
        self.write = write
    }

    /// Appends a feature.
    ///
    /// - Throws: what `write` throws.
    public mutating func append(_ feature: Feature) throws {
        let opening =
            switch form {
            case .geojson: isFirst ? Self.head : ",\n"
            case .sequence: "\u{1E}"
            case .lines: ""
            }
        isFirst = false
        try put(Array(opening.utf8) + writer.write(feature) + (form == .geojson ? [] : [0x0A]))
    }

    /// Ends the text.
    ///
    /// - Throws: what `write` throws.
    public mutating func finish() throws {
        guard form == .geojson else { return }
        try put(Array(((isFirst ? Self.head : "") + "\n]}\n").utf8))
    }

    private static let head = "{\"type\":\"FeatureCollection\",\"features\":[\n"

    private func put(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(write) }
}
