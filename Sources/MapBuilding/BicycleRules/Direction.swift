/// In which directions a bicycle may ride a way.
///
/// Sources: OSM wiki, *Key:oneway*, *Key:oneway:bicycle*, *Key:cycleway*, *Tag:junction=roundabout*.
struct Direction {
    private(set) var allowsForward = true
    private(set) var allowsBackward = true
    /// Whether the way is part of a roundabout.
    let isRoundabout: Bool

    init(_ tags: WayTags) {
        isRoundabout = tags[.junction] == "roundabout" || tags[.junction] == "circular"
        restrict(to: tags[.oneway])
        if isRoundabout || tags[.highway] == "motorway", tags[.oneway] == nil { restrict(to: "yes") }
        if tags[.onewayBicycle] != nil {
            allowsForward = true
            allowsBackward = true
            restrict(to: tags[.onewayBicycle])
        } else if CyclewayTags(tags).isContraflow {
            allowsForward = true
            allowsBackward = true
        }
    }

    private mutating func restrict(to value: String?) {
        switch value {
        case "yes", "true", "1": allowsBackward = false
        case "-1", "reverse": allowsForward = false
        default: break
        }
    }
}
