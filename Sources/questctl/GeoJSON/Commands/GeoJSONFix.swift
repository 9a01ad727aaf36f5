import ArgumentParser
import Compression
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
            Console.note(
                Message(
                    "geo-json-fixed-files",
                    ["files": .of(total.files), "changed": .of(total.changed), "errors": .of(total.errors)])[
                        common.language])
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

/// Mends one file for the command `fix`.
struct FileFixing {
    let file: String
    /// Where the fixed text goes.
    let target: String
    /// Whether nothing is written.
    let isChecking: Bool
    /// What makes areas valid; `nil` where that was not asked for.
    let repairing: AreaRepairing?
    let language: Language

    /// Mends a text that is read whole: what is wrong with a collection shows in all of it.
    func fixDocument(_ source: FeatureSource, _ total: inout FixTotal) throws {
        let bytes = try source.readToEnd()
        var result = Linter().fix(bytes)
        var repaired = 0
        if let repairing, !GeoJSONReader().read(result.bytes).hasErrors {
            let document = try SourceDocument(file: file, bytes: result.bytes, language)
            let repairs = repairing.repaired(document)
            repaired = repairs.repaired
            total.errors += repairs.refused
            if repaired > 0 {
                result.bytes = repairs.bytes
                result.remaining = Linter().lint(repairs.bytes)
                result.remainingBefore = result.remaining
            }
        }
        for diagnostic in result.fixed { Console.note(line(diagnostic)) }
        let left = (isChecking ? result.remainingBefore : result.remaining).filter { $0.severity != .note }
        let shown = isChecking && repaired == 0 ? bytes : result.bytes
        Console.note(DiagnosticText(language: language).render(left, file: file, bytes: shown), terminator: "")
        let errors = result.remaining.count { $0.severity == .error }
        conclude(fixed: result.fixed.count + repaired, errors: errors, isChanged: result.bytes != bytes, &total)
        if isWritten(isChanged: result.bytes != bytes) {
            let output = try FeatureOutput(path: target, compression: compression(source))
            try result.bytes.withUnsafeBytes { try output.write($0) }
            try output.commit()
        }
    }

    /// Mends a sequence, or a file with an object on each line, record by record.
    func fixRecords(_ source: FeatureSource, _ total: inout FixTotal) throws {
        let read = try source.reader()
        let output = isChecking ? nil : try FeatureOutput(path: target, compression: compression(source))
        var text = TextStream(DiagnosticText(language: language, mostAlike: 3), file: file)
        var (fixed, errors, isChanged) = (0, 0, false)
        try RecordFixer(source.form).run(
            read: read, write: { try output?.write($0) },
            onMark: { mark in
                Console.note(line(mark))
                (fixed, isChanged) = (fixed + 1, true)
            },
            fix: { record in
                let mended = try repaired(record)
                fixed += record.result.fixed.count + mended.repaired
                errors += mended.refused + mended.remaining.count { $0.severity == .error }
                isChanged = isChanged || mended.bytes != record.text
                for finding in record.placed(record.result.fixed, in: record.text).diagnostics {
                    Console.note(line(finding))
                }
                let isBefore = isChecking && mended.repaired == 0
                let left = (isBefore ? record.result.remainingBefore : mended.remaining).filter { $0.severity != .note }
                if !left.isEmpty {
                    let found = record.placed(left, in: isBefore ? record.text : mended.bytes)
                    Console.note(text.add(found.diagnostics, text: found.text), terminator: "")
                }
                return mended.bytes
            })
        Console.note(text.finish(), terminator: "")
        conclude(fixed: fixed, errors: errors, isChanged: isChanged, &total)
        if isWritten(isChanged: isChanged) { try output?.commit() }
    }

    private typealias Mended = (bytes: [UInt8], remaining: [Diagnostic], repaired: Int, refused: Int)

    private func repaired(_ record: RecordFixer.FixedRecord) throws -> Mended {
        let result = record.result
        let whole: Mended = (result.bytes, result.remaining, 0, 0)
        guard let repairing, !GeoJSONReader().read(result.bytes).hasErrors else { return whole }
        let document = try SourceDocument(
            file: file, bytes: result.bytes, from: (record.line, record.column), language)
        let repairs = repairing.repaired(document)
        guard repairs.repaired > 0 else { return (result.bytes, result.remaining, 0, repairs.refused) }
        // A text of its own would end with a line break, which is not this record's.
        var bytes = repairs.bytes
        if bytes.last == 0x0A { bytes.removeLast() }
        return (bytes, Linter().lint(bytes), repairs.repaired, repairs.refused)
    }

    /// A file stays packed as it is; another one is packed as its name says.
    private func compression(_ source: FeatureSource) -> CompressionFormat? {
        target == "-" ? nil : target == file ? source.compression : CompressionFormat(path: target)
    }

    private func isWritten(isChanged: Bool) -> Bool {
        !isChecking && (target != file || target == "-" || isChanged)
    }

    private func conclude(fixed: Int, errors: Int, isChanged: Bool, _ total: inout FixTotal) {
        Console.note(
            "\(file): \(Message("geo-json-fixed-file", ["fixed": .of(fixed), "errors": .of(errors)])[language])")
        total.files += 1
        total.changed += isChanged ? 1 : 0
        total.errors += errors
    }

    private func line(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { ":\($0.line):\($0.column)" } ?? ""
        let title = diagnostic.fix?.title[language] ?? diagnostic.message[language]
        return "\(file)\(place): \(title) [\(diagnostic.rule)]"
    }
}

/// Repairs the areas of a file that is in memory, for the command `fix`.
struct AreaRepairing {
    var method: RepairMethod
    var language: Language

    /// The text with repaired areas, and how many were repaired and how many could not be. The latter are reported.
    func repaired(_ document: SourceDocument) -> (bytes: [UInt8], repaired: Int, refused: Int) {
        var remarks: [FeatureRemark] = []
        var repaired = 0
        let isInDegrees = ReferenceSystemMembers(of: document.object).all.allSatisfy { member in
            (try? CoordinateReferenceSystem(legacyMember: member.value))?.isEquivalent(to: .longitudeLatitude) == true
        }
        let changes = document.object.features.enumerated().map { index, feature in
            guard let geometry = feature.geometry else { return GeometryEditing.Change.kept }
            do throws(PlanarGeometryError) {
                guard let repair = try geometry.repaired(by: method, isInDegrees: isInDegrees) else { return .kept }
                repaired += 1
                for part in repair.leftOut {
                    let message = Message("geo-json-left-out-part", ["geometry": .of("\(part)")])
                    remarks.append(FeatureRemark(feature: index, message: message, isError: false))
                }
                return WrittenGeometry(decimals: nil).change(from: geometry, to: repair.geometry)
            } catch {
                remarks.append(FeatureRemark(feature: index, message: error.message))
                return .kept
            }
        }
        document.report(remarks, language)
        return (
            GeometryEditing(document.bytes, document.object).applying(changes), repaired,
            remarks.count { $0.isError }
        )
    }
}
