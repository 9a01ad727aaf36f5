/// Sums and differences of angles in degrees.
///
/// Longitudes: the short way between two meridians, and a sum brought back to the map. Bearings: turns and angles between
/// directions of travel.
@usableFromInline
package enum Angle {
    /// A sum or difference of two longitudes, brought into −180…180 by at most one full turn; both ends stay as they are.
    @inlinable
    package static func wrapped(_ degrees: Double) -> Double {
        if degrees > 180 { return degrees - 360 }
        return degrees < -180 ? degrees + 360 : degrees
    }

    /// The short way from one longitude to another, positive to the east: −180 to 180, also where they are several turns apart.
    ///
    /// Between opposite meridians the sign of the plain difference stays.
    @inlinable
    package static func longitudeStep(from start: Double, to end: Double) -> Double {
        let step = wrapped(end - start)
        return step.magnitude > 180 ? step.remainder(dividingBy: 360) : step
    }

    /// The turn from one bearing to another, positive to the right, above −180 up to 180.
    @inlinable
    package static func turn(from before: Double, to after: Double) -> Double {
        var turn = after - before
        if turn.magnitude >= 360 { turn.formTruncatingRemainder(dividingBy: 360) }
        turn = wrapped(turn)
        return turn == -180 ? 180 : turn
    }

    /// The angle between two directions, 0 to 180.
    @inlinable
    package static func between(_ one: Double, _ other: Double) -> Double { turn(from: one, to: other).magnitude }

    /// The bearing of the way back, 0 to 360 for a bearing from 0 to 360.
    @inlinable
    package static func opposite(of bearing: Double) -> Double {
        (bearing + 180).truncatingRemainder(dividingBy: 360)
    }

    /// The bearing of a vector on a plane, clockwise from north, 0 to 360.
    package static func bearing(east: Double, north: Double) -> Double {
        let degrees = arcTangent(east, north).degrees
        return degrees < 0 ? degrees + 360 : degrees
    }
}

extension Double {
    /// Degrees of longitude turned into −180…180, by however many full turns.
    @inlinable
    package var wrappedLongitude: Double {
        magnitude <= 180 ? self : remainder(dividingBy: 360)
    }
}
