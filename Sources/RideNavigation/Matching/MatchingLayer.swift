import BikeRouting
import Geodesy

/// The hypotheses for one fix; at least one.
struct MatchingLayer: Sendable, Hashable {
    /// A movement from a hypothesis of the layer before to one of this, with its probability.
    struct Movement: Sendable, Hashable, BitwiseCopyable {
        var from: Int32
        var to: Int32
        var likelihood: Double
    }

    /// What the hypotheses are about.
    var fix: Fix
    /// The fix as it was reported.
    var reported: Fix
    /// Fixes after it that say nothing new.
    var followers: [Fix] = []
    var hypotheses: ContiguousArray<Hypothesis> = []
    /// Streets nearby, gone against their signs.
    var against: ContiguousArray<StreetSearch.Against> = []
    /// What leads here, for looking back.
    var movements: ContiguousArray<Movement> = []

    var lastFix: Fix { followers.last ?? reported }

    /// Begins anew with nothing known of a fix, in the memory that it has.
    mutating func begin(_ fix: Fix, as reported: Fix) {
        (self.fix, self.reported) = (fix, reported)
        followers.removeAll(keepingCapacity: true)
        hypotheses.removeAll(keepingCapacity: true)
        against.removeAll(keepingCapacity: true)
        movements.removeAll(keepingCapacity: true)
    }

    /// The place of the hypothesis with the best history.
    var best: Int {
        var best = 0
        for place in hypotheses.indices where hypotheses[place].score > hypotheses[best].score { best = place }
        return best
    }
}
