import Geodesy

extension Polygon {
    /// The area in square metres on the ellipsoid, holes taken off, altitudes aside; 0 for an empty polygon.
    ///
    ///     lake.area / 10_000  // hectares
    ///
    /// Sides are geodesics, while RFC 7946 section 3.1.1 means straight lines in degrees: for sides of up to ten
    /// kilometres the difference does not matter. Rings may be wound either way, cross the antimeridian and hold a pole; a ring
    /// bounds the smaller of its two sides. Not enforced: that rings do not cross themselves or each other, and that holes
    /// are inside. Coordinates that are not on Earth give a result that is not a number.
    ///
    /// - Complexity: O(*n*).
    public var area: Double {
        var result = 0.0
        for (index, ring) in rings.enumerated() {
            let area = Geodesic.area(ofRing: ring.coordinates).magnitude
            result += index == 0 ? area : -area
        }
        // Holes that cover more than their polygon leave nothing; a sum that is not a number stays one.
        return result < 0 ? 0 : result
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
