import Geodesy
import RoadMap
import Routing

/// One step of the model: the hypotheses for a fix, and what they are worth.
struct MatchingStep: ~Copyable {
    var layer: MatchingLayer
    private let model: MatchingModel
    private let deviation: Double
    private let looksBack: Bool

    /// Begins with a fix of which nothing is known.
    ///
    /// - Parameter looksBack: whether movements are noted.
    package init(for layer: MatchingLayer, model: MatchingModel, deviation: Double, looksBack: Bool) {
        self.layer = layer
        self.model = model
        self.deviation = deviation
        self.looksBack = looksBack
    }

    /// Collects the places near the fix.
    ///
    /// - Parameter route: the edges and directions of a route that the rider is led along; none where there is no such.
    mutating func collectPlaces(
        along route: ContiguousArray<DirectedEdge>, in graph: borrowing RoadGraph, _ workspace: inout StreetWorkspace
    ) {
        workspace.findPlaces(
            near: layer.fix.coordinate, within: model.reach * deviation + 5, limit: model.candidates, in: graph)
        let count = workspace.places.count
        layer.hypotheses.reserveCapacity(2 * count + 1)
        if looksBack { layer.movements.reserveCapacity(4 * count + 4) }
        for place in workspace.places {
            let likelihood = -place.distance * place.distance / (2 * deviation * deviation)
            add(place, isReversed: false, model.surcharges(place.attributes.forward), likelihood)
            add(place, isReversed: true, model.surcharges(place.attributes.backward), likelihood)
            if place.isOneWay { noteContraflow(place, graph) }
        }
        for place in layer.hypotheses.indices where !route.isEmpty {
            layer.hypotheses[place].isOnRoute = route.contains(layer.hypotheses[place].directedEdge)
        }
        layer.hypotheses.append(.offNetwork(likelihood: -model.offNetwork))
    }

    private mutating func add(_ place: StreetSnap, isReversed: Bool, _ reluctance: Double, _ likelihood: Double) {
        layer.hypotheses.append(
            Hypothesis(
                edge: Int32(bitPattern: place.edge.rawValue), isReversed: isReversed,
                along: isReversed ? place.length - place.along : place.along, length: place.length,
                reluctance: reluctance, distance: place.distance, likelihood: likelihood))
    }

    private mutating func noteContraflow(_ place: StreetSnap, _ graph: borrowing RoadGraph) {
        let edge = DirectedEdge(place.edge, isReversed: place.attributes.forward != .forbidden)
        layer.contraflow.append(StreetSearch.Contraflow(from: graph.tail(of: edge), edge: edge))
    }

    /// Values the hypotheses of a first fix: all that is known is where it lies.
    mutating func begin() {
        for place in layer.hypotheses.indices {
            let likelihood = layer.hypotheses[place].likelihood
            layer.hypotheses[place].score = likelihood
            layer.hypotheses[place].probability = exponential(likelihood)
        }
        finish()
    }

    /// Values the hypotheses by those of the fix before, which lies so many metres and seconds away.
    mutating func move(
        from before: ContiguousArray<Hypothesis>, straight: Double, seconds: Double, in graph: borrowing RoadGraph,
        _ workspace: inout StreetWorkspace
    ) {
        // Fixes at one place say the same again and again.
        let weight = min(1, max(straight, 1) / model.independence)
        let farthest = 2 * straight + 100 + model.greatestSpeed * seconds
        let scale = model.detour + model.detourShare * straight + model.detourNoise * deviation
        var bestBefore = -Double.infinity
        for hypothesis in before { bestBefore = max(bestBefore, hypothesis.score) }
        var best = -Double.infinity
        for (from, old) in before.enumerated() {
            let lost = bestBefore - old.score
            guard lost <= model.pruning else { continue }
            let limit = min(straight + (model.pruning - lost) * scale / weight, farthest)
            leave(
                old, Int32(from), straight: straight, weight: weight, scale: scale, limit: limit, &best, graph,
                &workspace)
        }
        finish()
    }

