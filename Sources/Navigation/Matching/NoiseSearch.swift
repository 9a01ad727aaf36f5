import Geodesy
import RoadMap

/// Finds out how noisy a track is whose fixes do not tell it: matches it, sees how far beside the roads the fixes lie, and matches it
/// anew with that, until that hardly changes anything.
///
/// Such rounds of matching and measuring are what the EM algorithm does, with the best history in place of all (Viterbi training).
/// The median makes the measure robust: half of the fixes may lie anywhere. Those off the network count as farther away than all
/// others, for with too small a noise many are there; so no fix is off the network merely because too little was assumed.
///
/// Source: Dempster, Laird and Rubin, *Maximum likelihood from incomplete data via the EM algorithm* (1977); Rousseeuw and Croux,
/// *Alternatives to the median absolute deviation* (1993).
struct NoiseSearch {
    /// How often a track is matched at most.
    private static let mostRounds = 6
    /// A share by which the noise may differ without being worth another round.
    private static let tolerance = 0.08
    /// The noise is first sought with at most so many metres.
    private static let greatestStart = 20.0
    /// Noise that drifts, as far as that is believed, in terms of what is new with each fix.
    private static let greatestDrift = 3.0
    /// Receivers that smooth their fixes may be that many metres off all the same.
    private static let smoothed = 12.0
    /// How many standard deviations from a fix others show that the rider has moved on; noise alone hardly ever reaches that.
    private static let leastMove = 6.0
    /// How many fixes the noise that is usual counts as.
    private static let prior = 5.0

    private let fixes: [Fix]
    private let model: MatchingModel
    private let medianDilution: Double

    /// Prepares for a track; `nil` where every fix tells its accuracy.
    init?(_ fixes: [Fix], _ model: MatchingModel) {
        let silent = fixes.filter { $0.horizontalAccuracy == nil }
        guard !silent.isEmpty else { return nil }
        self.fixes = fixes
        self.model = model
        medianDilution = silent.map { $0.weight }.median ?? 1
    }

    /// Matches the track with the noise that explains it.
    func match(in graph: RoadGraph) -> TrackMatch {
        let smoothness = TrackSmoothness(fixes) { $0.horizontalAccuracy == nil ? $0.weight / medianDilution : nil }
        let least = max(model.leastNoise, 0.1)
        let greatest = max(
            min(
                model.greatestNoise,
                smoothness.map { max($0.deviation * NoiseSearch.greatestDrift, NoiseSearch.smoothed) } ?? .infinity),
            least)
        var noise = min(
            max(smoothness?.deviation ?? model.noise, model.noise, least), NoiseSearch.greatestStart, greatest)
        var match = self.match(noise, graph)
        for _ in 1..<NoiseSearch.mostRounds {
            let seen = min(max(self.noise(of: match, since: noise), least), greatest)
            guard (seen - noise).magnitude > NoiseSearch.tolerance * noise else { break }
            noise = seen
            match = self.match(noise, graph)
        }
        // Fixes close to their roads do not make strays of others where the usual noise leaves none.
        if noise < model.noise, match.strayCount > 0 {
            let usual = self.match(model.noise, graph)
            if usual.strayCount == 0 { (match, noise) = (usual, model.noise) }
        }
        match.estimatedAccuracy = noise * Fix.accuracyPerDeviation
        return match
    }

    private func match(_ noise: Double, _ graph: RoadGraph) -> TrackMatch {
        var model = model
        model.noise = noise / medianDilution
        return TrackMatch(matching: fixes, in: graph, model: model)
    }

    /// The standard deviation of the fixes around the roads that they were matched to with another one.
    private func noise(of match: TrackMatch, since noise: Double) -> Double {
        var errors: [Double] = []
        for part in match.parts {
            switch part {
            case .road(let road):
                add(road.fixes.map { ($0.fix, road.distance(to: $0, within: noise)) }, since: noise, to: &errors)
            case .offNetwork(let fixes): add(fixes.map { ($0, .infinity) }, since: noise, to: &errors)
            case .gap: break
            }
        }
        guard let median = errors.median else { return 2 * noise }
        let seen = min(median * Double.deviationPerMedian, 2 * noise)
        let count = Double(errors.count)
        return ((seen * seen * count + model.noise * model.noise * NoiseSearch.prior) / (count + NoiseSearch.prior))
            .squareRoot()
    }

    /// Adds the errors of the fixes of a part that do not tell their accuracy, those of a stop as one: they say the same again and
    /// again, and where one stands need not be a road.
    private func add(_ fixes: [(fix: Fix, error: Double)], since noise: Double, to errors: inout [Double]) {
        guard var anchor = fixes.first?.fix else { return }
        var run: [Double] = []
        for (number, (fix, error)) in fixes.enumerated() {
            if fix.horizontalAccuracy == nil { run.append(error * medianDilution / fix.weight) }
            let metres = anchor.coordinate.distance(to: fix.coordinate)
            let isFar = metres >= NoiseSearch.leastMove * noise
            guard isFar || number == 0 || number + 1 == fixes.count else { continue }
            errors += metres >= TrackSmoothness.leastSpeed * (fix.time - anchor.time) ? run[...] : run.suffix(1)
            (anchor, run) = (fix, [])
        }
    }
}

extension TrackMatch {
    /// How many fixes lie off the network.
    fileprivate var strayCount: Int {
        parts.reduce(0) { count, part in
            if case .offNetwork(let fixes) = part { count + fixes.count } else { count }
        }
    }
}

extension Fix {
    /// The dilution, 1 where it is not known or makes no sense.
    fileprivate var weight: Double {
        guard let dilution, dilution > 0, dilution < .infinity else { return 1 }
        return dilution
    }
}

extension MatchedRoad {
    /// Metres from a fix to the road, some metres before and after its place: that may be one of several fixes together.
    fileprivate func distance(to matched: MatchedFix, within metres: Double) -> Double {
        let place = line.nearest(
            to: matched.fix.coordinate, within: max(matched.along - metres, 0)...(matched.along + metres))
        return min(place?.distance ?? .infinity, matched.distance)
    }
}
