import Diagnostics
import JSON
import Languages

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
                LocalizedText(
                    "a GeometryCollection of a single geometry should be that geometry itself",
                    "вместо GeometryCollection с одной геометрией следует записать саму геометрию"),
                fix: isCertain
                    ? .init(
                        title: LocalizedText("unwrap the geometry", "оставить саму геометрию"), pointer: pointer,
                        text: text) : nil)
        }
        for (index, child) in children.enumerated() {
            guard case .geometryCollection = child.shape else { continue }
            findings.report(
                rule, at: pointer.appending("geometries").appending(index),
                LocalizedText(
                    "a GeometryCollection should not be inside another; put its geometries into the outer one",
                    "GeometryCollection не следует вкладывать в другую; перенесите её геометрии во внешнюю"))
        }
    }
}
