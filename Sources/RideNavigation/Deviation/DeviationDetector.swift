/// Decides whether a rider has left the route: on evidence from several fixes, not on one.
///
/// The map matching says how probable it is that the rider is on the route, given all fixes so far, their accuracies, the
/// streets around and how these hang together. A fix speaks for a deviation where that is improbable and the rider is farther
/// from the route than noise explains, or rides along it backwards. `fixes` of these in a row are a deviation; a fix that
/// speaks clearly for the route starts the count again, and one between the two changes nothing.
///
/// A route starts at the nearest road, which may be some way off. Until the rider has come to it, distances count from the
/// least one so far: coming nearer is no deviation, turning away is.
public struct DeviationDetector: Sendable, Hashable, Codable {
    /// Metres from the route from which on a fix may count, once the rider has been on it.
    public var distance = 10.0
    /// How many of its own standard deviations (each way) a fix must lie from the route to count.
    public var noiseFactor = 1.5
    /// The same for who rides in the route's direction, as on a road beside it: noise looks like that more often than riders do.
    public var noiseFactorBeside = 3.0
    /// The probability of being on the route below which a fix counts.
    public var improbable = 0.1
    /// The probability of being on the route above which the count starts again.
    public var probable = 0.3
    /// How many fixes decide.
    public var fixes = 2
    /// Metres ridden backwards along the route that count as leaving it.
    public var backwards = 20.0
    /// Metres by which a rider may go away from a route that they have not come to yet.
    public var away = 25.0

    private var count = 0
    private var least: Double?
    private var isOnRoute = false

    /// A detector with the usual thresholds.
    public init() {}

    /// What a fix says about the route.
    struct Evidence {
        /// The probability of being on it, in its direction.
        var share: Double
        /// The probability of riding along it backwards.
        var backwardShare: Double
        /// Metres from it.
        var distance: Double
        /// Whether the rider heads where the route leads.
        var isParallel: Bool
        /// Metres by which the rider has come back on it.
        var backwards: Double
        /// How many times as far as usual the rider may ride backwards, as one who will not turn round.
        var patience = 1.0
        /// The standard deviation of the fix in metres.
        var deviation: Double
    }

    /// Takes in the next fix; `true` when it completes the evidence.
    mutating func observe(_ evidence: Evidence) -> Bool {
        if evidence.share > probable {
            isOnRoute = true
            count = 0
            return false
        }
        guard evidence.share < improbable, isAway(evidence) else { return false }
        count += 1
        return count >= fixes
    }

    private mutating func isAway(_ evidence: Evidence) -> Bool {
        let isBackwards = evidence.backwardShare > 1 - probable
        if isBackwards, evidence.backwards > backwards * evidence.patience { return true }
        let noise = (evidence.isParallel ? noiseFactorBeside : noiseFactor) * evidence.deviation
        if isOnRoute { return evidence.distance > max(distance, noise) }
        let nearest = min(least ?? evidence.distance, evidence.distance)
        least = nearest
        // Who rides on instead of turning round goes backwards, not away.
        return !isBackwards && evidence.distance - nearest > max(away, noise)
    }

    /// Starts anew with a new route.
    mutating func reset() {
        count = 0
        least = nil
        isOnRoute = false
    }
}
