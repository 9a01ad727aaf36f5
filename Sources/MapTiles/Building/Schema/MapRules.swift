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
