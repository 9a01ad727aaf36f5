public import Geodesy

extension Positions {
    /// Twice the area on the plane of degrees as it is written, positive counterclockwise; see `PlaneArea`.
    ///
    /// - Complexity: O(*n*).
    package var signedDoubleArea: Double { PlaneArea.signedDouble(of: coordinates) }

    /// Whether a ring goes counterclockwise, as RFC 7946 section 3.1.6 wants exterior rings; `nil` for one without area.
    ///
    /// Computed on the plane of degrees, as maps show it, across the antimeridian as well. A ring around a pole, which
    /// has no area on that plane, counts as going around the nearer pole. Where only the right-hand rule tells whether a ring
    /// crosses the antimeridian, it counts as an exterior ring that keeps it, so that such a ring and its reverse are both
    /// counterclockwise.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public var isCounterclockwise: Bool? { isCounterclockwise(read: reading) }

    func isCounterclockwise(read reading: RingReading) -> Bool? {
        if reading.longitudes == .shortWay { return UnrolledRing(coordinates, reading).isCounterclockwise }
        let area = signedDoubleArea
        return area == 0 || !area.isFinite ? nil : area > 0
    }

    /// Whether a ring holds a coordinate, on the plane of degrees; places on the edge may go either way.
    ///
    /// A ring that crosses the antimeridian or goes around a pole is understood as `isCounterclockwise` does.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public func encloses(_ coordinate: Coordinate) -> Bool { encloses(coordinate, read: reading) }

    package func encloses(_ coordinate: Coordinate, read reading: RingReading) -> Bool {
        reading.longitudes == .shortWay
            ? UnrolledRing(coordinates, reading).contains(coordinate)
            : EvenOddRule.isInsideOnGlobe(coordinate, ring: coordinates)
    }
}

extension Polygon {
    /// Whether a coordinate is inside the exterior ring and in no hole; places on an edge may go either way.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard readings.contains(where: { $0.longitudes == .shortWay }) else {
            return exterior.encloses(coordinate, read: .plain)
                && !holes.contains { $0.encloses(coordinate, read: .plain) }
        }
        let rings = unrolledRings()
        return rings[0].contains(coordinate) && !rings.dropFirst().contains { $0.contains(coordinate) }
    }
}

extension Geometry {
    /// Whether an area of this geometry holds a coordinate; points and lines hold none.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public func contains(_ coordinate: Coordinate) -> Bool {
        switch shape {
        case .polygon(let polygon): polygon.contains(coordinate)
        case .multiPolygon(let polygons): polygons.contains { $0.contains(coordinate) }
        case .geometryCollection(let children): children.contains { $0.contains(coordinate) }
        default: false
        }
    }
}
