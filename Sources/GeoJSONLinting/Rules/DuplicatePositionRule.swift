import Diagnostics
import GeoJSON

/// No position is followed by itself.
struct DuplicatePositionRule: LintRule {
    let rule = DiagnosticRule.duplicatePosition

    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let index = line.indices.dropFirst().first(where: { line[$0] == line[$0 - 1] }) else { return }
        var kept: [Position] = []
        for position in line where position != kept.last { kept.append(position) }
        // With fewer positions it would not be a line, or not a ring.
        let isCertain = kept.count >= (isRing ? 4 : 2)
        let text = GeoJSONWriter().coordinatesText(.lineString(Positions(kept)))
        findings.report(
            rule, at: pointer.appending(index),
            LintTexts.repeatedPosition,
            fix: isCertain
                ? .init(
                    title: LintTexts.removeRepeated, pointer: pointer, text: text)
                : nil)
    }
}
