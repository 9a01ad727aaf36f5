public import RoadMap

/// What the tags of an OpenStreetMap way mean to someone on a bicycle.
///
///     BicycleRules.attributes(of: ["highway": "residential", "oneway": "yes"])
///     // a residential street that is ridden forward and pushed along backward
///
/// Read in this order, the first answer counts:
///
/// 1. kind of way: what bicycles and people on foot may do there by default, and whether anything passes at all;
/// 2. access, for each direction: `bicycle` over `vehicle` over `access`, `foot` over `access`;
/// 3. direction: `oneway:bicycle` over contraflow lanes over `oneway` over what a roundabout implies.
///
/// Where riding is not allowed but walking is, the bicycle is pushed: pushing counts as walking (Convention on Road
/// Traffic, Vienna 1968, article 1). Against a one-way street that a `bicycle` tag opens to bicycles (`access=no` +
/// `bicycle=yes` at a bus gate, `highway=trunk` + `bicycle=yes`) it is pushed too, unless `foot` forbids that. A closed way around a square is ridden or pushed along like any other; so a square that
/// is mapped as an area is passed around its outline.
///
/// Sources: the OSM wiki's pages *Key:access*, *Bicycle*, *Key:oneway:bicycle*, *Key:cycleway*,
/// *OSM tags for routing/Access restrictions*.
public enum BicycleRules {
    /// How a way may be travelled and what it is; `nil` where bicycles may neither be ridden nor pushed.
    ///
    /// A ferry's speed is not set: it needs the way's length, see `duration(of:)`.
    ///
    /// - Parameters:
    ///   - drivesOnLeft: whether traffic keeps to the left there; a way's own `driving_side` counts before it.
    ///   - time: when the ride is; without one what is closed at some time by day is closed.
    public static func attributes(
        of tags: WayTags, drivesOnLeft: Bool = false, at time: RideTime = .any
    ) -> EdgeAttributes? {
        anyAttributes(of: tags, drivesOnLeft: drivesOnLeft, at: time).flatMap { $0.isClosed ? nil : $0 }
    }

    /// The same, also of a way that is closed to bicycles then; `nil` where it is no road.
    static func anyAttributes(of tags: WayTags, drivesOnLeft: Bool, at time: RideTime) -> EdgeAttributes? {
        guard let kind = WayKind(tags) else { return nil }
        let oneway = OneWayTags(tags, at: time)
        let cycleways = CyclewayTags(
            tags, oneway.vehicles, keepsLeft: DrivingSides.side(tags[.drivingSide]) ?? drivesOnLeft)
        var isDestinationOnly = false

        func travel(forward: Bool) -> Travel {
            let access = AccessTags(tags, isForward: forward, at: time)
            let own = forward ? cycleways.forward : cycleways.backward
            if access.riding == .destination || access.isLimitedToDestination { isDestinationOnly = true }
            if mayRide(kind, access.riding, own), oneway.allowsBicycles(forward: forward, cycleways, tags) {
                return .ride
            }
            let isWalkable = access.isOpenOnFoot ?? (kind.mayWalk || access.namesBicycles && kind.mayRide)
            return isWalkable && kind.roadClass != .ferry && oneway.foot.goes(forward: forward) ? .push : .forbidden
        }
        var attributes = EdgeAttributes(
            roadClass: kind.roadClass, surface: GroundTags.surface(of: tags), forward: travel(forward: true),
            backward: travel(forward: false))
        if kind.roadClass == .trunk, rides(attributes, onlyOn: cycleways) { attributes.roadClass = .cycleway }
        attributes.isDestinationOnly = isDestinationOnly
        attributes.forwardCycleway = cycleways.forward
        attributes.backwardCycleway = cycleways.backward
        attributes.isRoundabout = oneway.isRoundabout
        attributes.traffic = TrafficTags.traffic(of: tags, kind.roadClass)
        attributes.smoothness = GroundTags.smoothness(of: tags)
        attributes.trackGrade = GroundTags.trackGrade(of: tags)
        attributes.mountainBikeScale = GroundTags.mountainBikeScale(of: tags)
        attributes.incline = GroundTags.incline(of: tags)
        attributes.lighting = lighting(of: tags)
        attributes.route = BicycleRouteTags.route(of: tags)
        attributes.isBridge = tags[.bridge].map { $0 != "no" } ?? false
        attributes.isTunnel = tags[.tunnel].map { $0 != "no" } ?? false
        return attributes
    }

    /// How long a ferry takes, in seconds; `nil` where the tags do not say. Its speed is the way's length over this.
    public static func duration(of tags: WayTags) -> Double? { DurationTag.seconds(tags[.duration]) }

    /// Whether a track belongs to every direction that is ridden: then one rides the track, not the road beside it.
    private static func rides(_ attributes: EdgeAttributes, onlyOn cycleways: CyclewayTags) -> Bool {
        let directions = [(attributes.forward, cycleways.forward), (attributes.backward, cycleways.backward)]
        let ridden = directions.filter { $0.0 == .ride }
        return !ridden.isEmpty && ridden.allSatisfy { $0.1 == .track }
    }

    /// Whether one rides, one-way streets apart.
    private static func mayRide(_ kind: WayKind, _ access: Permission?, _ own: Cycleway) -> Bool {
        // Nobody rides up steps, even where it is allowed.
        if kind.roadClass == .steps || kind.roadClass == .ramp || kind.isTooRough || kind.isLift { return false }
        switch access {
        case .yes, .destination: return true
        // The track that must be used may be mapped as part of this very way.
        case .sidepath: return [.lane, .track, .street].contains(own)
        case .dismount: return kind.roadClass == .ferry
        case .no: return false
        case nil: return kind.mayRide
        }
    }

    private static func lighting(of tags: WayTags) -> Lighting {
        switch tags[.lit] {
        case "no", "disused": .unlit
        case "yes", "24/7", "automatic", "limited", "interval", "sunset-sunrise", "dusk-dawn", "operating_times": .lit
        default: .unknown
        }
    }
}
