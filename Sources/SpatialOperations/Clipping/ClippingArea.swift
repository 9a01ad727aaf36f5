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
    private let boxes: ClippingBoxes

    /// Prepares the polygons of a geometry; other members of a collection are left out.
    ///
    /// - Throws: `noArea` for points and lines alone; what `PlanarGeometry` throws; `invalid` and `areaNotKept` where members
    ///   of a GeometryCollection cannot be put
    ///   together.
    /// - Complexity: O(*n* log *n*), for members that overlap O((*n* + *k*) log *n*), *k* the number of crossings.
    public init(_ area: Geometry) throws(PlanarGeometryError) {
        if !area.hasArea, let part = area.simpleParts.first { throw .noArea(part.kind) }
        let cut = try Self.union(of: area.cutAtAntimeridian())
        let plane = try PlanarGeometry(cut)
        let prepared = try PreparedGeometry(PlanarGeometry(cut))
        self.area = plane
        self.prepared = prepared
        boxes = ClippingBoxes(cut)
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
        try self.init(Extent(box).rectangle)
    }

    /// The part of a geometry inside the area; `nil` where there is none. See `clipped(_:)`.
    ///
    /// - Throws: what `clipped` throws.
    /// - Complexity: that of `clipped`.
    public borrowing func clip(_ geometry: Geometry) throws(PlanarGeometryError) -> Geometry? {
        try clipped(geometry).geometry
    }

    /// What came of clipping.
    public struct Clipped: Sendable, Hashable {
        /// The part inside; `nil` where there is none.
        public var geometry: Geometry?
        /// Whether anything was left out that the geometry shares with the area: an area that only touches it has a line or point
        /// in common with it, a line that does a point.
        public var hasContactsLeftOut = false
    }

    /// The part of a geometry inside the area, of the kind that it was: of areas the areas, of lines the lines.
    ///
    /// Members of a GeometryCollection are clipped one by one, and it stays one. What lies inside as a whole, and does not cross the
    /// antimeridian, is returned as it is. Foreign members are kept; boxes of what is changed are not, since they would be wrong.
    ///
    /// - Throws: what `PlanarGeometry` throws, `failed` where GEOS fails, as it may for invalid areas.
    /// - Complexity: O((*n* + *k*) log *n*), *k* the number of crossings.
    public borrowing func clipped(_ geometry: Geometry) throws(PlanarGeometryError) -> Clipped {
        var result = Clipped()
        if case .geometryCollection(let members) = geometry.shape {
            var parts: [Geometry] = []
            for member in members {
                let part = try clipped(member)
                result.hasContactsLeftOut = result.hasContactsLeftOut || part.hasContactsLeftOut
                if let inside = part.geometry { parts.append(inside) }
            }
            if parts.isEmpty { return result }
            result.geometry = parts == Array(members) ? geometry : .geometryCollection(parts)
        } else {
            let cut = geometry.cutAtAntimeridian()
            switch boxes.answer(cut) {
            case .outside: return result
            case .inside: result.geometry = cut
            case .unknown: try overlay(cut, &result)
            }
        }
        if result.geometry == nil || result.geometry == geometry { return result }
        result.geometry?.foreignMembers = geometry.foreignMembers
        return result
    }

    /// Clips a geometry that is no collection and does not cross the antimeridian.
    private borrowing func overlay(_ cut: Geometry, _ result: inout Clipped) throws(PlanarGeometryError) {
        let plane = try PlanarGeometry(cut)
        guard try prepared.intersects(plane) else { return }
        if try prepared.covers(plane) {
            result.geometry = cut
            return
        }
        let inside = try plane.intersection(area)
        guard !inside.isEmpty else { return }
        let all = try inside.geometry()
        let parts = all.simpleParts
        let kept = parts.filter { $0.dimension == cut.dimension }
        result.hasContactsLeftOut = kept.count < parts.count
        guard !kept.isEmpty else { return }
        result.geometry = result.hasContactsLeftOut ? .gathering(kept) : all
    }
}

extension Geometry {
    /// Whether the geometry, or a member of it, is an area.
    public var hasArea: Bool {
        switch shape {
        case .polygon: true
        case .multiPolygon(let polygons): !polygons.isEmpty
        case .geometryCollection(let children): children.contains(where: \.hasArea)
        default: false
        }
    }

    /// 0 for points, 1 for lines and 2 for areas; of a collection that of its first member.
    fileprivate var dimension: Int {
        switch shape {
        case .emptyPoint, .point, .multiPoint: 0
        case .lineString, .multiLineString: 1
        case .polygon, .multiPolygon: 2
        case .geometryCollection(let children): children.first?.dimension ?? 0
        }
    }
}
