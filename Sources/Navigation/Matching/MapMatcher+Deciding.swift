import Geodesy
import Routing

/// A fix with the hypothesis that was decided for it.
struct DecidedFix {
    /// The fix as it was reported.
    var fix: Fix
    /// Fixes after it that say nothing new.
    var followers: ArraySlice<Fix>
    /// Streets nearby, gone against their signs.
    var contraflow: ContiguousArray<StreetSearch.Contraflow>
    var hypothesis: Hypothesis
    /// How probable it is, given the fixes before and after that were known.
    var probability: Double
    /// Whether it goes on from the one before; where not, there is no telling how the rider came there.
    var isContinued: Bool
}

extension MapMatcher {
    /// Takes out what no later fix can change: the layers before the one in which all hypotheses have the same ancestor.
    ///
    /// - Parameter window: how many layers are kept at most; of more, the best history is taken for true.
    mutating func takeDecided(window: Int) -> [DecidedFix] {
        guard layers.count > 1 else { return [] }
        let history = bestHistory()
        var shared = commonAncestor()
        guard layers.count > window, shared < layers.count - window / 2 else { return take(shared) }
        shared = layers.count - window / 2
        let decided = take(shared)
        keepDescendants(of: history[shared])
        return decided
    }

    /// Gives up all histories that do not come from one hypothesis of the first layer.
    private mutating func keepDescendants(of root: Int) {
        var kept: [Int32: Int32] = [Int32(root): 0]
        for layer in layers.indices {
            var next: [Int32: Int32] = [:]
            var hypotheses: ContiguousArray<Hypothesis> = []
            for (place, old) in layers[layer].hypotheses.enumerated() {
                guard layer == 0 ? place == root : kept[old.parent] != nil else { continue }
                var hypothesis = old
                if layer > 0 { hypothesis.parent = kept[old.parent] ?? Hypothesis.none }
                next[Int32(place)] = Int32(hypotheses.count)
                hypotheses.append(hypothesis)
            }
            layers[layer].movements = ContiguousArray(
                layers[layer].movements.compactMap { movement in
                    guard layer > 0, let from = kept[movement.from], let to = next[movement.to] else { return nil }
                    return MatchingLayer.Movement(from: from, to: to, likelihood: movement.likelihood)
                })
            layers[layer].hypotheses = hypotheses
            kept = next
            shareAnew(layer)
        }
    }

    /// Makes shares of the histories that are left.
    private mutating func shareAnew(_ layer: Int) {
        let count = layers[layer].hypotheses.count
        var shares = ContiguousArray(repeating: layer == 0 ? 1.0 : 0, count: count)
        for movement in layers[layer].movements {
            shares[Int(movement.to)] +=
                layers[layer - 1].hypotheses[Int(movement.from)].probability * movement.likelihood
        }
        let sum = shares.reduce(0, +)
        guard sum > 0 else { return }
        for place in 0..<count { layers[layer].hypotheses[place].probability = shares[place] / sum }
    }

    /// Takes out all layers, which end here.
    mutating func takeAll() -> [DecidedFix] { take(layers.count) }

    /// The last layer in which all current hypotheses have one ancestor.
    private func commonAncestor() -> Int {
        guard let last = layers.last else { return 0 }
        var ancestors = Set(last.hypotheses.indices.map { Int32($0) })
        var layer = layers.count - 1
        while ancestors.count > 1, layer > 0 {
            ancestors = Set(ancestors.map { layers[layer].hypotheses[Int($0)].parent })
            layer -= 1
        }
        return layer
    }

    private mutating func take(_ count: Int) -> [DecidedFix] {
        guard count > 0 else { return [] }
        let history = bestHistory()
        let shares = sharesLookingBack(along: history)
        var result: [DecidedFix] = []
        result.reserveCapacity(count)
        var end = 0
        for layer in 0..<count {
            let hypothesis = layers[layer].hypotheses[history[layer]]
            var decided = DecidedFix(
                fix: layers[layer].reported, followers: followers[end..<(end + layers[layer].followerCount)],
                contraflow: [],
                hypothesis: hypothesis, probability: shares[layer], isContinued: hypothesis.parent >= 0)
            end += layers[layer].followerCount
            swap(&decided.contraflow, &layers[layer].contraflow)
            result.append(decided)
        }
        followers.removeFirst(end)
        removeLayers(count)
        return result
    }

    /// How probable the best history's hypothesis of each layer is, given all fixes up to the last: the backward pass.
    func sharesLookingBack(along history: [Int]) -> [Double] {
        var result = Array(repeating: 1.0, count: layers.count)
        guard let last = layers.last else { return result }
        var later = ContiguousArray(repeating: 1.0, count: last.hypotheses.count)
        var earlier: ContiguousArray<Double> = []
        for layer in layers.indices.reversed() {
            var (total, own) = (0.0, 0.0)
            for place in layers[layer].hypotheses.indices {
                let share = layers[layer].hypotheses[place].probability * later[place]
                total += share
                if place == history[layer] { own = share }
            }
            result[layer] = total > 0 ? own / total : 1
            guard layer > 0 else { break }
            earlier.removeAll(keepingCapacity: true)
            earlier.append(contentsOf: repeatElement(0, count: layers[layer - 1].hypotheses.count))
            var greatest = 0.0
            for movement in layers[layer].movements {
                earlier[Int(movement.from)] += movement.likelihood * later[Int(movement.to)]
                greatest = max(greatest, earlier[Int(movement.from)])
            }
            // If every hypothesis was dropped, later fixes carry no information about earlier ones.
            for place in earlier.indices { earlier[place] = greatest > 0 ? earlier[place] / greatest : 1 }
            swap(&earlier, &later)
        }
        return result
    }
}
