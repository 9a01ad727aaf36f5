import FeatureFiles
import GeoJSON
import Support

/// How a command writes changed and unchanged Features: with the requested decimals and boxes.
struct WrittenFeature {
    var geometry: WrittenGeometry
    /// Whether each gets a box.
    var hasBox: Bool
    /// Whether boxes are those of a plane.
    var isPlanar: Bool

    /// A change with its numbers rounded, and what there is to say about that.
    func change(_ feature: Feature, _ change: FeatureChange) -> FeatureChange {
        let changed = rounded(feature, change)
        let isStripped = feature.geometry?.hasFurtherNumbers == true && changed.leavesOutFurtherNumbers(of: feature)
        let result =
            isStripped ? .noting([FeatureNote(Message("geo-json-further-numbers-left-out"))], changed) : changed
        guard geometry.decimals != nil || hasBox else { return result }
        let written = result.geometries(of: feature)
        var notes: [FeatureNote] = []
        if written.contains(where: { geometry.isFiner($0) }) {
            notes.append(FeatureNote(Message("geo-json-kept-decimals")))
        }
        if hasBox, !isPlanar, written.contains(where: \.hasAmbiguousSides) {
            notes.append(FeatureNote(Message("geo-json-ambiguous-ring")))
        }
        return notes.isEmpty ? result : .noting(notes, result)
    }

    private func rounded(_ feature: Feature, _ change: FeatureChange) -> FeatureChange {
        switch change {
        case .noting(let notes, let inner): return .noting(notes, rounded(feature, inner))
        case .sent(let file, let inner): return .sent(to: file, rounded(feature, inner))
        case .keep:
            guard geometry.decimals != nil || hasBox else { return .keep }
            guard let old = feature.geometry else { return .keep }
            let result = geometry.rounded(from: old, to: old)
            if hasBox { return .feature(boxed(feature, result)) }
            return result == old ? .keep : .geometry(result)
        case .geometry(let new):
            guard let new, let old = feature.geometry else { return change }
            let result = geometry.rounded(from: old, to: new)
            if hasBox { return .feature(boxed(feature, result)) }
            return result == old ? .keep : .geometry(result)
        case .feature(var changed):
            guard let new = changed.geometry else { return change }
            let result = geometry.rounded(from: feature.geometry ?? new, to: new)
            if hasBox {
                changed = boxed(changed, result)
            } else if changed.geometry != feature.geometry || result != new {
                changed.geometry = result
            }
            return .feature(changed)
        case .features(let features):
            guard geometry.decimals != nil || hasBox else { return change }
            return .features(
                features.map { feature in
                    guard let old = feature.geometry else { return feature }
                    let result = geometry.rounded(from: old, to: old)
                    if hasBox { return boxed(feature, result) }
                    var changed = feature
                    changed.geometry = result
                    return changed
                })
        }
    }

    private func boxed(_ feature: Feature, _ geometry: Geometry) -> Feature {
        var changed = feature
        changed.geometry = geometry
        changed.boundingBox = geometry.computedExtent(isPlanar: isPlanar)
        return changed
    }
}

extension FeatureChange {
    /// Whether some of what is written has no numbers after the altitude, although it is written in place of a geometry of which
    /// all parts have them, or has fewer parts with them than before.
    fileprivate func leavesOutFurtherNumbers(of feature: Feature) -> Bool {
        let written = geometries(of: feature)
        let (before, after) = (feature.geometry?.simpleParts ?? [], written.flatMap(\.simpleParts))
        guard !after.isEmpty else { return false }
        if before.allSatisfy(\.hasFurtherNumbers) { return !after.allSatisfy(\.hasFurtherNumbers) }
        return !after.contains(where: \.hasFurtherNumbers)
    }

    /// The geometries that are written in place of a Feature's.
    fileprivate func geometries(of feature: Feature) -> [Geometry] {
        switch self {
        case .noting(_, let inner), .sent(_, let inner): inner.geometries(of: feature)
        case .keep: [feature.geometry].compactMap { $0 }
        case .geometry(let geometry): [geometry].compactMap { $0 }
        case .feature(let changed): [changed.geometry].compactMap { $0 }
        case .features(let features): features.compactMap(\.geometry)
        }
    }
}

extension Geometry {
    /// The geometry, or the members of a collection and of the collections in it.
    fileprivate var simpleParts: [Geometry] {
        guard case .geometryCollection(let members) = shape else { return [self] }
        return members.flatMap(\.simpleParts)
    }

    /// Whether positions have numbers after the altitude, which RFC 7946 section 3.1.1 advises against and GEOS does not know.
    var hasFurtherNumbers: Bool {
        switch shape {
        case .emptyPoint: false
        case .point(let position): !position.furtherNumbers.isEmpty
        case .multiPoint(let positions), .lineString(let positions): positions.stride > 3
        case .multiLineString(let lines): lines.contains { $0.stride > 3 }
        case .polygon(let polygon): polygon.rings.contains { $0.stride > 3 }
        case .multiPolygon(let polygons): polygons.contains { $0.rings.contains { $0.stride > 3 } }
        case .geometryCollection(let children): children.contains(where: \.hasFurtherNumbers)
        }
    }
}

/// How changed geometries are written.
struct WrittenGeometry {
    /// Decimals of all coordinates; where it is `nil` new coordinates have 7, and existing ones are unchanged.
    var decimals: Int?

    /// The change of a Feature to a geometry with rounded numbers.
    func change(from geometry: Geometry, to result: Geometry?) -> GeometryEditing.Change {
        guard let result else { return .removed }
        let rounded = rounded(from: geometry, to: result)
        return rounded == geometry ? .kept : .replaced(rounded)
    }

    /// A geometry with its numbers rounded.
    ///
    /// - Parameter geometry: the original, whose numbers are kept unless decimals were requested.
    func rounded(from geometry: Geometry, to result: Geometry) -> Geometry {
        if result == geometry, decimals == nil { return result }
        var rounding = CoordinateRounding(decimals: decimals ?? 7, keeping: decimals == nil ? geometry : nil)
        let rounded = rounding.rounded(result)
        if rounded == result { return result }
        // Rounding can make edges meet; the digits are then kept.
        return !rounded.isValidAsWritten && result.isValidAsWritten ? result : rounded
    }

    /// Whether a geometry as it is written has more decimals than were requested.
    func isFiner(_ written: Geometry) -> Bool {
        guard let decimals else { return false }
        var rounding = CoordinateRounding(decimals: decimals, keeping: nil)
        return rounding.rounded(written) != written
    }
}
