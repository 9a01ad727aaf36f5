extension Geometry {
    /// The geometry cut in two where it crosses the antimeridian (RFC 7946 section 3.1.9).
    ///
    /// A step of more than half a turn between two positions counts as the short way across; longitudes beyond ±180 are
    /// brought back by whole turns. Lines become MultiLineStrings and polygons MultiPolygons where there is something to
    /// cut; the latitude of a cut is interpolated on the plane of degrees, altitudes too. A hole that crosses becomes part
    /// of the edge. A ring around a pole is led along the antimeridian to the pole and back.
    ///
    ///     Geometry.lineString([fiji, tonga]).cutAtAntimeridian()  // two lines that meet at ±180
    ///
    /// Not enforced: that rings do not cross themselves or each other; what does is cut into something of that kind.
    ///
    /// - Complexity: O(*n* + *c* log *c*) for *c* crossings; for each hole of a polygon cut into parts O(*n*) more.
    public func cutAtAntimeridian() -> Geometry {
        var result = self
        switch shape {
        case .point, .emptyPoint, .multiPoint: break
        case .lineString(let line):
            let parts = line.cutAtAntimeridian()
            if parts != [line] {
                result.shape = parts.count == 1 ? .lineString(parts[0]) : .multiLineString(PositionLists(parts))
            }
        case .multiLineString(let lines):
            result.shape = .multiLineString(PositionLists(lines.flatMap { $0.cutAtAntimeridian() }))
        case .polygon(let polygon):
            let parts = polygon.cutAtAntimeridian()
            if parts != [polygon] {
                result.shape = parts.count == 1 ? .polygon(parts[0]) : .multiPolygon(PolygonList(parts))
            }
        case .multiPolygon(let polygons):
            result.shape = .multiPolygon(PolygonList(polygons.flatMap { $0.cutAtAntimeridian() }))
        case .geometryCollection(let children):
            result.shape = .geometryCollection(children.map { $0.cutAtAntimeridian() })
        }
        return result
    }
}

extension Positions {
    /// The line's parts, each on one side of the antimeridian; itself where it does not cross.
    func cutAtAntimeridian() -> [Positions] {
        let line = Antimeridian.normalized(self)
        guard let first = line.first, Antimeridian.isCrossed(by: line) else {
            return line.elementsEqual(self) ? [self] : [Positions(line)]
        }
        var parts: [Positions] = []
        var current = [first]
        for (before, here) in zip(line, line.dropFirst()) {
            if Antimeridian.crosses(before, here) {
                let (exit, entry) = Antimeridian.cut(before, here)
                Antimeridian.append(exit, to: &current)
                if current.count > 1 { parts.append(Positions(current)) }
                current = [entry]
            }
            Antimeridian.append(here, to: &current)
        }
        if current.count > 1 { parts.append(Positions(current)) }
        return parts
    }
}

/// Where steps cross the meridian of ±180 degrees.
enum Antimeridian {
    /// The positions with longitudes from −180 to 180.
    static func normalized(_ positions: Positions) -> [Position] {
        positions.map { position in
            guard position.longitude.magnitude > 180 else { return position }
            var result = position
            result.longitude = position.longitude.remainder(dividingBy: 360)
            return result
        }
    }

    static func crosses(_ from: Position, _ to: Position) -> Bool {
        (to.longitude - from.longitude).magnitude > 180
    }

    /// Whether a list crosses. A step from −180 to 180 does not count by itself: it may be an edge along the whole map, as
    /// that of Antarctica at the pole.
    static func isCrossed(by positions: [Position]) -> Bool {
        zip(positions, positions.dropFirst()).contains { from, to in
            let step = (to.longitude - from.longitude).magnitude
            return step > 180 && step < 360
        }
    }

    /// Where a crossing step leaves one side and where it enters the other.
    static func cut(_ from: Position, _ to: Position) -> (exit: Position, entry: Position) {
        // Always reckoned from west to east, so that a reversed line is cut at the same place to the last bit.
        let isEastward = from.longitude > to.longitude
        let (west, east) = isEastward ? (from, to) : (to, from)
        let span = east.longitude + 360 - west.longitude
        let share = span > 0 ? (180 - west.longitude) / span : 0
        var position =
            west.longitude == 180 ? west : east.longitude == -180 ? east : between(west, east, share: share)
        position.longitude = isEastward ? 180 : -180
        var other = position
        other.longitude = -position.longitude
        return (position, other)
    }

    private static func between(_ west: Position, _ east: Position, share: Double) -> Position {
        var altitude: Double?
        if let low = west.altitude, let high = east.altitude { altitude = low + share * (high - low) }
        return Position(
            longitude: 180, latitude: west.latitude + share * (east.latitude - west.latitude), altitude: altitude)
    }

    /// Appends a position unless the list is there already.
    static func append(_ position: Position, to list: inout [Position]) {
        if list.last?.coordinate != position.coordinate { list.append(position) }
    }

    static func isOn(_ position: Position) -> Bool { position.longitude.magnitude == 180 }
}
