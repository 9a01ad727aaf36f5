import Geodesy
import RoadMap
import Routing

/// Follows a rider on the network as fixes come in: a hidden Markov model with a bounded window.
///
/// Hypotheses are a place on a street in one direction, or off the network. A fix speaks for a place by its distance, and a
/// movement from place to place is the more likely the less the way between them differs from the straight one between the
/// fixes. Bicycle-aware: forbidden turns are taken like others; one pushes, goes against one-way signs near the fix and turns
/// round anywhere, at a price; and one leaves the network and comes back to it elsewhere, as through a park.
///
/// Source: Newson and Krumm, *Hidden Markov map matching through noise and sparseness* (2009).
struct MapMatcher: Sendable {
    var model: MatchingModel
    /// The hypotheses of the last fixes, the oldest first.
    var layers: [MatchingLayer] = []
    /// Redundant fixes, in order, stored with the layer before them.
    var followers: [Fix] = []
    /// Layers that were given up, whose memory the next ones take.
    private var spare: [MatchingLayer] = []
    private static let mostSpare = 64
    private var measure = StepMeasure()

    package init(model: MatchingModel = MatchingModel()) {
        self.model = model
    }

    /// What may be true now; empty before the first fix.
    var current: ContiguousArray<Hypothesis> { layers.last?.hypotheses ?? [] }

    /// The last fix taken in; `nil` where there is no layer.
    var lastFix: Fix? {
        guard !layers.isEmpty else { return nil }
        return layers[layers.count - 1].followerCount > 0 ? followers.last : layers[layers.count - 1].reported
    }

    /// Whether a fix continues what was there before. Where not, the layers are to be taken out first.
    mutating func continues(_ fix: Fix) -> Bool {
        guard let last = lastFix else { return true }
        guard fix.time > last.time, fix.time - last.time <= model.longestPause else { return false }
        // No degree is longer than 112 km: most fixes need not be measured.
        let degrees =
            (fix.coordinate.longitude - last.coordinate.longitude).magnitude
            + (fix.coordinate.latitude - last.coordinate.latitude).magnitude
        return degrees * 112_000 <= model.longestJump
            || measure.distance(from: last.coordinate, to: fix.coordinate) <= model.longestJump
    }

    /// Whether a fix that continues the last ones says nothing new.
    mutating func isFollower(_ fix: Fix) -> Bool {
        guard !layers.isEmpty else { return false }
        let last = layers[layers.count - 1].reported
        let metres = measure.distance(from: last.coordinate, to: fix.coordinate)
        return model.isFollower(fix, metres: metres, seconds: fix.time - last.time)
    }

    /// Takes in a fix that says nothing new.
    mutating func keep(_ fix: Fix) {
        guard !layers.isEmpty else { return }
        layers[layers.count - 1].followerCount += 1
        followers.append(fix)
    }

    /// Lets the last fix count, where the track ends.
    mutating func end(in graph: RoadGraph, _ workspace: inout StreetWorkspace) {
        guard !layers.isEmpty, layers[layers.count - 1].followerCount > 0, let last = followers.popLast() else {
            return
        }
        layers[layers.count - 1].followerCount -= 1
        observe(last, as: last, in: graph, &workspace)
    }

    /// Takes in a fix that continues the last ones.
    mutating func observe(_ fix: Fix, in graph: RoadGraph, _ workspace: inout StreetWorkspace) {
        observe(mean(upTo: fix), as: fix, in: graph, &workspace)
    }

    /// A fix together with the last third of those that said nothing new before it, as far as they lie near: noise of which some
    /// is levelled out, and a place that lies a little behind.
    private func mean(upTo fix: Fix) -> Fix {
        guard !layers.isEmpty, layers[layers.count - 1].followerCount >= 3 else { return fix }
        let plane = LocalPlane(origin: fix.coordinate)
        let here = PlanePoint(east: 0, north: 0)
        let spacing = model.leastSpacing * model.deviation(of: fix)
        var (mean, count, east, north) = (fix, 0, 0.0, 0.0)
        for follower in followers.suffix(layers[layers.count - 1].followerCount / 3) {
            let point = plane.point(follower.coordinate)
            // What was seen before a tunnel does not tell where it ends.
            guard point.distance(to: here) < spacing else { continue }
            count += 1
            east += point.east
            north += point.north
        }
        let share = 1 / Double(count + 1)
        mean.coordinate = plane.coordinate(PlanePoint(east: east * share, north: north * share))
        return mean
    }

    private mutating func observe(
        _ fix: Fix, as reported: Fix, in graph: RoadGraph, _ workspace: inout StreetWorkspace
    ) {
        let deviation = model.deviation(of: fix)
        var step = MatchingStep(
            for: MatchingLayer(fix: fix, reported: reported), model: model, deviation: deviation, looksBack: true)
        if !spare.isEmpty {
            step.layer.takeMemory(of: &spare[spare.count - 1])
            spare.removeLast()
        }
        step.collectPlaces(along: [], in: graph, &workspace)
        if layers.isEmpty {
            step.begin()
        } else {
            let before = layers[layers.count - 1].fix
            let straight = measure.distance(from: before.coordinate, to: fix.coordinate)
            step.move(
                from: layers[layers.count - 1].hypotheses, straight: straight, seconds: fix.time - before.time,
                in: graph, &workspace)
        }
        layers.append(step.layer)
    }

    /// Gives up the oldest layers.
    mutating func removeLayers(_ count: Int) {
        let count = min(count, layers.count)
        spare += layers.prefix(min(count, max(MapMatcher.mostSpare - spare.count, 0)))
        layers.removeFirst(count)
    }

    /// The best history of the layers: a hypothesis of each.
    func bestHistory() -> [Int] {
        guard let last = layers.last else { return [] }
        var result = Array(repeating: 0, count: layers.count)
        var best = last.best
        for layer in layers.indices.reversed() {
            result[layer] = best
            guard layer > 0 else { break }
            let parent = Int(layers[layer].hypotheses[best].parent)
            best = parent >= 0 ? parent : layers[layer - 1].best
        }
        return result
    }
}
