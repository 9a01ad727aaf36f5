public import RoadMap

extension MapFile {
    /// What the map says of obvious turns, worked out again; nothing for a map without them, with those of other rules, and for one that
    /// cannot be opened as a graph.
    ///
    /// - Complexity: as `ObviousTurns.column(of:)`.
    public func turnFindings() -> [MapFinding] {
        guard let graph = try? RoadGraph(self), graph.obviousTurnRules == ObviousTurns.rules else { return [] }
        let expected = ObviousTurns.column(of: graph)
        let wrong = expected.indices.filter { graph.obviousTurn($0) != expected[$0] }
        guard let first = wrong.first else { return [] }
        return [MapFinding(.turns, .obviousTurns, count: wrong.count, first: first)]
    }
}
