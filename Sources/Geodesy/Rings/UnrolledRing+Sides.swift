extension UnrolledRing {
    /// A pole.
    package enum Pole: Sendable, Hashable {
        /// At 90° north.
        case north
        /// At 90° south.
        case south

        /// The latitude in degrees.
        package var latitude: Double { self == .north ? 90 : -90 }
    }

    /// The pole on the smaller of a ring's two sides on the plane; `nil` for rings around none.
    var nearerPole: Pole? {
        guard turn != 0 else { return nil }
        var sum = 0.0
        forEachSide { sum += (($0.latitude + $1.latitude) / 2) * ($1.longitude - $0.longitude) }
        return sum / turn >= 0 ? .north : .south
    }

    /// Twice the area on the plane of degrees, positive counterclockwise; for a ring around a pole, of the line closed from its
    /// end to its beginning. It is 0 where the area is no larger than what rounding the coordinates to `Double` may have made of none.
    ///
    /// - Complexity: O(*n*).
    package var signedDoubleArea: Double { PlaneArea.signedDouble(of: corners) }

    /// Whether the ring goes counterclockwise around its inside, as RFC 7946 section 3.1.6 wants exterior rings; `nil` for
    /// one without area.
    ///
    /// - Complexity: O(*n*).
    package var isCounterclockwise: Bool? {
        if let pole { return (turn > 0) == (pole == .north) }
        let area = signedDoubleArea
        return area == 0 || !area.isFinite ? nil : area > 0
    }

    /// The corners of the area on the plane: those of the ring, and for one around a pole the two ends of the way along it, a
    /// degree beyond it, so that the pole itself is inside and not on the edge.
    package var outline: [Coordinate] {
        guard let pole, let first = corners.first, let closing else { return corners }
        let beyond = pole.latitude + (pole == .north ? 1 : -1)
        return corners + [
            closing, Coordinate(longitude: closing.longitude, latitude: beyond),
            Coordinate(longitude: first.longitude, latitude: beyond),
        ]
    }

    /// Whether a place is inside, whatever turn its longitude is written in; places on a side may go either way.
    ///
    /// - Complexity: O(*n*).
    package func contains(_ place: Coordinate) -> Bool {
        guard longitudes == .shortWay else { return EvenOddRule.isInsideOnGlobe(place, ring: corners) }
        // Copies of the ring lie a turn apart. A crossing `east` of the place is one for every copy of the place west of it;
        // an even number of crossings at one latitude lets the endless number of copies further west cancel out.
        let outline = outline
        guard var start = outline.last else { return false }
        var crossings = 0.0
        for end in outline {
            if let east = EvenOddRule.crossing(from: start, to: end, atLatitude: place.latitude) {
                crossings += ((east - place.longitude) / 360).rounded(.up)
            }
            start = end
        }
        return crossings.remainder(dividingBy: 2).magnitude == 1
    }

    /// Whether this can be what a writer meant: a ring with an area, at most 360° wide, that does not cross itself.
    ///
    /// - Complexity: that of `isSimple`.
    package var isRing: Bool {
        guard let range = longitudeRange else { return false }
        let width = range.upperBound - range.lowerBound
        if turn == 0 { return width <= 360 && signedDoubleArea != 0 && isSimple }
        return turn.magnitude == 360 && width < 720 && isSimple
    }
}
