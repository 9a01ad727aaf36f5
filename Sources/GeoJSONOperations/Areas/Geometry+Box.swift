public import GeoJSON
import Geodesy

extension Geometry {
    /// A bounding box as an area: a Polygon, or a MultiPolygon of two where the box crosses the antimeridian. Altitudes are left
    /// out.
    ///
    /// - Throws: `GeometryOperationError.notOnEarth` for a corner that is not on Earth.
    public static func box(_ extent: Extent) throws(GeometryOperationError) -> Geometry {
        try GeometryOperationError.check(.init(longitude: extent.west, latitude: extent.south))
        try GeometryOperationError.check(.init(longitude: extent.east, latitude: extent.north))
        return extent.rectangle
    }

    /// The area of `computedExtent`; `nil` for an empty geometry, and for positions that are not on Earth.
    public var envelope: Geometry? { computedExtent.flatMap { try? Geometry.box($0) } }
}
