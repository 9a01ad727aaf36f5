import RoadMap

/// In which directions a way is a one-way street, for vehicles and for bicycles.
///
/// Sources: OSM wiki, *Key:oneway*, *Key:oneway:bicycle*, *Key:cycleway*, *Tag:junction=roundabout*,
/// *Tag:junction=circular*.
struct OneWayTags {
    /// The directions in which traffic may flow.
    enum Flow {
        case both
        case forward
        case backward

        /// `nil` for an unknown value. A way whose direction changes with the hour or with signals
        /// (`reversible`, `alternating`) is no one-way street: signs on the spot say when to wait.
        package init?(_ value: String?) {
            switch value {
            case "yes", "true", "1": self = .forward
            case "-1", "reverse": self = .backward
            case "no", "false", "0", "reversible", "alternating": self = .both
            default: return nil
            }
        }

        /// Whether it goes in a direction.
        func goes(forward: Bool) -> Bool { self == .both || (self == .forward) == forward }
    }

    /// What holds for vehicles in general.
    let vehicles: Flow
    /// What holds for people on foot.
    let foot: Flow
    /// Whether the way is part of a roundabout.
    let isRoundabout: Bool
    private let own: Flow?
    private let time: RideTime

    package init(_ tags: WayTags, at time: RideTime = .any) {
        self.time = time
        isRoundabout = tags[.junction] == "roundabout" || tags[.junction] == "circular"
        let isImplied = isRoundabout || tags[.highway] == "motorway"
        var vehicles = Flow(tags[.oneway]) ?? (isImplied ? .forward : .both)
        // A street that is one-way at certain hours of the day.
        if let timed = OneWayTags.flow(tags[.onewayConditional], at: time, usual: vehicles) { vehicles = timed }
        self.vehicles = vehicles
        let own = Flow(tags[.onewayBicycle])
        self.own = OneWayTags.flow(tags[.onewayBicycleConditional], at: time, usual: own ?? vehicles) ?? own
        // On foot a one-way street has no direction; a roundabout is crossed, not walked round.
        foot = Flow(tags[.onewayFoot]) ?? (isRoundabout ? vehicles : .both)
    }

    /// What a conditional tag makes of a street at the time of the ride, by its last clause that holds; `nil` where it leaves it
    /// as it is. At any time it may make a street one-way, but opens none.
    private static func flow(_ value: String?, at time: RideTime, usual: Flow) -> Flow? {
        guard value != nil else { return nil }
        var found: Flow?
        for clause in ConditionalTag.clauses(value) {
            guard let flow = Flow(clause.value) else { continue }
            if time.isAny {
                if (found ?? usual) == .both, time.mayHold(clause) { found = flow }
            } else {
                let truth = time.truth(of: clause)
                if truth == .yes || truth == .unknown && flow != .both { found = flow }
            }
        }
        return found
    }

    /// Whether bicycles may go in a direction, access apart.
    func allowsBicycles(forward: Bool, _ cycleways: CyclewayTags, _ tags: WayTags) -> Bool {
        if let own { return own.goes(forward: forward) }
        if vehicles.goes(forward: forward) || cycleways.isContraflow { return true }
        var explicit = Permission(tags[forward ? .bicycleForward : .bicycleBackward])
        if !time.isAny {
            let timed = tags[forward ? .bicycleForwardConditional : .bicycleBackwardConditional]
            explicit = ConditionalTag.permission(timed, at: time, plain: explicit)
        }
        return explicit.map { $0 >= .destination } ?? false
    }
}

/// The cycling facilities that a road's `cycleway` and `sidewalk` tags state, by direction of travel.
///
/// On a two-way street what lies on the side where traffic keeps serves forward and what lies on the other side backward, on
/// a one-way street both sides serve its direction; `:oneway` states exceptions.
///
/// Sources: OSM wiki, *Key:cycleway*, *Key:cycleway:right:oneway*, *Key:sidewalk*, *Key:bicycle_road*, *Key:cyclestreet*.
struct CyclewayTags {
    /// What there is along the way.
    private(set) var forward = Cycleway.none
    /// What there is against it.
    private(set) var backward = Cycleway.none
    /// Bicycles may ride a one-way street against its direction.
    private(set) var isContraflow = false

    package init(_ tags: WayTags, _ flow: OneWayTags.Flow, keepsLeft: Bool) {
        let onRight: OneWayTags.Flow = flow == .both ? (keepsLeft ? .backward : .forward) : flow
        let onLeft: OneWayTags.Flow = flow == .both ? (keepsLeft ? .forward : .backward) : flow
        add(tags[.cycleway], oneway: tags[.cyclewayOneway], usual: flow, street: flow)
        let both = (value: tags[.cyclewayBoth], oneway: tags[.cyclewayBothOneway])
        add(
            tags[.cyclewayRight] ?? both.value, oneway: tags[.cyclewayRightOneway] ?? both.oneway,
            usual: onRight, street: flow)
        add(
            tags[.cyclewayLeft] ?? both.value, oneway: tags[.cyclewayLeftOneway] ?? both.oneway,
            usual: onLeft, street: flow)
        addPavement(tags[.sidewalkBicycle], flow)
        addPavement(tags[.sidewalkBothBicycle], flow)
        addPavement(tags[.sidewalkRightBicycle], onRight)
        addPavement(tags[.sidewalkLeftBicycle], onLeft)
        if tags[.bicycleRoad] == "yes" || tags[.cyclestreet] == "yes" { note(.street, .both) }
    }

    /// - Parameters:
    ///   - usual: where it leads if `oneway` does not say.
    ///   - street: where the traffic of the whole street goes.
    private mutating func add(
        _ value: String?, oneway: String?, usual: OneWayTags.Flow, street: OneWayTags.Flow
    ) {
        guard let value, let kind = CyclewayTags.kinds[value] else { return }
        let isOpposite = value.hasPrefix("opposite")
        let reverse: OneWayTags.Flow = usual == .forward ? .backward : usual == .backward ? .forward : .both
        let leads = OneWayTags.Flow(oneway) ?? (isOpposite ? reverse : usual)
        note(kind, leads)
        guard street != .both, isOpposite || kind != .separate else { return }
        if isOpposite || leads != street { isContraflow = true }
    }

    /// A pavement on which one may ride.
    private mutating func addPavement(_ value: String?, _ flow: OneWayTags.Flow) {
        switch value {
        case "designated", "official": note(.track, flow)
        case "yes", "permissive": note(.shared, flow)
        default: break
        }
    }

    private mutating func note(_ kind: Cycleway, _ flow: OneWayTags.Flow) {
        func better(_ one: Cycleway) -> Cycleway {
            let order: [Cycleway] = [.none, .separate, .shared, .lane, .track, .street]
            let rank = { order.firstIndex(of: $0) ?? 0 }
            return rank(kind) > rank(one) ? kind : one
        }
        if flow.goes(forward: true) { forward = better(forward) }
        if flow.goes(forward: false) { backward = better(backward) }
    }

    private static let kinds: [String: Cycleway] = [
        "lane": .lane, "buffered_lane": .lane, "exclusive": .lane, "track": .track, "sidepath": .track,
        "separate": .separate,
        "shared_lane": .shared, "share_busway": .shared, "shared": .shared, "sharrow": .shared, "soft_lane": .shared,
        "shoulder": .shared, "yes": .shared,
        "opposite": .none, "opposite_lane": .lane, "opposite_track": .track, "opposite_share_busway": .shared,
    ]
}
