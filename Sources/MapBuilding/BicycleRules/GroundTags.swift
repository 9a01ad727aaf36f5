import RoadMap

/// What a way is covered with and how even, firm, hard and steep it is.
///
/// Sources: OSM wiki, *Key:surface*, *Key:smoothness*, *Key:tracktype*, *Key:mtb:scale*, *Key:sac_scale*,
/// *Key:incline*.
enum GroundTags {
    /// `tracktype` counts where `surface` is missing or unknown; of several surfaces the worst.
    static func surface(of tags: WayTags) -> Surface {
        if let value = tags[.surface] {
            let known =
                surfaces[value].map { [$0] }
                ?? value.split(separator: ";").compactMap { part in
                    surfaces[String(part.drop(while: { $0 == " " }))]
                }
            if let worst = known.max(by: { badness($0) < badness($1) }) { return worst }
        }
        if let surface = tags[.tracktype].flatMap({ trackSurfaces[$0] }) { return surface }
        return tags[.highway] == "track" ? .unpaved : .unknown
    }

    static func smoothness(of tags: WayTags) -> Smoothness {
        switch tags[.smoothness] {
        case "excellent": .excellent
        case "good": .good
        case "intermediate": .intermediate
        case "bad": .bad
        case "very_bad": .veryBad
        case "horrible", "very_horrible": .horrible
        case "impassable": .impassable
        default: .unknown
        }
    }

    static func trackGrade(of tags: WayTags) -> TrackGrade {
        guard let value = tags[.tracktype], value.hasPrefix("grade"), let grade = UInt8(value.dropFirst(5)), grade > 0
        else { return .unknown }
        return TrackGrade(rawValue: grade) ?? .unknown
    }

    /// `0` to `6`, also with a sign behind it: `2+`. Where only the hiking scale is tagged, a mountain path counts
    /// as S2 and anything harder as S3.
    static func mountainBikeScale(of tags: WayTags) -> MountainBikeScale {
        if tags[.mtbScale] == nil, let hike = tags[.sacScale] {
            return hike == "mountain_hiking" ? .s2 : hike.hasSuffix("_hiking") ? .s3 : .unknown
        }
        guard let digit = tags[.mtbScale]?.utf8.first, (48...54).contains(digit) else { return .unknown }
        return MountainBikeScale(rawValue: digit - 47) ?? .unknown
    }

    /// `up`, `down`, `8%`, `-4.5 %`, `5°`.
    static func incline(of tags: WayTags) -> Incline {
        guard let value = tags[.incline] else { return .level }
        switch value {
        case "up": return .up
        case "down": return .down
        default: break
        }
        let number = value.prefix { "+-.0123456789".contains($0) }
        guard let slope = Double(number), slope.isFinite else { return .level }
        switch value.dropFirst(number.count).drop(while: { $0 == " " }) {
        case "%": return Incline(percent: slope)
        // Up to 10 degrees the tangent is 1.75 % a degree, which is exact enough for the classes.
        case "°": return Incline(percent: slope * 1.75)
        default: return .level
        }
    }

    private static func badness(_ surface: Surface) -> Int {
        [.unknown, .paved, .stones, .compacted, .cobbles, .unpaved, .soft].firstIndex(of: surface) ?? 0
    }

    private static let surfaces: [String: Surface] = [
        "paved": .paved, "asphalt": .paved, "chipseal": .paved, "concrete": .paved, "concrete:lanes": .paved,
        "concrete:plates": .paved, "rubber": .paved, "tartan": .paved, "acrylic": .paved, "plastic": .paved,
        "paving_stones": .stones, "paving_stones:lanes": .stones, "sett": .stones, "bricks": .stones,
        "brick": .stones, "wood": .stones, "metal": .stones, "metal_grid": .stones, "grass_paver": .stones,
        "cobblestone:flattened": .stones, "cobblestone": .cobbles, "unhewn_cobblestone": .cobbles,
        "compacted": .compacted, "fine_gravel": .compacted,
        "unpaved": .unpaved, "gravel": .unpaved, "pebblestone": .unpaved, "ground": .unpaved, "dirt": .unpaved,
        "earth": .unpaved, "soil": .unpaved, "clay": .unpaved, "rock": .unpaved, "stone": .unpaved,
        "woodchips": .unpaved, "shells": .unpaved, "salt": .unpaved, "dirt/sand": .soft,
        "grass": .soft, "mud": .soft, "sand": .soft, "snow": .soft, "ice": .soft,
    ]

    private static let trackSurfaces: [String: Surface] = [
        "grade1": .paved, "grade2": .compacted, "grade3": .unpaved, "grade4": .unpaved, "grade5": .soft,
    ]
}

/// Signed bicycle routes.
///
/// Source: OSM wiki, *Cycle routes*, *Tag:route=bicycle*, *Tag:route=mtb*.
enum BicycleRouteTags {
    /// What a relation's tags `route` and `network` make of the ways in it; `nil` for one that is no bicycle route. A
    /// bicycle route without a network is a local one.
    static func route(_ route: String?, network: String?) -> BicycleRoute? {
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
