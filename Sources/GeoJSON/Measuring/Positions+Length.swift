public import Geodesy

extension Positions {
    /// The length of a line in metres on the ellipsoid, altitudes aside.
    ///
    ///     track.length  // 12 345.6
    ///
    /// - Complexity: O(*n*).
    public var length: Double {
        var sum = 0.0
        for index in indices.dropFirst() { sum += coordinate(at: index - 1).distance(to: coordinate(at: index)) }
        return sum
    }

    /// The place that is `distance` metres along a line; its ends for distances beyond them, `nil` for an empty line.
    ///
    /// - Complexity: O(*n*).
    public func coordinate(along distance: Double) -> Coordinate? {
        guard !isEmpty else { return nil }
        var left = distance
        guard left > 0 else { return coordinate(at: 0) }
        for index in indices.dropFirst() {
            let start = coordinate(at: index - 1)
            let step = start.distance(to: coordinate(at: index))
            if step >= left {
                guard step > 0 else { return start }
                return start.destination(bearing: start.bearing(to: coordinate(at: index)), distance: left)
            }
            left -= step
        }
        return coordinate(at: count - 1)
    }

    /// A place on a line, and how far it is from where one asked.
    public struct Nearest: Sendable, Hashable {
        /// The place on the line.
        public var coordinate: Coordinate
        /// Metres from the asked place.
        public var distance: Double
        /// The segment it is on, counted from 0.
        public var segment: Int
    }

    /// The place of a line nearest to a coordinate; `nil` for an empty line.
    ///
    /// Each segment is looked at on a plane around the asked place, where a degree of longitude is shortened by the cosine
    /// of its latitude: right to a few millimetres for segments of up to a kilometre near by, and to a percent for those
    /// hundreds of kilometres long.
    ///
    /// - Complexity: O(*n*).
    public func nearest(to place: Coordinate) -> Nearest? {
        guard !isEmpty else { return nil }
        let radii = WGS84.radiiOfCurvature(atLatitude: place.latitude)
        let north = radii.meridian * .pi / 180
        let east = radii.normal * cosine(place.latitude * .pi / 180) * .pi / 180
        func plane(_ coordinate: Coordinate) -> (x: Double, y: Double) {
            (
                Angle.longitudeStep(from: place.longitude, to: coordinate.longitude) * east,
                (coordinate.latitude - place.latitude) * north
            )
        }
        var best = (square: Double.infinity, share: 0.0, segment: 0)
        var start = plane(coordinate(at: 0))
        best.square = start.x * start.x + start.y * start.y
        for index in indices.dropFirst() {
            let end = plane(coordinate(at: index))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let squared = dx * dx + dy * dy
            let share = squared > 0 ? Swift.min(1, Swift.max(0, -(start.x * dx + start.y * dy) / squared)) : 0
            let (x, y) = (start.x + share * dx, start.y + share * dy)
            if x * x + y * y < best.square { best = (x * x + y * y, share, index - 1) }
            start = end
        }
        let from = coordinate(at: best.segment)
        let to = coordinate(at: Swift.min(best.segment + 1, count - 1))
        let found = Coordinate(
            longitude: from.longitude + best.share * Angle.longitudeStep(from: from.longitude, to: to.longitude),
            latitude: from.latitude + best.share * (to.latitude - from.latitude))
        return Nearest(coordinate: found, distance: place.distance(to: found), segment: best.segment)
    }
}

extension Geometry {
    /// The length of all lines and rings in metres on the ellipsoid; 0 for points.
    ///
    /// - Complexity: O(*n*).
    public var length: Double {
        switch shape {
        case .point, .emptyPoint, .multiPoint: 0
        case .lineString(let line): line.length
        case .multiLineString(let lines): lines.reduce(0) { $0 + $1.length }
        case .polygon(let polygon): polygon.rings.reduce(0) { $0 + $1.length }
        case .multiPolygon(let polygons): polygons.rings.reduce(0) { $0 + $1.length }
        case .geometryCollection(let children): children.reduce(0) { $0 + $1.length }
        }
    }
}
