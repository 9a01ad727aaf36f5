public import Geodesy

extension Quest.Zone {
    /// Whether a place lies in the area: inside an odd number of the rings of a polygon.
    ///
    /// Edges are straight in degrees of longitude and latitude, as in RFC 7946 section 3.1.1. A ring with an edge of more than 180° of
    /// longitude crosses the antimeridian or goes around a pole, unless that makes it none or only otherwise it is wound
    /// counterclockwise. For a place on the edge itself the result is unspecified.
    /// - Complexity: O(*n*) for *n* corners where no edge is longer than 180°.
    public func contains(_ coordinate: Coordinate) -> Bool {
        polygons.contains { rings in
            Self.unrolled(rings).reduce(false) { isInside, ring in isInside != ring.contains(coordinate) }
        }
    }

    /// The distance in metres to the nearest edge, from inside or outside; infinite for an area without corners.
    ///
    /// Measured in a `LocalPlane` at the coordinate, so it is accurate if the edge is near.
    /// - Complexity: O(*n*) for *n* corners.
    public func distanceToEdge(from coordinate: Coordinate) -> Double {
        let plane = LocalPlane(origin: coordinate)
        var least = Double.infinity
        for ring in polygons.lazy.flatMap(Self.unrolled) {
            ring.forEachSide { start, end in
                // The copy of the edge nearest in longitude.
                let middle = (start.longitude + end.longitude) / 2
                let turn = ((coordinate.longitude - middle) / 360).rounded() * 360
                func point(_ corner: Coordinate) -> PlanePoint {
                    PlanePoint(
                        east: (corner.longitude + turn - coordinate.longitude) * plane.metresPerLongitude,
                        north: (corner.latitude - coordinate.latitude) * plane.metresPerLatitude)
                }
                let nearest = PlaneSegment(point(start), point(end)).nearest(to: PlanePoint(east: 0, north: 0))
                least = min(least, nearest.squaredDistance)
            }
        }
        return least.squareRoot()
    }

    private static func unrolled(_ rings: [[Coordinate]]) -> [UnrolledRing] { UnrolledRing.rings(ofPolygon: rings) }
}
