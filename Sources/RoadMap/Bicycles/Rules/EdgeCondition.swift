/// What an edge must be like for a rule of a profile to apply, seen in the direction of travel.
///
///     var gravel = EdgeCondition()
///     gravel.classes = [.cycleway, .track]
///     gravel.surfaces = [.compacted, .unpaved]
///
/// All that is set must hold; of a set one value must. A condition in which nothing is set holds for every edge.
public struct EdgeCondition: Sendable, Hashable {
    /// What kind of way it is.
    public var classes: Set<RoadClass>?
    /// The motor traffic on its carriageway.
    public var traffic: Set<Traffic>?
    /// What it is covered with.
    public var surfaces: Set<Surface>?
    /// How even it is.
    public var smoothness: Set<Smoothness>?
    /// How firm a track it is.
    public var trackGrades: Set<TrackGrade>?
    /// How hard it is to ride with a mountain bicycle.
    public var mountainBikeScales: Set<MountainBikeScale>?
    /// How steep it is: from end to end on maps that know heights, else as the data say.
    public var inclines: Set<Incline>?
    /// Whether there are lamps.
    public var lighting: Set<Lighting>?
    /// The most important signed route along it.
    public var routes: Set<BicycleRoute>?
    /// What it offers bicycles.
    public var cycleways: Set<Cycleway>?
    /// Whether one rides or pushes.
    public var travel: Set<Travel>?
    /// What delays a rider at its end.
    public var delays: Set<NodeDelay>?
    /// Whether it may be used only to reach what lies along it.
    public var isDestinationOnly: Bool?
    /// Whether it is part of a roundabout.
    public var isRoundabout: Bool?
    /// Whether it is a bridge.
    public var isBridge: Bool?
    /// Whether it is a tunnel.
    public var isTunnel: Bool?

    /// A condition that holds for every edge.
    public init() {}

    /// Whether it holds for an edge.
    ///
    /// - Parameter isReversed: travelled from its last node to its first.
    public func holds(for attributes: EdgeAttributes, isReversed: Bool = false) -> Bool {
        let seen = isReversed ? attributes.reversed : attributes
        func allows<Value: Hashable>(_ values: Set<Value>?, _ value: Value) -> Bool { values?.contains(value) ?? true }
        return allows(classes, seen.roadClass) && allows(traffic, seen.traffic) && allows(surfaces, seen.surface)
            && allows(smoothness, seen.smoothness) && allows(trackGrades, seen.trackGrade)
            && allows(mountainBikeScales, seen.mountainBikeScale) && allows(inclines, seen.incline)
            && allows(lighting, seen.lighting) && allows(routes, seen.route)
            && allows(cycleways, seen.forwardCycleway) && allows(travel, seen.forward)
            && allows(delays, seen.forwardNodeDelay)
            && (isDestinationOnly ?? seen.isDestinationOnly) == seen.isDestinationOnly
            && (isRoundabout ?? seen.isRoundabout) == seen.isRoundabout
            && (isBridge ?? seen.isBridge) == seen.isBridge && (isTunnel ?? seen.isTunnel) == seen.isTunnel
    }
}
