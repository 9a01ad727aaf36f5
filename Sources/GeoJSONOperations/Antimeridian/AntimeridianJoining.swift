public import GeoJSON

extension Geometry {
    /// The inverse of `cutAtAntimeridian()`: lines whose ends meet at the antimeridian become one, and so do polygons
    /// that share a segment of it. Longitudes go the short way around.
    ///
    /// A position on the antimeridian that lies on the way between its neighbours, straight in degrees or on a great circle, counts as
    /// a cut and is left out: to 10⁻⁷ degrees, a centimetre, to which cuts may have been rounded where they were written.
    /// Lines are joined with the next one only, as cutting leaves them. Polygons that need not be joined stay as they are,
    /// and so do those whose edges on both sides cannot be brought together.
    ///
    ///     fiji.cutAtAntimeridian().joinedAtAntimeridian()  // fiji, its rings perhaps starting elsewhere
    ///
    /// - Complexity: O(*n* + *m* log *m*) for *m* positions on the antimeridian.
    public func joinedAtAntimeridian() -> Geometry {
        var result = self
        switch shape {
        case .point, .emptyPoint, .multiPoint, .lineString: break
        case .multiLineString(let lines):
            let joined = Self.joined(lines)
            guard joined.count < lines.count else { return self }
            result.shape = joined.count == 1 ? .lineString(joined[0]) : .multiLineString(PositionLists(joined))
        case .polygon(let polygon):
            guard let joined = SeamJoining([polygon]).joined() else { return self }
            result.shape = joined.count == 1 ? .polygon(joined[0]) : .multiPolygon(PolygonList(joined))
        case .multiPolygon(let polygons):
            guard let joined = SeamJoining(Array(polygons)).joined() else { return self }
            result.shape = joined.count == 1 ? .polygon(joined[0]) : .multiPolygon(PolygonList(joined))
        case .geometryCollection(let children):
            result.shape = .geometryCollection(children.map { $0.joinedAtAntimeridian() })
        }
        return result
    }

    private static func joined(_ lines: PositionLists) -> [Positions] {
        var joined: [[Position]] = []
        for line in lines.map(Array.init) {
            guard let last = joined.last?.last, let first = line.first, Antimeridian.isOn(last),
                first.longitude == -last.longitude, first.latitude == last.latitude
            else {
                joined.append(line)
                continue
            }
            let place = joined.count - 1
            if Antimeridian.isCut(last, joined[place].dropLast().last, line.dropFirst().first) {
                joined[place].removeLast()
            }
            joined[place] += line.dropFirst()
        }
        return joined.map { Positions($0) }
    }
}
