import RoadMap

/// How long arcs are, in seconds or metres, as a leg counts them.
struct ArcMeter {
    let graph: RoadGraph
    let costs: ArcCosts
    let measure: Reach.Measure

    /// The measure of an arc from a share of it to its end; what turning into it takes is counted from its beginning only.
    ///
    /// What has no length counts nothing, as it is no part of a leg.
    func rest(ofArc arc: ArcID, from fraction: Double = 0, turningIn: Bool = true) -> Double {
        let along = length(ofArc: arc, from: fraction)
        guard measure == .duration, along > 0 else { return along }
        let delays = costs.delays(ofArc: arc, in: graph)
        return along + delays.after + (turningIn ? delays.before : 0)
    }

    /// The share of an arc to which a ride within a measure leads that begins at another share of it.
    package func end(ofArc arc: ArcID, from fraction: Double, within limit: Double, turningIn: Bool) -> Double {
        let before = measure == .duration && turningIn ? costs.delays(ofArc: arc, in: graph).before : 0
        let rest = limit - before
        guard rest >= 0 else { return fraction }
        let (edge, isReversed) = graph.edge(ofArc: arc)
        guard measure == .duration else {
            let metres = graph.length(of: edge)
            return rest < metres * (1 - fraction) ? fraction + rest / metres : 1
        }
        return costs.share(ofEdge: edge, isReversed: isReversed, from: fraction, after: rest, in: graph)
    }

    /// Metres from a share of an arc to its end, or seconds on that way without the delays at the arc's ends.
    private func length(ofArc arc: ArcID, from fraction: Double) -> Double {
        let (edge, isReversed) = graph.edge(ofArc: arc)
        let metres = graph.length(of: edge) * (1 - fraction)
        guard measure == .duration else { return metres }
        return metres * costs.pace(on: edge, isReversed: isReversed, part: min(fraction, 1)...1, in: graph)
    }
}
