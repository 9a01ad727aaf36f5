import Geodesy
import Routing
import Scoring

/// The distance ridden, from a track with errors.
///
/// Errors of consecutive fixes add up, and the fixes of a standing bicycle wander. So fixes that no bicycle can reach are left out,
/// the rest is simplified (`RideOutline`), and legs within the accuracy count as 0.
struct RiddenDistance {
    /// Metres.
    private(set) var metres = 0.0
    /// The track without fixes that no bicycle can reach.
    private(set) var outline = RideOutline()

    private static let rule = PresenceRule()
    /// After this many fixes in a row that are unreachable from the last good one, that one is taken for the error.
    private static let patience = 3
    /// Shorter legs, in metres, do not count.
    private static let shortest = 15.0

    /// - Parameter delay: the seconds added to the times of the fixes.
    package init(of fixes: some Sequence<Fix>, delayedBy delay: Double = 0) {
        var last: Fix?
        var missed = 0
        var segments: [RideOutline] = []
        for fix in fixes where Self.rule.isUsable(fix) {
            if let last, fix.time > last.time {
                let isReached =
                    last.coordinate.distance(to: fix.coordinate) <= (fix.time - last.time) * Self.rule.highestSpeed
                missed = isReached ? 0 : missed + 1
                guard isReached || missed >= Self.patience else { continue }
                if !isReached { segments.append(RideOutline()) }
            } else if last != nil {
                continue
            }
            if segments.isEmpty { segments.append(RideOutline()) }
            missed = 0
            segments[segments.count - 1].append(fix.coordinate, at: fix.time + delay)
            last = fix
        }
        for place in segments.indices {
            segments[place].finish()
            metres += Self.length(of: segments[place])
        }
        outline = RideOutline(joining: segments)
    }

    private static func length(of outline: RideOutline) -> Double {
        guard var anchor = outline.points.first?.coordinate else { return 0 }
        var length = 0.0
        for point in outline.points.dropFirst() {
            let leg = anchor.distance(to: point.coordinate)
            guard leg >= shortest else { continue }
            length += leg
            anchor = point.coordinate
        }
        return length
    }
}
