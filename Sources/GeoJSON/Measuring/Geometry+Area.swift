import Geodesy

extension Polygon {
    /// The area in square metres on the ellipsoid, holes taken off, altitudes aside; 0 for an empty polygon.
    ///
    ///     lake.area / 10_000  // hectares
    ///
    /// Sides are geodesics, while RFC 7946 section 3.1.1 means straight lines in degrees: for sides of up to ten
    /// kilometres the difference does not matter. Rings wider than 180° on the plane, whose geodesics would take other ways
    /// around the Earth, have straight sides here as well. Rings may be wound either way, cross the antimeridian and hold a pole
    /// (see `Positions.encloses`). Not enforced: that rings do not cross themselves or each other, and that holes
    /// are inside. Coordinates that are not on Earth give a result that is not a number.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    public var area: Double {
        var result = 0.0
        for (index, (ring, reading)) in zip(rings, readings).enumerated() {
            let area = ring.area(read: reading).magnitude
            result += index == 0 ? area : -area
        }
        // Holes that cover more than their polygon leave nothing; a sum that is not a number stays one.
        return result < 0 ? 0 : result
    }
}

extension Positions {
    fileprivate func area(read reading: RingReading) -> Double {
        let coordinates = coordinates
        if reading.longitudes == .asWritten, coordinates.allSatisfy({ $0.isInDegrees }) {
            let west = coordinates.lazy.map { $0.longitude }.min() ?? 0
            let east = coordinates.lazy.map { $0.longitude }.max() ?? 0
            if east - west > 180 { return EllipsoidArea.signed(of: coordinates) }
        }
        return Geodesic.area(ofRing: coordinates)
    }
}

extension Geometry {
    /// The area of all polygons in square metres on the ellipsoid; 0 for points and lines. See `Polygon.area`.
    ///
    /// Polygons that overlap are counted as often as they do.
    ///
    /// - Complexity: O(*n*).
    public var area: Double {
        switch shape {
        case .point, .emptyPoint, .multiPoint, .lineString, .multiLineString: 0
        case .polygon(let polygon): polygon.area
        case .multiPolygon(let polygons): polygons.reduce(0) { $0 + $1.area }
        case .geometryCollection(let children): children.reduce(0) { $0 + $1.area }
        }
    }
}
