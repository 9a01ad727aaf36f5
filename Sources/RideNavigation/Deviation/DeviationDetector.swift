/// Decides whether a rider has left the route: on several fixes, not on one.
///
/// A fix speaks for a deviation if it lies farther from the route than noise explains: `distance` metres, or
/// `accuracyFactor` times its own uncertainty where that is more. `fixes` of these in a row are a deviation; one fix
/// back on the route starts the count again.
///
/// A route starts at the nearest road, which may be some way off. Until the rider has come to it, distances count from the
/// least one so far: coming nearer is no deviation, turning away is.
public struct DeviationDetector: Sendable, Hashable {
    /// Metres from the route from which on a fix counts.
    public var distance = 25.0
    /// How many times its own uncertainty a fix must lie from the route to count.
    public var accuracyFactor = 2.5
    /// How many fixes in a row decide.
    public var fixes = 4

    private var count = 0
    private var least = Double.infinity

    /// A detector with the usual thresholds.
    public init() {}

    /// Takes in the next fix; `true` when it completes the evidence.
    mutating func observe(distanceFromRoute: Double, accuracy: Double?) -> Bool {
        least = min(least, distanceFromRoute)
        guard distanceFromRoute - least > max(distance, accuracyFactor * (accuracy ?? 0)) else {
            count = 0
            return false
        }
        count += 1
        return count >= fixes
    }

    /// Starts anew with a new route.
    mutating func reset() {
        count = 0
        least = .infinity
    }
}
