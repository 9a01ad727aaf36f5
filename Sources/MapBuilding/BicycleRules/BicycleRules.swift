package import RoadMap

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
package enum BicycleRules {
    /// How a way may be travelled and what it is; `nil` where bicycles may neither be ridden nor pushed.
    ///
    /// A ferry's speed is not set: it needs the way's length, see `duration(of:)`.
    ///
    /// - Parameters:
    ///   - drivesOnLeft: whether traffic keeps to the left there; a way's own `driving_side` counts before it.
    ///   - time: when the ride is; without one what is closed at some time by day is closed.
    package static func attributes(
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
    package static func duration(of tags: WayTags) -> Double? { DurationTag.seconds(tags[.duration]) }

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

    /// What a bicycle meets when it passes a node.
    ///
    /// Barriers delay or close, a ford is pushed through, in a lift the bicycle is carried. Signals delay all who reach
    /// them; give-way and stop signs delay the direction they apply to. A crossing applies to those who cross the road: a rider
    /// along the road has the right of way, or stops too rarely to count. Traffic calming
    /// does not delay bicycles, except a chicane on a path. Access tags count only where there is something to pass.
    /// Rail crossings are not considered.
    ///
    /// Sources: OSM wiki, *Key:barrier*, *Tag:highway=traffic_signals*, *Key:traffic_signals:direction*,
    /// *Tag:highway=stop*, *Tag:highway=give_way*, *Tag:highway=crossing*, *Key:crossing*, *Key:traffic_calming*,
    /// *Key:ford*, *Tag:highway=elevator*, *Key:kerb*.
    package static func passage(of tags: NodeTags, at time: RideTime = .any) -> NodePassage {
        var passage = NodePassage()
        guard !tags.isPlain else { return passage }
        if let obstacle = obstacle(tags, time) { passage.obstacle = obstacle } else { passage.isClosed = true }
        if tags[.barrier] == nil, tags[.kerb] == "raised" { passage.obstacleOnPaths = .dismount }
        if tags[.trafficCalming] == "chicane" { passage.obstacleOnPaths = .narrowing }
        switch tags[.highway] {
        case "traffic_signals":
            passage.sign = .signals
            passage.signDirection = direction(tags[.trafficSignalsDirection] ?? tags[.direction])
        case "stop", "give_way":
            passage.sign = .giveWay
            passage.signDirection = direction(tags[.direction])
        case "crossing": passage.crossing = crossing(tags)
        default: break
        }
        return passage
    }

    /// The obstacle for all riders; `nil` where there is none.
    private static func obstacle(_ tags: NodeTags, _ time: RideTime) -> NodeDelay? {
        let kind: NodeDelay
        if let barrier = tags[.barrier] {
            return BarrierRules.obstacle(barrier, tags, at: time)
        } else if let ford = tags[.ford], ford != "no" {
            guard ford != "boat" else { return nil }
            kind = ford == "stepping_stones" ? .carry : .dismount
        } else if tags[.highway] == "ladder" {
            return nil
        } else if tags[.highway] == "elevator" {
            // Waiting for it and going up takes about as long as carrying the bicycle.
            kind = .carry
        } else {
            return NodeDelay.none
        }
        let access = AccessTags(tags.access, isForward: true, at: time)
        if let riding = access.riding, riding < .dismount {
            // A lift that excludes bicycles excludes pushed ones too.
            return access.isOpenOnFoot == true && kind == .dismount ? kind : nil
        }
        return kind
    }

    private static func direction(_ value: String?) -> NodePassage.SignDirection {
        switch value {
        case "forward": .forward
        case "backward": .backward
        case "both": .both
        default: .unspecified
        }
    }

    private static func crossing(_ tags: NodeTags) -> NodePassage.Crossing {
        let kinds = tags[.crossing]?.split(separator: ";") ?? []
        if kinds.contains("no") { return .none }
        if kinds.contains("traffic_signals") || (tags[.crossingSignals].map { $0 != "no" } ?? false) { return .signals }
        let isPainted = tags[.crossingMarkings].map { $0 != "no" } ?? false
        let words: Set<Substring> = [
            "zebra", "marked", "uncontrolled", "island", "toucan", "pelican", "puffin", "tiger",
        ]
        if isPainted || tags[.crossingIsland] == "yes" || kinds.contains(where: { words.contains($0) }) {
            return .marked
        }
        return .unmarked
    }

    /// What the tags of a way mean at any time and at certain times; `nil` where bicycles may never use it.
    ///
    /// The rules are asked once for each combination of the truths of the way's conditions. A way with more conditions than a
    /// decision table has, and any way in a map for one moment, is always alike; the first is marked, and reported also where it
    /// is closed.
    static func timedWay(of tags: WayTags, drivesOnLeft: Bool = false, at time: RideTime) -> TimedWay? {
        guard let standing = anyAttributes(of: tags, drivesOnLeft: drivesOnLeft, at: time) else { return nil }
        let conditions = time.isAny ? conditions(of: tags) : []
        guard !conditions.isEmpty else { return standing.isClosed ? nil : TimedWay(attributes: standing) }
        func outcome(_ truths: [TimeCondition.Truth]) -> EdgeAttributes {
            anyAttributes(of: tags, drivesOnLeft: drivesOnLeft, at: time.assuming(conditions, truths)) ?? standing
        }
        let times = DecisionTable(conditions: conditions, standing: standing, outcome: outcome)
        if times == nil, DecisionTable.hasTooManyConditions(conditions, standing: standing, outcome: outcome) {
            return TimedWay(attributes: standing, hasUnkeptTimes: true)
        }
        guard !standing.isClosed || times?.outcomes.contains(where: { !$0.isClosed }) ?? false else { return nil }
        return TimedWay(attributes: standing, times: times)
    }

    /// What a bicycle meets when it passes a node, at any time and at certain times.
    ///
    /// Only whether it is closed depends on the time: what delays at an open gate is what delays at the first time at which it is
    /// open.
    static func timedPassage(of tags: NodeTags, at time: RideTime) -> NodePassage {
        var standing = passage(of: tags, at: time)
        guard time.isAny, !tags.isPlain else { return standing }
        let conditions = conditions(of: tags.access)
        guard !conditions.isEmpty else { return standing }
        var open: NodePassage?
        standing.closing = DecisionTable(conditions: conditions, standing: standing.isClosed) { truths in
            let passage = passage(of: tags, at: time.assuming(conditions, truths))
            if !passage.isClosed, open == nil { open = passage }
            return passage.isClosed
        }
        if standing.isClosed, standing.closing != nil, let open { standing.obstacle = open.obstacle }
        return standing
    }

    /// Whether a node has more conditions than a decision table, so that one passes it always as without a time.
    static func hasUnkeptTimes(_ tags: NodeTags, at time: RideTime) -> Bool {
        guard time.isAny, !tags.isPlain else { return false }
        let conditions = conditions(of: tags.access)
        return DecisionTable.hasTooManyConditions(conditions, standing: passage(of: tags, at: time).isClosed) {
            truths in
            passage(of: tags, at: time.assuming(conditions, truths)).isClosed
        }
    }

    /// The conditions of a way's tags that depend on the time, each once.
    private static func conditions(of tags: WayTags) -> [String] {
        var found: [String?] = []
        for key in conditionalKeys {
            if let value = tags[key] { found.append(value) }
        }
        return found.isEmpty ? [] : ConditionalTag.conditions(of: found)
    }

    private static let conditionalKeys: [WayTags.Tag] = [
        .bicycleConditional, .bicycleForwardConditional, .bicycleBackwardConditional, .vehicleConditional,
        .vehicleForwardConditional, .vehicleBackwardConditional, .accessConditional, .accessForwardConditional,
        .accessBackwardConditional, .footConditional, .footForwardConditional, .footBackwardConditional,
        .onewayConditional, .onewayBicycleConditional,
    ]
}

/// A way at any time, and what it is like at certain times.
struct TimedWay: Sendable {
    /// What holds where no time is given; closed in both directions where it opens at certain times only.
    var attributes: EdgeAttributes
    /// `nil` where it is always alike.
    var times: DecisionTable<EdgeAttributes>?
    /// Whether it has more conditions than a decision table, so that it is always as without a time.
    var hasUnkeptTimes = false
}
