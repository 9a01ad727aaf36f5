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
