import BikeRouting

/// What a way is covered with.
///
/// Sources: OSM wiki, *Key:surface* and *Key:tracktype*. `tracktype` counts where `surface` is missing or unknown.
enum SurfaceRules {
    static func surface(of tags: WayTags) -> Surface {
        if let surface = tags[.surface].flatMap({ surfaces[$0] }) { return surface }
        if let surface = tags[.tracktype].flatMap({ trackTypes[$0] }) { return surface }
        return tags[.highway] == "track" ? .unpaved : .unknown
    }

    private static let surfaces: [String: Surface] = [
        "paved": .paved, "asphalt": .paved, "chipseal": .paved, "concrete": .paved, "concrete:lanes": .paved,
        "concrete:plates": .paved, "rubber": .paved, "tartan": .paved,
        "paving_stones": .stones, "sett": .stones, "bricks": .stones, "brick": .stones, "wood": .stones,
        "metal": .stones, "metal_grid": .stones, "grass_paver": .stones,
        "cobblestone": .cobbles, "unhewn_cobblestone": .cobbles, "cobblestone:flattened": .stones,
        "compacted": .compacted, "fine_gravel": .compacted,
        "unpaved": .unpaved, "gravel": .unpaved, "pebblestone": .unpaved, "ground": .unpaved, "dirt": .unpaved,
        "earth": .unpaved, "rock": .unpaved, "woodchips": .unpaved, "shells": .unpaved,
        "grass": .soft, "mud": .soft, "sand": .soft, "snow": .soft,
    ]

    private static let trackTypes: [String: Surface] = [
        "grade1": .paved, "grade2": .compacted, "grade3": .unpaved, "grade4": .unpaved, "grade5": .soft,
    ]
}
