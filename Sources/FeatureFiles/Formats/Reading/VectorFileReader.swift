public import GeoJSON
import Support

/// Reads features of a format of GDAL, one after the other.
///
///     let reader = VectorFileReader(path: "city.shp", format: format, library: try GDALLibrary())
///     let outcome = try reader.run(report: { print($0) }) { feature in count(feature) }
///
/// Geometries are in longitude and latitude on WGS 84 with rings as RFC 7946 requires.
/// 64-bit integers are exact, dates are text by ISO 8601, bytes are base64. A feature has an `id` only in formats that keep one.
public struct VectorFileReader {
    /// What is read, and how.
    public struct Options: Sendable, Hashable {
        /// The layers to read, in this order; empty for the only one.
        public var layers: [String] = []
        /// The coordinate system of the file, in place of its own: an EPSG code, WKT or a PROJ string, with east first.
        public var sourceSystem: String?

        /// The only layer, in the system that the file names.
        public init() {}
    }

    /// The file.
    public let path: String
    /// Its format.
    public let format: VectorFormat
    /// What is read, and how.
    public var options = Options()
    private let library: GDALLibrary

    /// Chooses a file.
    public init(path: String, format: VectorFormat, library: GDALLibrary) {
        self.path = path
        self.format = format
        self.library = library
    }

    /// Reads all features of the chosen layers. Those that have no form in GeoJSON are reported and left out.
    ///
    /// - Throws: `FileError`, `VectorFormatError`, and what `body` throws. A failure that GDAL reports is an error, also where
    ///   GDAL continues.
    /// - Complexity: O(*n*) time; memory for one feature, beside what GDAL needs for the format.
    public func run(report: (VectorReport) -> Void, _ body: (Feature) throws -> Void) throws -> VectorOutcome {
        try FilePlace.requireReadable(path)
        let functions = library.functions
        return try GDALMessages.gathering(functions, format.traits.configuration) { messages in
            defer { messages.report(report) }
            let dataset = try VectorDataset(reading: path, format: format, library: library, messages)
            var outcome = VectorOutcome()
            for layer in try chosen(among: dataset.layers) {
                var reading = LayerReading(
                    path: path, layer: layer.name, handle: layer.handle, traits: format.traits, functions: functions,
                    messages: messages)
                reading.sourceSystem = options.sourceSystem
                let read = try reading.run(report, body)
                outcome.written += read.written
                outcome.skipped += read.skipped
                outcome.libraryWarnings += read.libraryWarnings
            }
            _ = consume dataset
            outcome.libraryWarnings += messages.warningCount
            return outcome
        }
    }

    private typealias Layer = (name: String, handle: GDALFunctions.Handle)

    private func chosen(among layers: [Layer]) throws(VectorFormatError) -> [Layer] {
        let names = layers.map { $0.name }
        guard options.layers.isEmpty else {
            var chosen: [Layer] = []
            for name in options.layers {
                guard let layer = layers.first(where: { $0.name == name }) else {
                    throw .noSuchLayer(name, path: path, names)
                }
                chosen.append(layer)
            }
            return chosen
        }
        let usual = layers.filter { format.traits.defaultLayers.contains($0.name) }
        if !usual.isEmpty { return usual }
        guard layers.count <= 1 else { throw .severalLayers(path: path, names) }
        guard !layers.isEmpty else { throw .unreadable(path: path, reason: "") }
        return layers
    }
}

extension GDALMessages {
    /// Reports the warnings.
    func report(_ report: (VectorReport) -> Void) {
        for text in warnings { report(.warning(Message("vector-gdal", ["text": .of(text)]))) }
        if furtherWarnings > 0 { report(.warning(Message("vector-further-warnings", ["count": .of(furtherWarnings)]))) }
    }
}
