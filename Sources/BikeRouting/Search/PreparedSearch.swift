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
    public private(set) var costs: ArcCosts
    /// How it is searched.
    public let method: SearchMethod
    let reverse: ReverseArcs?
    private let landmarks: LandmarkTable?
    /// What makes searches by contraction hierarchy fast; `nil` with other methods.
    public private(set) var hierarchy: HierarchyCosts?

    /// Makes a search ready.
    ///
    /// - Parameter costs: of this graph; those of another end the program.
    /// - Complexity: O(1) for Dijkstra's search and A*; O(nodes + arcs) for A* from both ends; for ALT 34 searches of the whole
    ///   map, on all cores; for a contraction hierarchy as `SearchHierarchy.init` and `SearchHierarchy.costs(of:)` together.
    public init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod = .aStar) {
        self.init(
            graph: graph, costs: costs, method: method, reverse: nil,
            hierarchy: method == .contractionHierarchy ? SearchHierarchy(graph: graph).costs(of: costs) : nil)
    }

    /// Makes a search by a contraction hierarchy that is there already.
    ///
    /// - Parameters:
    ///   - costs: of this graph.
    ///   - hierarchy: of this graph and these costs; one of another graph ends the program.
    public init(graph: RoadGraph, costs: ArcCosts, hierarchy: HierarchyCosts) {
        precondition(hierarchy.topology.ranks.count == graph.nodeCount, "the hierarchy is that of another graph")
        self.init(graph: graph, costs: costs, method: .contractionHierarchy, reverse: nil, hierarchy: hierarchy)
    }

    private init(
        graph: RoadGraph, costs: ArcCosts, method: SearchMethod, reverse: ReverseArcs?, hierarchy: HierarchyCosts?
    ) {
        precondition(costs.values.count == graph.arcCount, "the costs are those of another graph")
        self.hierarchy = hierarchy
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
        PreparedSearch(
            graph: graph, costs: costs, method: method, reverse: reverse,
            hierarchy: hierarchy?.replacing(costs: costs))
    }

    /// What the cheapest way between the ends that the workspace holds costs.
    func cost(_ workspace: inout SearchWorkspace) -> UInt32? {
        guard let hierarchy else { return meeting(&workspace)?.cost }
        return workspace.climb.cost(workspace.ends, in: hierarchy)
    }

    /// The cheapest way between the ends that the workspace holds.
    func way(_ workspace: inout SearchWorkspace) -> FoundWay? {
        guard let hierarchy else {
            return meeting(&workspace).flatMap { workspace.way(through: $0, in: graph) }
        }
        return workspace.climb.search(workspace.ends, in: hierarchy)
    }

    private func meeting(_ workspace: inout SearchWorkspace) -> Meeting? {
        switch method {
        case .contractionHierarchy: return nil
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

/// Roads that a search has closed, with what it takes to open them again.
public struct ClosedRoads: Sendable, Hashable {
    /// The arcs along the roads, and what each cost before.
    var arcs: [Int] = []
    var costs: [UInt32] = []
}

extension PreparedSearch {
    /// Closes roads, so that no way leads along them, until they are opened again.
    ///
    ///     let closed = search.close(festival.edges)
    ///     …
    ///     search.open(closed)
    ///
    /// Not enforced: that roads closed twice are opened in the opposite order.
    ///
    /// - Complexity: microseconds for a few roads; with a contraction hierarchy it depends on how far the change is felt. Where
    ///   another search shares the memory, it is copied first.
    public mutating func close(_ edges: some Sequence<RoadGraph.EdgeID>) -> ClosedRoads {
        var closed = ClosedRoads()
        for edge in edges where edge >= 0 && edge < graph.edgeCount {
            for isReversed in [false, true] {
                for arc in graph.arcs(of: edge, reversed: isReversed) {
                    closed.arcs.append(arc)
                    closed.costs.append(costs.cost(ofArc: arc))
                    costs.setCost(ArcCosts.infinite, ofArc: arc)
                }
            }
        }
        update(closed.arcs)
        return closed
    }

    /// Opens roads again that were closed.
    public mutating func open(_ closed: ClosedRoads) {
        // Backward, for a road that was given twice.
        for (arc, cost) in zip(closed.arcs, closed.costs).reversed() { costs.setCost(cost, ofArc: arc) }
        update(closed.arcs)
    }

    private mutating func update(_ arcs: [Int]) {
        guard var hierarchy = hierarchy.take() else { return }
        var change = HierarchyChange()
        change.update(&hierarchy, after: arcs, costs)
        self.hierarchy = hierarchy
    }
}
