/// Where a place lies in relation to a ring, decided without rounding errors.
///
/// The even-odd rule with `Orientation.sign` in place of computed crossings: a ray to the east is counted at each edge that
/// crosses the place's latitude and has the place to its west. `EvenOddRule` is faster, and does not tell the boundary.
///
/// Source: Shimrat, *Algorithm 112: Position of point relative to polygon* (1962).
@usableFromInline
package enum ExactRing {
    /// Where a place lies in relation to an area.
    @usableFromInline
    package enum Location: Sendable {
        /// Within.
        case interior
        /// On an edge or at a corner.
        case boundary
        /// Outside.
        case exterior
    }

    /// The location of a place. The last corner is joined to the first, so a ring may be closed or not.
    ///
    /// - Complexity: O(*n*) for *n* corners.
    @inlinable
    package static func location(
        of place: Coordinate, ring: some BidirectionalCollection<Coordinate>
    ) -> Location {
        guard var start = ring.last else { return .exterior }
        var isInside = false
        for end in ring {
            defer { start = end }
            guard min(start.latitude, end.latitude) <= place.latitude,
                max(start.latitude, end.latitude) >= place.latitude,
                max(start.longitude, end.longitude) >= place.longitude
            else { continue }
            let side = Orientation.sign(start, end, place)
            if side == 0 {
                if min(start.longitude, end.longitude) <= place.longitude { return .boundary }
                continue
            }
            // An edge holds its lower end and not its upper one, so a ray through a corner counts it once.
            guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { continue }
            if (end.latitude > start.latitude) == (side > 0) { isInside.toggle() }
        }
        return isInside ? .interior : .exterior
    }
}
