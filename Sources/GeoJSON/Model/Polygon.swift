/// An area: one exterior ring and perhaps holes (RFC 7946 section 3.1.6).
///
///     let square = try Polygon(exterior: [
///         Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 0),
///         Position(longitude: 1, latitude: 1), Position(longitude: 0, latitude: 1),
///         Position(longitude: 0, latitude: 0),
///     ])
///
/// One that exists is well formed: each ring is closed, has at least four positions and finite numbers only. The empty polygon,
/// which the RFC allows, has no ring.
///
/// Not enforced: ranges, the right-hand rule, and that rings do not cross; the lint rules report these.
public struct Polygon: Sendable, Hashable {
    /// All rings, the exterior one first.
    public package(set) var rings: PositionLists

    /// Makes a polygon from its rings, the exterior one first; none make the empty polygon.
    ///
    /// - Throws: `PolygonError` for the first ring that is no ring.
    /// - Complexity: O(*n*).
    public init(rings: PositionLists) throws(PolygonError) {
        try PolygonError.check(rings)
        self.rings = rings
    }

    /// Makes a polygon from its exterior ring and its holes.
    ///
    /// - Throws: `PolygonError` for the first ring that is no ring.
    /// - Complexity: O(*n*).
    public init(exterior: Positions, holes: [Positions] = []) throws(PolygonError) {
        try self.init(rings: PositionLists([exterior] + holes))
    }

    /// Makes a polygon of rings that the caller has checked, or made so that they are closed, long enough and finite.
    package init(uncheckedRings rings: PositionLists) {
        self.rings = rings
    }

    /// Makes a polygon of rings that the caller has checked, or made so that they are closed, long enough and finite.
    package init(uncheckedExterior exterior: Positions, holes: [Positions] = []) {
        rings = PositionLists([exterior] + holes)
    }

    /// The outer boundary; empty for an empty polygon.
    public var exterior: Positions { rings.first ?? [] }

    /// The rings that are cut out.
    public var holes: PositionLists.SubSequence { rings.dropFirst() }
}
