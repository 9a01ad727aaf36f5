/// Who may use a way, from its access tags.
///
/// Source: OSM wiki, *Key:access*: the tag for the most specific kind of traffic counts.
enum Access {
    /// Whether one may ride.
    enum Riding {
        case yes
        case no
    }

    /// What the tags say of bicycles; `nil` where they say nothing.
    static func ofBicycle(_ tags: WayTags) -> Riding? {
        switch tags[.bicycle] {
        case "yes", "designated", "permissive", "official", "destination", "customers", "permit": return .yes
        case "no", "private", "dismount", "use_sidepath", "agricultural", "forestry", "delivery": return .no
        default: break
        }
        // A cycleway closed to vehicles or to everybody is a mistake more often than not, but it is not ours to decide.
        return general(tags[.vehicle]) ?? general(tags[.access])
    }

    /// What the tags say of people on foot, who may push a bicycle; `nil` where they say nothing.
    static func onFoot(_ tags: WayTags) -> Bool? {
        if tags[.bicycle] == "dismount" { return true }
        switch tags[.foot] {
        case "yes", "designated", "permissive", "official", "destination", "customers": return true
        case "no", "private", "use_sidepath": return false
        default: break
        }
        if tags[.bicycle] == "private" { return false }
        return general(tags[.access]).map { $0 == .yes }
    }

    private static func general(_ value: String?) -> Riding? {
        switch value {
        case "yes", "designated", "permissive", "official", "destination", "customers", "public": .yes
        case "no", "private", "agricultural", "forestry", "delivery", "military", "emergency", "permit": .no
        default: nil
        }
    }
}
