/// An area: one exterior ring and perhaps holes (RFC 7946 section 3.1.6).
///
///     let square = Polygon(exterior: [
///         Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 0),
///         Position(longitude: 1, latitude: 1), Position(longitude: 0, latitude: 1),
///         Position(longitude: 0, latitude: 0),
///     ])
///
/// Not enforced: that rings are closed, have four positions, keep the right-hand rule and do not cross; the reader refuses
/// the first two, the lint rules report the others.
public struct Polygon: Sendable, Hashable {
    /// All rings, the exterior one first.
    public var rings: PositionLists

    /// Makes a polygon from its rings, the exterior one first.
    public init(rings: PositionLists) {
        self.rings = rings
    }

    /// Makes a polygon from its exterior ring and its holes.
    public init(exterior: Positions, holes: [Positions] = []) {
        rings = PositionLists([exterior] + holes)
    }

    /// The outer boundary; empty for an empty polygon.
    public var exterior: Positions { rings.first ?? [] }

    /// The rings that are cut out.
    public var holes: PositionLists.SubSequence { rings.dropFirst() }
}
