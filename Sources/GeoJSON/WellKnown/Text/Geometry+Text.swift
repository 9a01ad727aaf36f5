extension ReferencedGeometry {
    /// Reads well-known text, with `SRID=…;` in front or without.
    ///
    ///     try ReferencedGeometry(wellKnownText: "SRID=4326;LINESTRING (61.40 55.16, 61.41 55.17)")
    ///
    /// Names in any case, `POINTZ` and `POINT Z`, three numbers without any mark as altitudes, MULTIPOINT with and without inner
    /// brackets are understood. A fourth number (M) is kept in `Position.furtherNumbers`. Empty members of MULTI geometries,
    /// which add no point, are left out.
    ///
    /// Source: OGC 06-103r4 (Simple Features part 1) section 7; PostGIS's manual, *Well-Known Text*.
    ///
    /// - Throws: `WellKnownGeometryError` with the byte.
    /// - Complexity: O(*n*) in the length of the text, in time and memory.
    public init(wellKnownText text: String, limits: WellKnownLimits = .init()) throws(WellKnownGeometryError) {
        var reader = TextReader(text, limits)
        self = try reader.whole()
    }

    /// Well-known text, in the extended dialect with `SRID=…;` in front where there is an SRID.
    ///
    /// - Throws: `WellKnownGeometryError` for numbers that are not finite, and positions of which only some have altitudes.
    /// - Complexity: O(*n*).
    public func wellKnownText(_ dialect: WellKnownDialect = .extended) throws(WellKnownGeometryError) -> String {
        guard let layout = CoordinateLayout(of: geometry) else { throw WellKnownGeometryError(.unwritableDimension) }
        var writer = TextWriter(layout)
        try writer.geometry(geometry)
        guard let srid, dialect == .extended else { return writer.text }
        return "SRID=\(srid);" + writer.text
    }
}

extension Geometry {
    /// Reads well-known text; an SRID in front is not kept (see `ReferencedGeometry`).
    ///
    ///     try Geometry(wellKnownText: "POINT Z (61.4026 55.1599 227)")
    ///
    /// - Throws: `WellKnownGeometryError` with the byte.
    /// - Complexity: O(*n*).
    public init(wellKnownText text: String, limits: WellKnownLimits = .init()) throws(WellKnownGeometryError) {
        self = try ReferencedGeometry(wellKnownText: text, limits: limits).geometry
    }

    /// Well-known text, with as few digits as read back equal. Bounding boxes and foreign members have no place in it.
    ///
    /// - Throws: `WellKnownGeometryError` for numbers that are not finite, and positions of which only some have altitudes.
    /// - Complexity: O(*n*).
    public func wellKnownText() throws(WellKnownGeometryError) -> String {
        try ReferencedGeometry(self).wellKnownText(.iso)
    }
}
