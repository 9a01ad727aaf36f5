public import Geodesy

extension Geometry {
    /// All places of the geometry in order, without altitudes.
    ///
    /// - Complexity: O(*n*).
    public var coordinates: [Coordinate] {
        switch shape {
        case .point(let position): [position.coordinate]
        case .emptyPoint: []
        case .multiPoint(let positions), .lineString(let positions): Array(positions.coordinates)
        case .multiLineString(let lines): Array(lines.joined.coordinates)
        case .polygon(let polygon): Array(polygon.rings.joined.coordinates)
        case .multiPolygon(let polygons): Array(polygons.rings.joined.coordinates)
        case .geometryCollection(let children): children.flatMap { $0.coordinates }
        }
    }

    /// The first place of the geometry; `nil` where it has none.
    package var firstCoordinate: Coordinate? {
        switch shape {
        case .point(let position): position.coordinate
        case .emptyPoint: nil
        case .multiPoint(let positions), .lineString(let positions): positions.coordinates.first
        case .multiLineString(let lines): lines.joined.coordinates.first
        case .polygon(let polygon): polygon.rings.joined.coordinates.first
        case .multiPolygon(let polygons): polygons.rings.joined.coordinates.first
        case .geometryCollection(let children): children.lazy.compactMap { $0.firstCoordinate }.first
        }
    }
}
