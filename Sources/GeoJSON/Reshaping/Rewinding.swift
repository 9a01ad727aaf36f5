import Geodesy
import JSON

extension Polygon {
    /// The polygon with its exterior ring counterclockwise and its holes clockwise (RFC 7946 section 3.1.6).
    ///
    /// Rings stay as they are where it is not certain which of their sides is meant to be inside: those that can be read
    /// in two ways (see `Positions.isCounterclockwise`), and those around a pole, whose other side holds the other pole.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public func rewound() -> Polygon {
        let turned = winding.map { $0 == .wrong }
        guard turned.contains(true) else { return self }
        return Polygon(
            uncheckedRings: PositionLists(zip(rings, turned).map { $1 ? Positions($0.reversed()) : $0 }))
    }

    /// Which way a ring goes around.
    package enum Winding: Sendable, Hashable {
        /// As section 3.1.6 wants it, or without area.
        case right
        /// The other way, for certain.
        case wrong
        /// Around a pole, with the one on its smaller side to the right.
        case aroundFarPole
        /// It cannot be told, since the ring can be read in two ways.
        case unclear
    }

    /// Which way each ring goes around, the exterior first.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    package var winding: [Winding] {
        let readings = readings
        let unrolled = readings.contains { $0.longitudes == .shortWay } ? unrolledRings() : []
        return zip(rings, readings).enumerated().map { index, pair in
            let (ring, reading) = pair
            if reading.evidence == .none { return .unclear }
            let isCounterclockwise =
                unrolled.isEmpty ? ring.isCounterclockwise(read: reading) : unrolled[index].isCounterclockwise
            guard let isCounterclockwise, isCounterclockwise != (index == 0) else { return .right }
            if !unrolled.isEmpty, unrolled[index].turn != 0 { return .aroundFarPole }
            // Only holes may still be wrong where winding chose the reading: that of their exterior.
            return reading.isCertain ? .wrong : .unclear
        }
    }
}

extension Geometry {
    /// The geometry with all rings after the right-hand rule of RFC 7946 section 3.1.6, as far as that is certain; see
    /// `Polygon.rewound()`.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public func rewound() -> Geometry {
        var result = self
        switch shape {
        case .polygon(let polygon): result.shape = .polygon(polygon.rewound())
        case .multiPolygon(let polygons):
            if !isRightHanded { result.shape = .multiPolygon(PolygonList(polygons.map { $0.rewound() })) }
        case .geometryCollection(let children): result.shape = .geometryCollection(children.map { $0.rewound() })
        default: break
        }
        return result
    }

    /// Whether all rings keep the right-hand rule already. A ring that can be read in two ways keeps it where it does in either.
    public var isRightHanded: Bool {
        switch shape {
        case .polygon(let polygon): Self.isRightHanded(polygon)
        case .multiPolygon(let polygons): polygons.allSatisfy(Self.isRightHanded)
        case .geometryCollection(let children): children.allSatisfy { $0.isRightHanded }
        default: true
        }
    }

    private static func isRightHanded(_ polygon: Polygon) -> Bool {
        polygon.winding.allSatisfy { $0 == .right || $0 == .unclear }
    }
}

extension GeoJSONObject {
    /// The object as RFC 7946 requires it: rings after the right-hand rule as far as that is certain (`Polygon.rewound()`), and
    /// no `crs` member (section 4).
    ///
    /// Coordinates are not transformed: a file in another reference system must be reprojected first.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
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
