public import GeoJSON
public import Geodesy

extension Geometry {
    /// A place of a geometry and its distance from where one asked.
    public struct NearestPlace: Sendable, Hashable {
        /// The place.
        public var coordinate: Coordinate
        /// Metres from the asked place; 0 inside an area.
        public var distance: Double
    }

    /// The place of a geometry nearest to a coordinate: of points, lines and areas, those inside being there already; `nil` for
    /// an empty geometry.
    ///
    /// As exact as `Positions.nearest(to:)`; distances are geodesic.
    ///
    /// - Complexity: O(*n*).
    public func nearest(to place: Coordinate) -> NearestPlace? {
        func on(_ line: Positions) -> NearestPlace? {
            line.nearest(to: place).map { NearestPlace(coordinate: $0.coordinate, distance: $0.distance) }
        }
        func on(_ polygon: Polygon) -> NearestPlace? {
            polygon.contains(place)
                ? NearestPlace(coordinate: place, distance: 0)
                : polygon.rings.compactMap { on($0) }.min { $0.distance < $1.distance }
        }
        func at(_ position: Position) -> NearestPlace {
            NearestPlace(coordinate: position.coordinate, distance: place.distance(to: position.coordinate))
        }
        switch shape {
        case .emptyPoint: return nil
        case .point(let position): return at(position)
        case .multiPoint(let positions): return positions.map(at).min { $0.distance < $1.distance }
        case .lineString(let line): return on(line)
        case .multiLineString(let lines): return lines.compactMap { on($0) }.min { $0.distance < $1.distance }
        case .polygon(let polygon): return on(polygon)
        case .multiPolygon(let polygons): return polygons.compactMap { on($0) }.min { $0.distance < $1.distance }
        case .geometryCollection(let children):
            return children.compactMap { $0.nearest(to: place) }.min { $0.distance < $1.distance }
        }
    }
}