    private mutating func leave(
        _ old: Hypothesis, _ from: Int32, straight: Double, weight: Double, scale: Double, limit: Double,
        _ best: inout Double, _ graph: borrowing RoadGraph, _ workspace: inout StreetWorkspace
    ) {
        let last = layer.hypotheses.count - 1
        guard old.isOnNetwork else {
            for to in 0..<last { reach(Int32(to), from: from, old, -model.leaving, weight, &best) }
            reach(Int32(last), from: from, old, 0, weight, &best)
            return
        }
        reach(Int32(last), from: from, old, -model.leaving, weight, &best)
        let rest = old.rest
        var isSearched = false
        for to in 0..<last {
            let new = layer.hypotheses[to]
            var (cost, between) = (Double.infinity, Hypothesis.staying)
            if new.edge == old.edge { cost = staying(old, new, straight: straight, weight: weight, scale: scale) }
            // Who stays on an edge, or comes back to where he was by another way, as on a loop.
            let spent = rest + new.along
            if new.directedEdge != old.directedEdge.opposite, spent <= limit, (spent - straight) / scale < cost {
                if !isSearched {
                    workspace.search.run(
                        from: old.directedEdge, within: limit - rest, contraflow: layer.contraflow, model.surcharges,
                        in: graph)
                    isSearched = true
                }
                if let reached = workspace.search.reached(new.directedEdge) {
                    let further = rest * old.reluctance + reached.surcharge + new.along * new.reluctance
                    let round = ((spent + reached.metres - straight).magnitude + further) / scale
                    if round < cost { (cost, between) = (round, reached.metres + reached.surcharge) }
                }
            }
            guard cost < .infinity else { continue }
            reach(Int32(to), from: from, old, -cost * weight, weight, &best, between: between)
        }
    }

    /// What it costs to ride on along an edge, to stand on it, or to turn round.
    @inline(__always)
    private func staying(
        _ old: Hypothesis, _ new: Hypothesis, straight: Double, weight: Double, scale: Double
    ) -> Double {
        guard new.isReversed == old.isReversed else {
            let metres = (new.length - new.along - old.along).magnitude
            return (metres - straight).magnitude / scale + model.turningRound / weight
        }
        let metres = new.along - old.along
        guard metres < 0 else { return ((metres - straight).magnitude + metres * new.reluctance) / scale }
        return straight / scale + metres * metres / (4 * deviation * deviation)
    }

    /// Notes a movement.
    @inline(__always)
    private mutating func reach(
        _ to: Int32, from: Int32, _ old: Hypothesis, _ movement: Double, _ weight: Double, _ best: inout Double,
        between: Double = Hypothesis.staying
    ) {
        var movement = movement
        if old.isOnRoute, !layer.hypotheses[Int(to)].isOnRoute { movement -= model.departing }
        let seen = layer.hypotheses[Int(to)].likelihood * weight
        let score = old.score + movement + seen
        guard score > best - model.pruning else { return }
        if score > best { best = score }
        let likelihood = exponential(movement + seen)
        layer.hypotheses[Int(to)].join(from, between, score: score, share: old.probability * likelihood)
        guard looksBack else { return }
        layer.movements.append(MatchingLayer.Movement(from: from, to: to, likelihood: likelihood))
    }

    /// Says that nothing is known, where no history is left.
    private mutating func giveUp() {
        layer.movements.removeAll()
        var nowhere = Hypothesis.offNetwork(likelihood: 0)
        (nowhere.score, nowhere.probability) = (0, 1)
        layer.hypotheses.append(nowhere)
    }

    /// Drops hypotheses that are worth nothing, and makes shares of what is left.
    private mutating func finish() {
        var best = -Double.infinity
        for hypothesis in layer.hypotheses { best = max(best, hypothesis.score) }
        let least = best - model.pruning
        renumberMovements(least: least)
        layer.hypotheses.removeAll { !($0.score > least) }
        guard !layer.hypotheses.isEmpty else { return giveUp() }
        var sum = 0.0
        for hypothesis in layer.hypotheses { sum += hypothesis.probability }
        for place in layer.hypotheses.indices {
            // Scores count from the best, so that they do not grow without end.
            layer.hypotheses[place].score -= best
            if sum > 0 { layer.hypotheses[place].probability /= sum }
        }
    }

    /// Drops the movements to hypotheses that are not worth more than `least`.
    private mutating func renumberMovements(least: Double) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: layer.hypotheses.count) { numbers in
            var count: Int32 = 0
            for place in layer.hypotheses.indices {
                let isKept = layer.hypotheses[place].score > least
                numbers[place] = isKept ? count : -1
                if isKept { count += 1 }
            }
            for number in layer.movements.indices {
                layer.movements[number].to = numbers[Int(layer.movements[number].to)]
            }
            layer.movements.removeAll { $0.to < 0 }
        }
    }
}
