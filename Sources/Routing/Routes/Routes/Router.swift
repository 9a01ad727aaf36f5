public import Geodesy
public import RoadMap

/// Finds routes on one map for one profile.
///
///     var router = Router(graph: try RoadGraph(path: "city.vqmap"))
///     let route = try router.route(through: [station, park])
///     print(route.distance, route.duration)
///
/// The search (graph, costs and what the method needs) is shared; the router owns the memory that a search writes to, so
/// searches allocate next to nothing and each task needs a router of its own.
public struct Router: ~Copyable {
    /// What is searched, and how.
    public private(set) var search: PreparedSearch
    /// How far from a road a stop may lie, in metres.
    public var snapRadius = 500.0
    var workspace: SearchWorkspace
    /// Scratch memory for street searches and map matching.
    package var streets = StreetWorkspace()
    /// Made when first needed.
    private var turnedArcs: ReverseArcs?
    /// Made when first needed, where those of the search are not flat.
    private var flattenedCosts: ArcCosts?

    /// Makes a router over a search that may be shared with others.
    public init(_ search: PreparedSearch) {
        self.search = search
        workspace = SearchWorkspace(nodeCount: search.graph.nodeCount)
    }

    /// Makes a router over costs that may be shared with others.
    public init(graph: RoadGraph, costs: ArcCosts, method: SearchMethod = .aStar) {
        self.init(PreparedSearch(graph: graph, costs: costs, method: method))
    }

    /// Makes a router for a profile.
    public init(graph: RoadGraph, profile: BicycleProfile = .city, method: SearchMethod = .aStar) {
        self.init(graph: graph, costs: ArcCosts(graph: graph, profile: profile), method: method)
    }

    /// The network.
    @inlinable
    public var graph: RoadGraph { search.graph }
    /// What tells the map from others: equal for equal bytes.
    @inlinable
    package var fingerprint: UInt64 { search.graph.image.fingerprint }
    /// What its arcs cost; those along closed roads `ArcCosts.infinite`.
    @inlinable
    public var costs: ArcCosts { search.costs }
    /// Roads that this router keeps off, until they are open again; see `PreparedSearch.closures`.
    public var closures: Closures {
        @inlinable get { search.closures }
        set {
            search.closures = newValue
            flattenedCosts = nil
        }
    }

    /// What the arcs cost, in one piece: for searches that go from arc to arc.
    mutating func flatCosts() -> ArcCosts {
        if let known = flattenedCosts { return known }
        guard !search.costs.isFlat else { return search.costs }
        let made = search.costs.flat
        flattenedCosts = made
        return made
    }

    /// The arcs by the nodes that they lead to.
    mutating func reverseArcs() -> ReverseArcs {
        if let turnedArcs { return turnedArcs }
        let made = ReverseArcs(graph: graph)
        turnedArcs = made
        return made
    }

    /// How many nodes the last search settled.
    public var settledNodes: Int {
        search.method == .contractionHierarchy ? workspace.eliminationTreeQuery.settledNodes : workspace.settledNodes
    }

    /// Puts a stop onto the nearest edge that is neither closed nor forbidden by the profile: a rider who stands in such a street can
    /// walk out of it.
    ///
    /// - Throws: `RoutingError`; `.closed` where there are roads within `snapRadius`, and none of them may be used.
    public func snap(_ coordinate: Coordinate) throws(RoutingError) -> Snap {
        guard coordinate.isOnEarth else {
            let swapped = Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude)
            throw graph.bounds?.contains(swapped) == true ? .swapped(coordinate) : .notOnEarth(coordinate)
        }
        if let snap = snaps(near: coordinate, within: snapRadius).first { return snap }
        guard graph.snap(near: coordinate, within: snapRadius) == nil else {
            throw .closed(coordinate, limit: snapRadius)
        }
        let swapped = Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude)
        throw graph.bounds?.contains(swapped) == true
            ? .swapped(coordinate) : .offTheMap(coordinate, limit: snapRadius, bounds: graph.bounds)
    }

    /// The cheapest route through stops in the order given. At a stop one may turn back; see `route(onwardThrough:)`.
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

    /// The least-cost path between two places on the network; `nil` where there is none.
    public mutating func leg(from start: Snap, to end: Snap) -> RouteLeg? {
        workspace.ends.set(graph: graph, costs: costs, from: start, to: end)
        guard let path = search.path(&workspace) else { return nil }
        return LegAssembly.leg(graph: graph, costs: costs, from: start, to: end, found: path)
    }

    /// What the least-cost path between two places costs, in milliseconds; `nil` where there is none.
    ///
    /// Nothing is allocated, once the queues have grown as long as the map needs.
    public mutating func cost(from start: Snap, to end: Snap) -> UInt32? {
        workspace.ends.set(graph: graph, costs: costs, from: start, to: end)
        return search.cost(&workspace)
    }
}
