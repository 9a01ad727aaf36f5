public import ArgumentParser
import CommandOutput
import FeatureFiles
import GeoJSON
import Languages
import SpatialOperations
public import VectorFormats

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

    @Option(name: .customLong("wkt"), help: "The column of well-known text in a table.")
    var wellKnownText: String?

    private static let names = VectorFormat.all.map { $0.name }.joined(separator: ", ")
}

extension VectorFileOptions {
    /// Converts, if one of the files is not GeoJSON.
    ///
    /// - Returns: `false` where all are.
    func convert(_ files: FeatureFileOptions, from: FeatureForm?, to: FeatureForm?) throws -> Bool {
        let output = files.output
        let isOther = { (path: String) in FeatureForm(path: path) == nil && VectorFormat(path: path) != nil }
        guard files.inputs.count == 1 else {
            if from == nil && files.inputs.contains(where: isOther) || to == nil && isOther(output) {
                throw ValidationError(
                    "files of other formats are converted one at a time: convert them to GeoJSON, then put these together"
                )
            }
            return false
        }
        let input = files.inputs[0]
        let formOfInput = from ?? FeatureForm(path: input)
        let isFromOther = formOfInput == nil && (format ?? VectorFormat(path: input)) != nil
        let formOfOutput = to ?? FeatureForm(path: output) ?? (isFromOther && output == "-" ? .geojson : nil)
        let run = VectorFileRun(input: input, output: output, options: self, language: files.common.language)
        if formOfInput == nil,
            let source = formOfOutput == nil ? VectorFormat(path: input) : format ?? VectorFormat(path: input)
        {
            guard let formOfOutput else {
                throw ValidationError(
                    "one of both files must be GeoJSON: write to .geojson, .geojsons or .geojsonl first")
            }
            try requirePlainWriting(files)
            try run.read(source, as: formOfOutput)
        } else if formOfOutput == nil, let target = format ?? VectorFormat(path: output) {
            try requirePlainWriting(files)
            try run.write(target, formOfInput ?? .geojson)
        } else {
            return false
        }
        return true
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
    public init?(argument: String) { self.init(name: argument) }
}
