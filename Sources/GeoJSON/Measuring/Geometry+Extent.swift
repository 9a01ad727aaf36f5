import Geodesy

extension Geometry {
    /// The smallest box around all positions, altitudes included; `nil` for an empty geometry.
    ///
    /// Lines that jump by more than half a turn are taken to cross the antimeridian, rings as `Positions.encloses` understands
    /// them; the box may cross it too, with its west greater than its east (RFC 7946 section 5.2). A ring around a pole
    /// gives a box that reaches the pole (section 5.3). Numbers that cannot be degrees (a latitude beyond 90, a longitude
    /// beyond 540) make it a plain box around all numbers as they are.
    ///
    ///     Geometry.lineString([fiji, tonga]).computedExtent  // west 177, east −175
    ///
    /// - Complexity: O(*n* log *n*).
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        builder.add(self)
        return builder.extent
    }

    /// The smallest box; where the geometry is in a plane the plain one around all numbers.
    package func computedExtent(isPlanar: Bool) -> Extent? {
        var builder = ExtentBuilder(isPlanar: isPlanar)
        builder.add(self)
        return builder.extent
    }
}

extension GeoJSONObject {
    /// The smallest box around the whole object; see `Geometry.computedExtent`.
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        for feature in features { if let geometry = feature.geometry { builder.add(geometry) } }
        return builder.extent
    }
}

extension FeatureCollection {
    /// The smallest box around all Features; see `Geometry.computedExtent`.
    public var computedExtent: Extent? {
        var builder = ExtentBuilder()
        for feature in features { if let geometry = feature.geometry { builder.add(geometry) } }
        return builder.extent
    }
}
