import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("The model of map matching")
struct MatchingModelTests {
    /// The model as its description has it, with nothing given up: all histories are gone through, one by one.
    private struct Oracle {
        let model: MatchingModel
        let graph: RoadGraph
        let layers: [MatchingLayer]

        /// The best score, and for each layer the sum of the likelihoods of all histories by the hypothesis they go through.
        var best = -Double.infinity
        var sums: [[Double]] = []

        init(_ matcher: MapMatcher, in graph: RoadGraph) {
            model = matcher.model
            layers = matcher.layers
            self.graph = graph
            sums = layers.map { Array(repeating: 0, count: $0.hypotheses.count) }
            let movements = layers.indices.map { layer in
                layer == 0
                    ? []
                    : layers[layer - 1].hypotheses.map { old in
                        layers[layer].hypotheses.map { value(of: old, to: $0, layer) }
                    }
            }
            var history: [Int] = []
            func go(_ score: Double) {
                let layer = history.count
                guard layer < layers.count else {
                    best = max(best, score)
                    for (layer, place) in history.enumerated() { sums[layer][place] += exp(score) }
                    return
                }
                for place in layers[layer].hypotheses.indices {
                    let more =
                        layer == 0
                        ? emission(layers[0].hypotheses[place], layers[0].fix)
                        : movements[layer][history[layer - 1]][place]
                    guard more > -.infinity else { continue }
                    history.append(place)
                    go(score + more)
                    history.removeLast()
                }
            }
            go(0)
        }

        private func emission(_ hypothesis: Hypothesis, _ fix: Fix) -> Double {
            guard hypothesis.isOnNetwork else { return -model.offNetwork }
            let share = hypothesis.distance / model.deviation(ofAccuracy: fix.horizontalAccuracy)
            return -share * share / 2
        }

        private func value(of old: Hypothesis, to new: Hypothesis, _ number: Int) -> Double {
            let (before, layer) = (layers[number - 1], layers[number])
            let straight = before.fix.coordinate.distance(to: layer.fix.coordinate)
            let weight = min(1, max(straight, 1) / model.independence)
            let deviation = model.deviation(ofAccuracy: layer.fix.horizontalAccuracy)
            let scale = model.detour + model.detourShare * straight + model.detourNoise * deviation
            let seen = emission(new, layer.fix) * weight
            guard old.isOnNetwork || new.isOnNetwork else { return seen }
            guard old.isOnNetwork, new.isOnNetwork else { return seen - model.leaving }
            var costs = [Double.infinity]
            if old.edge == new.edge, old.isReversed == new.isReversed {
                let metres = max(new.along - old.along, 0)
                let back = max(old.along - new.along, 0)
                costs.append(
                    (abs(metres - straight) + metres * new.reluctance) / scale
                        + back * back / (4 * deviation * deviation))
            } else if old.edge == new.edge {
                let metres = abs(new.length - new.along - old.along)
                costs.append(abs(metres - straight) / scale + model.turningRound / weight)
            }
            if old.edge != new.edge || old.isReversed == new.isReversed {
                // A search of its own, checked against another oracle.
                var search = StreetSearch()
                search.run(
                    from: old.directedEdge, within: 1e7, contraflow: layer.contraflow, model.surcharges, in: graph)
                if let reached = search.reached(new.directedEdge) {
                    let metres = old.rest + reached.metres + new.along
                    let more = old.rest * old.reluctance + reached.surcharge + new.along * new.reluctance
                    costs.append((abs(metres - straight) + more) / scale)
                }
            }
            return seen - (costs.min() ?? .infinity) * weight
        }

        /// What a history is worth; to be compared with `best`.
        func score(of history: [Int]) -> Double {
            var result = emission(layers[0].hypotheses[history[0]], layers[0].fix)
            for layer in layers.indices.dropFirst() {
                result += value(
                    of: layers[layer - 1].hypotheses[history[layer - 1]],
                    to: layers[layer].hypotheses[history[layer]], layer)
            }
            return result
        }
    }

