public import GeoJSON

extension CoordinateTransformation {
    /// The geometry in the target system, altitudes and foreign members kept; the `bbox` member is left out because it
    /// would be wrong.
    ///
    /// Only positions are transformed: lines that were straight in the source are taken to be straight in the target.
    /// A third number is given to PROJ, which changes it only between systems with heights; further ones are kept.
    ///
    /// - Throws: `outsideAreaOfUse`, `untransformable`, with the index counted within the line or ring.
    /// - Complexity: O(n).
    public borrowing func transformed(_ geometry: Geometry) throws(ReferenceSystemError) -> Geometry {
        let shape: Geometry.Shape
        switch geometry.shape {
        case .emptyPoint: shape = .emptyPoint
        case .point(let position):
            shape = .point(try transformed([position]).first ?? position)
        case .multiPoint(let positions): shape = .multiPoint(try transformed(positions))
        case .lineString(let positions): shape = .lineString(try transformed(positions))
        case .multiLineString(let lines): shape = .multiLineString(try transformed(lines))
        case .polygon(let polygon): shape = .polygon(Polygon(rings: try transformed(polygon.rings)))
        case .multiPolygon(let polygons):
            var result: [Polygon] = []
            for polygon in polygons { result.append(Polygon(rings: try transformed(polygon.rings))) }
            shape = .multiPolygon(PolygonList(result))
        case .geometryCollection(let geometries):
            var result: [Geometry] = []
            for geometry in geometries { result.append(try transformed(geometry)) }
            shape = .geometryCollection(result)
        }
        return Geometry(shape, foreignMembers: geometry.foreignMembers)
    }

    private borrowing func transformed(_ lists: PositionLists) throws(ReferenceSystemError) -> PositionLists {
        var result: [Positions] = []
        for list in lists { result.append(try transformed(list)) }
        return PositionLists(result)
    }

    private borrowing func transformed(_ positions: Positions) throws(ReferenceSystemError) -> Positions {
        var numbers: [Double] = []
        numbers.reserveCapacity(positions.count * 3)
        for position in positions {
            numbers.append(position.longitude)
            numbers.append(position.latitude)
            numbers.append(position.altitude ?? 0)
        }
        try apply(to: &numbers, stride: 3)
        return Positions(
            positions.enumerated().map { index, position in
                var moved = position
                moved.longitude = numbers[3 * index]
                moved.latitude = numbers[3 * index + 1]
                if position.altitude != nil { moved.altitude = numbers[3 * index + 2] }
                return moved
            })
    }
}
