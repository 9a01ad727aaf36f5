import GeoJSON

extension Geometry {
    /// The geometry with every position replaced, its bounding box left out. Equal positions must be replaced by equal ones, so
    /// that rings stay closed.
    func replacingPositions(
        _ transform: (Position) throws(GeometryOperationError) -> Position
    ) throws(GeometryOperationError) -> Geometry {
        func list(_ positions: Positions) throws(GeometryOperationError) -> Positions {
            var result: [Position] = []
            result.reserveCapacity(positions.count)
            for position in positions { result.append(try transform(position)) }
            return Positions(result)
        }
        func lists(_ lists: PositionLists) throws(GeometryOperationError) -> PositionLists {
            var result: [Positions] = []
            for part in lists { result.append(try list(part)) }
            return PositionLists(result)
        }
        var result = Geometry(shape, foreignMembers: foreignMembers)
        switch shape {
        case .emptyPoint: break
        case .point(let position): result.shape = .point(try transform(position))
        case .multiPoint(let positions): result.shape = .multiPoint(try list(positions))
        case .lineString(let line): result.shape = .lineString(try list(line))
        case .multiLineString(let lines): result.shape = .multiLineString(try lists(lines))
        case .polygon(let polygon): result.shape = .polygon(Polygon(uncheckedRings: try lists(polygon.rings)))
        case .multiPolygon(let polygons):
            var parts: [Polygon] = []
            for polygon in polygons { parts.append(Polygon(uncheckedRings: try lists(polygon.rings))) }
            result.shape = .multiPolygon(PolygonList(parts))
        case .geometryCollection(let children):
            var parts: [Geometry] = []
            for child in children { parts.append(try child.replacingPositions(transform)) }
            result.shape = .geometryCollection(parts)
        }
        return result
    }
}
