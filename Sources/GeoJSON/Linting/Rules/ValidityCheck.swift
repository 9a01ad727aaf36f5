import Geodesy
import JSON

/// Several validity rules as one, so that the defects of a geometry are computed once.
struct ValidityCheck: LintRule {
    /// How many findings a geometry has at most.
    private static let limit = 25

    let rule: DiagnosticRule
    private let rules: [PolygonDefect.Kind: DiagnosticRule]

    init(_ first: DiagnosticRule, _ rules: [PolygonDefect.Kind: DiagnosticRule]) {
        rule = first
        self.rules = rules
    }

    /// The rules, with one check in place of all validity rules.
    static func merging(_ all: [LintCheck]) -> [LintCheck] {
        var kinds: [PolygonDefect.Kind: DiagnosticRule] = [:]
        var first: DiagnosticRule?
        for check in all {
            guard let kind = check.validityKind else { continue }
            first = first ?? check.rule
            kinds[kind] = check.rule
        }
        guard let first else { return all }
        return [LintCheck(ValidityCheck(first, kinds))] + all.filter { $0.validityKind == nil }
    }

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        let defects =
            switch geometry.shape {
            case .polygon(let polygon): polygon.defects(limit: Self.limit)
            case .multiPolygon(let polygons): polygons.defects(limit: Self.limit)
            default: [PolygonDefect]()
            }
        for defect in defects {
            guard let rule = rules[defect.kind], !findings.counts(rule) else { continue }
            findings.report(rule, at: place(of: defect, geometry, pointer), ValidityTexts.message(defect))
        }
    }

    /// The position, ring or polygon that a defect is about.
    private func place(of defect: PolygonDefect, _ geometry: Geometry, _ pointer: JSONPointer) -> JSONPointer {
        var result = pointer.appending("coordinates")
        if case .multiPolygon = geometry.shape { result = result.appending(defect.place.polygon) }
        if defect.kind == .membersOverlap && defect.manner == .containment { return result }
        result = result.appending(defect.place.ring)
        let isWhole = defect.manner == .containment || defect.kind == .zeroArea || defect.kind == .duplicateRing
        return isWhole ? result : result.appending(defect.place.position)
    }
}
