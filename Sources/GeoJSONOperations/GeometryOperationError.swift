public import Geodesy
public import Support

/// What an operation cannot compute with.
public enum GeometryOperationError: Error, Sendable, Hashable, LocalizedMessage {
    /// A place that is not on Earth, or not finite.
    case notOnEarth(Coordinate)
    /// A distance in metres, an angle or a factor that is not finite or out of range.
    case unusableNumber(Double)
    /// More parts or positions than a million.
    case tooMany(Double)
    /// An area that is not valid, so that the result could be wrong.
    case invalid(PolygonDefect)
    /// What is wrong with one of several geometries or Features, and its number, counted from 0.
    indirect case member(Int, GeometryOperationError)

    /// What is wrong and what would be right.
    public var message: Message { OperationTexts.message(of: self) }

    static func check(_ place: Coordinate) throws(GeometryOperationError) {
        guard place.isOnEarth else { throw .notOnEarth(place) }
    }

    /// Makes sure that a number is within a range; not-a-number is in none.
    static func check(_ number: Double, in range: ClosedRange<Double>) throws(GeometryOperationError) {
        guard range.contains(number) else { throw .unusableNumber(number) }
    }

    /// How many steps of a length a distance takes, at least one and at most a million.
    static func steps(_ distance: Double, of length: Double) throws(GeometryOperationError) -> Int {
        guard length > 0, length.isFinite else { throw .unusableNumber(length) }
        guard distance.isFinite else { throw .unusableNumber(distance) }
        let steps = (distance / length).rounded(.up)
        guard steps <= 1_000_000 else { throw .tooMany(steps) }
        return max(Int(steps), 1)
    }
}
