import GeoJSON
import Geodesy

/// A line, a point or a whole small geometry that is buffered in a plane of its own.
struct BufferPiece {
    /// Its plane.
    let plane: AzimuthalEquidistantPlane
    /// Metres around it.
    let distance: Double
    let segmentsPerQuarter: Int

    /// How far in metres an edge may lie from where it belongs: so little that all errors together are below a
    /// ten-thousandth of the distance, or a centimetre.
    static func tolerance(for distance: Double) -> Double { max(0.003, distance.magnitude * 2e-5) }

    /// How far from its middle a piece may reach so that the plane is true: what lies at the distance from its edge is then
    /// off by less than a ten-thousandth of the distance.
    static func reach(for distance: Double) -> Double {
        let radius = WGS84.equatorialRadius
        return min(100_000, 3e-4 * radius * radius / max(distance.magnitude, 1))
    }

    /// The buffer of a geometry given in degrees, as areas between −180 and 180 that do not overlap; `nil` where nothing
    /// is left.
    func buffer(of geometry: Geometry) throws(PlanarGeometryError) -> Geometry? {
        let flat = geometry.mapped { positions, _ in
            Positions(
                positions.coordinates.map { place in
                    // Both ways of writing the antimeridian become the same numbers.
                    let longitude = place.longitude == -180 ? 180 : place.longitude
                    let point = plane.point(of: Coordinate(longitude: longitude, latitude: place.latitude))
                    return Position(longitude: point.east, latitude: point.north)
                })
        }
        let area = try PlanarGeometry(flat).buffer(distance, segmentsPerQuarter: segmentsPerQuarter)
        var parts: [Geometry] = []
        for part in try area.geometry().simpleParts {
            guard case .polygon(let polygon) = part.shape else { continue }
            if let part = try onEarth(polygon) { parts.append(part) }
        }
        return parts.isEmpty ? nil : .gathering(parts)
    }

    /// A polygon of the plane in degrees.
    private func onEarth(_ polygon: Polygon) throws(PlanarGeometryError) -> Geometry? {
        let outline = PlaneOutline(plane: plane, tolerance: BufferPiece.tolerance(for: distance))
        let rings = polygon.rings.map { outline.ring($0) }
        // Of a ring this small every step is the short way.
        let unrolled = rings.map { UnrolledRing($0.coordinates, $0.jumps ? .shortWay : .asWritten) }
        if unrolled.allSatisfy({ !$0.isMoved }) { return .polygon(Polygon(uncheckedRings: PositionLists(rings))) }
        var area: Geometry?
        for ring in unrolled {
            let path = Positions(ring.path(over: plane.middle.latitude < 0 ? .south : .north).map { Position($0) })
            let inside = try PlanarGeometry(.polygon(Polygon(uncheckedRings: [path]))).wrapped()
            guard let before = area else {
                area = inside
                continue
            }
            area = try PlanarGeometry(before).difference(PlanarGeometry(inside)).geometry()
        }
        return area
    }
}

extension Positions {
    /// Whether a step is longer than half a turn.
    fileprivate var jumps: Bool {
        zip(coordinates, coordinates.dropFirst()).contains { ($1.longitude - $0.longitude).magnitude > 180 }
    }
}
