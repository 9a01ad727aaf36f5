import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// Converts features between GeoJSON and other formats, and prints reports on standard error.
final class VectorFileRun {
    let output: String
    let options: VectorFileOptions
    let language: Language
    /// What was left out of inputs that were put aside.
    private var skipped = 0
    private var isIncomplete = false

    init(output: String, options: VectorFileOptions, language: Language) {
        self.output = output
        self.options = options
        self.language = language
    }

    /// Reads a file of another format into the output.
    func read(_ input: String, _ format: VectorFormat, as form: FeatureForm) throws {
        try Failure.reporting(language) {
            let target = try FeatureOutput(path: output)
            var text = FeatureTextWriter(form, write: target.write)
            try take(input, format) { try text.append($0) }
            try text.finish()
            try target.commit()
        }
        try finish()
    }

    /// Reads a file of another format and puts its features aside.
    func aside(_ input: String, _ format: VectorFormat) throws -> FeatureSource {
        try Failure.reporting(language) {
            let spool = SpooledBytes()
            var text = FeatureTextWriter(.lines) { try spool.append($0) }
            try take(input, format) { try text.append($0) }
            try text.finish()
            return FeatureSource(path: input, form: .lines, spool: spool)
        }
    }

    private func take(_ input: String, _ format: VectorFormat, _ body: (Feature) throws -> Void) throws {
        var conversion = VectorConversion(format: format)
        conversion.libraryPath = Console.variable("VELOQUEST_GDAL")
        conversion.layers.layers = options.layer
        conversion.layers.sourceSystem = options.sourceSystem
        conversion.table = try table()
        let outcome = try conversion.read(input, report: { report($0, input) }, body)
        skipped += outcome.skipped
        isIncomplete = isIncomplete || outcome.isIncomplete
    }

    /// Writes the other format.
    func write(_ format: VectorFormat, _ inputs: [FeatureSource]) throws {
        try Failure.reporting(language) {
            var conversion = VectorConversion(format: format)
            conversion.libraryPath = Console.variable("VELOQUEST_GDAL")
            let file = inputs.first?.path ?? output
            let outcome = try conversion.write(from: inputs, to: output) { report($0, file) }
            isIncomplete = isIncomplete || outcome.isIncomplete
        }
        try finish()
    }

    /// Ends the command where features were left out.
    func finish() throws {
        if skipped > 0 { Console.report(Message("geo-json-left-out", ["skipped": .of(skipped)]), language) }
        if isIncomplete { throw Failure.wrong }
    }

    private func table() throws -> TableOptions {
        var table = TableOptions()
        table.longitude = options.longitude
        table.latitude = options.latitude
        table.wellKnownText = options.wellKnownText
        if let name = options.sourceSystem {
            let box = TransformationBox(
                try CoordinateTransformation(from: CoordinateReferenceSystem(name), to: .longitudeLatitude))
            table.transform = { try box.transformation.transformed($0) }
        }
        return table
    }

    private func report(_ report: VectorReport, _ input: String) {
        switch report {
        case .warning(let text): Console.note("questctl: \(Message("output-warning")[language]): \(text[language])")
        case .failure(let failure): Console.note("\(Message("output-error")[language]): \(failure.message[language])")
        case .findings(let findings):
            Console.note(DiagnosticText(language: language).render(findings, file: input), terminator: "")
        }
    }
}
