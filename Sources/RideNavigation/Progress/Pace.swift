/// How fast a rider is compared with their profile, learnt from the ride.
///
/// Only time in which the rider moves counts; stops at tasks are none of the road's. What was ridden long ago is forgotten.
public struct Pace: Sendable, Hashable, Codable {
    /// The profile is worth as much as so many seconds of riding.
    private static let trust = 240.0
    /// Seconds of riding after which what came before counts for a third.
    private static let memory = 1_200.0

    private var expected = 0.0
    private var spent = 0.0

    /// The rider's time as a multiple of the profile's, from 0.25 to 4: 2 for who needs twice as long, 1 at first.
    public var factor: Double {
        min(max((spent + Pace.trust) / (expected + Pace.trust), 0.25), 4)
    }

    /// Learns from a piece of road.
    /// - Parameters:
    ///   - expected: seconds at the profile's speeds.
    ///   - spent: seconds that it took.
    mutating func learn(expected: Double, spent: Double) {
        guard expected > 0, spent > 0, spent < 120 else { return }
        let kept = max(1 - spent / Pace.memory, 0)
        self.expected = self.expected * kept + expected
        self.spent = self.spent * kept + spent
    }
}
