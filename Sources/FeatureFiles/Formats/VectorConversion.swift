public import GeoJSON

/// Features between GeoJSON and other formats: by GDAL where that is installed, tables and lists of well-known text without it.
///
///     let conversion = VectorConversion(format: format)  // VectorFormat(path: "city.csv")
///     var text = FeatureTextWriter(.geojson) { … }
///     try conversion.read("city.csv", report: { print($0) }) { try text.append($0) }
///     try text.finish()
public struct VectorConversion {
    /// The format that is not GeoJSON.
    public var format: VectorFormat
    /// The path of GDAL's library; `nil` for the usual names.
    public var libraryPath: String?
    /// How layers of GDAL's formats are read.
    public var layers = VectorFileReader.Options()
    /// How tables are read.
    public var table = TableOptions()

    /// Chooses a format.
    public init(format: VectorFormat) { self.format = format }

    /// Reads all features of a file, in longitude and latitude on WGS 84.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `VectorFormatError`, and what `body` throws.
    /// - Complexity: O(*n*) time; memory does not grow with the number of features, but for what GDAL needs for a format.
    public func read(
        _ path: String, report: (VectorReport) -> Void, _ body: (Feature) throws -> Void
    ) throws -> VectorOutcome {
        switch format.name {
        case "csv": return try TableReader(path: path, options: table).run(report: report, body)
        case "wkt": return try GeometryListReader(path: path, options: table).run(report: report, body)
        default:
            var reader = VectorFileReader(path: path, format: format, library: try GDALLibrary(path: libraryPath))
            reader.options = layers
            return try reader.run(report: report, body)
        }
    }

    /// Writes the features of a GeoJSON file, which is read more than once, into a new one that appears whole or not at all.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `VectorFormatError`.
    public func write(
        from input: String, _ form: FeatureForm, to output: String,
        report: (VectorReport) -> Void
    ) throws -> VectorOutcome {
        try write(from: [FeatureSource(path: input, form: form)], to: output, report: report)
    }

    /// Writes the features of several GeoJSON files into a new one that appears whole or not at all.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `VectorFormatError`.
    public func write(
        from inputs: [FeatureSource], to output: String, report: (VectorReport) -> Void
    ) throws -> VectorOutcome {
        let source = GeoJSONSource(files: inputs)
        switch format.name {
        case "csv": return try TableWriter(path: output).run(source, report: report)
        case "wkt": return try GeometryListWriter(path: output).run(source, report: report)
        default:
            let library = try GDALLibrary(path: libraryPath)
            return try VectorFileWriter(path: output, format: format, library: library).run(
                from: inputs, report: report)
        }
    }
}
