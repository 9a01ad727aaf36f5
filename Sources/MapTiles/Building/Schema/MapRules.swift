/// What an element is on the map, layer by layer.
///
/// Source: the Shortbread schema 1.0, <https://shortbread-tiles.org/schema/1.0/>.
enum MapRules {
    /// What a node with tags is.
    static func node(_ tags: ElementTags) -> [MapObject] {
        var objects: [MapObject] = []
        PointRules.points(tags, .point, &objects)
        return objects
    }

    /// What a way is.
    ///
    /// - Parameter isClosed: whether it ends where it begins, and may be an area.
    static func way(_ tags: ElementTags, isClosed: Bool) -> [MapObject] {
        var objects: [MapObject] = []
        WaterRules.lines(tags, isClosed: isClosed, &objects)
        StreetRules.lines(tags, isClosed: isClosed, &objects)
        if isClosed, tags[.area] != "no" { areas(tags, isRelation: false, &objects) }
        return objects
    }

    /// What a multipolygon or boundary relation is.
    static func relation(_ tags: ElementTags) -> [MapObject] {
        var objects: [MapObject] = []
        areas(tags, isRelation: true, &objects)
        if tags[.boundary] == "administrative", let level = tags[.adminLevel], level == "2" || level == "4" {
            var label = MapObject(.boundaryLabels, .areaLabel, from: 2)
            label.set(.adminLevel, level == "2" ? 2 : 4)
            label.setNames(tags)
            label.isRankedByArea = true
            if tags.hasName { objects.append(label) }
        }
        return objects
    }

    /// The line of a border between countries or states.
    static func boundary(level: Int, isMaritime: Bool, isDisputed: Bool) -> MapObject {
        var line = MapObject(.boundaries, .line, from: level == 2 ? 0 : 7)
        line.set(.adminLevel, level)
        line.set(.maritime, isMaritime)
        line.set(.disputed, isDisputed)
        line.rank = 10 - level
        line.isReversible = true
        return line
    }

    /// The sea.
    static var ocean: MapObject { MapObject(.ocean, .area, from: 0) }

    private static func areas(_ tags: ElementTags, isRelation: Bool, _ objects: inout [MapObject]) {
        WaterRules.areas(tags, &objects)
        LandRules.areas(tags, &objects)
        StreetRules.areas(tags, isRelation: isRelation, &objects)
        PointRules.points(tags, .areaLabel, &objects)
    }
}

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

/// Water: `water_polygons`, `water_lines`, their labels, dams and piers.
enum WaterRules {
    static func lines(_ tags: ElementTags, isClosed: Bool, _ objects: inout [MapObject]) {
        if let kind = tags[.waterway] {
            if kind == "dam", !isClosed || tags[.area] == "no" {
                objects.append(MapObject(.damLines, .line, from: 12, kind: kind))
            }
            if let zoom = lineZooms[kind], !isArea(canal: kind, tags, isClosed) {
                var line = MapObject(.waterLines, .line, from: zoom, kind: kind)
                line.set(.tunnel, tags.isTunnel)
                line.set(.bridge, tags.isBridge)
                line.rank = tags.layerNumber + 7
                objects.append(line)
                if tags.hasName {
                    var label = MapObject(.waterLinesLabels, .line, from: max(zoom, 12), kind: kind)
                    label.setNames(tags)
                    label.isReversible = true
                    objects.append(label)
                }
            }
        }
        if let kind = tags[.manMade], piers.contains(kind), !isClosed || tags[.area] == "no" {
            objects.append(MapObject(.pierLines, .line, from: 12, kind: kind))
        }
    }

    static func areas(_ tags: ElementTags, _ objects: inout [MapObject]) {
        if tags[.waterway] == "dam" { objects.append(MapObject(.damPolygons, .area, from: 12, kind: "dam")) }
        if let kind = tags[.manMade], piers.contains(kind) {
            objects.append(MapObject(.pierPolygons, .area, from: 12, kind: kind))
        }
        guard let (kind, zoom) = areaKind(tags) else { return }
        var area = MapObject(.waterPolygons, .area, from: zoom, kind: kind)
        area.isRankedByArea = true
        objects.append(area)
        if tags.hasName {
            var label = MapObject(.waterPolygonsLabels, .areaLabel, from: zoom, kind: kind)
            label.setNames(tags)
            label.isRankedByArea = true
            objects.append(label)
        }
    }

    private static func areaKind(_ tags: ElementTags) -> (String, Int)? {
        switch tags[.natural] {
        case "glacier": return ("glacier", 4)
        case "water": return (tags[.water] == "river" ? "river" : "water", 4)
        default: break
        }
        switch tags[.waterway] {
        case "riverbank": return ("river", 4)
        case "dock": return ("dock", 10)
        case "canal" where tags[.area] == "yes" || tags[.type] == "multipolygon": return ("canal", 10)
        default: break
        }
        switch tags[.landuse] {
        case "reservoir": return ("reservoir", 4)
        case "basin": return ("basin", 4)
        default: return nil
        }
    }

    private static func isArea(canal kind: String, _ tags: ElementTags, _ isClosed: Bool) -> Bool {
        kind == "canal" && isClosed && tags[.area] == "yes"
    }

    private static let lineZooms = ["canal": 9, "river": 9, "stream": 14, "ditch": 14]
    private static let piers: Set<String> = ["pier", "breakwater", "groyne"]
}
