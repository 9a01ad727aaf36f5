public import ArgumentParser
public import FeatureFiles
import GeoJSON

/// The options of all commands that read Features from files and write a file.
struct FeatureFileOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "GeoJSON files, folders of them, or patterns in quotes; - for standard input. Several are put together.",
            valueName: "input"))
    var inputs: [String]

    @Option(
        name: .shortAndLong,
        help: "The file to write, packed where its name ends in .gz or .zst; by default standard output.")
    var output = "-"

    @OptionGroup var writing: FeatureWritingOptions

    @Flag(
        help:
            "Leave out Features that are faulty or cannot be computed with, name them, and go on with the others; the exit code is 1."
    )
    var skipInvalid = false

    @OptionGroup var common: CommonOptions
}

/// How Features are written.
struct FeatureWritingOptions: ParsableArguments {
    @Flag(help: "Write everything anew with line breaks and indents.")
    var pretty = false

    @Option(
        name: [.customLong("precision"), .customLong("decimals")],
        help: ArgumentHelp(
            """
            Decimals of coordinates, 0 to 15. By default new ones have 7, and those that are kept stay as they are written.
            """, valueName: "decimals"))
    var precision: Int?

    @Flag(help: "Write the bbox of the file and of each Feature.")
    var bbox = false

    func validate() throws {
        guard (0...15).contains(precision ?? 0) else { throw ValidationError("--precision goes from 0 to 15") }
    }
}

/// How files hold Features.
struct FeatureFormOptions: ParsableArguments {
    @Option(help: ArgumentHelp("What the inputs are; by default what their names say.", valueName: "form"))
    var from: FeatureForm?

    @Option(
        help: ArgumentHelp(
            "What to write; by default what the output's name says: .geojson, .geojsons or .geojsonl.",
            valueName: "form"))
    var to: FeatureForm?
}

extension FeatureForm: ExpressibleByArgument {}
