import FeatureFiles
import GeoJSON

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
