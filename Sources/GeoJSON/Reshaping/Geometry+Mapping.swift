extension Geometry {
    /// The geometry with every list of positions replaced; lists of a polygon say whether they are its exterior.
    ///
    /// A point for which no position comes back becomes an empty one. Bounding boxes and foreign members stay as they are.
    ///
    /// - Throws: what `transform` throws.
    /// - Complexity: O(*n*).
    package func mapLists<Failure: Error>(
        _ transform: (Positions, ListRole) throws(Failure) -> Positions
    ) throws(Failure) -> Geometry {
        var result = self
        switch shape {
        case .emptyPoint: break
        case .point(let position):
            let mapped = try transform(Positions(CollectionOfOne(position)), .point)
            result.shape = mapped.first.map { .point($0) } ?? .emptyPoint
        case .multiPoint(let positions): result.shape = .multiPoint(try transform(positions, .points))
        case .lineString(let line): result.shape = .lineString(try transform(line, .line))
        case .multiLineString(let lines):
            var mapped: [Positions] = []
            mapped.reserveCapacity(lines.count)
            for line in lines { mapped.append(try transform(line, .line)) }
            result.shape = .multiLineString(PositionLists(mapped))
        case .polygon(let polygon): result.shape = .polygon(try polygon.mapRings(transform))
        case .multiPolygon(let polygons):
            var mapped: [Polygon] = []
            mapped.reserveCapacity(polygons.count)
            for polygon in polygons { mapped.append(try polygon.mapRings(transform)) }
            result.shape = .multiPolygon(PolygonList(mapped))
        case .geometryCollection(let children):
            var mapped: [Geometry] = []
            mapped.reserveCapacity(children.count)
            for child in children { mapped.append(try child.mapLists(transform)) }
            result.shape = .geometryCollection(mapped)
        }
        return result
    }

    /// The geometry without bounding boxes, its own and those of its members.
    package var withoutBoxes: Geometry {
        var result = self
        result.boundingBox = nil
        if case .geometryCollection(let children) = shape {
            result.shape = .geometryCollection(children.map { $0.withoutBoxes })
        }
        return result
    }

    /// What a list of positions is.
    package enum ListRole {
        /// The one position of a point.
        case point
        /// Places of their own.
        case points
        /// A line.
        case line
        /// The exterior ring of a polygon.
        case exterior
        /// A hole of a polygon.
        case hole

        /// Whether the positions are joined by segments.
        package var isJoined: Bool { self != .point && self != .points }
    }
}

extension Polygon {
    func mapRings<Failure: Error>(
        _ transform: (Positions, Geometry.ListRole) throws(Failure) -> Positions
    ) throws(Failure) -> Polygon {
        var mapped: [Positions] = []
        mapped.reserveCapacity(rings.count)
        for ring in rings { mapped.append(try transform(ring, mapped.isEmpty ? .exterior : .hole)) }
        return Polygon(uncheckedRings: PositionLists(mapped))
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
