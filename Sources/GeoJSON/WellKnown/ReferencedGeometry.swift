/// A geometry with the number of its reference system, as PostGIS writes both together (EWKT and EWKB).
///
///     let row = try ReferencedGeometry(wellKnownText: "SRID=4326;POINT Z (61.4026 55.1599 227)")
///     row.srid                                  // 4326
///     try row.wellKnownBinary().count           // 33 bytes
///     try row.geometry.wellKnownText()          // POINT Z (61.4026 55.1599 227), without the SRID
///
/// A `Geometry` means longitude and latitude on WGS 84 (SRID 4326). What another SRID says about the numbers is for the caller
/// to know: nothing is transformed here.
public struct ReferencedGeometry: Sendable, Hashable {
    /// The geometry, its numbers as they were written.
    public var geometry: Geometry
    /// The spatial reference identifier, most often an EPSG code; `nil` where none is written.
    public var srid: Int32?

    /// Puts both together.
    public init(_ geometry: Geometry, srid: Int32? = nil) {
        self.geometry = geometry
        self.srid = srid
    }
}

/// How well-known text and binary say what goes beyond the plane.
public enum WellKnownDialect: Sendable, Hashable {
    /// ISO/IEC 13249-3 (SQL/MM): altitudes by `Z` and 1000 added to the type; no SRID.
    case iso
    /// PostGIS's extension: altitudes by a bit of the type (in text as in ISO); with the SRID, where there is one.
    case extended
}

/// What a reader of well-known text or binary bears.
public struct WellKnownLimits: Sendable, Hashable {
    /// How deep GEOMETRYCOLLECTIONs may nest, at most 256.
    public var depth = 64

    /// The ordinary limits.
    public init() {}

    var boundedDepth: Int { min(max(depth, 1), 256) }
}
