/// Decides whether a rider has left the route: on evidence from several fixes, not on one.
///
/// The map matching says how probable it is that the rider is on the route, given all fixes so far, their accuracies, the
/// streets around and how these hang together. A fix speaks for a deviation where that is improbable and the rider is farther
/// from the route than noise explains, or rides along it backwards. `fixes` of these in a row are a deviation, and one alone
/// where being on the route is next to impossible; a fix that speaks clearly for the route starts the count again, and one
/// between the two changes nothing.
///
/// A route starts at the nearest road, which may be some way off. Until the rider has come to it, distances count from the
/// least one so far: coming nearer is no deviation, turning away is.
public struct DeviationDetector: Sendable, Hashable {
    /// Metres from the route from which on a fix may count, once the rider has been on it.
    public var distance = 10.0
    /// How many of its own standard deviations (each way) a fix must lie from the route to count.
    public var noiseFactor = 1.5
    /// The same for a rider who heads in the direction of the route. That is noise more often than a parallel road.
    public var noiseFactorBeside = 3.0
    /// By how much that falls with every further fix under way for which the route is improbable, down to `noiseFactor`.
    public var relief = 0.3
    /// Extra standard deviations per metre of standard deviation (capped at 10 m) if the whole error is correlated.
    public var driftFactor = 0.15
    /// The standard deviation in metres with which `driftFactor` asks for most. With more the metres go on growing with the
    /// deviation, but no longer with its square: who has turned would be streets away before it is noticed.
    private static let greatestDrift = 10.0
    /// The probability of being on the route below which a fix counts.
    public var improbable = 0.1
    /// The probability of being on the route above which the count starts again.
    public var probable = 0.3
    /// The probability of being on the route below which one fix decides, where it lies as far off as on a road beside the route.
    public var impossible = 0.001
    /// How many fixes decide.
    public var fixes = 2
    /// Metres ridden backwards along the route that count as leaving it.
    public var backwards = 20.0
    /// Metres by which a rider may go away from a route that they have not come to yet.
    public var away = 25.0

    private var count = 0
    private var improbableFixes = 0
    private var least: Double?
    private var isOnRoute = false
    /// Whether it is not sure that the rider is on the route.
    private(set) var isInDoubt = false

    /// A detector with the usual thresholds.
    public init() {}

    /// What a fix says about the route.
    struct Evidence {
        /// The probability of being on it, in its direction.
        package var share: Double
        /// The probability of riding along it backwards.
        var backwardShare: Double
        /// Metres from it.
        var distance: Double
        /// Whether the rider surely moves.
        var isMoving: Bool
        /// Whether the rider heads where the route leads nearby.
        var isParallel: Bool
        /// Metres by which the rider has come back on it.
        var backwards: Double
        /// The factor by which the rider may ride backwards farther than usual, after a refused U-turn.
        var patience = 1.0
        /// The standard deviation of the fix in metres.
        var deviation: Double
        /// How much of the receiver's error drifts, from 0 to 1.
        var drift = 0.0
    }

    /// Takes in the next fix; `true` when it completes the evidence.
    mutating func observe(_ evidence: Evidence) -> Bool {
        isInDoubt = evidence.share < 1 - probable
        if evidence.share > probable {
            isOnRoute = true
            (count, improbableFixes) = (0, 0)
            return false
        }
        guard evidence.share < improbable else { return false }
        if evidence.isMoving { improbableFixes += 1 }
        guard isAway(evidence) else { return false }
        count += 1
        return count >= fixes || isImpossible(evidence)
    }

    /// Whether one fix is evidence enough.
    private func isImpossible(_ evidence: Evidence) -> Bool {
        isOnRoute && evidence.isMoving && evidence.share < impossible
            && evidence.distance > noise(of: evidence, factor: noiseFactorBeside)
    }

    /// Metres from the route that noise explains.
    private func noise(of evidence: Evidence, factor: Double) -> Double {
        let drift = driftFactor * evidence.drift * min(evidence.deviation, DeviationDetector.greatestDrift)
        return (factor + drift) * evidence.deviation
    }

    private mutating func isAway(_ evidence: Evidence) -> Bool {
        let isBackwards = evidence.backwardShare > 1 - probable
        if isBackwards, evidence.backwards > backwards * evidence.patience { return true }
        let relieved = max(
            noiseFactorBeside - relief * (1 - evidence.drift) * Double(max(improbableFixes - 1, 0)), noiseFactor)
        let noise = noise(of: evidence, factor: evidence.isParallel ? relieved : noiseFactor)
        if isOnRoute { return evidence.distance > max(distance, noise) }
        let nearest = min(least ?? evidence.distance, evidence.distance)
        least = nearest
        // Who rides on instead of turning round goes backwards, not away.
        return !isBackwards && evidence.distance - nearest > max(away, noise)
    }

    /// Starts anew with a new route.
    mutating func reset() {
        (count, improbableFixes) = (0, 0)
        least = nil
        (isOnRoute, isInDoubt) = (false, false)
    }
}

#if !hasFeature(Embedded)
    extension DeviationDetector: Codable {}
#endif
