public import RoadMap

/// A graph, what its arcs cost a rider, and everything that a method needs to search it fast.
///
///     let search = PreparedSearch(graph: graph, costs: costs, method: .contractionHierarchy)
///     var mine = Router(search)       // one a task; all of them share the search's memory
///     let family = search.replacing(costs: ArcCosts(graph: graph, profile: .family))
///
/// It is a value, safe to use from any number of tasks; several for one graph, each for its own profile, may exist at once.
public struct PreparedSearch: Sendable {
    /// The network.
    public private(set) var graph: RoadGraph
    /// What its arcs cost; those along closed roads `ArcCosts.infinite`.
    public private(set) var costs: ArcCosts
    /// What they cost where nothing is closed. Bounds that are learnt from these hold for closed roads as well.
    private let openCosts: ArcCosts
    /// Roads that no way leads along, until they are open again; none at first.
    ///
    ///     var today = search
    ///     today.closures.close(along: parade, in: graph)
    ///
    /// - Complexity: of setting them microseconds for a few roads that change, and of opening all again as well. With a contraction
    ///   hierarchy it depends on how far the change is felt, and is never much more than for `replacing(costs:)`; what other
    ///   searches share stays shared, and only what changes takes memory. With other methods the costs of all arcs are copied
    ///   before the first change, where another search shares them.
    public var closures = Closures() {
        didSet { close(insteadOf: oldValue) }
    }
    /// Another one with each change of costs.
    package private(set) var edition = MetricEdition()
    /// How it is searched.
    public let method: SearchMethod
    /// What makes searches by contraction hierarchy fast; `nil` with other methods.
    public private(set) var hierarchy: CustomizedMetric?
    /// The same where nothing is closed.
    private var openHierarchy: CustomizedMetric?

    /// Makes a search ready.
    ///
    /// - Precondition: `costs` belong to this graph.
    /// - Complexity: O(1) for Dijkstra's search and A*; for a contraction hierarchy as `ContractionHierarchy.init` and
    ///   `ContractionHierarchy.costs(of:)` together.
    public init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod = .aStar) {
        self.init(
            graph: graph, costs: costs, method: method,
            hierarchy: method == .contractionHierarchy ? ContractionHierarchy(graph: graph).costs(of: costs) : nil)
    }

    /// Makes a search by a contraction hierarchy that is there already.
    ///
    /// - Parameters:
    ///   - costs: of this graph.
    ///   - hierarchy: of this graph and these costs; one of other numbers of nodes or arcs ends the program, more is not checked.
    public init(graph: RoadGraph, costs: ArcCosts, hierarchy: CustomizedMetric) {
        precondition(
            hierarchy.topology.ranks.count == graph.nodeCount
                && hierarchy.topology.steps.count == graph.arcCount, "the hierarchy is that of another graph")
        self.init(graph: graph, costs: costs, method: .contractionHierarchy, hierarchy: hierarchy)
    }

    private init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod, hierarchy: CustomizedMetric?) {
        let costs = costs.flat
        precondition(costs.values.count == graph.arcCount, "the costs are those of another graph")
        self.hierarchy = hierarchy
        openHierarchy = hierarchy
        self.graph = graph
        self.costs = costs
        openCosts = costs
        self.method = method
    }

    /// The same search with other costs and the same closed roads; what does not depend on costs is shared.
    ///
    /// - Complexity: as `init`, without the order and the topology of a hierarchy.
    public func replacing(costs: ArcCosts) -> PreparedSearch {
        var result = PreparedSearch(
            graph: graph, costs: costs, method: method, hierarchy: openHierarchy?.replacing(costs: costs))
        guard !closures.isEmpty else { return result }
        result.closures = closures
        if hierarchy?.perfect.isKnown == true { result.hierarchy = result.hierarchy?.perfected() }
        return result
    }

    /// The same search for another departure; see `RoadGraph.departing(at:)`.
    ///
    /// - Complexity: as `replacing(costs:)`, beside that of `RoadGraph.departing(at:)` and of the costs. On a map without times it
    ///   stays as it is.
    public func departing(at time: LocalTime) -> PreparedSearch {
        guard graph.hasTimes else { return self }
        var result = self
        result.graph = graph.departing(at: time)
        return result.replacing(costs: ArcCosts(graph: result.graph, profile: costs.profile))
    }

    /// The same search with its hierarchy perfected, for as long as no road is closed or opened, and again once all are open;
    /// see `CustomizedMetric.perfected()`. With other methods it stays as it is.
    ///
    /// - Complexity: as of that; twice as much where roads are closed.
    public func perfected() -> PreparedSearch {
        var result = self
        result.openHierarchy = openHierarchy?.perfected()
        result.hierarchy = closures.isEmpty ? result.openHierarchy : hierarchy?.perfected()
        return result
    }

    /// What the least-cost path between the ends that the workspace holds costs.
    package func cost(_ workspace: inout SearchWorkspace) -> UInt32? {
        guard let hierarchy else { return meeting(&workspace)?.cost }
        return workspace.eliminationTreeQuery.cost(workspace.ends, in: hierarchy)
    }

    /// The least-cost path between the ends that the workspace holds.
    package func path(_ workspace: inout SearchWorkspace) -> FoundPath? {
        guard let hierarchy else {
            return meeting(&workspace).flatMap { workspace.path(through: $0, in: graph) }
        }
        return workspace.eliminationTreeQuery.search(workspace.ends, in: hierarchy)
    }

    private func meeting(_ workspace: inout SearchWorkspace) -> Meeting? {
        switch method {
        case .contractionHierarchy: return nil
        case .dijkstra:
            return ForwardSearch.search(graph: graph, costs: costs, potential: NoPotential(), workspace: &workspace)
        case .aStar:
            let potential = StraightPotential(graph: graph, bound: costs.bound, ends: workspace.ends)
            return ForwardSearch.search(graph: graph, costs: costs, potential: potential, workspace: &workspace)
        }
    }
}

extension PreparedSearch {
    /// Changes the costs of roads that are closed now and were not, or the other way round.
    private mutating func close(insteadOf before: Closures) {
        var edges = closures.edges.symmetricDifference(before.edges)
        guard !edges.isEmpty else { return }
        edition = MetricEdition()
        if hierarchy != nil, closures.edges.count < edges.count {
            // Fewer are closed than change: what was changed before is left behind, with the memory that it took.
            (costs, hierarchy, edges) = (openCosts, openHierarchy, closures.edges)
        }
        var arcs: [ArcID] = []
        // In order, so that of ways that cost the same every run finds the same one.
        for edge in edges.sorted() where graph.edges.contains(edge) {
            arcs += graph.arcs(of: edge, reversed: false) + graph.arcs(of: edge, reversed: true)
        }
        guard !arcs.isEmpty else { return }
        // About from there on all arcs together are worked out sooner.
        let isMuch = arcs.count > graph.arcCount / 16
        for arc in arcs {
            let isClosed = closures.edges.contains(graph.edge(ofArc: arc).edge)
            let cost = isClosed ? ArcCosts.infinite : openCosts.cost(ofArc: arc)
            if isMuch || hierarchy == nil { costs.setCost(cost, ofArc: arc) } else { costs.layCost(cost, ofArc: arc) }
        }
        guard var hierarchy = hierarchy.take() else { return }
        if isMuch {
            hierarchy = CustomizedMetric(hierarchy.topology, costs)
        } else {
            var change = PartialCustomization()
            change.update(&hierarchy, after: arcs, costs)
        }
        self.hierarchy = hierarchy
    }
}
