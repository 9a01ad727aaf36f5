/// The access that a way's tags give in one direction.
///
/// The tag for the most specific kind of traffic that says anything counts: `bicycle` over `vehicle` over `access`; of one
/// kind, what holds at the time of the ride over what holds always, and of either that for the direction over that for both.
/// Without a time, closings by day count beside what holds always (see `ConditionalTag`). A public right of way counts like a tag
/// for those who have it, where they have none (see `RightOfWay`).
///
/// Sources: OSM wiki, *Key:access*, *Key:bicycle*, *Conditional restrictions*.
struct AccessTags {
    /// The access of bicycles; `nil` where no tag states it.
    let riding: Permission?
    /// The access of people on foot, who may push a bicycle; `nil` where no tag states it.
    let isOpenOnFoot: Bool?
    /// Whether a `bicycle` tag permits bicycles. Pushing is then permitted too unless a `foot` tag forbids it:
    /// the general `access` tag does not apply to bicycles.
    let namesBicycles: Bool

    /// Whether a condition leaves it open only to those who want to reach something there.
    let isLimitedToDestination: Bool

    /// - Parameter time: when the ride is.
    init(_ tags: WayTags, isForward: Bool, at time: RideTime = .any) {
        let rightOfWay = RightOfWay(tags)
        var bicycle = AccessLevel(.bicycle, of: tags, isForward: isForward)
        if bicycle.plain == nil, rightOfWay == .byBicycle { bicycle.plain = .yes }
        let levels = [
            bicycle.holding(at: time),
            AccessLevel(.vehicle, of: tags, isForward: isForward).holding(at: time),
            AccessLevel(.access, of: tags, isForward: isForward).holding(at: time),
        ]
        // A closing counts unless a more specific tag says what holds always.
        let deciding = levels.firstIndex { $0.plain != nil } ?? 2
        let closing = levels[...deciding].compactMap(\.closing).min()
        let stated = levels[deciding].plain
        // What limits a way to some riders opens none that its kind closes.
        isLimitedToDestination = stated == nil && closing == .destination
        // A path that is a public footpath, and of which nothing else is said, is not ridden. On tracks and service roads the
        // owner decides.
        let onPath: Permission? = rightOfWay == .onFoot && tags[.highway] == "path" ? .no : nil
        riding = isLimitedToDestination ? nil : stated.map { min($0, closing ?? $0) } ?? closing ?? onPath
        namesBicycles = levels[0].plain != nil && levels[0].severest.map { $0 >= .destination } ?? false

        var foot = AccessLevel(.foot, of: tags, isForward: isForward)
        if foot.plain == nil, rightOfWay != nil { foot.plain = .yes }
        let walking = foot.holding(at: time)
        if levels[0].plain == .dismount {
            isOpenOnFoot = true
        } else if let walking = walking.severest {
            isOpenOnFoot = walking >= .dismount
        } else if tags[.bicycle] == "private" || tags[.bicycle] == "permit" {
            // An owner who forbids riding also forbids pushing.
            isOpenOnFoot = false
        } else if namesBicycles {
            isOpenOnFoot = nil
        } else {
            isOpenOnFoot = levels[2].severest.map { $0 >= .dismount }
        }
    }
}

/// The access of one kind of traffic, in one direction.
private struct AccessLevel {
    /// What holds always; after `holding(at:)`, at the time of the ride. `nil` where no tag says it.
    var plain: Permission?
    /// The severest closing by day that counts beside it, where the ride has no time.
    private(set) var closing: Permission?
    /// What holds at certain times in both directions, and in this one.
    private let conditional: String?
    private let conditionalInDirection: String?

    /// The tags of one kind of traffic.
    struct Keys {
        let both, forward, backward: WayTags.Tag
        let conditional, forwardConditional, backwardConditional: WayTags.Tag

