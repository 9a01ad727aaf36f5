public import RoadMap

/// A place where a rider may be, with what it costs them to set out from there.
///
///     StartCandidate(snap)                                                       // may go either way
///     StartCandidate(snap, isReversed: false, turningRound: 20_000)              // under way; to turn round is worth 20 s
public struct StartCandidate: Sendable, Hashable {
    /// The place.
    public var snap: Snap
    /// Whether the rider travels against the geometry of the edge; `nil` for a standing rider.
    ///
    /// Who has come along the edge is bound by the turns that are forbidden at its end.
    public var isReversed: Bool?
    /// Milliseconds that it adds to set out against that direction.
    public var turningRound: UInt32
    /// Milliseconds that it adds to set out from here at all, as where the place is the less likely one of several.
    public var extraCost: UInt32

    /// Makes a choice; extra costs of more than `RoadPenalty.greatestCost` count as that.
    public init(_ snap: Snap, isReversed: Bool? = nil, turningRound: UInt32 = 0, extraCost: UInt32 = 0) {
        self.snap = snap
        self.isReversed = isReversed
        self.turningRound = turningRound
        self.extraCost = extraCost
    }
}

/// An extra cost of a road in one direction, as for a road that the rider has just refused to take.
public struct RoadPenalty: Sendable, Hashable {
    /// The road.
    public var edge: EdgeID
    /// Whether it is meant against the edge's geometry.
    public var isReversed: Bool
    /// Milliseconds that it adds to ride the road, or a part of it, in that direction.
    public var cost: UInt32

    /// Three hours: no more is added for one road.
    public static let greatestCost: UInt32 = 10_800_000

    /// Makes a penalty.
    public init(edge: EdgeID, isReversed: Bool, cost: UInt32) {
        self.edge = edge
        self.isReversed = isReversed
        self.cost = cost
    }
}

/// What is added for roads, by arcs.
struct RoadPenalties {
    /// Few, so they are looked through.
    private var list: ContiguousArray<(edge: DirectedEdge, cost: UInt32)> = []

    package init() {}

    package init(_ penalties: [RoadPenalty], in graph: RoadGraph) {
        for penalty in penalties where graph.edges.contains(penalty.edge) && penalty.cost > 0 {
            list.append(
                (
                    DirectedEdge(penalty.edge, isReversed: penalty.isReversed),
                    min(penalty.cost, RoadPenalty.greatestCost)
                ))
        }
    }

    var isEmpty: Bool { list.isEmpty }

    func cost(of edge: DirectedEdge) -> UInt32 {
        var cost: UInt32 = 0
        for penalty in list where penalty.edge == edge { cost = max(cost, penalty.cost) }
        return cost
    }

    func cost(ofArc arc: ArcID, in graph: RoadGraph) -> UInt32 {
        list.isEmpty ? 0 : cost(of: graph.directedEdge(ofArc: arc))
    }

    /// All arcs that something is added for.
    func arcs(in graph: RoadGraph) -> [ArcID] {
        list.flatMap { graph.arcs(of: $0.edge) }
    }
}
