import JSON
import Support

/// Exterior rings go counterclockwise and holes clockwise.
///
/// Rings with a certainly wrong direction can be reversed. A ring around a pole may be meant to contain the other pole, so it is
/// only reported. `AmbiguousRingRule` handles rings that can be read in two ways.
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
                rule, at: coordinates, Message("lint-wrong-winding"),
                fix: .init(title: Message("lint-rewind"), changes: wrong))
        }
        if let farPole { findings.report(rule, at: farPole, Message("lint-around-far-pole")) }
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
