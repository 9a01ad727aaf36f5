public import Geodesy

/// When a rider counts as being at a task.
///
/// A rider on the move is judged by the line between two fixes, because at 30 km/h and one fix in 5 seconds the fixes
/// lie 42 m apart and can both miss a circle that the rider crossed. The rider is there when the nearest point of
/// that line is within the radius of the task, or so near that it would be unfair to doubt it: the probability of being within
/// the radius, given the accuracy, is at least `leastProbability` of what it would be for a fix right at the
/// task. The distance up to which that holds, the *reach*, is never more than twice the radius.
///
/// - A fix worse than `worstAccuracy` never checks in, alone or as the end of a line. One without an accuracy is taken as exact and
///   does not widen the reach.
/// - Fixes more than `longestGap` apart, or further apart than `highestSpeed` allows, are not joined, since the route between them
///   is unknown. Each still counts by itself.
/// - A fix whose numbers are not finite, that is not on the Earth, or whose accuracy is negative (which receivers
///   report for “no position”) is ignored.
public struct PresenceRule: Sendable, Hashable {
    /// The largest accuracy radius in metres with which a fix is used.
    public var worstAccuracy = 50.0
    /// The longest time in seconds over which two fixes are joined.
    public var longestGap = 15.0
    /// The highest speed in metres per second at which two fixes are joined.
    public var highestSpeed = 30.0
    /// The share of the probability at the task itself that is still enough, from 0 to 1. A fifth, at an accuracy that is small
    /// beside the radius, grants 0.84 standard deviations.
    public var leastProbability = 0.2

    /// The rule with its usual numbers.
    public init() {}

    /// Whether a fix may be used at all.
    public func isUsable(_ fix: Fix) -> Bool {
        guard fix.time.isFinite, fix.coordinate.isOnEarth else { return false }
        guard let accuracy = fix.horizontalAccuracy else { return true }
        return accuracy >= 0 && accuracy <= worstAccuracy
    }

    /// Whether a rider at a distance from a task counts as being there; see `reach(radius:accuracy:)`.
    /// - Complexity: O(1) within the radius and beyond twice that; else some hundred steps.
    func isWithinReach(_ distance: Double, radius: Double, accuracy: Double?) -> Bool {
        guard distance > radius else { return true }
        guard distance <= 2 * radius else { return false }
        // The reach is stored in whole centimetres.
        return distance <= reach(radius: radius, accuracy: accuracy) + 0.01
    }

    /// The accuracy at a share of the line between two fixes; `nil` where neither has one.
    func accuracy(at fraction: Double, from start: Fix, to end: Fix) -> Double? {
        guard let first = start.horizontalAccuracy, let last = end.horizontalAccuracy else {
            return start.horizontalAccuracy ?? end.horizontalAccuracy
        }
        return first + (last - first) * fraction
    }

    /// How near a rider must be, in metres: from `radius` to twice that.
    /// - Complexity: some hundred steps; a detector asks only for tasks within twice their radius.
    public func reach(radius: Double, accuracy: Double?) -> Double {
        guard let accuracy, accuracy > 0 else { return radius }
        let enough = leastProbability * Presence.probability(distance: 0, radius: radius, accuracy: accuracy)
        func isEnough(_ distance: Double) -> Bool {
            Presence.probability(distance: distance, radius: radius, accuracy: accuracy) >= enough
        }
        if isEnough(2 * radius) { return 2 * radius }
        var near = radius
        var far = 2 * radius
        guard isEnough(near) else { return radius }
        while far - near > 0.01 {
            let middle = (near + far) / 2
            if isEnough(middle) { near = middle } else { far = middle }
        }
        return near
    }

    /// The start of the line that leads to a usable fix, and how many metres long that is: from the fix before, where that is
    /// near enough in time and space; else from the fix itself.
    func line(from earlier: Fix?, to later: Fix) -> (start: Fix, length: Double) {
        guard let earlier, later.time > earlier.time, later.time - earlier.time <= longestGap else { return (later, 0) }
        let length = earlier.coordinate.distance(to: later.coordinate)
        return length <= (later.time - earlier.time) * highestSpeed ? (earlier, length) : (later, 0)
    }
}
