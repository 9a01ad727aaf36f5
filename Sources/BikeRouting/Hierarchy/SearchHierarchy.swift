/// A network prepared for searches that take microseconds: it knows no costs, so one serves all profiles.
///
///     let hierarchy = SearchHierarchy(graph: graph)
///     let costs = hierarchy.costs(of: ArcCosts(graph: graph, profile: .city))
///
/// Make it once a map and share it: it is a value, safe to use from any number of tasks.
///
/// Source: Dibbelt, Strasser and Wagner, *Customizable contraction hierarchies*, ACM JEA 21 (2016).
public struct SearchHierarchy: Sendable {
    let topology: HierarchyTopology

    /// Works out an order of the nodes and what becomes neighbours in it.
    ///
    /// - Complexity: about O(*n* log² *n*) for road networks.
    public init(graph: RoadGraph) {
        self.init(graph: graph, order: SearchHierarchy.order(of: graph))
    }

    /// Takes an order that was worked out before: all nodes by rank, each once.
    init(graph: RoadGraph, order: ContiguousArray<UInt32>) {
        let neighbourhood = Neighbourhood(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        topology = HierarchyTopology(graph, neighbourhood: neighbourhood, order: order)
    }

    static func order(of graph: RoadGraph) -> ContiguousArray<UInt32> {
        let neighbourhood = Neighbourhood(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        return NestedDissection.order(neighbourhood, places: graph.nodePlaces.values)
    }

    /// How many arcs the hierarchy has, each for both directions.
    public var arcCount: Int { topology.arcCount }

    /// How many triangles have to be looked at to work out costs.
    public var triangleCount: Int {
        topology.upStarts.indices.dropLast().reduce(0) { sum, rank in
            let count = Int(topology.upStarts[rank + 1] - topology.upStarts[rank])
            return sum + count * (count - 1) / 2
        }
    }
}
