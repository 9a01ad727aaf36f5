public import ArgumentParser
import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// The options for conversion from and to formats other than GeoJSON.
struct VectorFileOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the file that is not GeoJSON; by default what its name says: \(Self.names)."
        ))
    var format: VectorFormat?

    @Option(help: "A layer to read; may be given several times.")
    var layer: [String] = []

    @Option(help: "The coordinate system of the input, where it does not say it or says it wrong, e.g. EPSG:32641.")
    var sourceSystem: String?

    @Option(name: .customLong("x"), help: "The column of longitudes in a table.")
    var longitude: String?

    @Option(name: .customLong("y"), help: "The column of latitudes in a table.")
    var latitude: String?

    @Option(
        name: .customLong("wkt"),
        help: "The column of well-known text in a table, or of well-known binary in hexadecimal digits.")
    var wellKnownText: String?

    private static let names = VectorFormat.all.map { $0.name }.joined(separator: ", ")
}

extension VectorFileOptions {
    /// Converts, if one of the files is not GeoJSON.
    ///
    /// - Returns: `false` where all are.
    func convert(_ files: FeatureFileOptions, from: FeatureForm?, to: FeatureForm?) throws -> Bool {
        let language = files.common.language
        let output = files.output
        let inputs = try Failure.reporting(language) {
            try files.inputs.flatMap { try FileNames.named(by: $0) { from != nil || FeatureForm(path: $0) != nil } }
        }
        var target = to == nil && FeatureForm(path: output) == nil ? VectorFormat(path: output) : nil
        // The format that is named is that of the output, unless the output is GeoJSON.
        let isGeoJSON = { (path: String) in from != nil || FeatureForm(path: path) != nil }
        if target == nil, to == nil, FeatureForm(path: output) == nil, output != "-" || inputs.allSatisfy(isGeoJSON) {
            target = format
        } else if target != nil {
            target = format ?? target
        }
        let sourceFormats = inputs.map { path -> VectorFormat? in
            isGeoJSON(path) ? nil : target == nil ? format ?? VectorFormat(path: path) : VectorFormat(path: path)
        }
        guard target != nil || sourceFormats.contains(where: { $0 != nil }) else { return false }
        if inputs.count(where: { $0 == "-" }) > 1 {
            throw ValidationError("- may be given once: standard input ends only once")
        }
        try InputProtection.check(inputs, against: output, language)
        let run = VectorFileRun(output: output, options: self, language: language)
        if let target {
            try requirePlainWriting(files)
            try run.write(target, try sources(inputs, sourceFormats, from, run))
            return true
        }
        guard let form = to ?? FeatureForm(path: output) ?? (output == "-" ? .geojson : nil) else {
            throw ValidationError(
                "say what to write: name the output .geojson, .gpkg and the like, or give --to or --format")
        }
        if inputs.count == 1, let source = sourceFormats[0] {
            try requirePlainWriting(files)
            try run.read(inputs[0], source, as: form)
            return true
        }
        var merging = try FeatureFileRun(files, try sources(inputs, sourceFormats, from, run), to: form)
        merging.skipsInvalid = true
        try merging.surveyWhereNeeded()
        try merging.finish(merging { { _, _ in .keep } })
        try run.finish()
        return true
    }

    /// The inputs as GeoJSON; those of other formats are read and put aside.
    private func sources(
        _ inputs: [String], _ formats: [VectorFormat?], _ form: FeatureForm?, _ run: VectorFileRun
    ) throws -> [FeatureSource] {
        try zip(inputs, formats).map { path, format in
            if let format { return try run.aside(path, format) }
            return try Failure.reporting(run.language) { try FeatureFileInputs.source(path, form, run.language) }
        }
    }

    private func requirePlainWriting(_ files: FeatureFileOptions) throws {
        let writing = files.writing
        guard !writing.pretty, !writing.bbox, writing.precision == nil else {
            throw ValidationError(
                "--pretty, --bbox and --precision go with GeoJSON alone: convert once more from GeoJSON to GeoJSON")
        }
    }
}

extension VectorFormat: ExpressibleByArgument {
    /// The format of a name; `nil` for an unknown one.
    init?(argument: String) { self.init(name: argument) }
}
