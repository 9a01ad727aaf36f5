import GeoJSON
import JSON

@testable import FeatureFiles

/// A text that was linted in parts.
struct Checked {
    var findings: [Diagnostic] = []
    var parts: [LocatedFindings] = []

    init(
        _ text: [UInt8], _ form: FeatureChecker.Form = .given(.geojson), _ linter: Linter = Linter(),
        chunk: Int = 1 << 16, batch: Int = 1 << 20
    ) throws {
        var checker = FeatureChecker(form)
        checker.batchSize = batch
        var parts: [LocatedFindings] = []
        try checker.lint(linter, read: Self.reading(text, chunk)) { parts.append($0) }
        self.parts = parts
        findings = parts.flatMap { $0.diagnostics }
    }

    static func reading(_ text: [UInt8], _ chunk: Int) -> (UnsafeMutableRawBufferPointer) throws -> Int {
        var rest = text[...]
        return { room in
            let piece = rest.prefix(min(chunk, room.count))
            room.copyBytes(from: piece)
            rest = rest.dropFirst(piece.count)
            return piece.count
        }
    }

    /// Findings in one order that both ways of linting can be brought into.
    static func ordered(_ findings: [Diagnostic]) -> [String] {
        findings.map { finding in
            let range = finding.location?.byteRange
            return
                "\(range?.lowerBound ?? -1)…\(range?.upperBound ?? -1) \(finding) \(finding.pointer?.description ?? "-") "
                + "\(finding.fix?.edits.map { "\($0.byteRange) \($0.replacement)" } ?? [])"
        }.sorted()
    }
}
