import GeoJSON
import JSON

extension PipelineRun {
    /// The findings about the collection without its Features.
    mutating func checkSurroundings() {
        guard let surroundings else { return }
        let text = surroundings.head + surroundings.tail
        let result = GeoJSONReader(options: options.reading).read(text)
        guard !result.diagnostics.isEmpty else { return }
        let findings = result.diagnostics.map { finding in
            guard let location = finding.location, let tailOrigin,
                location.byteRange.lowerBound >= surroundings.head.count
            else { return finding }
            var moved = finding
            let shift = tailOrigin.offset - surroundings.head.count
            let range = location.byteRange.lowerBound + shift..<location.byteRange.upperBound + shift
            moved.location = surroundings.tail.withUnsafeBufferPointer {
                var counter = LineCounter($0, origin: tailOrigin)
                return counter.location(of: range)
            }
            return moved
        }
        reports.append(.findings(findings))
        outcome.isRefused = outcome.isRefused || findings.containsErrors
    }
}
