/// When a rider has left the route.
///
/// <doc:UnderWay> explains the numbers.
public struct DeviationOptions: Sendable, Hashable {
    /// Metres from the route from which on a fix may count, once the rider has been on it.
    public var minimumDistance = 10.0
    /// Metres by which a rider may go away from a route that they have not come to yet.
    public var offRouteDistance = 25.0
    /// Metres ridden backwards along the route that count as leaving it.
    public var backwardDistance = 20.0
    /// How many of its own standard deviations (each way) a fix must lie from the route to count.
    public var noiseTolerance = 1.5
    /// The same for a rider who heads in the direction of the route. That is noise more often than a parallel road.
    public var parallelNoiseTolerance = 3.0
    /// By how much that falls with every further fix of a moving rider for which the route is improbable, down to
    /// `noiseTolerance`.
    public var noiseToleranceDecay = 0.3
    /// Extra standard deviations per metre of standard deviation (capped at 10 m) if the whole error is correlated.
    public var driftTolerance = 0.15
    /// The probability of being on the route below which a fix counts.
    public var offRouteProbability = 0.1
    /// The probability of being on the route above which the count starts again.
    public var onRouteProbability = 0.3
    /// The probability of being on the route below which one fix decides, where it lies as far off as on a road beside the route.
    public var certainProbability = 0.001
    /// How many fixes decide.
    public var fixesToConfirm = 2

    /// The usual thresholds.
    public init() {}
}

/// Decides whether a rider has left the route: on evidence from several fixes, not on one.
///
/// The map matching says how probable it is that the rider is on the route, given all fixes so far, their accuracies, the
/// streets around and how these hang together. A fix speaks for a deviation where that is improbable and the rider is farther
/// from the route than noise explains, or rides along it backwards. `fixesToConfirm` of these in a row are a deviation, and one alone
/// where being on the route is next to impossible; a fix that speaks clearly for the route starts the count again, and one
/// between the two changes nothing.
///
/// A route starts at the nearest road, which may be some way off. Until the rider has come to it, distances count from the
/// least one so far: coming nearer is no deviation, turning away is.
struct DeviationDetector: Sendable, Hashable {
    /// The fixes that have counted in a row.
    private var count = 0
    /// The fixes of a moving rider in a row for which the route was improbable.
    private var improbableFixes = 0
    /// The least distance from the route so far; `nil` where the rider has not been off it.
    private var leastDistance: Double?
    private var isOnRoute = false
    /// Whether it is uncertain that the rider is on the route.
    private(set) var isInDoubt = false

    /// What a fix says about the route.
    struct Evidence {
        /// The probability of being on it, in its direction.
        var onRouteProbability: Double
        /// The probability of riding along it backwards.
        var backwardProbability: Double
        /// Metres from it.
        var distance: Double
        /// Whether the rider surely moves.
        var isMoving: Bool
        /// Whether the rider heads where the route leads nearby.
        var isParallel: Bool
        /// Metres by which the rider has come back on it.
        var backwardDistance: Double
        /// The factor by which the rider may ride backwards farther than usual, after a refused U-turn.
        var patience = 1.0
        /// The standard deviation of the fix in metres.
        var deviation: Double
        /// How much of the receiver's error drifts, from 0 to 1.
        var drift = 0.0

        /// Metres from the route that noise explains, where it may be so many standard deviations.
        func noise(_ tolerance: Double, _ options: DeviationOptions) -> Double {
            (tolerance + options.driftTolerance * drift * min(deviation, greatestDrift)) * deviation
        }
    }

    /// The standard deviation in metres with which `driftTolerance` asks for most. With more the metres go on growing with the
    /// deviation, but no longer with its square: a rider who has turned would be streets away before it is noticed.
    private static let greatestDrift = 10.0

    /// Takes in the next fix; `true` when it completes the evidence.
    mutating func observe(_ evidence: Evidence, _ options: DeviationOptions = DeviationOptions()) -> Bool {
        isInDoubt = evidence.onRouteProbability < 1 - options.onRouteProbability
        if evidence.onRouteProbability > options.onRouteProbability {
            isOnRoute = true
            (count, improbableFixes) = (0, 0)
            return false
        }
        guard evidence.onRouteProbability < options.offRouteProbability else { return false }
        if evidence.isMoving { improbableFixes += 1 }
        guard isAway(evidence, options) else { return false }
        count += 1
        return count >= options.fixesToConfirm || isCertain(evidence, options)
    }

    /// Whether one fix is evidence enough.
    private func isCertain(_ evidence: Evidence, _ options: DeviationOptions) -> Bool {
        isOnRoute && evidence.isMoving && evidence.onRouteProbability < options.certainProbability
            && evidence.distance > evidence.noise(options.parallelNoiseTolerance, options)
    }

    /// Whether the rider is farther from the route than noise explains, or rides along it backwards.
    private mutating func isAway(_ evidence: Evidence, _ options: DeviationOptions) -> Bool {
        let isBackward = evidence.backwardProbability > 1 - options.onRouteProbability
        if isBackward, evidence.backwardDistance > options.backwardDistance * evidence.patience { return true }
        let noise = evidence.noise(noiseTolerance(for: evidence, options), options)
        if isOnRoute { return evidence.distance > max(options.minimumDistance, noise) }
        let least = min(leastDistance ?? evidence.distance, evidence.distance)
        leastDistance = least
        // A rider who rides on instead of turning round goes backwards, not away.
        return !isBackward && evidence.distance - least > max(options.offRouteDistance, noise)
    }

    private func noiseTolerance(for evidence: Evidence, _ options: DeviationOptions) -> Double {
        guard evidence.isParallel else { return options.noiseTolerance }
        let decay = options.noiseToleranceDecay * (1 - evidence.drift) * Double(max(improbableFixes - 1, 0))
        return max(options.parallelNoiseTolerance - decay, options.noiseTolerance)
    }

    /// Starts again with a new route.
    mutating func reset() { self = DeviationDetector() }
}

#if !hasFeature(Embedded)
    extension DeviationOptions: Codable {}

    extension DeviationDetector: Codable {}
#endif
