import BikeRouting
import Geodesy
import QuestEngine

/// How far somebody rode, by a track whose fixes err.
///
/// From fix to fix errors add up, and a bicycle that stands moves on. So fixes that no bicycle reaches are left out, what is left is
/// thinned (`RideOutline`), and legs that the accuracy alone may have made count for nothing.
struct RiddenDistance {
    /// Metres.
    private(set) var metres = 0.0
    /// The way without the fixes that no bicycle reaches.
    private(set) var outline = RideOutline()

    private static let rule = PresenceRule()
    /// After so many fixes that cannot be reached from the last good one, that is the one that errs.
    private static let patience = 3
    /// Shorter legs, in metres, are no way.
    private static let shortest = 15.0

    /// - Parameter delay: how many seconds later than the fixes say.
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
