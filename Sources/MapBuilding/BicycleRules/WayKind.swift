import BikeRouting

/// What kind of way it is, and what holds there where no access tag says otherwise.
///
/// Source: OSM wiki, *OSM tags for routing/Access restrictions*, the worldwide defaults.
struct WayKind {
    var roadClass: RoadClass
    var mayRide: Access.Riding
    var mayWalk: Bool

    /// `nil` where the way is no road, or none yet.
    init?(_ tags: WayTags) {
        if let highway = tags[.highway] {
            guard let kind = WayKind.roads[highway] else { return nil }
            self = kind
            // A path that is signed for bicycles is a cycleway by another name (OSM wiki, Path controversy).
            if tags[.bicycle] == "designated", roadClass == .path || roadClass == .footway || roadClass == .pedestrian {
                roadClass = .cycleway
            }
            if tags[.motorroad] == "yes" {
                mayRide = .no
                mayWalk = false
            }
        } else if tags[.route] == "ferry" {
            self = WayKind(.ferry)
        } else {
            return nil
        }
    }

    private init(_ roadClass: RoadClass, ride: Access.Riding = .yes, walk: Bool = true) {
        self.roadClass = roadClass
        mayRide = ride
        mayWalk = walk
    }

    private static let roads: [String: WayKind] = [
        "motorway": WayKind(.trunk, ride: .no, walk: false),
        "motorway_link": WayKind(.trunk, ride: .no, walk: false),
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
        "footway": WayKind(.footway, ride: .no),
        "pedestrian": WayKind(.pedestrian, ride: .no),
        "bridleway": WayKind(.bridleway, ride: .no),
        "steps": WayKind(.steps, ride: .no),
        "busway": WayKind(.service, ride: .no, walk: false),
    ]
}
