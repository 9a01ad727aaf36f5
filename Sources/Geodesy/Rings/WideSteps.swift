/// Steps from one longitude to the next that may be meant the short way around the Earth.
@usableFromInline
package enum WideSteps {
    /// Whether a step allows a choice: longer than half a turn, and not a whole one, which leads to the same place and so
    /// stands there only because a map has an edge. A centimetre less or more, as files have that went through a projection, is
    /// a whole turn as well.
    @inlinable
    package static func allowsChoice(from start: Double, to end: Double) -> Bool {
        let step = (end - start).magnitude
        return step > 180 && (step - 360).magnitude > 1e-7
    }

    /// Whether a step of a ring in degrees allows a choice, the one from the last corner to the first included.
    ///
    /// - Complexity: O(*n*).
    @inlinable
    package static func allowChoice(in ring: some Collection<Coordinate>) -> Bool {
        var ends: (first: Coordinate, last: Coordinate)?
        for corner in ring {
            if let last = ends?.last, allowsChoice(from: last.longitude, to: corner.longitude) {
                return ring.allSatisfy { $0.isInDegrees }
            }
            ends = (ends?.first ?? corner, corner)
        }
        guard let ends, allowsChoice(from: ends.last.longitude, to: ends.first.longitude) else { return false }
        return ring.allSatisfy { $0.isInDegrees }
    }

    /// Whether a step of a line in degrees allows a choice.
    ///
    /// - Complexity: O(*n*).
    @inlinable
    package static func allowChoice(inLine line: some Collection<Coordinate>) -> Bool {
        var before: Coordinate?
        for place in line {
            if let before, allowsChoice(from: before.longitude, to: place.longitude) {
                return line.allSatisfy { $0.isInDegrees }
            }
            before = place
        }
        return false
    }
}

extension Coordinate {
    /// Whether the numbers can be degrees: a latitude within ±90 and a longitude within ±540, one turn beyond the map, as
    /// programs write that continue longitudes across the antimeridian. Metres of a projection hardly ever are.
    @inlinable
    package var isInDegrees: Bool {
        longitude.magnitude <= 540 && latitude.magnitude <= 90
    }
}
