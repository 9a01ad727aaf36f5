package import RoadMap

/// The obstacle on a node, and whether a bicycle gets past it.
///
/// The kind of barrier says how hard it is to pass, its access tags whether one may: riding by `bicycle` over `vehicle`
/// over `access`, else pushing by `foot` over `access`. Where `bicycle` lets riders through, it is taken to be easier
/// than its kind says.
///
/// | barrier | a bicycle, where no tag says otherwise |
/// |---|---|
/// | entrance, sally_port, toll_booth, height_restrictor | rides through |
/// | bollard, block, planter, cycle_barrier, motorcycle_barrier | squeezes through |
/// | lift_gate, swing_gate, cattle_grid | goes round, or slowly over it |
/// | gate, hampshire_gate, sliding_gate, wicket_gate, bump_gate, border_control | stops; something is opened |
/// | chain, rope, bar, jersey_barrier, what is not known | is pushed |
/// | stile, horse_stile, kissing_gate, log, debris, ditch, guard_rail | is lifted over |
/// | turnstile, full-height_turnstile, wall, fence, hedge | does not get through |
///
/// Sources: OSM wiki, *Key:barrier* and the pages of its values, *Key:locked*, *Key:access*, *Key:maxwidth:physical*,
/// *Tag:barrier=cycle_barrier*.
enum BarrierRules {
    /// How hard it is to get past; `nil` where nobody does.
    static func obstacle(_ barrier: String, _ tags: NodeTags, at time: RideTime = .any) -> NodeDelay? {
        guard barrier != "no" else { return NodeDelay.none }
        let access = AccessTags(tags.access, isForward: true, at: time)
        let usual = usual(barrier, tags)
        let bicycle = Permission(tags.access[.bicycle])
        if let riding = access.riding, riding < .destination {
            guard access.isOpenOnFoot ?? true, let usual else { return nil }
            // A chicane or a row of stones that is closed to bicycles is one that they do not fit through.
            let isTight = ["cycle_barrier", "chicane"].contains(barrier) && bicycle == .no
            return worst(usual, isTight ? .carry : .dismount)
        }
        if let bicycle, bicycle >= .destination { return eased(usual) }
        if access.riding == nil, isShut(barrier, tags) { return access.isOpenOnFoot == true ? .dismount : nil }
        if usual == nil, let vehicle = Permission(tags.access[.vehicle]), vehicle >= .destination { return .dismount }
        return usual
    }

    /// What is locked closes those that fill the whole way; past a pole or a chain one gets on the side.
    private static func isShut(_ barrier: String, _ tags: NodeTags) -> Bool {
        tags[.locked] == "yes" && usualKinds[barrier] == .gate
    }

    private static func usual(_ barrier: String, _ tags: NodeTags) -> NodeDelay? {
        if closedKinds.contains(barrier) { return nil }
        if barrier == "kerb" { return kerb(tags[.kerb]) }
        let kind = usualKinds[barrier] ?? .dismount
        guard narrowKinds.contains(barrier) else { return kind }
        if let room = clearWidth(tags) {
            switch room {
            case ..<0.4: return .carry
            // The widest part of a bicycle is its handlebars, 0.6 to 0.8 m.
            case ..<0.8: return .dismount
            case 1.5...: return barrier == "bollard" ? NodeDelay.none : kind
            default: return kind
            }
        }
        return tags[.cycleBarrier] == "triple" ? .dismount : kind
    }

    /// Source: OSM wiki, *Key:kerb*.
    static func kerb(_ value: String?) -> NodeDelay {
        switch value {
        case "raised", "yes": .dismount
        case nil, "rolled", "regular": .narrowing
        default: .none
        }
    }

    /// The narrowest place in metres.
    private static func clearWidth(_ tags: NodeTags) -> Double? {
        [.maxwidthPhysical, .maxwidth, .opening, .spacing].compactMap { metres(tags[$0]) }.min()
    }

