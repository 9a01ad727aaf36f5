public import GeoJSON
public import Geodesy

extension Geometry {
    /// The centre of mass on the plane of degrees: of the areas, where there are none of the lines, then of the points; `nil`
    /// for an empty geometry.
    ///
    ///     park.centroid  // may lie outside of a bent area: see `pointOnSurface`
    ///
    /// This is the centroid of OGC Simple Features, of GEOS and of shapely, and turf's `centerOfMass`. Degrees of longitude count
    /// as much as those of latitude, wherever they are: RFC 7946 section 3.1.1 draws straight lines on this plane. The
    /// antimeridian is no edge.
    ///
    /// - Complexity: O(*n*).
    public var centroid: Coordinate? {
        let shape = PlanarShape(self)
        guard let base = shape.positions.first else { return nil }
        return
            (Self.centre(ofAreas: shape.areas, base) ?? Self.centre(ofLines: shape.lines + shape.areas.joined())
            ?? Self.mean(shape.positions))?.coordinate
    }

    /// The mean of all positions, the closing ones of rings aside; `nil` for an empty geometry. Turf calls this `centroid`.
    ///
    /// - Complexity: O(*n*).
    public var meanCoordinate: Coordinate? {
        let shape = PlanarShape(self)
        return Self.mean(shape.points + shape.lines.joined() + shape.areas.joined().flatMap { $0.dropLast() })?
            .coordinate
    }

    /// The middle of `computedExtent`; `nil` for an empty geometry. Turf calls this `center`.
    ///
    /// - Complexity: O(*n* log *n*).
    public var centerOfBox: Coordinate? { computedExtent?.center }

    /// Relative to a base near by, so that small areas keep their digits.
    private static func centre(ofAreas areas: [[[PlanePosition]]], _ base: PlanePosition) -> PlanePosition? {
        var (total, x, y) = (0.0, 0.0, 0.0)
        for polygon in areas {
            for (number, ring) in polygon.enumerated() {
                var (area, ringX, ringY) = (0.0, 0.0, 0.0)
                for (from, to) in zip(ring, ring.dropFirst()) {
                    let (fromX, fromY, toX, toY) = (from.x - base.x, from.y - base.y, to.x - base.x, to.y - base.y)
                    let cross = fromX * toY - toX * fromY
                    area += cross
                    ringX += cross * (fromX + toX)
                    ringY += cross * (fromY + toY)
                }
                // Exterior rings count positive and holes negative, however they are wound.
                let sign = (area < 0) == (number == 0) ? -1.0 : 1
                total += sign * area
                x += sign * ringX
                y += sign * ringY
            }
        }
        guard total != 0 else { return nil }
        return PlanePosition(x: base.x + x / (3 * total), y: base.y + y / (3 * total))
    }

    private static func centre(ofLines lines: [[PlanePosition]]) -> PlanePosition? {
        var (total, x, y) = (0.0, 0.0, 0.0)
        for line in lines {
            for (from, to) in zip(line, line.dropFirst()) {
                let length = from.distance(to: to)
                total += length
                x += length * (from.x + to.x) / 2
                y += length * (from.y + to.y) / 2
            }
        }
        return total > 0 ? PlanePosition(x: x / total, y: y / total) : nil
    }

    private static func mean(_ places: [PlanePosition]) -> PlanePosition? {
        guard !places.isEmpty else { return nil }
        let count = Double(places.count)
        return PlanePosition(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }
}

extension Extent {
    /// The middle of the box, across the antimeridian where the box crosses it.
    public var center: Coordinate {
        let width = west <= east ? east - west : east - west + 360
        return Coordinate(longitude: Angle.wrapped(west + width / 2), latitude: south + (north - south) / 2)
    }
}
