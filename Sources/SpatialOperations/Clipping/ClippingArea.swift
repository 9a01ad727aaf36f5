public import GeoJSON
import GeoJSONOperations
public import Geodesy

/// An area that geometry is clipped to, also where either lies across the antimeridian.
///
///     let fiji = try ClippingArea(BoundingBox(west: 176, south: -20, east: -178, north: -15))
///     let roads = try fiji.clip(worldRoads)
///
/// Area and geometry are cut at the antimeridian where they cross it (`Geometry.cutAtAntimeridian`), so that what is on the
/// map meets what is on the map; results stay cut, as RFC 7946 section 3.1.9 wants them. Numbers that are not degrees are
/// coordinates of a plane, on which nothing is cut.
///
/// Members of a GeometryCollection may overlap or share borders: what lies in any of them is inside.
///
/// Not enforced: that area and geometry are valid; `clip` throws for those that GEOS cannot overlay.
public struct ClippingArea: ~Copyable {
    private let area: PlanarGeometry
    /// The same with its segments indexed, to tell what lies inside or outside as a whole.
    private let prepared: PreparedGeometry

    /// Prepares the polygons of a geometry.
    ///
    /// - Throws: what `PlanarGeometry` throws; `invalid` and `areaNotKept` where members of a GeometryCollection cannot be put
    ///   together.
    /// - Complexity: O(*n* log *n*), for members that overlap O((*n* + *k*) log *n*), *k* the number of crossings.
    public init(_ area: Geometry) throws(PlanarGeometryError) {
        let cut = try Self.union(of: area.cutAtAntimeridian())
        let plane = try PlanarGeometry(cut)
        let prepared = try PreparedGeometry(PlanarGeometry(cut))
        self.area = plane
        self.prepared = prepared
    }

    /// GEOS takes no collection of areas that overlap: its members become one area. Everything else stays as it is.
    private static func union(of area: Geometry) throws(PlanarGeometryError) -> Geometry {
        guard case .geometryCollection = area.shape else { return area }
        var union = GeometryUnion(isInDegrees: false)
        for part in area.simpleParts {
            if case .polygon = part.shape { try union.add(part) }
        }
        return try union.geometry() ?? .multiPolygon(PolygonList([]))
    }

    /// Prepares a box. One whose west is greater than its east crosses the antimeridian (section 5.2); one whose east is beyond 180
    /// does as well.
    ///
    /// - Throws: what `PlanarGeometry` throws.
    public init(_ box: BoundingBox) throws(PlanarGeometryError) {
        try self.init(.multiPolygon(PolygonList(box.parts.map { Polygon(uncheckedExterior: $0.ring) })))
    }

    /// The part of a geometry inside the area; `nil` where there is none.
    ///
    /// Members of a GeometryCollection are clipped one by one, and it stays one. What lies inside as a whole, and does not cross the
    /// antimeridian, is returned as it is. Foreign members are kept; boxes of what is changed are not, since they would be wrong.
    ///
    /// - Throws: what `PlanarGeometry` throws, `failed` where GEOS fails, as it may for invalid areas.
    /// - Complexity: O((*n* + *k*) log *n*), *k* the number of crossings.
    public borrowing func clip(_ geometry: Geometry) throws(PlanarGeometryError) -> Geometry? {
        var result: Geometry
        if case .geometryCollection(let members) = geometry.shape {
            var clipped: [Geometry] = []
            for member in members {
                if let part = try clip(member) { clipped.append(part) }
            }
            guard !clipped.isEmpty else { return nil }
            if clipped == Array(members) { return geometry }
            result = .geometryCollection(clipped)
        } else {
            let cut = geometry.cutAtAntimeridian()
            let plane = try PlanarGeometry(cut)
            guard try prepared.intersects(plane) else { return nil }
            if try prepared.covers(plane) {
                if cut == geometry { return geometry }
                result = cut
            } else {
                let inside = try plane.intersection(area)
                guard !inside.isEmpty else { return nil }
                result = try inside.geometry()
            }
        }
        result.foreignMembers = geometry.foreignMembers
        return result
    }
}

extension BoundingBox {
    /// The box in as many parts as it has on the map.
    fileprivate var parts: [BoundingBox] {
        guard west > east else { return [self] }
        return [
            BoundingBox(west: west, south: south, east: 180, north: north),
            BoundingBox(west: -180, south: south, east: east, north: north),
        ].filter { $0.west < $0.east }
    }

    fileprivate var ring: Positions {
        Positions(
            [(west, south), (east, south), (east, north), (west, north), (west, south)].map {
                Position(longitude: $0.0, latitude: $0.1)
            })
    }
}
