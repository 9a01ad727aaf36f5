import Geodesy
import JSON

/// Areas do not have one kind of defect in the sense of OGC Simple Features.
struct ValidityRule: LintRule {
    let rule: DiagnosticRule
    let kind: PolygonDefect.Kind

    /// The rules for all kinds of defects, except rings that are not closed or not finite, which the reader refuses.
    static let all: [ValidityRule] = [
        ValidityRule(rule: .selfIntersection, kind: .selfIntersection),
        ValidityRule(rule: .selfTouching, kind: .selfTouching), ValidityRule(rule: .selfOverlap, kind: .selfOverlap),
        ValidityRule(rule: .spike, kind: .spike), ValidityRule(rule: .zeroArea, kind: .zeroArea),
        ValidityRule(rule: .holeOutside, kind: .holeOutside), ValidityRule(rule: .holesOverlap, kind: .holesOverlap),
        ValidityRule(rule: .sharedEdge, kind: .sharedEdge), ValidityRule(rule: .duplicateRing, kind: .duplicateRing),
        ValidityRule(rule: .membersOverlap, kind: .membersOverlap),
        ValidityRule(rule: .membersShareEdge, kind: .membersShareEdge),
        ValidityRule(rule: .interiorDisconnected, kind: .interiorDisconnected),
    ]

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        ValidityCheck(rule, [kind: rule]).check(geometry, at: pointer, &findings)
    }
}
