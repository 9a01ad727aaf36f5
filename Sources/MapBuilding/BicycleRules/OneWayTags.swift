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
