import Diagnostics
import Geodesy

/// Holes lie inside the exterior ring.
struct HoleOutsideRule: LintRule {
    let rule = DiagnosticRule.holeOutside

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        let coordinates = pointer.appending("coordinates")
        switch geometry.shape {
        case .polygon(let polygon): check(polygon, coordinates, &findings)
        case .multiPolygon(let polygons):
            for (index, polygon) in polygons.enumerated() { check(polygon, coordinates.appending(index), &findings) }
        default: break
        }
    }

    private func check(_ polygon: Polygon, _ pointer: JSONPointer, _ findings: inout LintFindings) {
        let exterior = polygon.exterior
        let corners = Set(exterior.coordinates)
        for (index, hole) in polygon.rings.enumerated().dropFirst() {
            // Corners that touch the exterior say nothing.
            let free = hole.coordinates.filter { !corners.contains($0) }
            guard !free.isEmpty, !free.contains(where: { exterior.encloses($0) }) else { continue }
            findings.report(
                rule, at: pointer.appending(index),
                LintTexts.holeOutside
            )
        }
    }
}
