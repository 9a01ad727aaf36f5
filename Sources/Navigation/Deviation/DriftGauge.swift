/// How much of a receiver's error drifts, rather than being new with every fix.
///
/// Between buildings the error of a fix is much like that of the one before. Several fixes beside the route then say little
/// more than one. It shows in how a fix and the next lie beside the route of a rider who follows it: their correlation, over
/// the last thirty fixes or so.
struct DriftGauge: Sendable, Hashable {
    /// The weight of the newest fix.
    private static let weight = 0.03
    /// The correlations of which all below are chance, and all above are a drift.
    private static let (chance, certainty) = (0.25, 0.4)
    /// Standard deviations at which the offset of a fix is capped, since leaving the route is no drift.
    private static let farthest = 1.5

    private var last = 0.0
    private var (variance, covariance) = (0.0, 0.0)

    /// 0 where each fix errs for itself, 1 where most of the error drifts.
    package var share: Double {
        guard variance > 0 else { return 0 }
        return min(max((covariance / variance - DriftGauge.chance) / (DriftGauge.certainty - DriftGauge.chance), 0), 1)
    }

    /// Takes in how many metres a fix lies to the right of the route, and its standard deviation.
    mutating func observe(_ right: Double, deviation: Double) {
        // Chance rules until there are many.
        if variance == 0 { variance = deviation * deviation }
        let reach = DriftGauge.farthest * deviation
        let right = min(max(right, -reach), reach)
        variance += DriftGauge.weight * (right * right - variance)
        covariance += DriftGauge.weight * (right * last - covariance)
        last = right
    }
}

#if !hasFeature(Embedded)
    extension DriftGauge: Codable {}
#endif
