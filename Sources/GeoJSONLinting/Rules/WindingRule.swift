import Diagnostics
import GeoJSON

/// Exterior rings go counterclockwise and holes clockwise.
///
/// Rings that certainly go the wrong way can be turned around; one around a pole may be meant to hold the other pole, and is
/// only reported. Rings that can be read in two ways are up to `AmbiguousRingRule`.
struct WindingRule: LintRule {
    let rule = DiagnosticRule.winding

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        let coordinates = pointer.appending("coordinates")
        var wrong: [LintFindings.Replacement.Change] = []
        var farPole: JSONPointer?
        geometry.forEachPolygon(at: coordinates) { polygon, pointer in
            for (index, winding) in polygon.winding.enumerated() {
                let ring = pointer.appending(index)
                switch winding {
                case .right, .unclear: break
                case .wrong: wrong.append(.reverse(ring, count: polygon.rings[index].count))
                case .aroundFarPole: farPole = farPole ?? ring
                }
            }
        }
        if !wrong.isEmpty {
            findings.report(
                rule, at: coordinates, LintTexts.wrongWinding, fix: .init(title: LintTexts.rewind, changes: wrong))
        }
        if let farPole { findings.report(rule, at: farPole, LintTexts.aroundFarPole) }
    }
}

extension Geometry {
    /// Calls `body` with each polygon and the pointer at its rings; none for a collection, whose members are checked one by one.
    func forEachPolygon(at coordinates: JSONPointer, _ body: (Polygon, JSONPointer) -> Void) {
        switch shape {
        case .polygon(let polygon): body(polygon, coordinates)
        case .multiPolygon(let polygons):
            for (index, polygon) in polygons.enumerated() { body(polygon, coordinates.appending(index)) }
        default: break
        }
    }
}
