import JSON
import Support

/// No two Features have the same `id`.
struct DuplicateIdentifierRule: LintRule {
    let rule = DiagnosticRule.duplicateIdentifier

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object else { return }
        var first: [Spelling: Int] = [:]
        for (index, feature) in collection.features.enumerated() {
            guard let id = feature.id else { continue }
            let spelling = if case .string(let text) = id { Spelling("\"\(text)") } else { Spelling(id.description) }
            guard let earlier = first[spelling] else {
                first[spelling] = index
                continue
            }
            findings.report(
                rule, at: JSONPointer(["features", String(index), "id"]),
                Message(
                    "lint-duplicate-identifier", ["id": .of(id), "feature": .of(findings.sourceIndex(earlier) + 1)]))
        }
    }
}
