import ArgumentParser
import CommandOutput
import FileAccess
import GeoJSON
import GeoJSONLinting
import Languages
import SpatialOperations

/// `questctl geojson fix city.geojson …`
struct GeoJSONFix: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix", abstract: "Mend what is certain in GeoJSON files, and leave the rest as it stands.",
        discussion: """
            Files are replaced in one step; - reads standard input and writes standard output. With --check nothing is \
            written and the exit code is 1 where something would be. Coordinates are taken as they are, in degrees or not; \
            with --repair areas whose rings cross are made valid as by the command repair.
            """)

    @Argument(help: "GeoJSON files.")
    var files: [String]

    @Flag(help: "Only say what would be changed.")
    var check = false

    @Flag(help: "Also make areas valid whose rings cross themselves or each other.")
    var repair = false

    @Option(help: "What belongs to a repaired area: structure or linework; see the command repair.")
    var method = RepairMethod.structure

    @Option(name: .shortAndLong, help: "Write the fixed text to this file instead; for one input only.")
    var output: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard output == nil || files.count == 1 else { throw ValidationError("--output goes with one file only") }
    }

    func run() throws {
        var total = Total()
        for file in files {
            do { try fix(file, &total) } catch is ExitCode { total.isUnreadable = true }
        }
        if files.count > 1 { Console.note(total.summary[common.language]) }
        if total.isUnreadable { throw Failure.unreadable }
        if total.errors > 0 || check && total.changed > 0 { throw Failure.wrong }
    }

    private func fix(_ file: String, _ total: inout Total) throws {
        let language = common.language
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
        var result = Linter().fix(bytes)
        var repaired = 0
        if repair, !GeoJSONReader().read(result.bytes).hasErrors {
            let document = try SourceDocument(file: file, bytes: result.bytes, language)
            let repairs = AreaRepairing(method: method, language: language).repaired(document)
            repaired = repairs.repaired
            total.errors += repairs.refused
            if repaired > 0 {
                result.bytes = repairs.bytes
                result.remaining = Linter().lint(repairs.bytes)
                result.remainingBefore = result.remaining
            }
        }
        for diagnostic in result.fixed { Console.note(line(diagnostic, file)) }
        let left = (check ? result.remainingBefore : result.remaining).filter { $0.severity != .note }
        let shown = check && repaired == 0 ? bytes : result.bytes
        Console.note(DiagnosticText(language: language).render(left, file: file, bytes: shown), terminator: "")
        Console.note("\(file): \(summary(result, repaired)[language])")
        let target = output ?? file
        if !check, target != file || target == "-" || result.bytes != bytes {
            try Failure.reporting(language) { try OutputFile.write(result.bytes, to: target) }
        }
        total.files += 1
        total.changed += result.bytes != bytes ? 1 : 0
        total.errors += result.remaining.count { $0.severity == .error }
    }

    private struct Total {
        var files = 0
        var changed = 0
        var errors = 0
        var isUnreadable = false

        var summary: LocalizedText {
            GeoJSONTexts.fixedFiles(files, changed, errors)
        }
    }

    private func line(_ diagnostic: Diagnostic, _ file: String) -> String {
        let place = diagnostic.location.map { ":\($0.line):\($0.column)" } ?? ""
        let title = diagnostic.fix?.title[common.language] ?? diagnostic.message[common.language]
        return "\(file)\(place): \(title) [\(diagnostic.rule)]"
    }

    private func summary(_ result: Linter.FixResult, _ repaired: Int) -> LocalizedText {
        let errors = result.remaining.count { $0.severity == .error }
        return GeoJSONTexts.fixedFile(result.fixed.count + repaired, errors)
    }
}
