/// How fast a rider is compared with their profile, learnt from the ride.
///
/// Only time in which the rider moves counts; stops at tasks are none of the road's. What was ridden long ago is forgotten, and
/// so is the profile, which is all there is at first.
public struct Pace: Sendable, Hashable {
    /// At first the profile is worth as much as so many seconds of riding.
    private static let trust = 240.0
    /// Seconds of riding after which what came before counts for a third.
    private static let memory = 1_200.0
    /// Seconds, at the profile's speeds, of the pieces of road from which is learnt: so long that noise is little of them.
    private static let piece = 20.0
    /// The bounds of the factor. Who took longer for a piece has stopped on it.
    private static let bounds = 0.25...4.0
    /// Seconds without a fix after which nothing is learnt of what was ridden meanwhile.
    private static let longestGap = 120.0

    private var expected = Pace.trust
    private var spent = Pace.trust
    /// The piece of road that is being ridden.
    private var (expectedOfPiece, spentOnPiece) = (0.0, 0.0)

    /// The rider's time as a multiple of the profile's, from 0.25 to 4: 2 for who needs twice as long, 1 at first.
    public var factor: Double { min(max(spent / expected, Pace.bounds.lowerBound), Pace.bounds.upperBound) }

    /// Learns from what was ridden since the last fix.
    /// - Parameters:
    ///   - expected: seconds at the profile's speeds, negative for who seems to have come back.
    ///   - spent: seconds that it took.
    mutating func learn(expected: Double, spent: Double) {
        guard expected.isFinite, spent > 0, spent < Pace.longestGap else { return }
        expectedOfPiece += expected
        spentOnPiece += spent
        guard expectedOfPiece >= Pace.piece else { return }
        if spentOnPiece <= Pace.bounds.upperBound * expectedOfPiece {
            let kept = max(1 - spentOnPiece / Pace.memory, 0)
            self.expected = self.expected * kept + expectedOfPiece
            self.spent = self.spent * kept + spentOnPiece
        }
        (expectedOfPiece, spentOnPiece) = (0, 0)
    }
}

#if !hasFeature(Embedded)
    extension Pace: Codable {}
#endif
