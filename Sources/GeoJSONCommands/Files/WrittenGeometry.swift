import FeatureFiles
import GeoJSON
import SpatialOperations

/// How changed geometries are written.
struct WrittenGeometry {
    /// Decimals of all coordinates; where it is `nil` new ones have 7, and those kept stay as they are.
    var decimals: Int?

    /// What becomes of a geometry, its numbers rounded.
    func change(from geometry: Geometry, to result: Geometry?) -> GeometryEditing.Change {
        guard let result else { return .removed }
        let rounded = rounded(from: geometry, to: result)
        return rounded == geometry ? .kept : .replaced(rounded)
    }

    /// A geometry with its numbers rounded.
    ///
    /// - Parameter geometry: what it was made of, whose numbers stay unless decimals were asked for.
    func rounded(from geometry: Geometry, to result: Geometry) -> Geometry {
        if result == geometry, decimals == nil { return result }
        let rounding = CoordinateRounding(decimals: decimals ?? 7, keeping: decimals == nil ? geometry : nil)
        let rounded = rounding.rounded(result)
        if rounded == result { return result }
        // Rounding may make edges meet that did not; digits are then the lesser evil.
        return rounded.isInvalidArea && !result.isInvalidArea ? result : rounded
    }
}

extension Geometry {
    /// Whether it is an area, or has one, that is not valid.
    fileprivate var isInvalidArea: Bool {
        switch shape {
        case .polygon, .multiPolygon: (try? PlanarGeometry(self).validity()) != .some(.none)
        case .geometryCollection(let children): children.contains(where: \.isInvalidArea)
        default: false
        }
    }
}
