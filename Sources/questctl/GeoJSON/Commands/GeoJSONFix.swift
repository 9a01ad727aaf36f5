import ArgumentParser
import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// `questctl geojson fix city.geojson …`
struct GeoJSONFix: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix", abstract: "Mend what is certain in GeoJSON files, and leave the rest as it stands.",
        discussion: """
            Files are replaced in one step; - reads standard input and writes standard output. Of a folder all files count whose \
            names say GeoJSON. Sequences and files with an object on each line are fixed record by record, in memory that does \
            not grow with them; files packed with gzip or Zstandard stay packed so. With --check nothing is \
            written and the exit code is 1 where something would be. Coordinates are taken as they are, in degrees or not; \
            with --repair areas whose rings cross are made valid as by the command repair.
            """)

    @Argument(help: "GeoJSON files, folders or patterns.")
    var files: [String]

    @Option(
        help: "How the files hold Features: geojson, lines or sequence. Without this their names and first bytes tell.")
    var from: FeatureForm?

    @Flag(help: "Only say what would be changed.")
    var check = false

    @Flag(help: "Also make areas valid whose rings cross themselves or each other.")
    var repair = false

    @Option(help: "What belongs to a repaired area: structure or linework; see the command repair.")
    var method = RepairMethod.structure

    @Option(
        name: .shortAndLong,
        help:
            "Write the fixed text to this file instead, packed where its name ends in .gz or .zst; for one input only."
    )
    var output: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard output == nil || files.count == 1 else { throw ValidationError("--output goes with one file only") }
    }

    func run() throws {
        var total = FixTotal()
        let names = try FeatureFileArguments.files(files) { error in
            Failure.report(error.message, common.language)
            total.isUnreadable = true
        }
        guard output == nil || names.count < 2 else { throw ValidationError("--output goes with one file only") }
        for file in names {
            do { try fix(file, &total) } catch is ExitCode { total.isUnreadable = true }
        }
        if names.count > 1 {
            Console.note(GeoJSONTexts.fixedFiles(total.files, total.changed, total.errors)[common.language])
        }
        if total.isUnreadable { throw Failure.unreadable }
        if total.errors > 0 || check && total.changed > 0 { throw Failure.wrong }
    }

    private func fix(_ file: String, _ total: inout FixTotal) throws {
        let language = common.language
        let repairing = repair ? AreaRepairing(method: method, language: language) : nil
        let fixing = FileFixing(
            file: file, target: output ?? file, isChecking: check, repairing: repairing, language: language)
        try Failure.reporting(language) {
            let source =
                try from.map { FeatureSource(path: file, form: $0) }
                ?? FeatureFileInputs.source(file, nil, language)
            if source.form == .geojson {
                try fixing.fixDocument(source, &total)
            } else {
                try fixing.fixRecords(source, &total)
            }
        }
    }
}

/// What came of several files.
struct FixTotal {
    var files = 0
    var changed = 0
    var errors = 0
    var isUnreadable = false
}
