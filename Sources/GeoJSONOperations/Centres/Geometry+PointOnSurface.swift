public import GeoJSON
public import Geodesy

extension Geometry {
    /// A place that is certainly on the geometry: inside the widest area, or on the line or point nearest to the centroid;
    /// `nil` for an empty geometry.
    ///
    ///     park.pointOnSurface  // where a label may stand
    ///
    /// In areas it is the middle of the widest part of a parallel that runs through the middle of each polygon and through none of
    /// its corners. Computed on the plane of degrees. Of areas without area it is a corner.
    ///
    /// Source: the algorithm of `InteriorPointArea` in JTS and GEOS.
    ///
    /// - Complexity: O(*n* + *k* log *k*), *k* the number of times that the parallel is crossed.
    public var pointOnSurface: Coordinate? {
        let shape = PlanarShape(self)
        if let inside = shape.areas.compactMap({ InteriorPoint(of: $0) }).max(by: { $0.width < $1.width }) {
            return inside.place.coordinate
        }
        guard let centre = centroid, !shape.isEmpty else { return nil }
        // Inner positions of lines are preferred to their ends.
        let inner = shape.lines.flatMap { $0.dropFirst().dropLast() }
        let candidates =
            !shape.lines.isEmpty ? (inner.isEmpty ? Array(shape.lines.joined()) : inner) : shape.positions
        return candidates.map { $0.coordinate }.min { Self.square($0, centre) < Self.square($1, centre) }
    }

    private static func square(_ place: Coordinate, _ centre: Coordinate) -> Double {
        let x = Angle.longitudeStep(from: centre.longitude, to: place.longitude)
        let y = place.latitude - centre.latitude
        return x * x + y * y
    }
}

/// The middle of the widest part of a polygon on a parallel.
struct InteriorPoint {
    let place: PlanePosition
    let width: Double

    /// `nil` for a polygon without area.
    init?(of rings: [[PlanePosition]]) {
        guard let exterior = rings.first, let low = exterior.map({ $0.y }).min(),
            let high = exterior.map({ $0.y }).max()
        else { return nil }
        // Between the corners that are nearest to the middle on either side, so that the parallel meets none.
        let middle = low + (high - low) / 2
        var (below, above) = (low, high)
        for corner in rings.joined() {
            if corner.y <= middle { below = max(below, corner.y) } else { above = min(above, corner.y) }
        }
        let y = below + (above - below) / 2
        guard y > below, y < above else { return nil }
        var crossings: [Double] = []
        for ring in rings {
            for (from, to) in zip(ring, ring.dropFirst()) where (from.y > y) != (to.y > y) {
                crossings.append(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x))
            }
        }
        crossings.sort()
        var best = (width: 0.0, x: 0.0)
        for index in stride(from: 1, to: crossings.count, by: 2) {
            let width = crossings[index] - crossings[index - 1]
            if width > best.width { best = (width, crossings[index - 1] + width / 2) }
        }
        guard best.width > 0 else { return nil }
        place = PlanePosition(x: best.x, y: y)
        width = best.width
    }
}
