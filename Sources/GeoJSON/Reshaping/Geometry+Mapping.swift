extension Geometry {
    /// The geometry with every list of positions replaced; lists of a polygon say whether they are its exterior.
    ///
    /// Bounding boxes and foreign members stay as they are.
    package func mapLists(_ transform: (Positions, ListRole) -> Positions) -> Geometry {
        var result = self
        switch shape {
        case .point, .emptyPoint: break
        case .multiPoint(let positions): result.shape = .multiPoint(transform(positions, .points))
        case .lineString(let line): result.shape = .lineString(transform(line, .line))
        case .multiLineString(let lines):
            result.shape = .multiLineString(PositionLists(lines.map { transform($0, .line) }))
        case .polygon(let polygon): result.shape = .polygon(polygon.mapRings(transform))
        case .multiPolygon(let polygons):
            result.shape = .multiPolygon(PolygonList(polygons.map { $0.mapRings(transform) }))
        case .geometryCollection(let children):
            result.shape = .geometryCollection(children.map { $0.mapLists(transform) })
        }
        return result
    }

    /// What a list of positions is.
    package enum ListRole {
        /// Places of their own.
        case points
        /// A line.
        case line
        /// The exterior ring of a polygon.
        case exterior
        /// A hole of a polygon.
        case hole
    }
}

extension Polygon {
    func mapRings(_ transform: (Positions, Geometry.ListRole) -> Positions) -> Polygon {
        Polygon(
            uncheckedRings: PositionLists(rings.enumerated().map { transform($1, $0 == 0 ? .exterior : .hole) }))
    }
}

extension GeoJSONObject {
    /// The object with every geometry replaced.
    public func mapGeometries(_ transform: (Geometry) -> Geometry) -> GeoJSONObject {
        switch self {
        case .geometry(let geometry): return .geometry(transform(geometry))
        case .feature(var feature):
            feature.geometry = feature.geometry.map(transform)
            return .feature(feature)
        case .featureCollection(var collection):
            for index in collection.features.indices {
                guard let geometry = collection.features[index].geometry else { continue }
                collection.features[index].geometry = transform(geometry)
            }
            return .featureCollection(collection)
        }
    }
}
