public import ArgumentParser
import FeatureFiles
import GeoJSON
import Support

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

/// The files that arguments of a command name: files, folders, patterns.
enum FeatureFileArguments {
    /// The files, in order; a folder stands for its files with the endings of Feature files.
    ///
    /// - Parameter report: takes the message about an argument that names no file.
    static func files(_ arguments: [String], report: (any LocalizedMessage) -> Void) throws -> [String] {
        ProcessHeap.returnFreedBlocks()
        var files: [String] = []
        for argument in arguments {
            do {
                files += try FileNames.named(by: argument) { FeatureForm(path: $0) != nil }
            } catch let error as any LocalizedMessage {
                report(error)
            }
        }
        return files
    }
}

/// The files of Features that arguments name.
enum FeatureFileInputs {
    /// Files, the files of folders and those that patterns match, in the order of the arguments.
    ///
    /// - Parameter form: the form of all files; where it is given, the endings of names are ignored.
    static func paths(_ arguments: [String], _ form: FeatureForm?, _ language: Language) throws -> [String] {
        guard arguments.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("- may be given once: standard input ends only once")
        }
        return try Failure.reporting(language) {
            try arguments.flatMap { argument in
                try FileNames.named(by: argument) { form != nil || FeatureForm(path: $0) != nil }
            }
        }
    }

    /// A file whose form somebody says, or its name and first bytes; where these disagree, that is said.
    static func source(_ path: String, _ form: FeatureForm?, _ language: Language) throws -> FeatureSource {
        if let form { return FeatureSource(path: path, form: form) }
        let source = try FeatureSource(path: path, named: FeatureForm(path: path))
        if source.isMisnamed {
            Console.note("questctl: \(path): \(GeoJSONTexts.misnamed(source.form)[language])")
        }
        return source
    }
}
