import JSON
import Support

/// A `bbox` holds its geometry.
///
/// Where the geometry can be read in two ways, a box of either reading is right, and the box is not fixed.
struct BoundingBoxRule: LintRule {
    let rule = DiagnosticRule.boundingBox

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object, let box = collection.boundingBox else { return }
        check(box, collection.features.compactMap { $0.geometry }, JSONPointer(), &findings)
    }

    /// Checks the box of a collection whose Features were added one by one.
    func check(_ box: Extent, of extents: CollectionExtents, _ findings: inout LintFindings) {
        check(box, { extents[$0] }, JSONPointer(), &findings)
    }

    func check(_ feature: Feature, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let box = feature.boundingBox, let geometry = feature.geometry else { return }
        check(box, [geometry], pointer, &findings)
    }

    func check(_ geometry: Geometry, at pointer: JSONPointer, _ findings: inout LintFindings) {
        guard let box = geometry.boundingBox else { return }
        check(box, [geometry], pointer, &findings)
    }

    private func check(_ box: Extent, _ geometries: [Geometry], _ pointer: JSONPointer, _ findings: inout LintFindings)
    {
        check(box, { Self.built(geometries, $0) }, pointer, &findings)
    }

    private func check(
        _ box: Extent, _ built: (ExtentBuilder.Choice) -> ExtentBuilder, _ pointer: JSONPointer,
        _ findings: inout LintFindings
    ) {
        let likely = built(.likely)
        guard let extent = likely.extent, !Self.holds(box, extent) else { return }
        if !likely.isCertain {
            for choice in [ExtentBuilder.Choice.asWritten, .shortWay] {
                if let other = built(choice).extent, Self.holds(box, other) { return }
            }
        }
        let member = pointer.appending("bbox")
        let text = Self.text(.array(extent.numbers.map(JSONValue.double)))
        findings.report(
            rule, at: member, Message("lint-wrong-box", ["box": .of(text)]),
            fix: likely.isCertain
                ? .init(title: Message("lint-correct-box"), changes: Self.changes(from: box, to: extent, member)) : nil)
    }

    private static func built(_ geometries: [Geometry], _ choice: ExtentBuilder.Choice) -> ExtentBuilder {
        var builder = ExtentBuilder(choice)
        for geometry in geometries { builder.add(geometry) }
        return builder
    }

    /// Only differing numbers are replaced, so that the rest of the member is kept.
    private static func changes(
        from box: Extent, to extent: Extent, _ member: JSONPointer
    ) -> [LintFindings.Replacement.Change] {
        let (old, new) = (box.numbers, extent.numbers)
        guard old.count == new.count else {
            return [.replace(member, text(.array(new.map(JSONValue.double))))]
        }
        return old.indices.filter { old[$0] != new[$0] }.map { .replace(member.appending($0), text(.double(new[$0]))) }
    }

    private static func text(_ value: JSONValue) -> String {
        String(decoding: JSONWriter().write(value), as: UTF8.self)
    }

    private static func holds(_ box: Extent, _ other: Extent) -> Bool {
        guard box.south <= other.south, box.north >= other.north else { return false }
        if let mine = box.altitudes, let theirs = other.altitudes,
            mine.lowest > theirs.lowest || mine.highest < theirs.highest
        {
            return false
        }
        // Coordinates that are not in degrees have no antimeridian.
        let isOnGlobe = [box, other].allSatisfy { $0.west.magnitude <= 540 && $0.east.magnitude <= 540 }
        guard isOnGlobe else { return box.west <= other.west && box.east >= other.east }
        // Widths are measured eastward from the box's western edge, so that boxes across the antimeridian compare correctly.
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
