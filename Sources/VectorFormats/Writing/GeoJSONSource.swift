import Diagnostics
import FeatureFiles
import GeoJSON

/// A GeoJSON file that is read more than once.
struct GeoJSONSource {
    let path: String
    let form: FeatureForm

    /// Reads all features, in order, and returns the foreign members of the collection.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `faultyInput` where the text has a fault, after reporting it; what `body` throws.
    @discardableResult
    func forEach(report: (VectorReport) -> Void, _ body: (Feature) throws -> Void) throws -> GeoJSONObject? {
        let input = try FeatureInput(path: path)
        guard form == .geojson else {
            let format: RecordStream<any Error>.Format = form == .sequence ? .textSequence : .newlineDelimited
            var stream = RecordStream<any Error>(format: format, read: input.read)
            while let record = try stream.next() {
                try check(record.diagnostics, report)
                for feature in record.object?.features ?? [] { try body(feature) }
            }
            return nil
        }
        var stream = FeatureStream<any Error>(read: input.read)
        var seen = 0
        while let feature = try stream.next() {
            let findings = stream.diagnostics
            if findings.count > seen { try check(Array(findings[seen...]), report) }
            seen = findings.count
            try body(feature)
        }
        try check(Array(stream.diagnostics.dropFirst(seen)), report)
        return stream.remainder
    }

    private func check(_ findings: [Diagnostic], _ report: (VectorReport) -> Void) throws(VectorFormatError) {
        let errors = findings.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        report(.findings(errors))
        throw .faultyInput(path: path)
    }
}
