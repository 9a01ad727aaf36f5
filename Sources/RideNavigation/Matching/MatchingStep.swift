import BikeRouting
import Geodesy

/// One step of the model: the hypotheses for a fix, and what they are worth.
struct MatchingStep {
    var layer: MatchingLayer
    private let model: MatchingModel
    private let deviation: Double
    /// How likely the fix is at each hypothesis.
    private var emissions: ContiguousArray<Double> = []

    /// Collects the places near a fix.
    ///
    /// - Parameter route: the edges and directions, packed, of a route that the rider is led along; none where there is no such.
    init(
        model: MatchingModel, fix: Fix, deviation: Double, route: ContiguousArray<UInt32>, graph: RoadGraph,
        _ workspace: inout StreetWorkspace
    ) {
        self.model = model
        self.deviation = deviation
        layer = MatchingLayer(fix: fix, reported: fix)
        workspace.findPlaces(
            near: fix.coordinate, within: model.reach * deviation + 5, limit: model.candidates, in: graph)
        let count = workspace.places.count
        layer.hypotheses.reserveCapacity(2 * count + 1)
        emissions.reserveCapacity(2 * count + 1)
        layer.movements.reserveCapacity(4 * count + 4)
        for place in workspace.places {
            let likelihood = -place.distance * place.distance / (2 * deviation * deviation)
            let attributes = graph.attributes(of: Int(place.edge))
            add(place, isReversed: false, model.reluctance(attributes.forward), likelihood)
            add(place, isReversed: true, model.reluctance(attributes.backward), likelihood)
            if place.directions != [.forward, .backward] { noteAgainst(place, graph) }
        }
        for place in layer.hypotheses.indices where !route.isEmpty {
            layer.hypotheses[place].isOnRoute = route.contains(layer.hypotheses[place].packedEdge)
        }
        layer.hypotheses.append(MatchingStep.offNetwork(score: -.infinity, probability: 0))
        emissions.append(-model.offNetwork)
    }

    private mutating func add(_ place: StreetPlace, isReversed: Bool, _ reluctance: Double, _ likelihood: Double) {
        layer.hypotheses.append(
            Hypothesis(
                edge: place.edge, isReversed: isReversed, along: isReversed ? place.length - place.along : place.along,
                length: place.length, reluctance: reluctance, distance: place.distance, score: -.infinity,
                probability: 0, parent: Hypothesis.none))
        emissions.append(likelihood)
    }

    private mutating func noteAgainst(_ place: StreetPlace, _ graph: RoadGraph) {
        let isReversed = place.directions.contains(.forward)
        let ends = graph.ends(of: Int(place.edge))
        layer.against.append(
            StreetSearch.Against(
                from: isReversed ? ends.last : ends.first,
                packedEdge: UInt32(truncatingIfNeeded: place.edge) << 1 | (isReversed ? 1 : 0)))
    }

    /// Values the hypotheses of a first fix: all that is known is where it lies.
    mutating func begin() {
        for place in layer.hypotheses.indices {
            layer.hypotheses[place].score = emissions[place]
            layer.hypotheses[place].probability = exponential(emissions[place])
        }
        finish()
    }

    /// Values the hypotheses by those of the fix before, which lies `straight` metres away.
    mutating func move(
        from before: MatchingLayer, straight: Double, in graph: RoadGraph, _ workspace: inout StreetWorkspace
    ) {
        // Fixes at one place say the same again and again.
        let weight = min(1, max(straight, 1) / model.independence)
        let farthest = 2 * straight + 100 + model.greatestSpeed * (layer.fix.time - before.fix.time)
        let scale = model.detour + model.detourShare * straight + model.detourNoise * deviation
        var bestBefore = -Double.infinity
        for hypothesis in before.hypotheses { bestBefore = max(bestBefore, hypothesis.score) }
        for place in layer.hypotheses.indices { layer.hypotheses[place].score = -.infinity }
        var best = -Double.infinity
        for (from, old) in before.hypotheses.enumerated() {
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
        _ best: inout Double, _ graph: RoadGraph, _ workspace: inout StreetWorkspace
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
            if new.packedEdge != old.packedEdge ^ 1, spent <= limit, (spent - straight) / scale < cost {
                if !isSearched {
                    workspace.search.run(
                        from: old.packedEdge, within: limit - rest, against: layer.against, model.reluctance, in: graph)
                    isSearched = true
                }
                if let reached = workspace.search.reached(new.packedEdge) {
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
        let score = old.score + movement + emissions[Int(to)] * weight
        guard score > best - model.pruning else { return }
        if score > best { best = score }
        let place = Int(to)
        if score > layer.hypotheses[place].score {
            layer.hypotheses[place].score = score
            layer.hypotheses[place].parent = from
            layer.hypotheses[place].between = between
        }
        let likelihood = exponential(movement + emissions[place] * weight)
        layer.hypotheses[place].probability += old.probability * likelihood
        layer.movements.append(MatchingLayer.Movement(from: from, to: to, likelihood: likelihood))
    }

    /// Says that nothing is known, where no history is left.
    private mutating func giveUp() {
        layer.movements.removeAll()
        layer.hypotheses.append(MatchingStep.offNetwork(score: 0, probability: 1))
    }

    private static func offNetwork(score: Double, probability: Double) -> Hypothesis {
        Hypothesis(
            edge: Hypothesis.offNetwork, isReversed: false, along: 0, length: 0, reluctance: 0, distance: 0,
            score: score, probability: probability, parent: Hypothesis.none)
    }

    /// Drops hypotheses that are worth nothing, and makes shares of what is left.
    private mutating func finish() {
        var best = -Double.infinity
        for hypothesis in layer.hypotheses { best = max(best, hypothesis.score) }
        var kept = ContiguousArray<Int32>(repeating: -1, count: layer.hypotheses.count)
        var count = 0
        var sum = 0.0
        for place in layer.hypotheses.indices where layer.hypotheses[place].score > best - model.pruning {
            kept[place] = Int32(truncatingIfNeeded: count)
            layer.hypotheses[count] = layer.hypotheses[place]
            // Scores count from the best, so that they do not grow without end.
            layer.hypotheses[count].score -= best
            sum += layer.hypotheses[count].probability
            count += 1
        }
        layer.hypotheses.removeLast(layer.hypotheses.count - count)
        guard count > 0 else { return giveUp() }
        if sum > 0 { for place in 0..<count { layer.hypotheses[place].probability /= sum } }
        var left = 0
        for movement in layer.movements where kept[Int(movement.to)] >= 0 {
            layer.movements[left] = movement
            layer.movements[left].to = kept[Int(movement.to)]
            left += 1
        }
        layer.movements.removeLast(layer.movements.count - left)
    }
}
