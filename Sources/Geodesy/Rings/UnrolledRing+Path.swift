extension UnrolledRing {
    /// As many places as were given: the corners, and for a ring given closed the place where its last side ends.
    package var path: [Coordinate] {
        guard isClosed, let closing else { return corners }
        return corners + [closing]
    }

    /// The path of a ring around none of the poles, and that of one around a pole closed along a meridian and the pole.
    ///
    ///     ┌───────────┐ ±90
    ///     │           │
    ///     └──╲__╱‾‾╲──┘
    package func path(over pole: Pole?) -> [Coordinate] {
        guard let pole, turn != 0, let first = corners.first, let closing else { return path }
        return corners + [
            closing, Coordinate(longitude: closing.longitude, latitude: pole.latitude),
            Coordinate(longitude: first.longitude, latitude: pole.latitude), first,
        ]
    }

    /// Half way between the westernmost and the easternmost longitude; 0 for a ring without corners.
    package var middleLongitude: Double { longitudeRange.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0 }

    /// The whole turns in degrees that bring the middle of the ring nearest to a longitude; 0 for numbers that are not finite.
    package func shift(towards longitude: Double) -> Double {
        let shift = ((longitude - middleLongitude) / 360).rounded() * 360
        return shift.isFinite ? shift : 0
    }

    /// Moves the ring by whole turns, and every longitude to 2⁻⁴² of a degree, so that it has the same numbers as a neighbour that
    /// was unrolled.
    package mutating func move(by degrees: Double) {
        for index in corners.indices { corners[index].longitude = Self.coarse(corners[index].longitude) + degrees }
    }
}
