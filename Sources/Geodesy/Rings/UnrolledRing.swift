/// A ring whose longitudes go on where it crosses the antimeridian, so that its sides are straight lines on one plane.
///
///     170 → −170 → −160      as written
///     170 →  190 →  200      unrolled the short way
///
/// A ring around a pole ends a whole turn from where it began; on the plane it is a line from one meridian to the same one a
/// turn further, and its inside reaches from there to the pole.
package struct UnrolledRing: Sendable {
    /// The corners, each once; the last is joined to the first.
    package internal(set) var corners: [Coordinate]
    /// How far east of its beginning the ring ends, in degrees: 0, or whole turns for one around a pole.
    package private(set) var turn = 0.0
    /// Where sides of more than 180° run.
    package let longitudes: RingReading.Longitudes
    /// Whether the first corner was given once more at the end.
    package let isClosed: Bool
    /// Whether any corner is on another turn than it was given on.
    package private(set) var isMoved = false
    /// The pole inside a ring that goes around one: that on the smaller of its two sides on the plane unless another is set; `nil`
    /// for other rings.
    package var pole: Pole?

    /// Unrolls a ring in one of the two ways. Read as written, every digit stays; the short way the first corner keeps its
    /// longitude, and all are rounded to 2⁻⁴² of a degree, less than a ten-thousandth of a millimetre.
    ///
    /// - Complexity: O(*n*).
    package init(_ ring: some Collection<Coordinate>, _ longitudes: RingReading.Longitudes) {
        self.longitudes = longitudes
        corners = Array(ring)
        isClosed = corners.count > 1 && corners.first == corners.last
        if isClosed { corners.removeLast() }
        guard longitudes == .shortWay, let first = corners.first else { return }
        var turns = LongitudeTurns(at: first.longitude)
        for index in corners.indices {
            turns.add(corners[index].longitude)
            corners[index].longitude = Self.coarse(corners[index].longitude) + turns.degrees
            isMoved = isMoved || turns.degrees != 0
        }
        turns.add(first.longitude)
        turn = turns.degrees
        isMoved = isMoved || turn != 0
        pole = nearerPole
    }

    /// A longitude to 2⁻⁴² of a degree, of which whole turns can be added and taken off without rounding, so that a ring is the
    /// same one a turn further, and backwards.
    package static func coarse(_ longitude: Double) -> Double {
        let scale = 4_398_046_511_104.0
        return (longitude * scale).rounded() / scale
    }

    /// Unrolls a ring as it is read.
    package init(_ ring: some Collection<Coordinate>, _ reading: RingReading) {
        self.init(ring, reading.longitudes)
    }

    /// Calls `body` with each side.
    package func forEachSide(_ body: (Coordinate, Coordinate) -> Void) {
        guard var start = corners.first else { return }
        for end in corners.dropFirst() {
            body(start, end)
            start = end
        }
        if let end = closing { body(start, end) }
    }

    /// Where the last side ends: at the first corner, or the same one some turns further.
    package var closing: Coordinate? {
        corners.first.map { Coordinate(longitude: $0.longitude + turn, latitude: $0.latitude) }
    }

    /// The westernmost and easternmost longitude.
    package var longitudeRange: ClosedRange<Double>? {
        guard let first = corners.first?.longitude, first.isFinite else { return nil }
        var (west, east) = (first, first)
        for corner in corners {
            west = min(west, corner.longitude)
            east = max(east, corner.longitude)
        }
        return min(west, first + turn)...max(east, first + turn)
    }
}

extension UnrolledRing {
    /// The rings of a polygon, the exterior one first, unrolled as they are read. An exterior around a pole holds the pole that
    /// a hole of it goes around.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°; see `RingReading`.
    package static func rings(ofPolygon rings: [[Coordinate]]) -> [UnrolledRing] {
        settled(zip(rings, RingReading.readings(ofPolygon: rings)).map { UnrolledRing($0, $1) })
    }

    /// The rings of a polygon with the poles settled among them.
    package static func settled(_ rings: [UnrolledRing]) -> [UnrolledRing] {
        guard let exterior = rings.first, exterior.turn != 0 else { return rings }
        var result = rings
        if let pole = rings.dropFirst().lazy.compactMap({ $0.pole }).first { result[0].pole = pole }
        return result
    }
}