    @Test(
        "the best history and all probabilities are those of a look at every history",
        arguments: 1...40 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = try DrawnNetwork.random(side: 3, block: generator.next(in: 20...60), seed: seed)
        var model = MatchingModel()
        model.candidates = 3
        model.pruning = 1e5
        model.greatestSpeed = 1e9
        model.offNetwork = generator.next(in: 1...8)
        var matcher = MapMatcher(model: model)
        var workspace = StreetWorkspace()
        var place = (generator.next(in: 0.0...100), generator.next(in: 0.0...100))
        var time = 0.0
        for _ in 0..<5 {
            time += generator.pick([0.1, 1, 60]) ?? 1
            matcher.observe(
                Fix(
                    time: time, coordinate: DrawnNetwork.coordinate(place.0, place.1),
                    horizontalAccuracy: generator.chance(0.5) ? generator.next(in: 3...20) : nil),
                in: graph, &workspace)
            place.0 += generator.next(in: -25.0...25)
            place.1 += generator.next(in: -25.0...25)
        }
        let oracle = Oracle(matcher, in: graph)
        let history = matcher.bestHistory()
        #expect((oracle.score(of: history) - oracle.best).magnitude < 1e-6, "seed \(seed)")
        let shares = matcher.sharesLookingBack(along: history)
        for (layer, place) in history.enumerated() {
            let share = oracle.sums[layer][place] / oracle.sums[layer].reduce(0, +)
            #expect((shares[layer] - share).magnitude < 1e-6, "seed \(seed), layer \(layer)")
        }
        let forward = try #require(matcher.layers.last).hypotheses.map(\.probability)
        let last = try #require(oracle.sums.last)
        for (place, share) in forward.enumerated() {
            #expect((share - last[place] / last.reduce(0, +)).magnitude < 1e-6, "seed \(seed), now at \(place)")
        }
    }

    @Test("what is given up changes the best history of a ride seldom, and its probabilities little")
    func pruning() throws {
        let seed: UInt64 = 5
        var generator = SeededGenerator(seed: seed)
        let graph = try DrawnNetwork.random(side: 8, seed: seed)
        var patient = MatchingModel()
        patient.pruning = 60
        for _ in 0..<5 {
            let ride = try #require(KnownRide(in: graph, length: 400...900, using: &generator))
            let fixes = ride.fixes(noise: 5, using: &generator)
            let (usual, slow) = (TrackMatch(of: fixes, in: graph), TrackMatch(of: fixes, in: graph, model: patient))
            #expect(usual.roads.map(\.sides) == slow.roads.map(\.sides), "seed \(seed)")
            #expect((usual.quality - slow.quality).magnitude < 0.01)
        }
    }

    @Test("a decision that is forced leaves only the histories that agree with it, and shares of 1 together")
    func forced() throws {
        let graph = try DrawnNetwork.random(side: 6, block: 30, seed: 9)
        var generator = SeededGenerator(seed: 9)
        var matcher = MapMatcher()
        var workspace = StreetWorkspace()
        let ride = try #require(KnownRide(in: graph, length: 100...300, using: &generator))
        var decided: [DecidedFix] = []
        for fix in ride.fixes(speed: 4, noise: 12, using: &generator) {
            matcher.observe(fix, in: graph, &workspace)
            let before = matcher.bestHistory().count + decided.count
            decided += matcher.takeDecided(window: 6)
            #expect(matcher.layers.count <= 6 && matcher.layers.count + decided.count == before)
            for (number, layer) in matcher.layers.enumerated() {
                #expect(!layer.hypotheses.isEmpty)
                // What is left of a layer in the middle are those with descendants, and others that lost them.
                let sum = layer.hypotheses.reduce(0) { $0 + $1.probability }
                #expect((sum - 1).magnitude < 1e-9, "layer \(number): \(sum)")
                guard number > 0 else { continue }
                for hypothesis in layer.hypotheses {
                    #expect(matcher.layers[number - 1].hypotheses.indices.contains(Int(hypothesis.parent)))
                }
            }
        }
        #expect(decided.allSatisfy { (0...1).contains($0.probability) })
    }

    @Test(
        "a model of senseless numbers crashes nothing and loses no fix",
        arguments: [-1e300, -300, -1, 0, 1e-300, 1e300, .infinity, .nan])
    func invalid(number: Double) throws {
        let graph = try DrawnNetwork.random(side: 4, seed: 2)
        var generator = SeededGenerator(seed: 2)
        let ride = try #require(KnownRide(in: graph, length: 100...400, using: &generator))
        let fixes = ride.fixes(noise: 5, using: &generator)
        let numbers: [WritableKeyPath<MatchingModel, Double>] = [
            \.noise, \.leastNoise, \.greatestNoise, \.reach, \.detour, \.detourShare, \.detourNoise, \.pushing,
            \.againstSign, \.entering, \.turning, \.turningRound, \.leaving, \.offNetwork, \.independence, \.departing,
            \.leastInterval, \.leastSpacing, \.leastSpeed, \.pruning, \.greatestSpeed, \.longestJump, \.longestPause,
        ]
        for path in numbers {
            var model = MatchingModel()
            model[keyPath: path] = number
            if path == \.noise { model.leastNoise = number }
            let match = TrackMatch(of: fixes, in: graph, model: model)
            #expect(match.usedFixes.count + match.refusedFixes == fixes.count)
        }
        for candidates in [Int.min, -1, 0, 1, .max] {
            var model = MatchingModel()
            model.candidates = candidates
            let match = TrackMatch(of: fixes, in: graph, model: model)
            #expect(match.usedFixes.count == fixes.count)
        }
    }
}
