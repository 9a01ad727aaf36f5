import Geodesy
import Routing

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
    /// How many fixes after it say nothing new.
    var followerCount = 0
    var hypotheses: ContiguousArray<Hypothesis> = []
    /// Streets nearby, gone against their signs.
    var contraflow: ContiguousArray<StreetSearch.Contraflow> = []
    /// What leads here, for looking back.
    var movements: ContiguousArray<Movement> = []

    /// Goes on in the memory of a layer that is no longer needed.
    mutating func takeMemory(of other: inout MatchingLayer) {
        swap(&hypotheses, &other.hypotheses)
        swap(&movements, &other.movements)
        hypotheses.removeAll(keepingCapacity: true)
        movements.removeAll(keepingCapacity: true)
    }

    /// The place of the hypothesis with the best history.
    var best: Int {
        var best = 0
        for place in hypotheses.indices where hypotheses[place].score > hypotheses[best].score { best = place }
        return best
    }
}
