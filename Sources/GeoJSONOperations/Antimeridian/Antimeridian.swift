import GeoJSON
import Geodesy

/// Where steps cross the meridian of ±180 degrees.
enum Antimeridian {
    /// Whether a step between two places on the map crosses.
    static func crosses(_ from: Position, _ to: Position) -> Bool {
        WideSteps.allowsChoice(from: from.longitude, to: to.longitude)
    }

    static func isOn(_ position: Position) -> Bool { position.longitude.magnitude == 180 }

    /// The place at which a step passes 180, or a meridian whole turns further.
    ///
    /// - Parameters:
    ///   - west: the western end, within ±180.
    ///   - east: the eastern end, within ±180.
    ///   - turns: how many whole turns further the eastern end is meant.
    ///   - seam: which of the meridians between, from 0 below `turns`.
    static func crossing(
        west: Position, east: Position, turns: Double = 1, seam: Double = 0, _ latitudes: AntimeridianCutting.Latitudes
    ) -> Position {
        let span = east.longitude + 360 * turns - west.longitude
        let before = 180 + 360 * seam - west.longitude
        let share = span > 0 ? before / span : 0
        var altitude: Double?
        if let low = west.altitude, let high = east.altitude { altitude = low + share * (high - low) }
        let planar = west.latitude + share * (east.latitude - west.latitude)
        let latitude =
            latitudes == .greatCircle ? greatCircleLatitude(west, east, before: before, span: span) ?? planar : planar
        return Position(longitude: 180, latitude: latitude, altitude: altitude)
    }

    /// The latitude of a great circle some degrees of longitude behind its start; `nil` for one over a pole.
    ///
    /// Source: the great circle through two points, solved for the latitude.
    private static func greatCircleLatitude(
        _ west: Position, _ east: Position, before: Double, span: Double
    ) -> Double? {
        let (cosWest, cosEast) = (cosine(west.latitude.radians), cosine(east.latitude.radians))
        let spread = sine(span.radians)
        guard span < 180, spread > 0 else { return nil }
        let rise =
            sine(west.latitude.radians) * cosEast * sine((span - before).radians)
            + sine(east.latitude.radians) * cosWest * sine(before.radians)
        return arcTangent(rise, cosWest * cosEast * spread).degrees
    }

    /// Whether a position on the antimeridian is where the step between its neighbours would be cut, to the decimals with which
    /// cuts are written.
    static func isCut(_ position: Position, _ before: Position?, _ after: Position?) -> Bool {
        guard let before, let after, !isOn(before), !isOn(after), crosses(before, after) else { return false }
        let (west, east) = before.longitude > after.longitude ? (before, after) : (after, before)
        return [AntimeridianCutting.Latitudes.planar, .greatCircle].contains {
            (crossing(west: west, east: east, $0).latitude - position.latitude).magnitude <= 1e-7
        }
    }
}
