import Diagnostics
import Geodesy

/// Lines and rings do not jump across the antimeridian.
struct AntimeridianRule: LintRule {
    let rule = DiagnosticRule.antimeridian

    func check(_ line: Positions, isRing: Bool, at pointer: JSONPointer, _ findings: inout LintFindings) {
        let jump = line.indices.dropFirst().first { index in
            (line.coordinate(at: index).longitude - line.coordinate(at: index - 1).longitude).magnitude > 180
        }
        guard let jump else { return }
        findings.report(
            rule, at: pointer.appending(jump),
            LintTexts.antimeridian)
    }
}
