import RoadMap

/// What kind of way it is, and what holds there where no access tag says otherwise.
///
/// Source: OSM wiki, *OSM tags for routing/Access restrictions*, the worldwide defaults.
struct WayKind {
    var roadClass: RoadClass
    var mayRide: Bool
    var mayWalk: Bool
    /// Whether nobody rides there, even where it is allowed.
    var isTooRough = false
    /// Whether one is taken up and down.
    var isLift = false

    /// `nil` where the way is no road, or none yet.
    package init?(_ tags: WayTags) {
        guard let kind = WayKind.usual(tags), !WayKind.isBlocked(tags) else { return nil }
        self = kind
        // A path that is signed for bicycles is a cycleway by another name (OSM wiki, Path controversy).
        if [.path, .footway, .pedestrian].contains(roadClass), ["designated", "official"].contains(tags[.bicycle]) {
            roadClass = .cycleway
        }
        if roadClass == .steps, WayKind.hasRamp(tags) { roadClass = .ramp }
        // Nothing on wheels passes, whatever the signs say (OSM wiki, Key:smoothness); S6 is not ridden (Key:mtb:scale).
        isTooRough = tags[.smoothness] == "impassable" || tags[.mtbScale] == "6"
        if WayKind.hardHikes.contains(tags[.sacScale] ?? ""), tags[.mtbScale] == nil { mayRide = false }
        isLift = tags[.highway] == "elevator"
        if tags[.motorroad] == "yes" {
            mayRide = false
            mayWalk = false
        }
    }

    private static func usual(_ tags: WayTags) -> WayKind? {
        if let highway = tags[.highway] { return roads[highway] }
        // A bicycle on a ferry is cargo: taken along or not, never pushed.
        if tags[.route] == "ferry" { return WayKind(.ferry, walk: false) }
        let isPlatform = tags[.railway] == "platform" || tags[.publicTransport] == "platform"
        return isPlatform || tags[.manMade] == "pier" ? WayKind(.footway, ride: false) : nil
    }

    /// Whether nobody can pass, regardless of access tags: building sites, washed-out roads, escalators, ladders. Where hikers
    /// need their hands a bicycle cannot be taken along, unless tags state access for bicycles.
    private static func isBlocked(_ tags: WayTags) -> Bool {
        // What is being built beside a street, such as a tram, does not close it.
        switch tags[.railway] == "construction" ? nil : tags[.construction] {
        case nil, "no", "minor", "widening": break
        default: return true
        }
        if let ladder = tags[.ladder], ladder != "no" { return true }
        // A lift that excludes bicycles excludes pushed ones too.
        if tags[.highway] == "elevator", tags[.bicycle] == "no" { return true }
        if tags[.highway] == "steps", let conveying = tags[.conveying], conveying != "no" { return true }
        if let scale = tags[.sacScale], climbs.contains(scale), tags[.mtbScale] == nil {
            return Permission(tags[.bicycle]).map { $0 < .destination } ?? true
        }
        return tags[.impassable] == "yes" || tags[.status] == "impassable"
    }

    /// Source: OSM wiki, *Key:ramp*. A separate ramp is a way of its own; one for luggage carries no bicycle.
    private static func hasRamp(_ tags: WayTags) -> Bool {
        if tags[.rampBicycle] == "no" { return false }
        let ramps = [tags[.rampBicycle], tags[.rampStroller], tags[.rampWheelchair]]
        if ramps.contains(where: { $0 == "yes" || $0 == "automatic" }) { return true }
        return tags[.ramp] == "yes" && ramps.allSatisfy { $0 == nil }
    }

    private init(_ roadClass: RoadClass, ride: Bool = true, walk: Bool = true) {
        self.roadClass = roadClass
        mayRide = ride
        mayWalk = walk
    }

    /// Source: OSM wiki, *Key:sac_scale*: T4 and above require hands, T3 requires balance and sure footing.
    private static let climbs: Set<String> = [
        "alpine_hiking", "demanding_alpine_hiking", "difficult_alpine_hiking",
    ]
    private static let hardHikes = climbs.union(["demanding_mountain_hiking"])

    private static let roads: [String: WayKind] = [
        "motorway": WayKind(.trunk, ride: false, walk: false),
        "motorway_link": WayKind(.trunk, ride: false, walk: false),
        "trunk": WayKind(.trunk, walk: false),
        "trunk_link": WayKind(.trunk, walk: false),
        "primary": WayKind(.primary),
        "primary_link": WayKind(.primary),
        "secondary": WayKind(.secondary),
        "secondary_link": WayKind(.secondary),
        "tertiary": WayKind(.tertiary),
        "tertiary_link": WayKind(.tertiary),
        "unclassified": WayKind(.unclassified),
        "road": WayKind(.unclassified),
        "residential": WayKind(.residential),
        "living_street": WayKind(.livingStreet),
        "service": WayKind(.service),
        "cycleway": WayKind(.cycleway),
        "track": WayKind(.track),
        "path": WayKind(.path),
        "footway": WayKind(.footway, ride: false),
        "pedestrian": WayKind(.pedestrian, ride: false),
        "bridleway": WayKind(.bridleway, ride: false),
        "steps": WayKind(.steps, ride: false),
        "elevator": WayKind(.footway, ride: false),
        "platform": WayKind(.footway, ride: false),
        "busway": WayKind(.service, ride: false, walk: false),
    ]
}
