/// Counts the whole turns that longitudes must be moved by so that each follows the one before the short way.
///
///     170 → −170 → −160      as written
///       0     360     360    turns in degrees
///
/// Whole turns are counted instead of steps being added, so that rounding errors do not add up.
package struct LongitudeTurns: Sendable {
    private var before: Double
    /// The degrees to be added to the last longitude: whole turns.
    package private(set) var degrees = 0.0

    /// Starts at a longitude, which is not moved.
    package init(at longitude: Double) { before = longitude }

    /// Goes on to the next longitude.
    package mutating func add(_ longitude: Double) {
        let difference = longitude - before
        let step = Angle.longitudeStep(from: before, to: longitude)
        if step != difference { degrees += ((step - difference) / 360).rounded() * 360 }
        before = longitude
    }
}
