import GeoJSON
import Support

/// Reads files of well-known text, a geometry on each line.
struct GeometryListReader {
    let path: String
    let options: TableOptions

    /// - Throws: `recordTooLong`, `notUTF8`, `FileError`, and what `body` throws.
    func run(report: (VectorReport) -> Void, _ body: (Feature) throws -> Void) throws -> VectorOutcome {
        var bytes = try BytePieces(path: path)
        var outcome = VectorOutcome()
        var number = 0
        var ambiguous = 0
        while let line = try bytes.line(number: number + 1, of: path) {
            number += 1
            guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
            guard let text = String(validating: line, as: UTF8.self) else {
                throw VectorFormatError.notUTF8(path: path, line: number)
            }
            let geometry: Geometry
            do throws(VectorFeatureFault) {
                geometry = try options.placed(.reading(text, hasTransform: options.transform != nil))
            } catch {
                outcome.skipped += 1
                report(
                    .failure(
                        VectorFeatureFailure(
                            path: path, layer: nil, place: Int64(number), isLine: true, reason: error)))
                continue
            }
            if geometry.hasAmbiguousSides { ambiguous += 1 }
            try body(Feature(geometry: geometry))
            outcome.written += 1
        }
        if ambiguous > 0 { report(.warning(Message("vector-ambiguous-rings", ["count": .of(ambiguous)]))) }
        return outcome
    }
}
