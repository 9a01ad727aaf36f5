public import GeoJSON

/// How a table or list of geometries is read.
public struct TableOptions {
    /// The column of longitudes; `nil` for one of a usual name.
    public var longitude: String?
    /// The column of latitudes; `nil` for one of a usual name.
    public var latitude: String?
    /// The column of well-known text, or of well-known binary in hexadecimal digits, which its cells tell; `nil` for one of a
    /// usual name, where there are no coordinates.
    public var wellKnownText: String?
    /// Brings geometries to WGS 84; `nil` where they are longitude and latitude already.
    public var transform: ((Geometry) throws -> Geometry)?

    /// Columns of usual names, and coordinates in degrees.
    public init() {}

    static let longitudes = ["longitude", "lon", "lng", "long", "x", "долгота"]
    static let latitudes = ["latitude", "lat", "y", "широта"]
    static let texts = [
        "wkt", "geometry", "geom", "the_geom", "geometry_wkt", "wkt_geom", "wkb", "ewkb", "wkb_geometry", "geom_wkb",
        "geometry_wkb",
    ]

    /// A geometry of the file on WGS 84.
    func placed(_ geometry: Geometry) throws(VectorFeatureFault) -> Geometry {
        var geometry = geometry.woundInPlane()
        if let transform {
            do { geometry = try transform(geometry) } catch { throw .of(error) }
        }
        if let place = geometry.firstOutsideDegrees {
            throw .outsideDegrees(longitude: place.longitude, latitude: place.latitude)
        }
        return geometry
    }
}
