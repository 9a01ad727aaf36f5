import JSON

extension Polygon {
    /// The polygon with its exterior ring counterclockwise and its holes clockwise (RFC 7946 section 3.1.6).
    ///
    /// - Complexity: O(*n*).
    public func rewound() -> Polygon { mapRings(Geometry.rewind) }
}

extension Geometry {
    /// The geometry with all rings after the right-hand rule of RFC 7946 section 3.1.6.
    ///
    /// - Complexity: O(*n*).
    public func rewound() -> Geometry { mapLists(Self.rewind) }

    /// Whether all rings keep the right-hand rule already.
    public var isRightHanded: Bool {
        switch shape {
        case .polygon(let polygon): Self.isRightHanded(polygon)
        case .multiPolygon(let polygons): polygons.allSatisfy(Self.isRightHanded)
        case .geometryCollection(let children): children.allSatisfy { $0.isRightHanded }
        default: true
        }
    }

    private static func isRightHanded(_ polygon: Polygon) -> Bool {
        polygon.rings.enumerated().allSatisfy { index, ring in
            ring.isCounterclockwise.map { $0 == (index == 0) } ?? true
        }
    }

    static func rewind(_ positions: Positions, _ role: ListRole) -> Positions {
        guard role == .exterior || role == .hole, let isCounterclockwise = positions.isCounterclockwise,
            isCounterclockwise != (role == .exterior)
        else { return positions }
        return Positions(positions.reversed())
    }
}

extension GeoJSONObject {
    /// The object as RFC 7946 requires it: rings after the right-hand rule, and no `crs` member (section 4).
    ///
    /// Coordinates are not transformed: a file in another reference system must be reprojected first.
    ///
    /// - Complexity: O(*n*).
    public func conformingToRFC7946() -> GeoJSONObject {
        switch mapGeometries({ $0.rewound() }) {
        case .geometry(var geometry):
            geometry.foreignMembers["crs"] = nil
            return .geometry(geometry)
        case .feature(var feature):
            feature.foreignMembers["crs"] = nil
            return .feature(feature)
        case .featureCollection(var collection):
            collection.foreignMembers["crs"] = nil
            return .featureCollection(collection)
        }
    }
}
