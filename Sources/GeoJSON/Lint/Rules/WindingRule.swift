import Diagnostics
import Languages

/// Exterior rings go counterclockwise and holes clockwise.
struct WindingRule: LintRule {
    let rule = DiagnosticRule.winding

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        if case .geometryCollection = geometry.shape { return }
        guard !geometry.isRightHanded else { return }
        let coordinates = pointer.appending("coordinates")
        findings.report(
            rule, at: coordinates,
            LocalizedText(
                "rings go the wrong way around: the outer one must go counterclockwise and holes clockwise",
                "кольца обходятся не в ту сторону: внешнее — против часовой стрелки, отверстия — по часовой"),
            fix: .init(
                title: LocalizedText("turn the rings around", "развернуть кольца"), pointer: coordinates,
                text: GeoJSONWriter().coordinatesText(geometry.rewound())))
    }
}
