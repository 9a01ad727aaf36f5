import CommandOutput
import DiagnosticReports
import Diagnostics
import FeatureFiles
import GeoJSON
import Languages
import SpatialOperations
import VectorFormats

/// Converts features between GeoJSON and another format, and prints reports on standard error.
struct VectorFileRun {
    let input: String
    let output: String
    let options: VectorFileOptions
    let language: Language

    /// Reads the other format.
    func read(_ format: VectorFormat, as form: FeatureForm) throws {
        try InputProtection.check([input], against: output, language)
        let outcome = try Failure.reporting(language) {
            var conversion = VectorConversion(format: format)
            conversion.libraryPath = Console.variable("VELOQUEST_GDAL")
            conversion.layers.layers = options.layer
            conversion.layers.sourceSystem = options.sourceSystem
            conversion.table = try table()
            let target = try FeatureOutput(path: output)
            var text = FeatureTextWriter(form, write: target.write)
            let outcome = try conversion.read(input, report: report) { try text.append($0) }
            try text.finish()
            try target.commit()
            return outcome
        }
        if outcome.skipped > 0 { Console.note("questctl: \(GeoJSONTexts.leftOut(outcome.skipped)[language])") }
        if outcome.isIncomplete { throw Failure.wrong }
    }

    /// Writes the other format.
    func write(_ format: VectorFormat, _ form: FeatureForm) throws {
        try InputProtection.check([input], against: output, language)
        try Failure.reporting(language) {
            var conversion = VectorConversion(format: format)
            conversion.libraryPath = Console.variable("VELOQUEST_GDAL")
            let outcome = try conversion.write(from: input, form, to: output, report: report)
            if outcome.isIncomplete { throw Failure.wrong }
        }
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

    private func report(_ report: VectorReport) {
        switch report {
        case .warning(let text): Console.note("questctl: \(OutputTexts.warning[language]): \(text[language])")
        case .failure(let failure): Console.note("\(OutputTexts.error[language]): \(failure.message[language])")
        case .findings(let findings):
            Console.note(DiagnosticText(language: language).render(findings, file: input), terminator: "")
        }
    }
}
