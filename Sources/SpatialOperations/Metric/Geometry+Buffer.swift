public import GeoJSON
import Geodesy

extension Geometry {
    /// Everything within some metres of the geometry, or for a negative distance the part of its areas that is further than
    /// that from their borders.
    ///
    ///     let zone = try course.buffered(byMetres: 50)
    ///
    /// Computed in an azimuthal equidistant plane around the middle of the geometry, so that metres are metres at every
    /// latitude and across the antimeridian: within 5 parts in 100 000 for geometry of 100 km radius. Edges longer than
    /// 2 km get positions in between, since a straight line in degrees is not straight on the ground. Where the result
    /// crosses the antimeridian its longitudes continue past ±180; cut it there for RFC 7946 section 3.1.9. Altitudes and
    /// members are dropped. An empty geometry, or one shrunk to nothing, gives an empty polygon.
    ///
    /// - Parameter segmentsPerQuarter: how many straight pieces stand for a quarter of a circle.
    /// - Throws: `unusableDistance`, `notOnEarth`, `tooWide`, `holdsPole`, and what `PlanarGeometry` throws.
    /// - Complexity: O(n log n).
    public func buffered(
        byMetres distance: Double, segmentsPerQuarter: Int = 16
    ) throws(PlanarGeometryError) -> Geometry {
        guard distance.magnitude <= MetricPlane.reach else { throw .unusableDistance(distance) }
        guard let plane = try MetricPlane.around(self) else { return .polygon(Polygon(uncheckedRings: [])) }
        let flat = try plane.flat(withoutAltitudes.withShortEdges())
        let buffer = try PlanarGeometry(flat).buffer(distance, segmentsPerQuarter: segmentsPerQuarter)
        for pole in [90.0, -90] {
            let pole = Coordinate(longitude: plane.middle.longitude, latitude: pole)
            guard plane.middle.distance(to: pole) < 3 * MetricPlane.reach else { continue }
            let there = try PlanarGeometry(plane.flat(.point(Position(pole))))
            if try buffer.intersects(there) { throw .holdsPole }
        }
        return try plane.round(buffer.geometry())
    }

    private var withoutAltitudes: Geometry {
        mapped { positions, _ in Positions(positions.coordinates.map { Position($0) }) }
    }

    /// The geometry with positions on every edge that is longer than 2 km.
    private func withShortEdges() -> Geometry {
        var total = 0.0
        forEachPositions { positions, isLine in
            if isLine {
                total += zip(positions.coordinates, positions.coordinates.dropFirst()).reduce(0) {
                    $0 + $1.0.distance(to: $1.1)
                }
            }
        }
        // A file of many long edges must not grow without bounds.
        let longest = max(2000, total / 1_000_000)
        return mapped { positions, isLine in
            guard isLine, let first = positions.coordinates.first else { return positions }
            var result = [Position(first)]
            for (start, end) in zip(positions.coordinates, positions.coordinates.dropFirst()) {
                let pieces = max(1, (start.distance(to: end) / longest).rounded(.up))
                let step = (end.longitude - start.longitude).remainder(dividingBy: 360)
                for piece in stride(from: 1, to: pieces, by: 1) {
                    result.append(
                        Position(
                            longitude: start.longitude + step * piece / pieces,
                            latitude: start.latitude + (end.latitude - start.latitude) * piece / pieces))
                }
                result.append(Position(end))
            }
            return Positions(result)
        }
    }
}
