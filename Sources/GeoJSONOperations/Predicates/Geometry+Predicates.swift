public import GeoJSON
import Geodesy

extension Geometry {
    /// Whether two geometries have a point in common, borders included.
    ///
    ///     try Geometry.circle(around: start, radius: 500).intersects(river)
    ///
    /// Answers of these predicates are those of OGC 06-103r4 section 6.1.15 on the plane of degrees, where sides are straight
    /// (RFC 7946 section 3.1.1), decided without rounding errors where a side or corner is met. The antimeridian is no edge; what
    /// reaches around the world is cut there first. Not enforced: that areas are valid. An empty geometry intersects nothing.
    ///
    /// Touching, crossing and overlapping are asked of `PlanarGeometry` in `SpatialOperations`.
    ///
    /// - Complexity: O((*n* + *m*) log (*n* + *m*) + *k*), *k* the number of pairs of sides that overlap in longitude; in
    ///   addition O(*n*) for each part of a MULTI geometry.
    public func intersects(_ other: Geometry) -> Bool {
        let shapes = PlanarShape.shapes(of: [self, other])
        let (one, two) = (shapes[0], shapes[1])
        let (segments, others) = (one.segments, two.segments)
        var isMet = false
        SegmentSweep.forEachPair(segments, others) { index, place in
            if case .nowhere = segments[index].intersection(with: others[place]) { return true }
            isMet = true
            return false
        }
        return isMet || one.holdsPart(of: two) || two.holdsPart(of: one)
    }

    /// Whether two geometries have no point in common: the contrary of `intersects(_:)`.
    public func isDisjoint(from other: Geometry) -> Bool { !intersects(other) }

    /// Whether no point of another geometry lies outside, and some of its interior lies inside: a border alone is not
    /// contained. See `intersects(_:)` for the plane.
    ///
    ///     district.contains(park)
    ///
    /// - Complexity: as `intersects(_:)`, in addition O(*n*) for each place where sides meet.
    public func contains(_ other: Geometry) -> Bool {
        let coverage = coverage(of: other)
        return coverage.isCovered && coverage.meetsInterior
    }

    /// Whether no point of another geometry lies outside; all may lie on the border. See `intersects(_:)` for the plane.
    ///
    /// - Complexity: as `contains(_:)`.
    public func covers(_ other: Geometry) -> Bool { coverage(of: other).isCovered }

    /// Whether another geometry contains this one.
    ///
    /// - Complexity: as `contains(_:)`.
    public func isWithin(_ other: Geometry) -> Bool { other.contains(self) }

    private func coverage(of other: Geometry) -> Coverage {
        let shapes = PlanarShape.shapes(of: [self, other])
        return Coverage(of: shapes[1], by: shapes[0])
    }
}

extension PlanarShape {
    /// Whether a part of another shape begins inside an area. Where no sides meet, all of the part is inside then.
    fileprivate func holdsPart(of other: PlanarShape) -> Bool {
        guard !areas.isEmpty else { return false }
        let starts = other.points + other.lines.compactMap { $0.first } + other.areas.compactMap { $0.first?.first }
        return starts.contains { location(of: $0) != .exterior }
    }
}
