import BikeRouting
import Geodesy

/// Follows a rider on the network as fixes come in: a hidden Markov model with a bounded window.
///
/// Hypotheses are a place on a street in one direction, or off the network. A fix speaks for a place by its distance, and a
/// movement from place to place is the more likely the less the way between them differs from the straight one between the
/// fixes. Bicycle-aware: streets are gone against their signs and turns taken that are forbidden, at a price; one turns
/// round anywhere; and one leaves the network and comes back to it elsewhere, as through a park.
///
/// Source: Newson and Krumm, *Hidden Markov map matching through noise and sparseness* (2009).
struct MapMatcher: Sendable, Hashable {
    var model: MatchingModel
    /// The hypotheses of the last fixes, the oldest first.
    var layers: [MatchingLayer] = []
    private var measure = StepMeasure()

    init(model: MatchingModel = MatchingModel()) {
        self.model = model
    }

    /// What may be true now; empty before the first fix.
    var current: ContiguousArray<Hypothesis> { layers.last?.hypotheses ?? [] }

    /// Takes in a fix; whether it continues what was there before. Where not, the layers before are to be taken out first.
    mutating func continues(_ fix: Fix) -> Bool {
        guard let last = layers.last?.fix else { return true }
        return fix.time - last.time <= model.longestPause && metres(to: fix) <= model.longestJump
    }

    /// Metres from the last fix that was observed to another.
    mutating func metres(to fix: Fix) -> Double {
        guard let last = layers.last?.reported else { return 0 }
        return measure.distance(from: last.coordinate, to: fix.coordinate)
    }

    mutating func restart() { layers.removeAll(keepingCapacity: true) }

    /// Takes in a fix that continues the last ones.
    mutating func observe(
        _ fix: Fix, reported: Fix, passingOver passedOver: [Fix] = [], in graph: RoadGraph, _ workspace: inout StreetWorkspace
    ) {
        let deviation = model.deviation(ofAccuracy: fix.horizontalAccuracy)
        var step = MatchingStep(model: model, fix: fix, deviation: deviation, route: [], graph: graph, &workspace)
        if let before = layers.last {
            let straight = measure.distance(from: before.fix.coordinate, to: fix.coordinate)
            step.move(from: before, straight: straight, in: graph, &workspace)
        } else {
            step.begin()
        }
        step.layer.reported = reported
        step.layer.passedOver = passedOver
        layers.append(step.layer)
    }

    /// Gives up the oldest layers.
    mutating func removeLayers(_ count: Int) { layers.removeFirst(min(count, layers.count)) }

    /// The best history of the layers: a hypothesis of each.
    func bestHistory() -> [Int] {
        guard let last = layers.last, !last.hypotheses.isEmpty else { return [] }
        var result = Array(repeating: 0, count: layers.count)
        var best = last.best
        for layer in layers.indices.reversed() {
            result[layer] = best
            best = Int(layers[layer].hypotheses[best].parent)
            if best < 0 { best = 0 }
        }
        return result
    }
}

/// The hypotheses for one fix.
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
    /// Fixes between the one of the layer before and this, too near to tell something new.
    var passedOver: [Fix] = []
    var hypotheses: ContiguousArray<Hypothesis> = []
    /// Streets nearby, gone against their signs.
    var against: ContiguousArray<StreetSearch.Against> = []
    /// What leads here, for looking back.
    var movements: ContiguousArray<Movement> = []

    /// The place of the hypothesis with the best history.
    var best: Int {
        var best = 0
        for place in hypotheses.indices where hypotheses[place].score > hypotheses[best].score { best = place }
        return best
    }
}
