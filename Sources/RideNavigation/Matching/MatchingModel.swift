import BikeRouting

/// How likely fixes and movements are: the numbers of the hidden Markov model.
///
/// All likelihoods are logarithms. The usual values were found on simulated rides of known truth; see `make bench-accuracy`.
public struct MatchingModel: Sendable, Hashable, Codable {
    /// The standard deviation of a fix's error in metres, each way, where its accuracy is not known.
    public var noise = 6.0
    /// Bounds of the standard deviation that is believed of a fix, in metres.
    public var leastNoise = 3.0
    /// See `leastNoise`.
    public var greatestNoise = 60.0
    /// How many standard deviations around a fix roads are looked for.
    public var reach = 3.6
    /// How many edges are looked at for a fix.
    public var candidates = 24
    /// By how many metres, times *e*, the way on the network differs from the straight one.
    public var detour = 3.0
    /// By what share of the straight way that grows.
    public var detourShare = 0.06
    /// By what share of the standard deviation it grows.
    public var detourNoise = 0.25
    /// How many metres a metre counts more where one pushes.
    public var pushing = 1.0
    /// How many metres a metre counts more against a one-way sign.
    public var againstSign = 1.5
    /// Metres counted for setting out against a one-way sign.
    public var entering = 15.0
    /// Metres counted for turning by 90° at a junction, in proportion for other angles.
    public var turning = 20.0
    /// What turning round in a street costs.
    public var turningRound = 6.0
    /// What leaving the network, and coming back, costs.
    public var leaving = 7.0
    /// What a fix costs off the network.
    public var offNetwork = 7.0
    /// How many standard deviations a rider must have moved for a fix to tell something new. Those in between are put onto the
    /// way found without them.
    public var thinning = 4.0
    /// Metres between fixes that make them independent of one another; fixes nearer to one another count less.
    public var independence = 15.0
    /// What it costs to depart from a route that one is led along.
    public var departing = 5.0
    /// Differences from the best beyond which a hypothesis is given up.
    public var pruning = 12.0
    /// Metres between two fixes beyond which a track is broken off and begun anew.
    public var longestJump = 2_000.0
    /// Seconds between two fixes beyond which a track is broken off and begun anew.
    public var longestPause = 900.0

    /// The usual model.
    public init() {}

    var reluctance: StreetSearch.Reluctance {
        StreetSearch.Reluctance(pushing: pushing, againstSign: againstSign, entering: entering, turning: turning)
    }

    /// The standard deviation, each way, of a fix with an accuracy: the radius that holds 68 % of a two-dimensional normal
    /// distribution is 1.515 of them.
    @inline(__always)
    func deviation(ofAccuracy accuracy: Double?) -> Double {
        guard let accuracy, accuracy >= 0 else { return noise }
        return min(max(accuracy / 1.515, leastNoise), greatestNoise)
    }
}
