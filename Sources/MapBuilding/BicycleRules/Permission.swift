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
