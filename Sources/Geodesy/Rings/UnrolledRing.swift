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

extension UnrolledRing {
    /// Whether no two sides cross, on the Earth as well as on the plane: a ring a whole turn wide or wider is compared with
    /// itself a turn further. Sides that only touch, or have a segment in common, do not cross.
    ///
    /// - Complexity: O((*n* + *k*) log *n*), *k* counting places where sides touch; see `RingSweep`.
    package var isSimple: Bool {
        guard let range = longitudeRange else { return true }
        var set = RingSet()
        // No latitude of the ring is as high.
        let beyond = corners.reduce(1000) { max($0, $1.latitude.magnitude + 1000) }
        set.append(sweptCorners(movedBy: 0, beyond), polygon: 0, ring: 0)
        if range.upperBound - range.lowerBound >= 360 {
            set.append(sweptCorners(movedBy: 360, beyond), polygon: 1, ring: 0)
        }
        let sweep = RingSweep(set) { contact, segments in
            contact.kind == .crossing && segments[Int(contact.first)].isBelow(beyond)
                && segments[Int(contact.second)].isBelow(beyond)
        }
        return !sweep.isStopped
    }

    /// The corners as a closed ring: one around a pole is closed along a parallel that is on no map.
    private func sweptCorners(movedBy degrees: Double, _ beyond: Double) -> ContiguousArray<Coordinate> {
        var path = corners
        if let first = corners.first, let closing {
            path.append(closing)
            if turn != 0 {
                path.append(Coordinate(longitude: closing.longitude, latitude: beyond))
                path.append(Coordinate(longitude: first.longitude, latitude: beyond))
                path.append(first)
            }
        }
        return ContiguousArray(
            path.map { Coordinate(longitude: $0.longitude + degrees, latitude: $0.latitude) })
    }
}

extension SweepSegment {
    fileprivate func isBelow(_ latitude: Double) -> Bool { max(left.latitude, right.latitude) < latitude }
}
