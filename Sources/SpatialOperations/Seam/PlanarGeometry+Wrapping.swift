import CGEOS
import GeoJSON
import Geodesy

extension PlanarGeometry {
    /// The geometry of longitudes beyond ±180 cut along the antimeridian, every part brought between −180 and 180.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    /// - Complexity: O(n log n) for each turn that it reaches into.
    borrowing func wrapped() throws(PlanarGeometryError) -> Geometry {
        let whole = try geometry()
        var west = Double.infinity
        var east = -Double.infinity
        whole.forEachPositions { positions, _ in
            for place in positions.coordinates {
                west = min(west, place.longitude)
                east = max(east, place.longitude)
            }
        }
        guard west < -180 || east > 180 else { return whole }
        var parts: [Geometry] = []
        let first = ((west + 180) / 360).rounded(.down)
        let last = ((east - 180) / 360).rounded(.up)
        for turn in stride(from: first, through: last, by: 1) {
            let strip = Polygon(
                uncheckedRings: [
                    [
                        Position(longitude: 360 * turn - 180, latitude: -100),
                        Position(longitude: 360 * turn + 180, latitude: -100),
                        Position(longitude: 360 * turn + 180, latitude: 100),
                        Position(longitude: 360 * turn - 180, latitude: 100),
                        Position(longitude: 360 * turn - 180, latitude: -100),
                    ]
                ])
            let part = try intersection(PlanarGeometry(.polygon(strip)))
            guard !part.isEmpty else { continue }
            parts.append(try part.geometry().turned(by: -360 * turn))
        }
        // What was cut where the frame of a ring around a pole begins is put together again.
        return try PlanarGeometry(.geometryCollection(parts)).dissolved().geometry().withoutPlacesAlongPoles
    }
}

extension Geometry {
    /// The geometry with all longitudes changed by a multiple of a turn.
    func turned(by degrees: Double) -> Geometry {
        guard degrees != 0 else { return self }
        return mapped { positions, _ in
            Positions(
                positions.map { position in
                    var position = position
                    position.longitude += degrees
                    return position
                })
        }
    }

    /// The geometry without positions of rings between two others on the same pole. All of them are the same place, and one between
    /// leaves steps that may be meant either way around the Earth.
    var withoutPlacesAlongPoles: Geometry {
        mapped { positions, isLine in
            guard isLine, positions.coordinates.contains(where: { $0.latitude.magnitude == 90 }) else {
                return positions
            }
            return positions.withoutPlacesAlongPoles
        }
    }

    /// The areas of geometries as one geometry; where there are none, the lines, then the points.
    static func gathering(_ parts: [Geometry]) -> Geometry {
        let simple = parts.flatMap(\.simpleParts)
        let polygons = simple.compactMap { part in
            if case .polygon(let polygon) = part.shape { polygon } else { nil }
        }
        if polygons.count == 1 { return .polygon(polygons[0]) }
        if !polygons.isEmpty { return .multiPolygon(PolygonList(polygons)) }
        let lines = simple.compactMap { part in
            if case .lineString(let line) = part.shape { line } else { nil }
        }
        if lines.count == 1 { return .lineString(lines[0]) }
        if !lines.isEmpty { return .multiLineString(PositionLists(lines)) }
        let points = simple.flatMap { part in part.coordinates.map { Position($0) } }
        if points.isEmpty { return .polygon(Polygon(uncheckedRings: [])) }
        return points.count == 1 ? .point(points[0]) : .multiPoint(Positions(points))
    }

    /// The Points, LineStrings and Polygons that it is made of; empty ones are left out.
    var simpleParts: [Geometry] {
        switch shape {
        case .emptyPoint: []
        case .point: [self]
        case .lineString(let line): line.isEmpty ? [] : [self]
        case .polygon(let polygon): polygon.rings.isEmpty ? [] : [self]
        case .multiPoint(let positions): positions.map { .point($0) }
        case .multiLineString(let lines): lines.map { Geometry.lineString($0) }.flatMap(\.simpleParts)
        case .multiPolygon(let polygons): polygons.map { Geometry.polygon($0) }.flatMap(\.simpleParts)
        case .geometryCollection(let children): children.flatMap(\.simpleParts)
        }
    }
}

extension Positions {
    fileprivate var withoutPlacesAlongPoles: Positions {
        guard count > 4, first == last else { return self }
        let ring = Array(dropLast())
        let kept = ring.indices.filter { index in
            let latitude = ring[index].latitude
            return latitude.magnitude != 90 || ring[(index + 1) % ring.count].latitude != latitude
                || ring[(index + ring.count - 1) % ring.count].latitude != latitude
        }
        guard kept.count < ring.count, kept.count >= 3 else { return self }
        return Positions((kept + kept.prefix(1)).map { ring[$0] })
    }
}
