import Geodesy
public import JSON

/// A `LintRule` as a value, so that rules of several types stand in one list.
///
///     var linter = Linter()
///     linter.rules.append(LintCheck(NamelessFeature()))
public struct LintCheck: Sendable {
    /// What others than the rule itself have to know of it.
    enum Role: Sendable, Hashable {
        /// Nothing.
        case ordinary
        /// Looks at the extent of a collection.
        case boundingBox
        /// Compares identifiers.
        case duplicateIdentifier
        /// Compares first positions.
        case swapped
        /// Looks for one kind of defect of areas; see `ValidityCheck`.
        case validity(PolygonDefect.Kind)
    }

    /// Its entry in the catalogue.
    public let rule: DiagnosticRule
    let role: Role
    let checkObject: @Sendable (GeoJSONObject, inout LintFindings) -> Void
    let checkFeature: @Sendable (Feature, JSONPointer, inout LintFindings) -> Void
    let checkGeometry: @Sendable (Geometry, JSONPointer, inout LintFindings) -> Void
    let checkLine: @Sendable (Positions, _ isRing: Bool, JSONPointer, inout LintFindings) -> Void

    /// Makes a check of a rule.
    public init(_ rule: some LintRule) {
        self.init(rule, .ordinary)
    }

    init(_ rule: some LintRule, _ role: Role) {
        self.rule = rule.rule
        self.role = role
        checkObject = { rule.check($0, &$1) }
        checkFeature = { rule.check($0, at: $1, &$2) }
        checkGeometry = { rule.check($0, at: $1, &$2) }
        checkLine = { rule.check($0, isRing: $1, at: $2, &$3) }
    }

    /// The kind of defect that it looks for, as a validity rule.
    var validityKind: PolygonDefect.Kind? {
        if case .validity(let kind) = role { kind } else { nil }
    }
}
