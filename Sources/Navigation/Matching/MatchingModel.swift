import Geodesy
import Routing

/// How likely fixes and movements are: the numbers of the hidden Markov model.
///
/// What something costs is a difference of natural logarithms of likelihoods: 7 makes it a thousand times less likely. The usual
/// values were found on simulated rides of known truth; see `make bench-accuracy`.
///
/// Source: Newson and Krumm, *Hidden Markov map matching through noise and sparseness* (2009).
public struct MatchingModel: Sendable, Hashable {
    /// The standard deviation of a fix's error in metres, each way, where its accuracy is not known; of one with a dilution, that
    /// much for a dilution of 1. `TrackMatch` begins with it, and estimates it from the track.
    public var noise = 6.0
    /// The least standard deviation that is believed of a fix, in metres, each way.
    public var leastNoise = 3.0
    /// The greatest one.
    public var greatestNoise = 60.0
    /// How many standard deviations around a fix, and 5 m, roads are looked for.
    public var reach = 3.6
    /// How many edges are looked at for a fix, at most.
    public var candidates = 24
    /// Metres of difference between the way on the network and the straight one that cost 1, where fixes are close and exact.
    public var detour = 3.0
    /// By how many metres that grows for each metre of the straight way.
    public var detourShare = 0.06
    /// By how many metres it grows for each metre of the standard deviation.
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
    /// Metres between fixes that make them independent of one another; fixes nearer to one another count less.
    public var independence = 15.0
    /// What it costs to depart from a route that one is led along.
    public var departing = 5.0
    /// Fixes sooner than this are attached to the earlier one and not matched; in seconds.
    public var leastInterval = 0.9
    /// How many standard deviations from a fix others say nothing new; they are put onto the way found without them. Newson
    /// and Krumm take 2.
    public var leastSpacing = 4.0
    /// Metres per second from a fix below which one is held to stand still, up to 1.5 times that spacing.
    public var leastSpeed = 0.3
    /// Metres for each second between two fixes beyond which no way is looked for; 100 m and twice the straight way are added.
    public var greatestSpeed = 30.0
    /// What a hypothesis may cost more than the best before it is given up.
    public var pruning = 12.0
    /// Metres between two fixes beyond which a track is broken off and begun anew.
    public var longestJump = 2_000.0
    /// Seconds between two fixes beyond which a track is broken off and begun anew.
    public var longestPause = 900.0

    /// The usual model, for whole tracks.
    public init() {}

    /// The usual model for who is led along a route: they turn where it says, so turning tells nothing.
    public static var underWay: MatchingModel {
        var model = MatchingModel()
        model.turning = 0
        return model
    }

    /// Negative weights are clamped to 0, or the search would not terminate.
    var surcharges: StreetSearch.Surcharges {
        StreetSearch.Surcharges(
            pushing: max(0, pushing), againstSign: max(0, againstSign), entering: max(0, entering),
            turning: max(0, turning))
    }

    /// Whether a fix so many metres and seconds from one before says nothing new.
    func isFollower(_ fix: Fix, metres: Double, seconds: Double) -> Bool {
        let spacing = leastSpacing * deviation(of: fix)
        return seconds < leastInterval || metres < spacing || metres < 1.5 * spacing && metres < leastSpeed * seconds
    }

    /// The standard deviation, each way, that is believed of a fix.
    @inline(__always)
    func deviation(of fix: Fix) -> Double {
        guard fix.horizontalAccuracy == nil, let dilution = fix.dilution, dilution > 0, dilution < .infinity else {
            return deviation(ofAccuracy: fix.horizontalAccuracy)
        }
        return min(max(noise * dilution, leastNoise), greatestNoise)
    }

    /// The standard deviation, each way, of a fix with an accuracy.
    @inline(__always)
    func deviation(ofAccuracy accuracy: Double?) -> Double {
        guard let accuracy, accuracy >= 0 else { return noise }
        return min(max(accuracy / Fix.accuracyPerDeviation, leastNoise), greatestNoise)
    }
}

#if !hasFeature(Embedded)
    extension MatchingModel: Codable {}
#endif
