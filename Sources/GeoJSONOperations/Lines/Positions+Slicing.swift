public import GeoJSON
public import Geodesy

extension Positions {
    /// The position `distance` metres along a line, held within its ends; `nil` for an empty line.
    ///
    /// Between two positions the line is taken as the geodesic, as `length` does. Altitudes are interpolated where both ends of
    /// the segment have one; further numbers of new positions are left out.
    ///
    /// - Complexity: O(*n*).
    public func position(along distance: Double) -> Position? {
        isEmpty ? nil : MeasuredLine(self).position(at: distance)
    }

    /// The part of a line between two distances in metres from its start, both held within its ends: at least two positions,
    /// equal ones for a part without length. Empty for an empty line, and where a distance is not a number.
    ///
    ///     route.slice(from: 1000, to: 2500).length  // 1500
    ///
    /// - Complexity: O(*n*).
    public func slice(from start: Double, to end: Double) -> Positions {
        guard !isEmpty, !start.isNaN, !end.isNaN else { return [] }
        let line = MeasuredLine(self)
        let first = Swift.min(Swift.max(start, 0), line.length)
        return line.slice(first, Swift.min(Swift.max(end, first), line.length))
    }

    /// The part of a line between the places on it that are nearest to two coordinates, in the direction of the line. Empty for
    /// an empty line.
    ///
    /// - Complexity: O(*n*).
    public func slice(from start: Coordinate, to end: Coordinate) -> Positions {
        let line = MeasuredLine(self)
        guard let one = line.distance(nearestTo: start), let other = line.distance(nearestTo: end) else { return [] }
        return line.slice(Swift.min(one, other), Swift.max(one, other))
    }

    /// The two parts of a line before and behind the place on it nearest to a coordinate; only the line itself where that is
    /// one of its ends.
    ///
    /// - Complexity: O(*n*).
    public func split(at place: Coordinate) -> [Positions] {
        let line = MeasuredLine(self)
        guard let distance = line.distance(nearestTo: place), distance > 0, distance < line.length else {
            return [self]
        }
        return [line.slice(0, distance), line.slice(distance, line.length)]
    }

    /// A line cut into parts of a length in metres, the last of which may be shorter.
    ///
    ///     route.chunks(ofLength: 1000).count  // kilometres begun
    ///
    /// - Throws: `GeometryOperationError` for a length that is not positive, and for more than a million parts.
    /// - Complexity: O(*n* + *k* log *n*) for *k* parts.
    public func chunks(ofLength length: Double) throws(GeometryOperationError) -> [Positions] {
        guard !isEmpty else { return [] }
        let line = MeasuredLine(self)
        let count = try GeometryOperationError.steps(line.length, of: length)
        guard count > 1 else { return [self] }
        return (0..<count).map { number in
            line.slice(Double(number) * length, Swift.min(Double(number + 1) * length, line.length))
        }
    }
}
