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
            // Larger numbers than 2⁵³ have no decimals at all.
            [place.longitude, place.latitude].contains { number in
                number.magnitude < 0x1p53 && ((number * finest).rounded() / finest) != number
            }
        }
        guard isTooFine else { return }
        findings.report(
            rule, at: pointer.appending("coordinates"),
            LintTexts.tooPrecise)
    }
}
