public import RoadMap

/// Signed bicycle routes.
///
/// Source: OSM wiki, *Cycle routes*, *Tag:route=bicycle*, *Tag:route=mtb*.
public enum BicycleRouteTags {
    /// What a relation's tags `route` and `network` make of the ways in it; `nil` for one that is no bicycle route. A
    /// bicycle route without a network is a local one.
    public static func route(_ route: String?, network: String?) -> BicycleRoute? {
        switch (route, network) {
        case ("mtb", _), ("bicycle", "mtb"): .mountain
        case ("bicycle", "icn"): .international
        case ("bicycle", "ncn"): .national
        case ("bicycle", "rcn"): .regional
        case ("bicycle", _): .local
        default: nil
        }
    }

    /// The older tags on the way itself.
    static func route(of tags: WayTags) -> BicycleRoute {
        let levels: [(WayTags.Tag, BicycleRoute)] = [
            (.icn, .international), (.ncn, .national), (.rcn, .regional), (.lcn, .local),
        ]
        return levels.first { tags[$0.0] == "yes" }?.1 ?? .none
    }
}
