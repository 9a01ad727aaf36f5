import Geodesy
import RoadMap
import Routing

/// Where on the network a rider may be now: the matcher of a session, which looks only ahead.
struct LiveMapMatcher: Sendable, Hashable {
    /// Metres that a rider moves before it is worth looking again.
    private static let step = 8.0

    private var measure = StepMeasure()
    private(set) var fix: Fix?
    /// Where the rider may be, with probabilities that add up to 1.
    private(set) var hypotheses: ContiguousArray<Hypothesis> = []

    /// Metres between the last fix that was taken in and one that is worth it, 0 for the first; `nil` where the rider has not moved
    /// far enough to learn anything.
    ///
    /// - Parameters:
    ///   - isMoving: if false, movement is mostly receiver noise and a larger step is required.
    ///   - isInDoubt: whether every fix counts that comes while the rider moves.
    mutating func step(to fix: Fix, isMoving: Bool, isInDoubt: Bool, _ model: MatchingModel) -> Double? {
        guard let last = self.fix else { return 0 }
        let straight = measure.distance(from: last.coordinate, to: fix.coordinate)
        let least =
            if isMoving { isInDoubt ? 0 : LiveMapMatcher.step } else {
                max(LiveMapMatcher.step, model.leastSpacing * model.deviation(of: fix))
            }
        return straight < least && 0..<60 ~= fix.time - last.time ? nil : straight
    }

    /// Takes in a fix so many metres from the last one.
    mutating func follow(
        _ fix: Fix, straight: Double, along route: ContiguousArray<DirectedEdge>, in graph: RoadGraph,
        _ model: MatchingModel, _ workspace: inout StreetWorkspace
    ) {
        let seconds = self.fix.map { fix.time - $0.time } ?? 0
        // A clock that was set back tells nothing of how far one may have come.
        if straight > model.longestJump || seconds > model.longestPause || seconds < 0 { hypotheses = [] }
        var step = MatchingStep(
            for: MatchingLayer(fix: fix, reported: fix), model: model, deviation: model.deviation(of: fix),
            looksBack: false)
        step.collectPlaces(along: route, in: graph, &workspace)
        if hypotheses.isEmpty {
            step.begin()
        } else {
            step.move(from: hypotheses, straight: straight, seconds: seconds, in: graph, &workspace)
        }
        hypotheses = step.layer.hypotheses
        self.fix = fix
    }

    /// Whether all places are on streets that a graph has.
    func isPart(of graph: RoadGraph) -> Bool {
        hypotheses.allSatisfy { !$0.isOnNetwork || graph.edges.contains($0.edgeID) }
    }

    /// Forgets where the rider was, as after a change of maps.
    mutating func forget() { (fix, hypotheses) = (nil, []) }

    /// The most probable place.
    var best: Hypothesis? { hypotheses.max { $0.probability < $1.probability } }
}

#if !hasFeature(Embedded)
    extension LiveMapMatcher: Codable {}
#endif
