public import ArgumentParser
public import FeatureFiles
import GeoJSON
import Languages

/// `questctl geojson convert city.geojson -o city.geojsonl`
struct GeoJSONConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert between a FeatureCollection, a sequence (RFC 8142) and newline-delimited GeoJSON.",
        discussion: """
            Features pass through one by one, as they stand, so files may be larger than memory. Files packed with gzip \
            or Zstandard are read as they are, and written where the output's name ends in .gz or .zst. A Feature with a \
            fault is reported and left out, the rest is kept; the exit code is then 1. Coordinates \
            are not looked at, so that they may be of any system. - is standard input or output.
            """)

    @Argument(help: "The file to read.")
    var input: String

    @Option(name: .shortAndLong, help: "The file to write.")
    var output = "-"

    @Option(help: "What to write; by default what the output's name says: .geojson, .geojsons or .geojsonl.")
    var to: FeatureForm?

    @Option(help: "What the input is; by default what its name says.")
    var from: FeatureForm?

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard let to = to ?? FeatureForm(path: output) else {
            throw ValidationError("say what to write: --to geojson, --to sequence or --to lines")
        }
        var options = FeaturePipeline.Options(input: from ?? FeatureForm(path: input) ?? .geojson, output: to)
        options.skipsInvalid = true
        let run = FeatureFileRun(input: input, output: output, language: common.language)
        let outcome = try run.callAsFunction(options) { { _, _ in .keep } }
        if outcome.skipped > 0 { throw Failure.wrong }
    }
}

extension FeatureForm: ExpressibleByArgument {}
