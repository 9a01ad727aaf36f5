extension ArcCosts {
    /// The same costs with closed roads, whose arcs cost `infinite`: no search uses them, whatever its method.
    ///
    ///     let search = prepared.replacing(costs: prepared.costs.avoiding(closures, in: graph))
    ///
    /// A `Router` with such costs puts stops onto the nearest road that is open; see `Router.snap(_:)`.
    ///
    /// - Parameter graph: the one that the costs were made for. Edges that it does not have are passed over.
    /// - Complexity: O(arcs + closed edges).
    public func avoiding(_ closures: Closures, in graph: RoadGraph) -> ArcCosts {
        guard !closures.isEmpty else { return self }
        var result = self
        for edge in closures.edges where edge >= 0 && edge < graph.edgeCount {
            for arc in graph.arcs(of: edge, reversed: false) + graph.arcs(of: edge, reversed: true) {
                result.values[arc] = ArcCosts.infinite
            }
        }
        return result
    }

    /// Whether no arc of an edge can be used.
    func isClosed(_ edge: RoadGraph.EdgeID, in graph: RoadGraph) -> Bool {
        [false, true].allSatisfy { isReversed in
            graph.arc(of: edge, reversed: isReversed).map { values[$0] == ArcCosts.infinite } ?? true
        }
    }
}
