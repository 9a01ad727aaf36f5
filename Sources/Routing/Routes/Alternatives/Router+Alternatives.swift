public import RoadMap

extension Router {
    /// The least-cost path between two places and up to `limit` others that are worth a look; empty where there is no path.
    ///
    ///     for leg in router.alternatives(from: station, to: park) { print(leg.distance, leg.duration) }
    ///
    /// The cheapest is first, the others follow, the most useful first. Often there are fewer than asked for: where one road is
    /// better than all others there is nothing to choose.
    ///
    /// Whatever method the router has, this is searched from both ends with what `AlternativeRules` says; the first call also
    /// turns all arcs round.
    ///
    /// - Parameters:
    ///   - limit: how many beside the cheapest.
    ///   - rules: what is asked of them.
    /// - Complexity: O((nodes + arcs) log nodes) at worst; an ellipse around the two places as a rule.
    public mutating func alternatives(
        from start: Snap, to end: Snap, limit: Int = 2, rules: AlternativeRules = AlternativeRules()
    ) -> [RouteLeg] {
        let (reverse, costs) = (reverseArcs(), flatCosts())
        workspace.ends.set(graph: graph, costs: costs, from: start, to: end)
        let paths = AlternativeSearch.paths(
            graph: graph, reverse: reverse, costs: costs, limit: limit, rules: rules, workspace: &workspace)
        return paths.map { LegAssembly.leg(graph: graph, costs: costs, from: start, to: end, found: $0) }
    }
}
