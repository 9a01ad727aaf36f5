import Geodesy

/// A straight piece of a line or ring, or a point: start and end are the same then.
struct PlanarSegment {
    let start: PlanePosition
    let end: PlanePosition
    /// Which path of its shape it belongs to.
    let path: Int
    let role: Role

    enum Role {
        case point
        case line
        case ring
    }

    var west: Double { min(start.x, end.x) }
    var east: Double { max(start.x, end.x) }
    var south: Double { min(start.y, end.y) }
    var north: Double { max(start.y, end.y) }

    /// Where two segments meet, exactly decided.
    enum Intersection {
        case nowhere
        /// In one place that is no end of either, rounded.
        case crossing(PlanePosition)
        /// In one place, which is an end of one of them.
        case touching(PlanePosition)
        /// Along a common part between two of their ends.
        case overlapping(PlanePosition, PlanePosition)
    }

    /// Whether a place is on it.
    func holds(_ place: PlanePosition) -> Bool {
        place.x >= west && place.x <= east && place.y >= south && place.y <= north
            && Orientation.sign(start, end, place) == 0
    }

    func intersection(with other: PlanarSegment) -> Intersection {
        guard west <= other.east, other.west <= east, south <= other.north, other.south <= north else {
            return .nowhere
        }
        var common: [PlanePosition] = []
        for place in [other.start, other.end] where holds(place) && !common.contains(place) { common.append(place) }
        for place in [start, end] where other.holds(place) && !common.contains(place) { common.append(place) }
        if common.count >= 2 { return .overlapping(common[0], common[1]) }
        if let place = common.first { return .touching(place) }
        let one = Orientation.sign(start, end, other.start) * Orientation.sign(start, end, other.end)
        let two = Orientation.sign(other.start, other.end, start) * Orientation.sign(other.start, other.end, end)
        guard one < 0, two < 0 else { return .nowhere }
        return .crossing(crossing(other))
    }

    private func crossing(_ other: PlanarSegment) -> PlanePosition {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let determinant = dx * ey - dy * ex
        let share = ((other.start.x - start.x) * ey - (other.start.y - start.y) * ex) / determinant
        return start.toward(end, determinant == 0 ? 0.5 : min(max(share, 0), 1))
    }

    /// The share of the way at which a place on it lies.
    func share(of place: PlanePosition) -> Double {
        if place == start { return 0 }
        if place == end { return 1 }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let share = dx.magnitude > dy.magnitude ? (place.x - start.x) / dx : (place.y - start.y) / dy
        return min(max(share, 0), 1)
    }
}

extension PlanarShape {
    /// All segments: points, then lines, then rings.
    var segments: [PlanarSegment] {
        var result = points.enumerated().map { PlanarSegment(start: $1, end: $1, path: $0, role: .point) }
        var path = points.count
        for (list, role) in lines.map({ ($0, PlanarSegment.Role.line) }) + areas.joined().map({ ($0, .ring) }) {
            for (start, end) in zip(list, list.dropFirst()) where start != end {
                result.append(PlanarSegment(start: start, end: end, path: path, role: role))
            }
            // A line without length is a point that has the role of a line.
            if let only = list.first, list.allSatisfy({ $0 == only }) {
                result.append(PlanarSegment(start: only, end: only, path: path, role: role))
            }
            path += 1
        }
        return result
    }
}
