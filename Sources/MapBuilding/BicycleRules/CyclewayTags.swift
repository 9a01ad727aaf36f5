/// What the `cycleway` tags of a road promise.
///
/// Source: OSM wiki, *Key:cycleway*.
struct CyclewayTags {
    /// Bicycles have a lane or track of their own, or come first on the whole street.
    let hasOwnSpace: Bool
    /// Bicycles may ride a one-way street against its direction.
    let isContraflow: Bool

    init(_ tags: WayTags) {
        let values = [tags[.cycleway], tags[.cyclewayBoth], tags[.cyclewayLeft], tags[.cyclewayRight]]
            .compactMap { $0 }
        isContraflow = values.contains { $0.hasPrefix("opposite") }
        hasOwnSpace =
            values.contains { ["lane", "track", "opposite_lane", "opposite_track", "share_busway"].contains($0) }
            || tags[.bicycleRoad] == "yes" || tags[.cyclestreet] == "yes"
    }
}
