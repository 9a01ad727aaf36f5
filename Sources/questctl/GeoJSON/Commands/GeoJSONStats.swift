import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations
import Support

/// `questctl geojson stats city.geojson …`
struct GeoJSONStats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Tell what GeoJSON files hold: kinds, positions, extent, length, area.",
        discussion: """
            A file may be named - for standard input; of a folder all files count whose names say GeoJSON. Files with an object \
            on each line and sequences are read as well, packed or not, and memory does not grow with a file. --format json \
            gives an array with an object for each file, with exact numbers: degrees, metres, square metres. Exit codes: 0 no \
            errors, 1 errors in a file, 2 a file cannot be read.
            """)

    /// How figures are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "GeoJSON files, folders or patterns.")
    var files: [String]

    @Option(
        help: "How the files hold Features: geojson, lines or sequence. Without this their names and first bytes tell.")
    var from: FeatureForm?

    @Option(help: "How to write the figures.")
    var format = Format.text

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        var worst: ExitCode?
        var objects: [JSONValue] = []
        let names = try FeatureFileArguments.files(files) { error in
            Failure.report(error.message, language)
            worst = Failure.unreadable
        }
        for file in names {
            do {
                let statistics = try statistics(of: file) { worst = worst ?? Failure.wrong }
                switch format {
                case .text: StatisticsText(language).print(statistics, file: file)
                case .json: objects.append(statistics.json(file: file))
                }
            } catch let code as ExitCode {
                worst = code
            }
        }
        if format == .json { Console.print(JSONWriter(options: .pretty).write(.array(objects))) }
        if let worst { throw worst }
    }

    /// Whether a `crs` member names a system whose numbers are no degrees, or none that is known.
    private static let isProjection: @Sendable (JSONValue) -> Bool = { member in
        (try? CoordinateReferenceSystem(legacyMember: member)).map { !$0.isGeographic } ?? true
    }

    private func statistics(of file: String, onError: () -> Void) throws -> CollectionStatistics {
        try Failure.reporting(common.language) {
            let source =
                try from.map { FeatureSource(path: file, form: $0) }
                ?? FeatureSource(path: file, named: FeatureForm(path: file))
            // A member that stands behind the Features says what all of them mean.
            let system = try source.referenceSystemSurvey().members["crs"]
            let form = from.map(FeatureChecker.Form.given) ?? .named(FeatureForm(path: file))
            var text = TextStream(DiagnosticText(language: common.language, mostAlike: 3), file: file)
            defer { Console.note(text.finish(), terminator: "") }
            return try FeatureChecker(form).statistics(
                read: source.reader(), isProjected: system.map(Self.isProjection) ?? false,
                isProjection: Self.isProjection
            ) { found in
                let errors = found.diagnostics.filter { $0.severity == .error }
                guard !errors.isEmpty else { return }
                onError()
                Console.note(text.add(errors, text: found.text), terminator: "")
            }
        }
    }
}
