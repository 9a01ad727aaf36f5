import Geodesy

/// Angles between directions of travel, in degrees.
enum TurnAngle {
    /// Below this one goes straight on.
    static let slight = 20.0
    /// From here on a turn is a turn.
    static let normal = 50.0
    /// From here on it is a sharp one.
    static let sharp = 120.0

    /// The turn from one bearing to another, positive to the right, above −180 up to 180.
    static func between(_ before: Double, _ after: Double) -> Double {
        var turn = (after - before).truncatingRemainder(dividingBy: 360)
        if turn > 180 { turn -= 360 } else if turn <= -180 { turn += 360 }
        return turn
    }

    /// The direction from one point to another, 0 up to 360; 0 between equal points.
    static func bearing(from start: PlanePoint, to end: PlanePoint) -> Double {
        let bearing = arcTangent(end.east - start.east, end.north - start.north).degrees
        return bearing < 0 ? bearing + 360 : bearing
    }
}
