import Diagnostics
import JSON

/// A `bbox` holds its geometry.
struct BoundingBoxRule: LintRule {
    let rule = DiagnosticRule.boundingBox

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object, let box = collection.boundingBox else { return }
        check(box, collection.computedExtent, JSONPointer(), &findings)
    }

    func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let box = feature.boundingBox else { return }
        check(box, feature.geometry?.computedExtent, pointer, &findings)
    }

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let box = geometry.boundingBox else { return }
        check(box, geometry.computedExtent, pointer, &findings)
    }

    private func check(_ box: Extent, _ computed: Extent?, _ pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let computed, !Self.holds(box, computed) else { return }
        let member = pointer.appending("bbox")
        let numbers = computed.numbers.map(JSONValue.double)
        let text = String(decoding: JSONWriter().write(.array(numbers)), as: UTF8.self)
        findings.report(
            rule, at: member,
            LintTexts.wrongBox(text),
            fix: .init(
                title: LintTexts.correctBox, pointer: member, text: text))
    }

    private static func holds(_ box: Extent, _ other: Extent) -> Bool {
        guard box.south <= other.south, box.north >= other.north else { return false }
        if let mine = box.altitudes, let theirs = other.altitudes,
            mine.lowest > theirs.lowest || mine.highest < theirs.highest
        {
            return false
        }
        // Widths east of the box's own west: right across the antimeridian as well.
        func eastOfWest(_ longitude: Double) -> Double {
            let difference = longitude - box.west
            return difference < 0 ? difference + 360 : difference
        }
        if box.east - box.west >= 360 { return true }
        let width = eastOfWest(box.east)
        return eastOfWest(other.west) <= width && eastOfWest(other.east) <= width
            && eastOfWest(other.west) <= eastOfWest(other.east)
    }
}
