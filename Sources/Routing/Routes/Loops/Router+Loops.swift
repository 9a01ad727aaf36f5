public import RoadMap

extension Router {
    /// Round trips of about a length from a place, the best first; fewer than asked for where there are no more that differ.
    ///
    ///     let loops = router.loops(from: try router.snap(home), LoopRequest(length: 40_000, heading: 90, count: 3))
    ///
    /// Deterministic. None is shorter or longer than asked for by more than a quarter; empty where the roads around the place
    /// make none such.
    ///
    /// - Complexity: at most 144 triangles of least-cost paths by A*; as a rule a tenth of a second on the map of a city.
    public mutating func loops(from start: Snap, _ request: LoopRequest) -> [Loop] {
        guard request.length > 0, request.length <= LoopRequest.longest, request.count > 0 else { return [] }
        let reach = reach(from: start, within: request.length / 2, by: .distance)
        let search = LoopSearch(graph: graph, costs: flatCosts(), start: start, request: request, reach: reach)
        return search.loops(&workspace)
    }
}

extension LoopRequest {
    /// No loop is longer, in metres.
    static let longest = 1e6
}
