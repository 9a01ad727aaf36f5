public import RoadMap

/// A network prepared for searches that take microseconds: it knows no costs, so one serves all profiles.
///
///     let hierarchy = ContractionHierarchy(graph: graph)
///     let costs = hierarchy.costs(of: ArcCosts(graph: graph, profile: .city))
///
/// Make it once a map and share it: it is a value, safe to use from any number of tasks.
///
/// Source: Dibbelt, Strasser and Wagner, *Customizable contraction hierarchies*, ACM JEA 21 (2016).
public struct ContractionHierarchy: Sendable {
    let topology: HierarchyTopology

    /// Takes the order of the nodes that the map stores, or works one out, and finds what becomes neighbours in it.
    ///
    /// - Complexity: without a stored order about O(*n* log² *n*) for road networks, on all cores.
    public init(graph: RoadGraph) {
        self.init(graph: graph, order: graph.searchOrder ?? ContractionHierarchy.order(of: graph))
    }

    /// Takes an order that was worked out before: all nodes by rank, each once.
    package init(graph: RoadGraph, order: ContiguousArray<NodeID>) {
        let undirected = UndirectedGraph(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        topology = HierarchyTopology(graph, undirected: undirected, order: order)
    }

    /// Works out an order of the nodes, whatever the map stores: the lowest rank first.
    ///
    /// - Complexity: about O(*n* log² *n*) for road networks, on all cores.
    public static func order(of graph: RoadGraph) -> ContiguousArray<NodeID> {
        order(firstArcs: graph.firstArcs, heads: graph.arcHeads, places: graph.nodePlaces.values)
    }

    /// The order of a network that is no map yet.
    package static func order(
        firstArcs: Column<ArcID>, heads: Column<NodeID>, places: UnsafeBufferPointer<FixedCoordinate>
    ) -> ContiguousArray<NodeID> {
        NestedDissection.order(UndirectedGraph(firstArcs: firstArcs, heads: heads), places: places)
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
