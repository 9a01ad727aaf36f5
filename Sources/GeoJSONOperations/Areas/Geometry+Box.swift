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
        guard extent.west > extent.east else {
            return .polygon(rectangle(extent.west, extent.east, extent))
        }
        return .multiPolygon([rectangle(extent.west, 180, extent), rectangle(-180, extent.east, extent)])
    }

    /// The area of `computedExtent`; `nil` for an empty geometry, and for positions that are not on Earth.
    public var envelope: Geometry? { computedExtent.flatMap { try? Geometry.box($0) } }

    private static func rectangle(_ west: Double, _ east: Double, _ extent: Extent) -> Polygon {
        let corners = [
            (west, extent.south), (east, extent.south), (east, extent.north), (west, extent.north),
            (west, extent.south),
        ]
        return Polygon(uncheckedExterior: Positions(corners.map { Position(longitude: $0.0, latitude: $0.1) }))
    }
}
