import Geodesy

/// In which direction a rider has been moving, from the places of the last fixes.
struct Heading: Sendable, Hashable {
    /// Movement shorter than this, in metres, says nothing.
    private static let leastMovement = 12.0

    private var anchor: Coordinate?
    /// Degrees clockwise from true north; `nil` until the rider has moved.
    private(set) var degrees: Double?

    mutating func follow(_ fix: Fix) {
        guard let start = anchor else {
            anchor = fix.coordinate
            return
        }
        let leastMovement = max(Heading.leastMovement, 1.5 * (fix.horizontalAccuracy ?? 0))
        if start.distance(to: fix.coordinate) >= leastMovement {
            degrees = start.bearing(to: fix.coordinate)
            anchor = fix.coordinate
        }
    }

    /// The angle between two directions, 0 to 180 degrees.
    static func angle(_ one: Double, _ other: Double) -> Double {
        let difference = (one - other).magnitude.truncatingRemainder(dividingBy: 360)
        return min(difference, 360 - difference)
    }
}
