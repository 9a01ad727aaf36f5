public import Geodesy

extension Quest.Zone {
    /// Whether a place lies in the area: inside an odd number of the rings of a polygon.
    ///
    /// Edges are straight in degrees of longitude and latitude, as in RFC 7946 section 3.1.1. A ring more than 180° wide is assumed
    /// to cross the antimeridian if that makes it narrower. For a place on the edge itself the result is unspecified.
    /// - Complexity: O(*n*) for *n* corners.
    public func contains(_ coordinate: Coordinate) -> Bool {
        polygons.contains { rings in
            rings.reduce(false) { isInside, ring in isInside != FramedRing(ring).contains(coordinate) }
        }
    }

    /// The distance in metres to the nearest edge, from inside or outside; infinite for an area without corners.
    ///
    /// Measured in a `LocalPlane` at the coordinate, so it is accurate if the edge is near.
    /// - Complexity: O(*n*) for *n* corners.
    public func distanceToEdge(from coordinate: Coordinate) -> Double {
        let plane = LocalPlane(origin: coordinate)
        var least = Double.infinity
        for ring in polygons.joined() {
            let ring = FramedRing(ring)
            ring.forEachEdge { start, end in
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
}

/// A ring with its longitudes in the range in which its edges are drawn: −180 to 180, or 0 to 360 across the antimeridian.
private struct FramedRing {
    private let corners: [Coordinate]
    private let crossesAntimeridian: Bool

    package init(_ corners: [Coordinate]) {
        self.corners = corners
        let width = Self.width(corners.lazy.map { $0.longitude })
        let widthAcross = width > 180 ? Self.width(corners.lazy.map { Self.eastern($0.longitude) }) : width
        // A ring around the whole Earth has no width across the antimeridian.
        crossesAntimeridian = widthAcross > 0 && widthAcross < width
    }

    func contains(_ coordinate: Coordinate) -> Bool {
        EvenOddRule.isInside(framed(coordinate), ring: corners.lazy.map(framed))
    }

    func forEachEdge(_ body: (Coordinate, Coordinate) -> Void) {
        guard var start = corners.last.map(framed) else { return }
        for corner in corners {
            let end = framed(corner)
            body(start, end)
            start = end
        }
    }

    private func framed(_ corner: Coordinate) -> Coordinate {
        Coordinate(longitude: framed(corner.longitude), latitude: corner.latitude)
    }

    private func framed(_ longitude: Double) -> Double {
        crossesAntimeridian ? Self.eastern(longitude) : longitude
    }

    private static func eastern(_ longitude: Double) -> Double { longitude < 0 ? longitude + 360 : longitude }

    private static func width(_ longitudes: some Sequence<Double>) -> Double {
        var least = Double.infinity
        var most = -Double.infinity
        for longitude in longitudes {
            least = min(least, longitude)
            most = max(most, longitude)
        }
        return most > least ? most - least : 0
    }
}
