import GeoJSON

extension Geometry {
    /// The geometry with every list of positions changed; foreign members are kept, the `bbox` member is left out because
    /// it would be wrong.
    ///
    /// - Parameter change: is handed the positions and whether they are joined by segments.
    func mapped<Failure: Error>(
        _ change: (Positions, _ isLine: Bool) throws(Failure) -> Positions
    ) throws(Failure) -> Geometry {
        func lists(_ lists: PositionLists) throws(Failure) -> PositionLists {
            var result: [Positions] = []
            result.reserveCapacity(lists.count)
            for list in lists { result.append(try change(list, true)) }
            return PositionLists(result)
        }
        let mapped: Shape
        switch shape {
        case .emptyPoint: mapped = .emptyPoint
        case .point(let position): mapped = try change([position], false).first.map { .point($0) } ?? .emptyPoint
        case .multiPoint(let positions): mapped = .multiPoint(try change(positions, false))
        case .lineString(let positions): mapped = .lineString(try change(positions, true))
        case .multiLineString(let lines): mapped = .multiLineString(try lists(lines))
        case .polygon(let polygon): mapped = .polygon(Polygon.made(of: try lists(polygon.rings)))
        case .multiPolygon(let polygons):
            var result: [Polygon] = []
            for polygon in polygons { result.append(Polygon.made(of: try lists(polygon.rings))) }
            mapped = .multiPolygon(PolygonList(result))
        case .geometryCollection(let geometries):
            var result: [Geometry] = []
            for geometry in geometries { result.append(try geometry.mapped(change)) }
            mapped = .geometryCollection(result)
        }
        return Geometry(mapped, foreignMembers: foreignMembers)
    }

    /// Calls `visit` with every list of positions and whether they are joined by segments.
    func forEachPositions(_ visit: (Positions, _ isLine: Bool) -> Void) {
        _ = mapped { positions, isLine in
            visit(positions, isLine)
            return positions
        }
    }
}
