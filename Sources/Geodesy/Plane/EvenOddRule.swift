/// Which side of a ring a place is on, on the plane of degrees: edges are straight in longitude and latitude, as RFC 7946
/// section 3.1.1 has them.
///
///         ┌──────┐
///     · ──┼──────┼──→    two crossings: outside
///         │   · ─┼──→    one: inside
///         └──────┘
///
/// An edge holds its lower end and not its upper one, so a ray through a corner counts it once. The answer for a place on
/// an edge may be either. Longitudes are plain numbers here: rings that may cross the antimeridian are read and unrolled first
/// (`RingReading`, `UnrolledRing`).
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

    /// The same for a ring and a place in degrees, of which either may be written a turn further: places at 175° and −185° are the
    /// same one. Numbers that cannot be degrees are compared as they are.
    ///
    /// - Complexity: O(*n*) for *n* corners.
    @inlinable
    package static func isInsideOnGlobe(_ place: Coordinate, ring: some BidirectionalCollection<Coordinate>) -> Bool {
        guard var start = ring.last else { return false }
        // A ring within ±540 may hold a place within ±180 itself or one or two turns further.
        var isInside = (false, false, false, false, false)
        var isInDegrees = place.isInDegrees
        let place =
            isInDegrees
            ? Coordinate(longitude: place.longitude.wrappedLongitude, latitude: place.latitude) : place
        for end in ring {
            isInDegrees = isInDegrees && end.isInDegrees
            if let longitude = crossing(from: start, to: end, atLatitude: place.latitude) {
                let east = longitude - place.longitude
                if east > -720 { isInside.0.toggle() }
                if east > -360 { isInside.1.toggle() }
                if east > 0 { isInside.2.toggle() }
                if east > 360 { isInside.3.toggle() }
                if east > 720 { isInside.4.toggle() }
            }
            start = end
        }
        guard isInDegrees else { return isInside.2 }
        return isInside.0 || isInside.1 || isInside.2 || isInside.3 || isInside.4
    }
}
