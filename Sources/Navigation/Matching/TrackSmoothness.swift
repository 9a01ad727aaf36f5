import Geodesy

/// The part of a track's noise that is new with each fix, told from the track alone.
///
/// Of three fixes in a row the middle one lies beside the line between its neighbours by what their errors differ, and by what
/// the rider turns. Half of all threes lie on streets straight enough for the median to show the errors. Only across that line:
/// along it the speed changes. Drift, which neighbours share, does not show; so the whole noise is greater.
struct TrackSmoothness {
    /// The standard deviation in metres, each way; for a weight of 1.
    let deviation: Double

    /// Threes that take longer say more of the roads than of the receiver.
    private static let longest = 60.0
    /// Metres per second below which a rider is taken to stand. Many receivers hold a place still then.
    static let leastSpeed = 0.5
    /// How many threes tell something.
    private static let least = 8

    /// Looks at the fixes that have a weight.
    ///
    /// - Returns: `nil` where there are too few.
    init?(_ fixes: [Fix], weight: (Fix) -> Double?) {
        var errors: [Double] = []
        for ((before, fix), after) in zip(zip(fixes, fixes.dropFirst()), fixes.dropFirst(2)) {
            guard let weight = weight(fix), before.time < fix.time, fix.time < after.time,
                after.time - before.time <= TrackSmoothness.longest
            else { continue }
            if let error = TrackSmoothness.error(before, fix, after) { errors.append(error / weight) }
        }
        guard errors.count >= TrackSmoothness.least, let median = errors.median else { return nil }
        deviation = median * Double.deviationPerMedian
    }

    /// Metres that a fix lies beside the line between its neighbours, as those of one fix; `nil` where these are as near as at a stop.
    private static func error(_ before: Fix, _ fix: Fix, _ after: Fix) -> Double? {
        let plane = LocalPlane(origin: fix.coordinate)
        let (start, end) = (plane.point(before.coordinate), plane.point(after.coordinate))
        let (east, north) = (end.east - start.east, end.north - start.north)
        let length = (east * east + north * north).squareRoot()
        let seconds = after.time - before.time
        guard length >= TrackSmoothness.leastSpeed * seconds, length < .infinity else { return nil }
        let share = (fix.time - before.time) / seconds
        let across = (start.east * north - start.north * east).magnitude / length
        return across / (1 + share * share + (1 - share) * (1 - share)).squareRoot()
    }
}

extension Double {
    /// How many times the median of the magnitudes of normal errors their standard deviation is: 1 / Φ⁻¹(0.75).
    static let deviationPerMedian = 1.4826
}

extension [Double] {
    /// The middle one; `nil` where there is none.
    var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
