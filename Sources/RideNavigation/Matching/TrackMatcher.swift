public import BikeRouting
public import Geodesy

/// Puts a track onto the network while it is being ridden.
///
///     var matcher = TrackMatcher(graph: graph)
///     for fix in fixes {
///         matcher.add(fix)
///         matcher.match.roads    // what is decided
///     }
///     let match = matcher.finish()
///
/// What no later fix can change is decided, and at the latest what lies a window of fixes behind.
public struct TrackMatcher: ~Copyable {
    /// What is decided so far, whole roads only.
    public private(set) var match = TrackMatch()

    private let graph: RoadGraph
    private let window: Int
    private var filter = FixFilter()
    private var matcher: MapMatcher
    private var workspace = StreetWorkspace()
    private var assembly: RoadAssembly
    private var passedOver: [Fix] = []
    private var sinceDeciding = 0
    /// How many fixes come in before it is looked what is decided.
    private static let decidingEvery = 32

    /// Makes a matcher for one track.
    ///
    /// - Parameter window: how many fixes may be undecided.
    public init(graph: RoadGraph, model: MatchingModel = MatchingModel(), window: Int = 128) {
        self.graph = graph
        self.window = max(window, 2)
        matcher = MapMatcher(model: model)
        assembly = RoadAssembly(model.reluctance)
        filter.worstAccuracy = 4 * model.greatestNoise
    }

    /// Takes in the next fix.
    public mutating func add(_ fix: Fix) {
        guard filter.judge(fix) == nil else { return match.noteRefusal() }
        if !matcher.continues(fix), let last = matcher.layers.last?.reported {
            endTrack()
            match.add(
                .gap(seconds: fix.time - last.time, metres: last.coordinate.distance(to: fix.coordinate)))
        }
        if isTooNear(fix) { return passedOver.append(fix) }
        observe(fix)
    }

    /// Whether a fix lies so near to the last one that was observed that noise may be all that moved.
    private mutating func isTooNear(_ fix: Fix) -> Bool {
        guard !matcher.layers.isEmpty else { return false }
        let step = matcher.model.thinning * matcher.model.deviation(ofAccuracy: fix.horizontalAccuracy)
        return matcher.metres(to: fix) < step
    }

    /// A fix together with the last third of those passed over before it: noise of which some is levelled out, and a place
    /// that lies a little behind.
    private func mean(upTo fix: Fix) -> Fix {
        let count = passedOver.count / 3
        guard count > 0 else { return fix }
        let plane = LocalPlane(origin: fix.coordinate)
        var (mean, east, north) = (fix, 0.0, 0.0)
        for before in passedOver.suffix(count) {
            let point = plane.point(before.coordinate)
            east += point.east
            north += point.north
        }
        let share = 1 / Double(count + 1)
        mean.coordinate = plane.coordinate(PlanePoint(east: east * share, north: north * share))
        return mean
    }

    private mutating func observe(_ fix: Fix) {
        matcher.observe(mean(upTo: fix), reported: fix, passingOver: passedOver, in: graph, &workspace)
        passedOver.removeAll()
        sinceDeciding += 1
        if sinceDeciding >= TrackMatcher.decidingEvery {
            sinceDeciding = 0
            assemble(matcher.takeDecided(window: window))
        }
    }

    /// Ends the track and hands out all of it.
    public consuming func finish() -> TrackMatch {
        endTrack()
        return match
    }

    private mutating func endTrack() {
        if let last = passedOver.popLast() { observe(last) }
        assemble(matcher.takeAll())
        endRoad()
    }

    private mutating func assemble(_ decided: [DecidedFix]) {
        for decided in decided {
            guard decided.hypothesis.isOnNetwork else {
                endRoad()
                match.add(.offNetwork(decided.layer.passedOver + [decided.layer.reported]))
                continue
            }
            if !decided.isContinued { endRoad() }
            if !assembly.add(decided, in: graph, &workspace) {
                endRoad()
                _ = assembly.add(decided, in: graph, &workspace)
            }
        }
    }

    private mutating func endRoad() {
        if let road = assembly.finish(in: graph) { match.add(.road(road)) }
    }
}