        static let bicycle = Keys(
            both: .bicycle, forward: .bicycleForward, backward: .bicycleBackward, conditional: .bicycleConditional,
            forwardConditional: .bicycleForwardConditional, backwardConditional: .bicycleBackwardConditional)
        static let vehicle = Keys(
            both: .vehicle, forward: .vehicleForward, backward: .vehicleBackward, conditional: .vehicleConditional,
            forwardConditional: .vehicleForwardConditional, backwardConditional: .vehicleBackwardConditional)
        static let access = Keys(
            both: .access, forward: .accessForward, backward: .accessBackward, conditional: .accessConditional,
            forwardConditional: .accessForwardConditional, backwardConditional: .accessBackwardConditional)
        static let foot = Keys(
            both: .foot, forward: .footForward, backward: .footBackward, conditional: .footConditional,
            forwardConditional: .footForwardConditional, backwardConditional: .footBackwardConditional)
    }

    init(_ keys: Keys, of tags: WayTags, isForward: Bool) {
        plain = Permission(tags[isForward ? keys.forward : keys.backward]) ?? Permission(tags[keys.both])
        conditional = tags[keys.conditional]
        conditionalInDirection = tags[isForward ? keys.forwardConditional : keys.backwardConditional]
    }

    /// The severer of the two; `nil` where no tag says anything.
    var severest: Permission? { Self.severer(plain, closing) }

    private static func severer(_ one: Permission?, _ other: Permission?) -> Permission? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// The same with what tags with conditions say: of the time of the ride, or, without one, which closings count by day.
    func holding(at time: RideTime) -> AccessLevel {
        var level = self
        if time.isAny {
            level.closing = Self.severer(
                ConditionalTag.closing(conditional, time), ConditionalTag.closing(conditionalInDirection, time))
        } else {
            let both = ConditionalTag.permission(conditional, at: time, plain: plain)
            level.plain = ConditionalTag.permission(conditionalInDirection, at: time, plain: both)
        }
        return level
    }
}

/// The permission of an access tag for bicycles, from the most to the least.
///
/// Source: OSM wiki, *Key:access*, the list of values.
enum Permission: Comparable {
    /// Closed: forbidden, private, by permit, or for a trade that a rider does not follow.
    case no
    /// A track beside the road must be used instead.
    case sidepath
    /// To be pushed.
    case dismount
    /// Only to reach what lies there.
    case destination
    /// Open.
    case yes

    /// The meaning of a value; `nil` for one that means nothing here. Of several values the most permissive one counts:
    /// `agricultural;bicycle` must not close a track to bicycles.
    package init?(_ value: String?) {
        guard let value else { return nil }
        if let permission = Permission.values[value] {
            self = permission
            return
        }
        guard value.utf8.contains(UInt8(ascii: ";")) else { return nil }
        let each = value.split(separator: ";").compactMap { part in
            Permission.values[String(part.drop(while: { $0 == " " }))]
        }
        guard let best = each.max() else { return nil }
        self = best
    }

    private static let values: [String: Permission] = [
        "yes": .yes, "designated": .yes, "permissive": .yes, "official": .yes, "public": .yes, "allowed": .yes,
        "discouraged": .yes, "optional_sidepath": .yes, "true": .yes,
        "destination": .destination, "customers": .destination, "residents": .destination,
        "dismount": .dismount, "use_sidepath": .sidepath,
        "no": .no, "private": .no, "permit": .no, "agricultural": .no, "forestry": .no,
        "delivery": .no, "military": .no, "emergency": .no, "restricted": .no, "service": .no,
        "none": .no, "false": .no, "psv": .no, "bus": .no,
    ]
}

/// A public right of way in England and Wales, which holds whatever else is said of a way for everybody.
///
/// Cyclists may use bridleways since the Countryside Act 1968, and byways; a public footpath is for people on foot.
///
/// Source: OSM wiki, *Access provisions in the United Kingdom*, *Tag:designation=public_bridleway*.
enum RightOfWay {
    /// Open to people on foot alone.
    case onFoot
    /// Open to bicycles too.
    case byBicycle

    /// `nil` where the tags name none.
    init?(_ tags: WayTags) {
        switch tags[.designation] {
        case "public_footpath": self = .onFoot
        case "public_bridleway", "restricted_byway", "byway_open_to_all_traffic": self = .byBicycle
        default: return nil
        }
    }
}
