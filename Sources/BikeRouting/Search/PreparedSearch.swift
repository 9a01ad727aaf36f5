/// A graph, what its arcs cost a rider, and everything that a method needs to search it fast.
///
///     let search = PreparedSearch(graph: graph, costs: costs, method: .bidirectionalALT)
///     var mine = Router(search)       // one a task; all of them share the search's memory
///     let family = search.replacing(costs: ArcCosts(graph: graph, profile: .family))
///
/// It is a value, safe to use from any number of tasks; several for one graph, each for its own profile, stand side by side.
public struct PreparedSearch: Sendable {
    /// The network.
    public let graph: RoadGraph
    /// What its arcs cost.
    public let costs: ArcCosts
    /// How it is searched.
    public let method: SearchMethod
    private let reverse: ReverseArcs?
    private let landmarks: LandmarkTable?

    /// Makes a search ready.
    ///
    /// - Parameter costs: of this graph; those of another end the program.
    /// - Complexity: O(1) for Dijkstra's search and A*; O(nodes + arcs) for A* from both ends; for ALT 34 searches of the whole
    ///   map, on all cores.
    public init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod = .aStar) {
        self.init(graph: graph, costs: costs, method: method, reverse: nil)
    }

    private init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod, reverse: ReverseArcs?) {
        precondition(costs.values.count == graph.arcCount, "the costs are those of another graph")
        self.graph = graph
        self.costs = costs
        self.method = method
        let needsReverse = method.isBidirectional || method.needsLandmarks
        let reverse = needsReverse ? reverse ?? ReverseArcs(graph: graph) : nil
        self.reverse = reverse
        landmarks =
            method.needsLandmarks
            ? reverse.map { LandmarkTable(graph: graph, costs: costs, reverse: $0) } : nil
    }

    /// The same search with other costs; what does not depend on costs is shared.
    ///
    /// - Complexity: as `init`, without the pass over the arcs.
    public func replacing(costs: ArcCosts) -> PreparedSearch {
        PreparedSearch(graph: graph, costs: costs, method: method, reverse: reverse)
    }

    /// Searches between the ends that the workspace holds.
    func search(_ workspace: inout SearchWorkspace) -> Meeting? {
        switch method {
        case .dijkstra:
            return ForwardSearch.search(graph: graph, costs: costs, potential: NoPotential(), workspace: &workspace)
        case .aStar:
            let potential = StraightPotential(graph: graph, bound: costs.bound, ends: workspace.ends)
            return ForwardSearch.search(graph: graph, costs: costs, potential: potential, workspace: &workspace)
        case .bidirectionalAStar:
            guard let reverse else { return nil }
            let potential = StraightPotential(graph: graph, bound: costs.bound, ends: workspace.ends)
            return BidirectionalSearch.search(
                graph: graph, reverse: reverse, costs: costs, potential: potential, workspace: &workspace)
        case .alt, .bidirectionalALT:
            guard let reverse, let landmarks,
                let potential = LandmarkPotential(table: landmarks, ends: workspace.ends)
            else { return nil }
            return withExtendedLifetime(landmarks) {
                method == .alt
                    ? ForwardSearch.search(graph: graph, costs: costs, potential: potential, workspace: &workspace)
                    : BidirectionalSearch.search(
                        graph: graph, reverse: reverse, costs: costs, potential: potential, workspace: &workspace)
            }
        }
    }
}
