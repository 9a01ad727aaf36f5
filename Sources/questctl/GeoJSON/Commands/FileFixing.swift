import Compression
import FeatureFiles
import GeoJSON
import SpatialOperations
import Support

/// Mends one file for the command `fix`.
struct FileFixing {
    let file: String
    /// Where the mended text goes.
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
        Console.note("\(file): \(GeoJSONTexts.fixedFile(fixed, errors)[language])")
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
