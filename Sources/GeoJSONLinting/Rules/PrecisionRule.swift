import Diagnostics
import GeoJSON
import Geodesy

/// Coordinates do not have decimals finer than a centimetre.
struct PrecisionRule: LintRule {
    let rule = DiagnosticRule.precision

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        if case .geometryCollection = geometry.shape { return }
        let finest = 1e7
        let isTooFine = geometry.coordinates.contains { place in
            [place.longitude, place.latitude].contains { (($0 * finest).rounded() / finest) != $0 }
        }
        guard isTooFine else { return }
        findings.report(
            rule, at: pointer.appending("coordinates"),
            LintTexts.tooPrecise)
    }
}
