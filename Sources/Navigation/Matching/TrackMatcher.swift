public import Geodesy
public import RoadMap
import Routing

/// Puts a track onto the network while it is being ridden.
///
///     var matcher = TrackMatcher(graph: graph)
///     for fix in fixes {
///         matcher.add(fix)
///         matcher.match.roads    // what is decided
///     }
///     let match = matcher.finish()
///
/// What no later fix can change is decided, and at the latest what lies a window of fixes behind. What is decided stays.
public struct TrackMatcher: ~Copyable {
    /// What is decided so far, whole parts only.
    public private(set) var match = TrackMatch()

    private let graph: RoadGraph
    private let window: Int
    private var filter = FixFilter()
    private var limits = FixFilter.Limits()
    private var matcher: MapMatcher
    private var workspace = StreetWorkspace()
    private var assembly: RoadAssembly
    /// The fixes off the network that came last.
    private var away: [Fix] = []
    /// How many undecided fixes there may be before it is looked which are decided; twice as many as were left the last
    /// time, so that a long doubt, as at a long stop, costs little.
    private var patience: Int
    private static let leastPatience = 32

    /// Makes a matcher for one track.
    ///
    /// - Parameters:
    ///   - graph: the network.
    ///   - model: how likely fixes and movements are.
    ///   - window: how many fixes may be undecided, at least 2; those that say nothing new, as at a stop, are not counted.
    public init(graph: RoadGraph, model: MatchingModel = MatchingModel(), window: Int = 128) {
        self.graph = graph
        self.window = max(window, 2)
        patience = min(self.window, TrackMatcher.leastPatience)
        matcher = MapMatcher(model: model)
        assembly = RoadAssembly(model.surcharges)
        limits.worstAccuracy = 4 * model.greatestNoise
    }

    /// Takes in the next fix.
    ///
    /// - Complexity: as for each fix of `TrackMatch.init(of:in:model:)`; now and then O(window) in addition.
    public mutating func add(_ fix: Fix) {
        guard filter.judge(fix.assuming(matcher.model), limits) == nil else { return match.noteRefusal() }
        if !matcher.continues(fix), let last = matcher.lastFix {
            endTrack()
            match.add(
                .gap(seconds: max(fix.time - last.time, 0), metres: last.coordinate.distance(to: fix.coordinate)))
        }
        if matcher.isFollower(fix) { return matcher.keep(fix) }
        matcher.observe(fix, in: graph, &workspace)
        guard matcher.layers.count > patience else { return }
        assemble(matcher.takeDecided(window: window))
        patience = min(window, max(2 * matcher.layers.count, TrackMatcher.leastPatience))
    }

    /// How many fixes are undecided.
    var undecided: Int { matcher.layers.count }

    /// Ends the track and hands out all of it.
    ///
    /// - Complexity: O(undecided fixes).
    public consuming func finish() -> TrackMatch {
        endTrack()
        return match
    }

    private mutating func assemble(_ decided: [DecidedFix]) {
        for decided in decided {
            guard decided.hypothesis.isOnNetwork else {
                endRoad()
                away.append(decided.fix)
                away += decided.followers
                continue
            }
            endAway()
            if !decided.isContinued { endRoad() }
            if !assembly.add(decided, in: graph, &workspace) {
                endRoad()
                _ = assembly.add(decided, in: graph, &workspace)
            }
        }
    }

    private mutating func endTrack() {
        matcher.end(in: graph, &workspace)
        assemble(matcher.takeAll())
        endRoad()
        endAway()
    }

    private mutating func endRoad() {
        if let road = assembly.finish(in: graph) { match.add(.road(road)) }
    }

    private mutating func endAway() {
        guard !away.isEmpty else { return }
        match.add(.offNetwork(away))
        away = []
    }
}

extension Fix {
    /// The fix with the accuracy that a model believes where it tells none, so that noise is not taken for a jump.
    fileprivate func assuming(_ model: MatchingModel) -> Fix {
        guard horizontalAccuracy == nil else { return self }
        var fix = self
        fix.horizontalAccuracy = model.deviation(of: self) * Fix.accuracyPerDeviation
        return fix
    }
}
