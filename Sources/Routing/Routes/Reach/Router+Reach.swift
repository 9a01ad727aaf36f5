public import RoadMap

extension Router {
    /// What can be reached from a place within a limit, in seconds or metres as `measure` says.
    ///
    ///     let reach = router.reach(from: try router.snap(station), within: 600, by: .duration)
    ///
    /// - Parameter limit: below 0, or what is no number, counts as 0; infinity is the whole map.
    /// - Complexity: O((nodes + arcs) log nodes) of what is within the limit and a little farther.
    public mutating func reach(from start: Snap, within limit: Double, by measure: Reach.Measure) -> Reach {
        let limit = limit > 0 ? limit : 0
        let meter = ArcMeter(graph: graph, costs: flatCosts(), measure: measure)
        let nodes = ReachSearch.nodes(from: start, within: limit, by: meter, workspace: &workspace)
        return Reach(start: start, limit: limit, measure: measure, graph: graph, costs: costs, nodes: nodes)
    }
}
