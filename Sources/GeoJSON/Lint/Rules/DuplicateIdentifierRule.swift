import Languages

/// No two Features have the same `id`.
struct DuplicateIdentifierRule: LintRule {
    let rule = DiagnosticRule.duplicateIdentifier

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object else { return }
        var first: [Feature.Identifier: Int] = [:]
        for (index, feature) in collection.features.enumerated() {
            guard let id = feature.id else { continue }
            guard let earlier = first[id] else {
                first[id] = index
                continue
            }
            findings.report(
                rule, at: JSONPointer(["features", String(index), "id"]),
                LocalizedText(
                    "the id “\(id)” belongs to Feature \(earlier + 1) already; give each its own",
                    "id «\(id)» уже есть у объекта № \(earlier + 1); у каждого должен быть свой"))
        }
    }
}
