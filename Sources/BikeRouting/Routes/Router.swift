public import Geodesy

/// Finds routes on one map for one profile.
///
///     var router = Router(graph: try RoadGraph(path: "city.vqmap"))
///     let route = try router.route(through: [station, park])
///     print(route.distance, route.duration)
///
/// The graph and the costs are shared; the router owns the memory that a search writes to, so searches allocate next to
/// nothing and each task needs a router of its own.
public struct Router: ~Copyable {
    /// The network.
    public let graph: RoadGraph
    /// What its arcs cost.
    public let costs: ArcCosts
    /// How far from a road a stop may lie, in metres.
    public var snapRadius = 500.0
    /// What makes searches fast; without it they are led by A*.
    public let hierarchy: HierarchyCosts?
    private var workspace: SearchWorkspace
    private var climb: HierarchySearch

    /// Makes a router over costs that may be shared with others.
    ///
    /// Not enforced: that the hierarchy is of this graph and these costs.
    public init(graph: RoadGraph, costs: ArcCosts, hierarchy: HierarchyCosts? = nil) {
        self.graph = graph
        self.costs = costs
        self.hierarchy = hierarchy
        workspace = SearchWorkspace(nodeCount: graph.nodeCount)
        climb = HierarchySearch(nodeCount: hierarchy == nil ? 0 : graph.nodeCount)
    }

    /// Makes a router for a profile.
    public init(graph: RoadGraph, profile: BicycleProfile = .city) {
        self.init(graph: graph, costs: ArcCosts(graph: graph, profile: profile))
    }

    /// How many nodes the last search settled.
    public var settledNodes: Int { workspace.settledNodes }

    /// Puts a stop onto the nearest edge.
    public func snap(_ coordinate: Coordinate) throws(RoutingError) -> Snap {
        guard coordinate.isOnEarth else {
            let swapped = Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude)
            throw graph.bounds?.contains(swapped) == true ? .swapped(coordinate) : .notOnEarth(coordinate)
        }
        if let snap = graph.snap(near: coordinate, within: snapRadius) { return snap }
        let swapped = Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude)
        throw graph.bounds?.contains(swapped) == true
            ? .swapped(coordinate) : .offTheMap(coordinate, limit: snapRadius)
    }

    /// The cheapest route through stops in the order given.
    ///
    /// - Throws: `RoutingError`, which names the coordinate that is the trouble.
    public mutating func route(through stops: [Coordinate]) throws(RoutingError) -> Route {
        guard stops.count >= 2 else { throw .tooFewStops }
        var legs: [RouteLeg] = []
        var start = try snap(stops[0])
        var snaps: [Snap] = []
        for stop in stops.dropFirst() { snaps.append(try snap(stop)) }
        for (index, end) in snaps.enumerated() {
            guard let leg = leg(from: start, to: end) else {
                throw .unreachable(from: stops[index], to: stops[index + 1])
            }
            legs.append(leg)
            start = end
        }
        return Route(legs: legs)
    }

    /// The cheapest way between two places on the network; `nil` where there is none.
    public mutating func leg(from start: Snap, to end: Snap) -> RouteLeg? {
        let ends = SearchEnds(graph: graph, costs: costs, from: start, to: end)
        let found =
            if let hierarchy {
                climb.search(ends, in: hierarchy)
            } else {
                AStar.search(graph: graph, costs: costs, ends: ends, workspace: &workspace)
            }
        guard let found else { return nil }
        return LegAssembly.leg(graph: graph, costs: costs, from: start, to: end, found: found)
    }

    /// The least cost in milliseconds between two places on the network; `nil` where there is no way.
    public mutating func cost(from start: Snap, to end: Snap) -> UInt32? {
        let ends = SearchEnds(graph: graph, costs: costs, from: start, to: end)
        guard let hierarchy else {
            return AStar.search(graph: graph, costs: costs, ends: ends, workspace: &workspace)?.cost
        }
        return climb.cost(ends, in: hierarchy)
    }

    /// The least costs in milliseconds from one place to many, `nil` where there is no way.
    public mutating func costs(from start: Snap, to targets: [Snap]) -> [UInt32?] {
        OneToMany.search(graph: graph, costs: costs, from: start, to: targets, workspace: &workspace)
    }
}
