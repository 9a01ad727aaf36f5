import Geodesy
import JSON
import Support

/// Longitudes are within 180 degrees and latitudes within 90.
struct RangeRule: LintRule {
    let rule = DiagnosticRule.range

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        if case .geometryCollection = geometry.shape { return }
        guard let wrong = geometry.firstPositionOutsideDegrees(furthestLongitude: 180)?.coordinate else { return }
        let isSwapped = wrong.latitude.magnitude <= 180 && wrong.longitude.magnitude <= 90
        let isMetric = wrong.longitude.magnitude > 1000 || wrong.latitude.magnitude > 1000
        findings.report(
            rule, at: pointer.appending("coordinates"),
            Message(
                "lint-not-on-earth",
                ["place": .of(wrong), "looks": isSwapped ? .choice("swapped") : isMetric ? .choice("metric") : .none]))
    }
}
