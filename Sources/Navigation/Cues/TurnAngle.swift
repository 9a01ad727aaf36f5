import Geodesy

/// Angles between directions of travel, in degrees.
enum TurnAngle {
    /// Below this one goes straight on.
    static let slight = 20.0
    /// From here on a turn is a turn.
    static let normal = 50.0
    /// From here on it is a sharp one.
    static let sharp = 120.0

    /// By how much, in degrees, the turn between two `bearing(from:to:)` may be off the true one, and some more.
    private static let slack = 0.01

    /// Whether one turns by less than an angle of at most 45° where a path leads from a point through a second to a third, as
    /// can be told without the angle itself; `false` where it cannot.
    static func isSurelyLess(than degrees: Double, _ start: PlanePoint, _ corner: PlanePoint, _ end: PlanePoint) -> Bool
    {
        let (east, north) = (corner.east - start.east, corner.north - start.north)
        let (nextEast, nextNorth) = (end.east - corner.east, end.north - corner.north)
        let (ahead, aside) = (east * nextEast + north * nextNorth, east * nextNorth - north * nextEast)
        let angle = (degrees - slack).radians
        // The first terms of the tangent's series, which is greater.
        return angle > 0 && ahead > 0 && aside.magnitude < ahead * angle * (1 + angle * angle / 3)
    }

    /// The direction from one point to another, 0 up to 360, to a thousandth of a degree; 0 between equal points.
    static func bearing(from start: PlanePoint, to end: PlanePoint) -> Double {
        let (east, north) = (end.east - start.east, end.north - start.north)
        let (larger, smaller) = (max(east.magnitude, north.magnitude), min(east.magnitude, north.magnitude))
        guard larger > 0 else { return 0 }
        var angle = arcTangent(ofAtMostOne: smaller / larger).degrees
        if east.magnitude > north.magnitude { angle = 90 - angle }
        if north < 0 { angle = 180 - angle }
        return east < 0 ? 360 - angle : angle
    }

    /// Radians, right to 10⁻⁵. A leg asks for hundreds, which the exact function would take a tenth of its time for.
    ///
    /// Source: Abramowitz and Stegun, *Handbook of mathematical functions* (1964), 4.4.49.
    private static func arcTangent(ofAtMostOne tangent: Double) -> Double {
        let square = tangent * tangent
        let tail = 0.1801410 + square * (-0.0851330 + square * 0.0208351)
        return tangent * (0.9998660 + square * (-0.3302995 + square * tail))
    }
}