    /// `1.2`, `1.2 m`, `120 cm`; other units are skipped.
    private static func metres(_ value: String?) -> Double? {
        guard let value else { return nil }
        let number = value.prefix { "0123456789.".contains($0) }
        guard let amount = Double(number), amount > 0, amount < 1000 else { return nil }
        switch value.dropFirst(number.count).drop(while: { $0 == " " }) {
        case "", "m": return amount
        case "cm": return amount / 100
        default: return nil
        }
    }

    private static func worst(_ one: NodeDelay, _ other: NodeDelay) -> NodeDelay {
        one.rawValue > other.rawValue ? one : other
    }

    private static func eased(_ usual: NodeDelay?) -> NodeDelay {
        guard let usual else { return .dismount }
        switch usual {
        case .none, .narrowing, .gate: return usual
        case .dismount: return .narrowing
        default: return .dismount
        }
    }

    private static let usualKinds: [String: NodeDelay] = [
        "entrance": .none, "sally_port": .none, "toll_booth": .none, "height_restrictor": .none, "coupure": .none,
        "bollard": .narrowing, "block": .narrowing, "cycle_barrier": .narrowing, "chicane": .narrowing,
        "cattle_grid": .narrowing, "lift_gate": .narrowing, "swing_gate": .narrowing, "motorcycle_barrier": .narrowing,
        "planter": .narrowing, "bus_trap": .narrowing, "sump_buster": .narrowing, "wedge": .narrowing,
        "gate": .gate, "hampshire_gate": .gate, "sliding_gate": .gate, "sliding_beam": .gate, "wicket_gate": .gate,
        "bump_gate": .gate, "door": .gate, "border_control": .gate,
        "chain": .dismount, "rope": .dismount, "bar": .dismount, "jersey_barrier": .dismount, "spikes": .dismount,
        "stile": .carry, "horse_stile": .carry, "kissing_gate": .carry, "log": .carry, "debris": .carry,
        "ditch": .carry, "guard_rail": .carry, "cable_barrier": .carry, "handrail": .carry,
    ]

    private static let closedKinds: Set<String> = [
        "turnstile", "full-height_turnstile", "wall", "fence", "hedge", "retaining_wall",
    ]

    private static let narrowKinds: Set<String> = [
        "bollard", "block", "cycle_barrier", "chicane", "motorcycle_barrier", "planter", "jersey_barrier",
    ]
}

/// What a bicycle meets when it passes a node.
///
///     BicycleRules.passage(of: ["barrier": "bollard"])  // a narrowing
///     BicycleRules.passage(of: ["barrier": "gate", "access": "private"])  // closed
package struct NodePassage: Sendable, Hashable {
    /// Nobody with a bicycle gets through.
    package var isClosed = false
    /// When that is; `nil` where it is always so or never.
    package var closing: DecisionTable<Bool>?
    /// What everybody has to get past.
    package var obstacle = NodeDelay.none
    /// The obstacle for riders on a way without motor traffic only.
    package var obstacleOnPaths = NodeDelay.none
    /// Signals or a sign for the traffic on the way.
    package var sign = Sign.none
    /// The direction of travel that the sign applies to.
    package var signDirection = SignDirection.unspecified
    /// How riders on a way without motor traffic cross the road there.
    package var crossing = Crossing.none

    /// What the traffic on a way has to obey.
    package enum Sign: UInt8, Sendable, Hashable {
        /// Nothing.
        case none
        /// A sign to give way, or to stop.
        case giveWay
        /// Signals.
        case signals
    }

    /// The direction that a sign applies to: that in which the way is drawn, or the opposite.
    package enum SignDirection: UInt8, Sendable, Hashable {
        /// The tags do not say.
        case unspecified
        /// Along the way.
        case forward
        /// Against the way.
        case backward
        /// Everybody.
        case both
    }

    /// How a crossing is made.
    package enum Crossing: UInt8, Sendable, Hashable {
        /// There is none.
        case none
        /// Nothing but a place where one crosses.
        case unmarked
        /// The traffic yields, or there is an island to wait on.
        case marked
        /// Signals.
        case signals
    }

    /// Whether nothing causes a delay.
    package static let free = NodePassage()

    /// Makes a passage without delays.
    package init() {}
}
