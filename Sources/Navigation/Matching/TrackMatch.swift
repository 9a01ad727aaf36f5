public import Geodesy
public import RoadMap
import Routing

/// A whole track put onto the network: the roads ridden, the segments off the network, and the gaps.
///
///     let match = TrackMatch(of: fixes, in: graph)
///     match.roads.first?.segments    // the edges, in order
///     match.quality                   // 0.98
///
/// Where fixes do not tell their accuracy, it is estimated from how the track lies beside the roads that it is matched to; see
/// `estimatedAccuracy`. What fixes tell is believed.
///
/// Fixes that cannot be true are left out, as `FixFilter` does, those less accurate than four times
/// `MatchingModel.greatestNoise` among them.
///
/// Source: Newson and Krumm, *Hidden Markov map matching through noise and sparseness*, ACM SIGSPATIAL (2009).
public struct TrackMatch: Sendable, Hashable {
    /// A part of a track.
    public enum Part: Sendable, Hashable {
        /// Along the network.
        case road(MatchedRoad)
        /// Off the network, with the fixes there.
        case offNetwork([Fix])
        /// For so many seconds and straight metres nothing is known, too long or too far to take any way for likely.
        case gap(seconds: Double, metres: Double)
    }

    /// The parts, in order of time.
    public private(set) var parts: [Part] = []
    /// How many fixes were not used.
    public private(set) var refusedFixes = 0
    /// The accuracy in metres that was estimated for the fixes that do not tell it, as `Fix.horizontalAccuracy` has it; where they have
    /// dilutions, for the median one. `nil` where all tell their accuracy, or nothing was estimated.
    public internal(set) var estimatedAccuracy: Double?
    /// `MatchingModel.noise` of the match.
    private(set) var noise = MatchingModel().noise

    /// The parts along the network.
    ///
    /// - Complexity: O(parts).
    public var roads: [MatchedRoad] {
        parts.compactMap { part in
            if case .road(let road) = part { return road }
            return nil
        }
    }

    /// Metres along the network.
    ///
    /// - Complexity: O(parts).
    public var distance: Double { roads.reduce(0) { $0 + $1.distance } }

    /// The mean probability of all fixes used, those off the network counted as 0; 0 where there are none.
    ///
    /// - Complexity: O(fixes).
    public var quality: Double {
        let sum = roads.reduce(0) { $0 + $1.fixes.reduce(0) { $0 + $1.probability } }
        return fixCount > 0 ? sum / Double(fixCount) : 0
    }

    /// How many fixes were used.
    ///
    /// - Complexity: O(parts).
    public var fixCount: Int {
        parts.reduce(0) { count, part in
            switch part {
            case .road(let road): count + road.fixes.count
            case .offNetwork(let fixes): count + fixes.count
            case .gap: count
            }
        }
    }

    /// Matches a track.
    ///
    /// - Parameters:
    ///   - fixes: in order of time; others are refused.
    ///   - graph: the network.
    ///   - model: how likely fixes and movements are.
    ///   - estimatesNoise: whether the noise of fixes without an accuracy is estimated; otherwise it is `model.noise`.
    /// - Complexity: O(fixes × hypotheses for each × streets from one fix to the next); up to five times as much where the
    ///   noise is estimated.
    public init(
        of fixes: [Fix], in graph: RoadGraph, model: MatchingModel = MatchingModel(), estimatesNoise: Bool = true
    ) {
        self =
            (estimatesNoise ? NoiseSearch(fixes, model) : nil)?.match(in: graph)
            ?? TrackMatch(matching: fixes, in: graph, model: model)
    }

    /// Matches a track with the noise that the model has.
    init(matching fixes: [Fix], in graph: RoadGraph, model: MatchingModel) {
        var matcher = TrackMatcher(graph: graph, model: model, window: .max)
        for fix in fixes { matcher.add(fix) }
        self = matcher.finish()
        noise = model.noise
    }

    package init() {}

    mutating func add(_ part: Part) { parts.append(part) }

    mutating func noteRefusal() { refusedFixes += 1 }
}
