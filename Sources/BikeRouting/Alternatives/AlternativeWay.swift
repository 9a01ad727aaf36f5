/// A way that may become an alternative, with what the rules ask of it.
struct AlternativeWay {
    let way: FoundWay
    /// What the plateau that it follows costs.
    let plateau: UInt32
    /// The edges ridden, packed with their directions as in `arcEdges`, and what each costs.
    private let pieces: [(edge: UInt32, cost: UInt32)]
    /// Whether it comes through a place twice.
    let isLoop: Bool

    init?(_ way: FoundWay, plateau: UInt32, ends: borrowing SearchEnds, graph: RoadGraph, costs: borrowing ArcCosts) {
        guard let first = way.first, let start = ends.starts.first(where: { $0.arc == first }),
            let end = ends.ends.first(where: { $0.arc == way.last })
        else { return nil }
        self.way = way
        self.plateau = plateau
        var pieces = [(graph.packedEdge(ofArc: Int(first)), start.cost)]
        for arc in way.arcs { pieces.append((graph.packedEdge(ofArc: arc), costs.cost(ofArc: arc))) }
        pieces.append((graph.packedEdge(ofArc: Int(way.last)), end.cost))
        self.pieces = pieces
        var places: Set<FixedCoordinate> = [graph.nodePlaces[graph.head(ofArc: Int(first))]]
        isLoop = !way.arcs.allSatisfy { places.insert(graph.nodePlaces[graph.head(ofArc: $0)]).inserted }
    }

    /// The edges ridden, with their directions.
    var edges: some Sequence<UInt32> { pieces.lazy.map(\.edge) }

    /// What the edges cost that are among others.
    func cost(sharedWith others: Set<UInt32>) -> UInt32 {
        pieces.reduce(0) { $0 + (others.contains($1.edge) ? $1.cost : 0) }
    }

    /// Whether the rules let it stand beside the cheapest way.
    func isAdmissible(_ rules: AlternativeRules, best: UInt32, sharedWithBest: UInt32) -> Bool {
        guard !isLoop, sharedWithBest < best, sharedWithBest < way.cost else { return false }
        let detour = Double(way.cost - sharedWithBest)
        return detour <= (1 + rules.stretch) * Double(best - sharedWithBest)
            && Double(plateau) >= rules.optimality * detour
    }
}
