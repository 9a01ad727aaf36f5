public import GeoJSON

extension Geometry {
    /// The single geometries that this one consists of: Points, LineStrings and Polygons, members of collections included, in order.
    /// Empty ones are left out. Turf calls this `flatten`, GDAL exploding.
    ///
    /// - Complexity: O(*n*).
    public var parts: [Geometry] {
        switch shape {
        case .emptyPoint: []
        case .point: [self]
        case .lineString(let line): line.isEmpty ? [] : [self]
        case .polygon(let polygon): polygon.rings.isEmpty ? [] : [self]
        case .multiPoint(let positions): positions.map { .point($0) }
        case .multiLineString(let lines): lines.map { .lineString($0) }
        case .multiPolygon(let polygons): polygons.map { .polygon($0) }
        case .geometryCollection(let children): children.flatMap { $0.parts }
        }
    }

    /// All positions of the geometry as one MultiPoint, altitudes included, the closing ones of rings left out. Turf calls this
    /// `explode`.
    ///
    /// - Complexity: O(*n*).
    public var vertices: Geometry {
        var positions: [Position] = []
        for part in parts {
            switch part.shape {
            case .point(let position): positions.append(position)
            case .lineString(let line): positions += line
            case .polygon(let polygon): for ring in polygon.rings { positions += ring.dropLast() }
            default: break
            }
        }
        return .multiPoint(Positions(positions))
    }

    /// Geometries put together: of one kind a MULTI geometry, otherwise a GeometryCollection of one MULTI geometry for each
    /// kind, points first, then lines, then areas. Nothing is dissolved.
    ///
    /// - Complexity: O(*n*).
    public static func combining(_ geometries: some Sequence<Geometry>) -> Geometry {
        var points: [Position] = []
        var lines: [Positions] = []
        var areas: [Polygon] = []
        for part in geometries.flatMap({ $0.parts }) {
            switch part.shape {
            case .point(let position): points.append(position)
            case .lineString(let line): lines.append(line)
            case .polygon(let polygon): areas.append(polygon)
            default: break
            }
        }
        var kinds: [Geometry] = []
        if !points.isEmpty { kinds.append(.multiPoint(Positions(points))) }
        if !lines.isEmpty { kinds.append(.multiLineString(PositionLists(lines))) }
        if !areas.isEmpty { kinds.append(.multiPolygon(PolygonList(areas))) }
        return kinds.count == 1 ? kinds[0] : .geometryCollection(kinds)
    }
}

extension FeatureCollection {
    /// The collection with a Feature for each part of every geometry (see `Geometry.parts`), properties and foreign members
    /// repeated. Features of a single part, and those without a geometry, stay as they are; the parts of others have no identifier,
    /// which would not be one any more, and no bounding box.
    ///
    /// - Complexity: O(*n*).
    public func exploded() -> FeatureCollection {
        var result = self
        result.features = features.flatMap { feature -> [Feature] in
            guard let geometry = feature.geometry else { return [feature] }
            let parts = geometry.parts
            if parts.isEmpty || parts == [geometry] { return [feature] }
            return parts.map { part in
                var part = part
                // Members of the whole, such as its system of coordinates, hold for its parts.
                for member in geometry.foreignMembers where part.foreignMembers[member.key] == nil {
                    part.foreignMembers[member.key] = member.value
                }
                return Feature(
                    id: parts.count == 1 ? feature.id : nil, geometry: part, properties: feature.properties,
                    foreignMembers: feature.foreignMembers)
            }
        }
        return result
    }
}
