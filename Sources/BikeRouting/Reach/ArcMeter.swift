import BicycleProfiles
import RoadNetwork

/// How long arcs are, in seconds or metres, as a leg counts them.
struct ArcMeter {
    let graph: RoadGraph
    let costs: ArcCosts
    let measure: Reach.Measure

    /// The measure of an arc from a share of it to its end; what turning into it takes is counted from its beginning only.
    ///
    /// What has no length counts nothing, as it is no part of a leg.
    func rest(ofArc arc: ArcID, from fraction: Double = 0, turningIn: Bool = true) -> Double {
        let along = length(ofArc: arc) * (1 - fraction)
        guard measure == .duration, along > 0 else { return along }
        let delays = costs.delays(ofArc: arc, in: graph)
        return along + delays.after + (turningIn ? delays.before : 0)
    }

    /// The share of an arc that is ridden within a measure.
    package func share(ofArc arc: ArcID, within limit: Double, turningIn: Bool) -> Double {
        let before = measure == .duration && turningIn ? costs.delays(ofArc: arc, in: graph).before : 0
        let rest = limit - before
        guard rest >= 0 else { return 0 }
        let length = length(ofArc: arc)
        return rest < length ? rest / length : 1
    }

    /// Metres, or seconds on the way without the delays at its ends.
    private func length(ofArc arc: ArcID) -> Double {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        let metres = graph.length(of: edge)
        guard measure == .duration else { return metres }
        return metres * costs.pace(on: edge, isReversed: isReversed, in: graph)
    }
}
