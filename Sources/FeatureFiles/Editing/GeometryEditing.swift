package import GeoJSON
import JSON

/// Replaces geometries in a GeoJSON text. What is not changed keeps every byte: other Features, properties, members foreign to
/// the RFC, layout, and in changed geometries the spelling of the numbers that stay.
///
/// Boxes of what changed are computed anew: of Features, of geometries and of the collection.
package struct GeometryEditing {
    /// The change of a Feature, or of the single geometry or Feature of the text.
    package enum Change {
        case kept
        case replaced(Geometry)
        /// A Feature of a collection goes; a single Feature keeps a null geometry, and instead of a single geometry an empty
        /// collection is left.
        case removed

        var isKept: Bool { if case .kept = self { true } else { false } }
        var isRemoved: Bool { if case .removed = self { true } else { false } }
    }

    private let bytes: [UInt8]
    private let object: GeoJSONObject
    /// The box around an object.
    private let extent: (GeoJSONObject) -> Extent?

    /// Takes a text and the object that was read from it without errors.
    package init(
        _ bytes: [UInt8], _ object: GeoJSONObject, extent: @escaping (GeoJSONObject) -> Extent? = { $0.computedExtent }
    ) {
        self.bytes = bytes
        self.object = object
        self.extent = extent
    }

    /// The text with the changes, one for each of the object's `features`; it ends with a line break where anything changed.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func applying(_ changes: [Change]) -> [UInt8] {
        guard changes.contains(where: { !$0.isKept }) else { return bytes }
        var edits = TextEdits(bytes)
        switch object {
        case .geometry(let geometry):
            let pointer = JSONPointer()
            if let change = changes.first { edit(geometry, change, at: located([pointer])[pointer], &edits) }
        case .feature(let feature):
            if let change = changes.first { edit([feature], [change], [JSONPointer()], &edits) }
        case .featureCollection(let collection):
            edit(collection, changes, &edits)
        }
        let result = edits.applied()
        return result.last == 0x0A ? result : result + [0x0A]
    }

    private func located(_ pointers: [JSONPointer]) -> [JSONPointer: Range<Int>] {
        var result: [JSONPointer: Range<Int>] = [:]
        for (pointer, location) in zip(pointers, JSONPointer.locate(pointers, in: bytes)) {
            result[pointer] = location?.byteRange
        }
        return result
    }

    private func edit(_ collection: FeatureCollection, _ changes: [Change], _ edits: inout TextEdits) {
        let list = JSONPointer(["features"])
        let pointers = collection.features.indices.map { list.appending($0) }
        if changes.contains(where: { $0.isRemoved }) {
            let ranges = JSONPointer.locate(pointers, in: bytes).map { $0?.byteRange ?? 0..<0 }
            edits.removeElements(changes.map { $0.isRemoved }, of: ranges)
        }
        let left = zip(collection.features, changes).filter { !$0.1.isRemoved }
        let places = zip(pointers, changes).filter { !$0.1.isRemoved }.map { $0.0 }
        edit(left.map { $0.0 }, left.map { $0.1 }, places, &edits)
        guard collection.boundingBox != nil else { return }
        let geometries = left.compactMap { feature, change in
            if case .replaced(let geometry) = change { geometry } else { feature.geometry }
        }
        let pointer = JSONPointer(["bbox"])
        let box = FeatureCollection(features: geometries.map { Feature(geometry: $0) })
        edit(collection.boundingBox, extent(.featureCollection(box)), at: located([pointer])[pointer], &edits)
    }

    /// Changes Features that stay.
    private func edit(
        _ features: [Feature], _ changes: [Change], _ pointers: [JSONPointer], _ edits: inout TextEdits
    ) {
        let changed = features.indices.filter { !changes[$0].isKept }
        let places = located(
            changed.flatMap { [pointers[$0].appending("geometry"), pointers[$0].appending("bbox")] })
        for index in changed {
            guard let geometry = features[index].geometry else { continue }
            edit(geometry, changes[index], at: places[pointers[index].appending("geometry")], &edits)
            var box: Extent?
            if case .replaced(let new) = changes[index] { box = extent(.geometry(new)) }
            edit(features[index].boundingBox, box, at: places[pointers[index].appending("bbox")], &edits)
        }
    }

    private func edit(_ geometry: Geometry, _ change: Change, at range: Range<Int>?, _ edits: inout TextEdits) {
        guard let range else { return }
        switch change {
        case .kept: break
        case .removed:
            if case .geometry = object {
                edits.replace(range, with: Array("{\"type\":\"FeatureCollection\",\"features\":[]}".utf8))
            } else {
                edits.replace(range, with: Array("null".utf8))
            }
        case .replaced(var new):
            if let old = geometry.boundingBox { new.boundingBox = Self.alike(extent(.geometry(new)), old) }
            let text = GeoJSONWriter().write(new)
            edits.replace(range, with: NumberSpellings(bytes[range]).applied(to: text))
        }
    }

    private func edit(_ old: Extent?, _ new: Extent?, at range: Range<Int>?, _ edits: inout TextEdits) {
        guard let old, let range else { return }
        if let box = Self.alike(new, old) {
            edits.replace(range, with: box.memberText)
        } else {
            edits.removeMember(withValueAt: range)
        }
    }

    /// A box with altitudes where the old one has them.
    private static func alike(_ box: Extent?, _ old: Extent) -> Extent? {
        guard var box else { return nil }
        if old.altitudes == nil { box.altitudes = nil }
        return box
    }
}
