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
