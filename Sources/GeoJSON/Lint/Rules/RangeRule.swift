import Diagnostics
import Geodesy
import Languages

/// Longitudes are within 180 degrees and latitudes within 90.
struct RangeRule: LintRule {
    let rule = DiagnosticRule.range

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        if case .geometryCollection = geometry.shape { return }
        guard let wrong = geometry.coordinates.first(where: { !$0.isOnEarth }) else { return }
        let isSwapped = wrong.latitude.magnitude <= 180 && wrong.longitude.magnitude <= 90
        let isMetric = wrong.longitude.magnitude > 1000 || wrong.latitude.magnitude > 1000
        var message = LocalizedText(
            "\(wrong) is not on Earth: longitude is −180 to 180, latitude −90 to 90",
            "\(wrong) не на Земле: долгота от −180 до 180, широта от −90 до 90")
        if isSwapped {
            message.english += "; longitude must come first, these are probably swapped"
            message.russian += "; сначала пишется долгота — вероятно, числа переставлены"
        } else if isMetric {
            message.english += "; this looks like metres, reproject the file to WGS 84"
            message.russian += "; похоже на метры — перепроецируйте файл в WGS 84"
        }
        findings.report(rule, at: pointer.appending("coordinates"), message)
    }
}
