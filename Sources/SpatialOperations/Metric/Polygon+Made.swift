import GeoJSON

extension Polygon {
    /// A polygon of rings that are closed and finite: what GEOS gives, or what other polygons had with positions moved.
    static func made(of rings: PositionLists) -> Polygon { Polygon(rings: rings) }

    /// The polygon without rings.
    static let nothing = Polygon.made(of: [])
}
