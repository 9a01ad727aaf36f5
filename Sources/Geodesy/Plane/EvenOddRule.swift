/// Which side of a ring a place is on, on the plane of degrees: edges are straight in longitude and latitude, as RFC 7946
/// section 3.1.1 has them.
///
///         ┌──────┐
///     · ──┼──────┼──→    two crossings: outside
///         │   · ─┼──→    one: inside
///         └──────┘
///
/// An edge holds its lower end and not its upper one, so a ray through a corner counts it once. The answer for a place on
/// an edge may be either. Longitudes are plain numbers here: a caller whose rings cross the antimeridian first puts ring and
/// place into one frame in which they do not jump.
///
/// Source: Shimrat, *Algorithm 112: Position of point relative to polygon* (1962).
@usableFromInline
package enum EvenOddRule {
    /// The longitude at which an edge crosses a parallel; `nil` for an edge that does not cross it.
    @inlinable
    package static func crossing(from start: Coordinate, to end: Coordinate, atLatitude latitude: Double) -> Double? {
        guard (start.latitude > latitude) != (end.latitude > latitude) else { return nil }
        let share = (latitude - start.latitude) / (end.latitude - start.latitude)
        return start.longitude + share * (end.longitude - start.longitude)
    }

    /// Whether a ray to the east crosses a ring an odd number of times. The last corner is joined to the first, so a ring
    /// may be closed or not.
    ///
    /// - Complexity: O(*n*) for *n* corners.
    @inlinable
    package static func isInside(_ place: Coordinate, ring: some BidirectionalCollection<Coordinate>) -> Bool {
        guard var start = ring.last else { return false }
        var isInside = false
        for end in ring {
            if let longitude = crossing(from: start, to: end, atLatitude: place.latitude), longitude > place.longitude {
                isInside.toggle()
            }
            start = end
        }
        return isInside
    }
}
