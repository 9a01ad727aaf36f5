import Diagnostics

/// Exterior rings go counterclockwise and holes clockwise.
struct WindingRule: LintRule {
    let rule = DiagnosticRule.winding

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        if case .geometryCollection = geometry.shape { return }
        guard !geometry.isRightHanded else { return }
        let coordinates = pointer.appending("coordinates")
        findings.report(
            rule, at: coordinates,
            LintTexts.wrongWinding,
            fix: .init(
                title: LintTexts.rewind, pointer: coordinates,
                text: GeoJSONWriter().coordinatesText(geometry.rewound())))
    }
}
