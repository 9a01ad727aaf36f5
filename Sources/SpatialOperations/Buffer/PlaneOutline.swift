import GeoJSON
import Geodesy

/// Brings rings from a plane in metres back to degrees, with places in between where an edge that is straight in the plane
/// would not be straight in degrees.
struct PlaneOutline {
    let plane: AzimuthalEquidistantPlane
    /// How far in metres an edge may lie from where it belongs.
    let tolerance: Double

    /// The ring in degrees; longitudes may jump across the antimeridian.
    func ring(_ ring: Positions) -> Positions {
        var result: [Position] = []
        result.reserveCapacity(ring.count)
        var before: (point: PlanePoint, coordinate: Coordinate)?
        for position in ring.dropLast() {
            let point = PlanePoint(east: position.longitude, north: position.latitude)
            let here = (point: point, coordinate: wrapped(plane.coordinate(of: point)))
            if let before { between(before, here, depth: 0, &result) }
            result.append(Position(here.coordinate))
            before = here
        }
        if let before, let first = ring.first, let start = result.first {
            let point = PlanePoint(east: first.longitude, north: first.latitude)
            between(before, (point: point, coordinate: start.coordinate), depth: 0, &result)
            result.append(start)
        }
        return Positions(result)
    }

    private func wrapped(_ coordinate: Coordinate) -> Coordinate {
        Coordinate(longitude: Angle.wrapped(coordinate.longitude), latitude: coordinate.latitude)
    }

    private func between(
        _ start: (point: PlanePoint, coordinate: Coordinate), _ end: (point: PlanePoint, coordinate: Coordinate),
        depth: Int, _ result: inout [Position]
    ) {
        let east = end.point.east - start.point.east
        let north = end.point.north - start.point.north
        let square = east * east + north * north
        let latitude = max(start.coordinate.latitude.magnitude, end.coordinate.latitude.magnitude)
        // The bulge L² tan φ / 8R; away from the poles a short edge needs no closer look.
        if latitude < 85, square * 2 < tolerance * WGS84.equatorialRadius / 2 { return }
        guard depth < 24 else { return }
        let point = PlanePoint(
            east: (start.point.east + end.point.east) / 2, north: (start.point.north + end.point.north) / 2)
        let middle = wrapped(plane.coordinate(of: point))
        let step = Angle.longitudeStep(from: start.coordinate.longitude, to: end.coordinate.longitude)
        let straight = Coordinate(
            longitude: Angle.wrapped(start.coordinate.longitude + step / 2),
            latitude: (start.coordinate.latitude + end.coordinate.latitude) / 2)
        guard straight.distance(to: middle) > tolerance / 2 else { return }
        between(start, (point: point, coordinate: middle), depth: depth + 1, &result)
        result.append(Position(middle))
        between((point: point, coordinate: middle), end, depth: depth + 1, &result)
    }
}
