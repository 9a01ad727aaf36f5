import GeoJSON
import Support

/// Writes the geometries of features as well-known text, a line each.
struct GeometryListWriter {
    let path: String

    /// - Throws: `FileError`, `VectorFormatError`.
    func run(_ source: GeoJSONSource, report: (VectorReport) -> Void) throws -> VectorOutcome {
        let survey = try FeatureSurvey(of: source, report)
        if !survey.fields.isEmpty || survey.idCount > 0 { report(.warning(Message("vector-geometries-only"))) }
        let output = try FeatureOutput(path: path)
        var outcome = VectorOutcome()
        try source.forEach(report: { _ in }) { feature in
            guard let geometry = feature.geometry else {
                outcome.skipped += 1
                return
            }
            let bytes: [UInt8]
            do throws(WellKnownGeometryError) {
                bytes = Array((try geometry.wellKnownText() + "\n").utf8)
            } catch {
                throw VectorFormatError.unwritableGeometry(
                    feature: outcome.written, error.message)
            }
            try bytes.withUnsafeBytes(output.write)
            outcome.written += 1
        }
        try output.commit()
        if outcome.skipped > 0 {
            report(.warning(Message("vector-without-geometry", ["format": .of("wkt"), "count": .of(outcome.skipped)])))
        }
        return outcome
    }
}
