package import Geodesy

extension Extent {
    /// The box in the parts that it has on a map from −180° to 180°, from west to east: two where it crosses the antimeridian,
    /// by a west greater than its east or by longitudes beyond ±180. A box of numbers that are not degrees has one part.
    package var parts: [BoundingBox] {
        func part(_ west: Double, _ east: Double) -> BoundingBox {
            BoundingBox(west: west, south: south, east: east, north: north)
        }
        let corners = [
            Coordinate(longitude: west, latitude: south), Coordinate(longitude: east, latitude: north),
        ]
        guard corners.allSatisfy({ $0.isInDegrees }) else { return [boundingBox] }
        if west > east {
            // West and east of the antimeridian, as RFC 7946 section 5.2 has them.
            return west <= 180 && east >= -180 ? [part(west, 180), part(-180, east)] : [boundingBox]
        }
        if east - west >= 360 { return [part(-180, 180)] }
        if west >= -180, east <= 180 { return [boundingBox] }
        let turns = ((west + 180) / 360).rounded(.down) * 360
        let (start, end) = (west - turns, east - turns)
        return end <= 180 ? [part(start, end)] : [part(start, 180), part(-180, end - 360)]
    }

    /// The box as an area: a Polygon, or a MultiPolygon of two where the box crosses the antimeridian. Altitudes are left out.
    package var rectangle: Geometry {
        let parts = parts
        let wide = parts.count > 1 ? parts.filter { $0.west < $0.east } : parts
        let polygons = (wide.isEmpty ? parts : wide).map { part in
            let corners = [
                (part.west, part.south), (part.east, part.south), (part.east, part.north), (part.west, part.north),
                (part.west, part.south),
            ]
            return Polygon(
                uncheckedExterior: Positions(corners.map { Position(longitude: $0.0, latitude: $0.1) }))
        }
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons))
    }
}
