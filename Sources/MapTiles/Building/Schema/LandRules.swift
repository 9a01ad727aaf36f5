/// Land cover, sites, buildings and bridges: areas.
enum LandRules {
    static func areas(_ tags: ElementTags, _ objects: inout [MapObject]) {
        if let building = tags[.building], building != "no" {
            objects.append(MapObject(.buildings, .area, from: 14))
        }
        if tags[.manMade] == "bridge" { objects.append(MapObject(.bridges, .area, from: 12, kind: "bridge")) }
        if let (kind, zoom) = land(tags) { objects.append(MapObject(.land, .area, from: zoom, kind: kind)) }
        if let kind = site(tags) {
            objects.append(MapObject(.sites, .area, from: 14, kind: kind))
        }
    }

    private static func land(_ tags: ElementTags) -> (String, Int)? {
        for (key, kinds) in lands {
            guard let value = tags[key], let found = kinds[value] else { continue }
            return (value == "wood" && key == .natural ? "forest" : value, found)
        }
        return nil
    }

    private static func site(_ tags: ElementTags) -> String? {
        if tags[.military] == "danger_area" { return "danger_area" }
        if tags[.landuse] == "construction" { return "construction" }
        if let leisure = tags[.leisure], leisure == "sports_centre" || leisure == "sports_center" {
            return "sports_center"
        }
        guard let amenity = tags[.amenity], sites.contains(amenity) else { return nil }
        return amenity
    }

    private static let sites: Set<String> = [
        "university", "college", "school", "hospital", "prison", "parking", "bicycle_parking",
    ]

    /// The first zoom of each kind, by key.
    private static let lands: [(TagKey, [String: Int])] = [
        (
            .landuse,
            [
                "forest": 7, "grass": 11, "meadow": 11, "orchard": 11, "vineyard": 11, "allotments": 11,
                "cemetery": 13, "village_green": 11, "recreation_ground": 11, "greenhouse_horticulture": 11,
                "plant_nursery": 11, "residential": 10, "industrial": 10, "commercial": 10, "garages": 10,
                "retail": 10, "railway": 10, "landfill": 10, "quarry": 11, "brownfield": 10, "greenfield": 10,
                "farmyard": 10, "farmland": 10,
            ]
        ),
        (
            .natural,
            [
                "wood": 7, "sand": 10, "beach": 10, "heath": 11, "scrub": 11, "grassland": 11, "bare_rock": 11,
                "scree": 11, "shingle": 11,
            ]
        ),
        (.wetland, ["swamp": 11, "bog": 11, "string_bog": 11, "wet_meadow": 11, "marsh": 11]),
        (.amenity, ["grave_yard": 13]),
        (.leisure, ["golf_course": 11, "park": 11, "garden": 11, "playground": 11, "miniature_golf": 11]),
    ]
}
