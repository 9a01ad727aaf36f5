public import GeoJSON

extension Geometry {
    /// The geometry with areas that are not valid, because they overlap or cross themselves, made of valid polygons that cover the
    /// same places; `nil` where all of them are valid already.
    ///
    /// Members of a GeometryCollection are looked at one by one; members that are no areas stay as they are.
    ///
    /// - Throws: what `PlanarGeometry` throws.
    /// - Complexity: O((*n* + *k*) log *n*), *k* the number of crossings.
    public func dissolvingInvalidAreas() throws(PlanarGeometryError) -> Geometry? {
        var result = self
        switch shape {
        case .polygon(let polygon): return try Self.dissolved([polygon], of: self)
        case .multiPolygon(let polygons): return try Self.dissolved(Array(polygons), of: self)
        case .geometryCollection(let members):
            var isChanged = false
            var kept: [Geometry] = []
            for member in members {
                let dissolved = try member.dissolvingInvalidAreas()
                isChanged = isChanged || dissolved != nil
                kept.append(dissolved ?? member)
            }
            result.shape = .geometryCollection(kept)
            return isChanged ? result : nil
        default: return nil
        }
    }

    private static func dissolved(_ polygons: [Polygon], of geometry: Geometry) throws(PlanarGeometryError) -> Geometry?
    {
        if geometry.isValidAsWritten { return nil }
        var parts: [Geometry] = []
        for polygon in polygons { parts.append(try PlanarGeometry(.polygon(polygon)).madeValid().geometry()) }
        var result = try PlanarGeometry(.geometryCollection(parts)).dissolved().geometry().areas
        result.foreignMembers = geometry.foreignMembers
        return result
    }

    /// The polygons alone: what is left of an area without width is none.
    private var areas: Geometry {
        guard case .geometryCollection(let members) = shape else { return self }
        var polygons: [Polygon] = []
        for member in members {
            switch member.areas.shape {
            case .polygon(let polygon): polygons.append(polygon)
            case .multiPolygon(let more): polygons += Array(more)
            default: break
            }
        }
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons))
    }
}
