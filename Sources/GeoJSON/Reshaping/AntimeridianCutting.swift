extension Geometry {
    /// The geometry cut in two where it crosses the antimeridian (RFC 7946 section 3.1.9).
    ///
    /// A step of more than half a turn between two positions is taken as the short way across. Lines become
    /// MultiLineStrings and polygons MultiPolygons where there is something to cut; the latitude of a cut is interpolated
    /// on the plane of degrees, altitudes too. A ring around a pole is led along the antimeridian to the pole and back.
    ///
    ///     Geometry.lineString([fiji, tonga]).cutAtAntimeridian()  // two lines that meet at ±180
    ///
    /// - Complexity: O(*n*).
    public func cutAtAntimeridian() -> Geometry {
        var result = self
        switch shape {
        case .point, .emptyPoint, .multiPoint: break
        case .lineString(let line):
            let parts = Unrolled(line).lines()
            if parts.count > 1 { result.shape = .multiLineString(PositionLists(parts)) }
        case .multiLineString(let lines):
            result.shape = .multiLineString(PositionLists(lines.flatMap { Unrolled($0).lines() }))
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

    /// The way back: lines whose ends meet at the antimeridian are joined to one, with longitudes the short way around.
    /// Areas stay as they are, because which of them belonged together cannot be told.
    public func joinedAtAntimeridian() -> Geometry {
        guard case .multiLineString(let lines) = shape, !lines.isEmpty else { return self }
        var joined: [[Position]] = []
        for line in lines.map(Array.init) {
            guard let last = joined.last?.last, let first = line.first, last.longitude.magnitude == 180,
                first.longitude == -last.longitude, first.latitude == last.latitude
            else {
                joined.append(line)
                continue
            }
            joined[joined.count - 1].removeLast()
            joined[joined.count - 1] += line.dropFirst()
        }
        guard joined.count < lines.count else { return self }
        var result = self
        result.shape =
            joined.count == 1
            ? .lineString(Positions(joined[0])) : .multiLineString(PositionLists(joined.map { Positions($0) }))
        return result
    }
}

extension Polygon {
    /// The polygon's parts on either side of the antimeridian; itself where it does not cross.
    func cutAtAntimeridian() -> [Polygon] {
        let rings = rings.map { Unrolled($0) }
        guard let exterior = rings.first, rings.contains(where: \.crosses) else { return [self] }
        let closed = exterior.ledAroundPole()
        var parts: [Polygon] = []
        for turn in closed.turns {
            let outer = closed.clipped(to: turn)
            guard outer.count >= 4 else { continue }
            var all = [Positions(outer)]
            for hole in rings.dropFirst() {
                // The hole in the copy of the world that the exterior was unrolled to.
                let shift = ((closed.middle - hole.middle) / 360).rounded() * 360
                let inner = hole.shifted(by: shift).clipped(to: turn)
                if inner.count >= 4 { all.append(Positions(inner)) }
            }
            parts.append(Polygon(rings: PositionLists(all)))
        }
        return parts.isEmpty ? [self] : parts
    }
}

/// Positions with longitudes that run on past ±180 instead of jumping.
private struct Unrolled {
    var positions: [Position]

    init(_ line: Positions) {
        positions = Array(line)
        for index in positions.indices.dropFirst() {
            let before = positions[index - 1].longitude
            // Whole turns, so that a longitude is changed by exact multiples of 360.
            let turns = ((before - positions[index].longitude) / 360).rounded()
            if turns.isFinite { positions[index].longitude += turns * 360 }
        }
    }

    /// The copies of the world that are touched, by their number: 0 is −180 to 180, 1 is 180 to 540.
    var turns: ClosedRange<Int> {
        let longitudes = positions.map(\.longitude)
        guard let least = longitudes.min(), let most = longitudes.max(), most - least < 3600, least.magnitude < 3600
        else {
            return 0...0
        }
        let first = Int(((least + 180) / 360).rounded(.down))
        let last = Int(((most + 180) / 360).rounded(.up)) - 1
        return first...max(first, last)
    }

    var crosses: Bool { turns.count > 1 || turns.lowerBound != 0 }

    /// Halfway between the westernmost and the easternmost longitude.
    var middle: Double {
        let longitudes = positions.map(\.longitude)
        return ((longitudes.min() ?? 0) + (longitudes.max() ?? 0)) / 2
    }

    func shifted(by degrees: Double) -> Unrolled {
        var result = self
        for index in result.positions.indices { result.positions[index].longitude += degrees }
        return result
    }

    /// A ring that ends a whole turn from where it began has gone around a pole; it is closed along the pole.
    func ledAroundPole() -> Unrolled {
        guard let first = positions.first, let last = positions.last,
            (last.longitude - first.longitude).magnitude > 180
        else { return self }
        let pole = positions.reduce(0) { $0 + $1.latitude } >= 0 ? 90.0 : -90.0
        var result = self
        result.positions.append(Position(longitude: last.longitude, latitude: pole))
        result.positions.append(Position(longitude: first.longitude, latitude: pole))
        result.positions.append(first)
        return result
    }

    /// The pieces of a line, each in one copy of the world.
    func lines() -> [Positions] {
        guard crosses, let first = positions.first else { return [Positions(positions)] }
        var pieces: [Positions] = []
        var current: [Position] = []
        var turn = Self.turn(of: first)
        for index in positions.indices {
            let position = positions[index]
            while index > 0,
                position.longitude > Double(turn) * 360 + 180 || position.longitude < Double(turn) * 360 - 180
            {
                let step = position.longitude > Double(turn) * 360 ? 1 : -1
                let edge = Double(turn) * 360 + Double(step) * 180
                let cut = Self.cut(positions[index - 1], position, at: edge)
                current.append(Self.moved(cut, edge - Double(turn) * 360))
                if current.count > 1 { pieces.append(Positions(current)) }
                turn += step
                current = [Self.moved(cut, edge - Double(turn) * 360)]
            }
            current.append(Self.moved(position, position.longitude - Double(turn) * 360))
        }
        if current.count > 1 { pieces.append(Positions(current)) }
        return pieces
    }

    /// The ring's part in one copy of the world, closed, moved to −180…180.
    ///
    /// Source: Sutherland and Hodgman, *Reentrant polygon clipping* (1974), for the two meridians.
    func clipped(to turn: Int) -> [Position] {
        let west = Double(turn) * 360 - 180
        let east = west + 360
        var ring = positions
        for (edge, keepsEast) in [(west, true), (east, false)] {
            func isInside(_ position: Position) -> Bool {
                keepsEast ? position.longitude >= edge : position.longitude <= edge
            }
            var result: [Position] = []
            for index in ring.indices.dropFirst() {
                let (before, here) = (ring[index - 1], ring[index])
                if isInside(before) != isInside(here) { result.append(Self.cut(before, here, at: edge)) }
                if isInside(here) { result.append(here) }
            }
            if let first = result.first, result.last != first { result.append(first) }
            ring = result
        }
        var distinct: [Position] = []
        for position in ring {
            let moved = Self.moved(position, position.longitude - Double(turn) * 360)
            if moved != distinct.last { distinct.append(moved) }
        }
        // A part without width is only an edge on the meridian.
        let width = (distinct.map(\.longitude).max() ?? 0) - (distinct.map(\.longitude).min() ?? 0)
        return width > 0 ? distinct : []
    }

    private static func turn(of position: Position) -> Int {
        let turns = ((position.longitude + 180) / 360).rounded(.down)
        guard turns.magnitude < 10 else { return 0 }
        // 180 itself belongs to the copy on its west.
        return position.longitude == turns * 360 - 180 && turns > 0 ? Int(turns) - 1 : Int(turns)
    }

    private static func moved(_ position: Position, _ longitude: Double) -> Position {
        var result = position
        result.longitude = longitude
        return result
    }

    private static func cut(_ from: Position, _ to: Position, at longitude: Double) -> Position {
        let span = to.longitude - from.longitude
        let share = span == 0 ? 0 : (longitude - from.longitude) / span
        var altitude: Double?
        if let low = from.altitude, let high = to.altitude { altitude = low + share * (high - low) }
        return Position(
            longitude: longitude, latitude: from.latitude + share * (to.latitude - from.latitude), altitude: altitude)
    }
}
