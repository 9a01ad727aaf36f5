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

    package init(_ tags: WayTags, at time: RideTime = .any) {
        isRoundabout = tags[.junction] == "roundabout" || tags[.junction] == "circular"
        let isImplied = isRoundabout || tags[.highway] == "motorway"
        var vehicles = Flow(tags[.oneway]) ?? (isImplied ? .forward : .both)
        // A street that is one-way at certain hours of the day.
        for clause in ConditionalTag.clauses(tags[.onewayConditional]) {
            guard let flow = Flow(clause.value) else { continue }
            if let moment = time.moment {
                let truth = clause.condition.truth(at: moment, in: time.area)
                if truth == .yes || truth == .unknown && flow != .both { vehicles = flow }
            } else if vehicles == .both, clause.condition.mayHoldByDay(since: time.dataDay) {
                vehicles = flow
            }
        }
        self.vehicles = vehicles
        own = Flow(tags[.onewayBicycle])
        // On foot a one-way street has no direction; a roundabout is crossed, not walked round.
        foot = Flow(tags[.onewayFoot]) ?? (isRoundabout ? vehicles : .both)
    }

    /// Whether bicycles may go in a direction, access apart.
    func allowsBicycles(forward: Bool, _ cycleways: CyclewayTags, _ tags: WayTags) -> Bool {
        if let own { return own.goes(forward: forward) }
        if vehicles.goes(forward: forward) || cycleways.isContraflow { return true }
        let explicit = Permission(tags[forward ? .bicycleForward : .bicycleBackward])
        return explicit.map { $0 >= .destination } ?? false
    }
}
