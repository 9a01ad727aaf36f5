import JSON
import Support

/// GeometryCollections have several members and are not nested.
struct CollectionRule: LintRule {
    let rule = DiagnosticRule.collection

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard case .geometryCollection(let children) = geometry.shape else { return }
        if children.count == 1, let only = children.first {
            let isCertain = geometry.boundingBox == nil && geometry.foreignMembers.isEmpty
            let text = String(decoding: GeoJSONWriter().write(only), as: UTF8.self)
            findings.report(
                rule, at: pointer,
                Message("lint-single-geometry"),
                fix: isCertain
                    ? .init(
                        title: Message("lint-unwrap"), pointer: pointer,
                        text: text) : nil)
        }
        for (index, child) in children.enumerated() {
            guard case .geometryCollection = child.shape else { continue }
            findings.report(
                rule, at: pointer.appending("geometries").appending(index),
                Message("lint-nested-collection"))
        }
    }
}
