import RoadMap

/// A way that may become an alternative, with what the rules ask of it.
struct AlternativePath {
    let path: FoundPath
    /// What the plateau that it follows costs.
    let plateau: UInt32
    /// The edges ridden, and what each costs.
    private let pieces: [(edge: DirectedEdge, cost: UInt32)]
    /// Whether it comes through a place twice.
    let isLoop: Bool

    package init?(
        _ path: FoundPath, plateau: UInt32, ends: borrowing SearchEnds, graph: RoadGraph, costs: borrowing ArcCosts
    ) {
        guard let first = path.first, let start = ends.starts.first(where: { $0.arc == first }),
            let end = ends.ends.first(where: { $0.arc == path.last })
        else { return nil }
        self.path = path
        self.plateau = plateau
        var pieces: [(edge: DirectedEdge, cost: UInt32)] = [(graph.directedEdge(ofArc: first), start.cost)]
        for arc in path.arcs { pieces.append((graph.directedEdge(ofArc: arc), costs.cost(ofArc: arc))) }
        pieces.append((graph.directedEdge(ofArc: path.last), end.cost))
        self.pieces = pieces
        var places: Set<FixedCoordinate> = [graph.nodePlaces[graph.head(ofArc: first).index]]
        isLoop = !path.arcs.allSatisfy { places.insert(graph.nodePlaces[graph.head(ofArc: $0).index]).inserted }
    }

    /// The edges ridden, with their directions.
    var edges: some Sequence<DirectedEdge> { pieces.lazy.map { $0.edge } }

    /// What the edges cost that are among others.
    func cost(sharedWith others: Set<DirectedEdge>) -> UInt32 {
        pieces.reduce(0) { $0 + (others.contains($1.edge) ? $1.cost : 0) }
    }

    /// Whether the rules let it stand beside the least-cost path.
    func isAdmissible(_ rules: AlternativeRules, best: UInt32, sharedWithBest: UInt32) -> Bool {
        guard !isLoop, sharedWithBest < best, sharedWithBest < path.cost else { return false }
        let detour = Double(path.cost - sharedWithBest)
        return detour <= (1 + rules.segment) * Double(best - sharedWithBest)
            && Double(plateau) >= rules.optimality * detour
    }
}
