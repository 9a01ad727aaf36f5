package import Geodesy

extension Positions {
    /// How the longitudes of a ring are read that stands alone or is an exterior; see `RingReading`.
    package var reading: RingReading { RingReading(of: coordinates) }
}

extension Polygon {
    /// How the longitudes of each ring are read, the exterior first; see `RingReading`.
    ///
    /// - Complexity: O(*n*), and more only for rings with sides of more than 180°.
    package var readings: [RingReading] {
        if rings.joined.isClearOfAntimeridian { return [RingReading](repeating: .plain, count: rings.count) }
        return RingReading.readings(ofPolygon: rings.lazy.map { $0.coordinates })
    }

    fileprivate var hasAmbiguousSides: Bool {
        !rings.joined.isClearOfAntimeridian && readings.contains { !$0.isCertain }
    }

    /// The rings, unrolled as they are read. An exterior around a pole holds the pole that a hole of it goes around.
    package func unrolledRings() -> [UnrolledRing] {
        UnrolledRing.settled(zip(rings, readings).map { UnrolledRing($0.coordinates, $1.longitudes) })
    }
}

extension Geometry {
    /// Whether a ring has a side of more than 180° that may run the long way or across the antimeridian, and only the ring's
    /// direction tells, or nothing. See `Positions.isCounterclockwise`.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public var hasAmbiguousSides: Bool {
        switch shape {
        case .polygon(let polygon): polygon.hasAmbiguousSides
        case .multiPolygon(let polygons):
            !polygons.rings.joined.isClearOfAntimeridian && polygons.contains { $0.hasAmbiguousSides }
        case .geometryCollection(let children): children.contains { $0.hasAmbiguousSides }
        default: false
        }
    }
}
