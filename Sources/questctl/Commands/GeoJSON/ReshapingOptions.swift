import ArgumentParser
import FileAccess
import GeoJSON
import Languages

/// What the commands that reshape a file have in common: read, change every geometry, write.
struct ReshapingOptions: ParsableArguments {
    @Argument(help: "The GeoJSON file to read; - for standard input.")
    var input: String

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @Option(help: "Decimals of written coordinates, 0 to 15.")
    var decimals = 7

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (0...15).contains(decimals) else { throw ValidationError("--decimals goes from 0 to 15") }
    }

    /// The object in the file. Errors of the file are shown.
    func object() throws -> GeoJSONObject {
        let bytes = try Failure.reporting(common.language) { try InputFile.bytes(of: input) }
        let result = GeoJSONReader().read(bytes)
        if result.hasErrors {
            let errors = result.diagnostics.filter { $0.severity == .error }
            let text = DiagnosticText(language: common.language)
            Console.note(text.render(errors, file: input, bytes: bytes), terminator: "")
        }
        guard !result.hasErrors, let object = result.object else { throw Failure.wrong }
        return object
    }

    /// Changes every geometry of an object and writes the result.
    func write(
        _ object: GeoJSONObject, _ transform: (Geometry) throws -> Geometry?
    ) throws {
        let result = try Failure.reporting(common.language, file: input, code: Failure.wrong) {
            try object.replacingGeometries(transform) ?? .featureCollection(FeatureCollection())
        }
        let options = GeoJSONWriter.Options(layout: .compact, decimals: decimals)
        let bytes = GeoJSONWriter(options: options).write(result) + [0x0A]
        try Failure.reporting(common.language) { try OutputFile.write(bytes, to: output) }
    }
}
