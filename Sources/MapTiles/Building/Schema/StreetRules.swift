/// Streets, railways and runways, their labels, aerialways and ferries.
enum StreetRules {
    /// What is known of a kind of street: the first zoom of its lines, that of its labels, and its place in the drawing order.
    private struct Kind {
        var zoom: Int
        var labelZoom: Int
        var order: Int
        var isRail = false
    }

    static func lines(_ tags: ElementTags, isClosed: Bool, _ objects: inout [MapObject]) {
        let isArea = isClosed && tags[.area] == "yes"
        if let highway = tags[.highway], !(isArea && areaKinds.contains(highway)) {
            let link = highway.hasSuffix("_link")
            let name = link ? String(highway.dropLast(5)) : highway
            if let kind = highways[name], !link || linked.contains(name) {
                let zoom = link ? max(kind.zoom, 11) : kind.zoom
                addStreet(tags, name, kind, zoom, isLink: link, &objects)
                addLabel(tags, highway, link ? min(max(kind.labelZoom + 1, 13), 14) : kind.labelZoom, &objects)
            }
        }
        if let aeroway = tags[.aeroway], let kind = aeroways[aeroway], !isArea {
            addStreet(tags, aeroway, kind, kind.zoom, isLink: false, &objects)
            addLabel(tags, aeroway, kind.labelZoom, &objects)
        }
        if let railway = tags[.railway], let kind = railways[railway] {
            let isMain = (railway == "rail" || railway == "narrow_gauge") && tags[.service] == nil
            addStreet(tags, railway, kind, isMain ? 8 : 10, isLink: false, &objects)
            addLabel(tags, railway, kind.labelZoom, &objects)
        }
        if let aerialway = tags[.aerialway], let kind = aerialways[aerialway] {
            objects.append(MapObject(.aerialways, .line, from: 12, kind: kind))
        }
        if tags[.route] == "ferry" {
            var ferry = MapObject(.ferries, .line, from: tags[.motorVehicle] == "no" ? 12 : 10, kind: "ferry")
            ferry.setNames(tags)
            objects.append(ferry)
        }
    }

    static func areas(_ tags: ElementTags, isRelation: Bool, _ objects: inout [MapObject]) {
        let isArea = isRelation || tags[.area] == "yes"
        let kind: String
        let zoom: Int
        if let highway = tags[.highway], areaKinds.contains(highway), isArea {
            (kind, zoom) = (highway, 14)
        } else if let aeroway = tags[.areaAeroway] ?? (isArea ? tags[.aeroway] : nil), let known = aeroways[aeroway] {
            (kind, zoom) = (aeroway, known.zoom)
        } else {
            return
        }
        var area = MapObject(.streetPolygons, .area, from: zoom, kind: kind)
        area.set(.rail, false)
        area.set(.tunnel, tags.isTunnel)
        area.set(.bridge, tags.isBridge)
        area.set(.surface, tags[.surface])
        area.rank = order(tags, (highways[kind] ?? aeroways[kind])?.order ?? 0)
        objects.append(area)
        if tags.hasName {
            var label = MapObject(.streetsPolygonsLabels, .areaLabel, from: 14, kind: kind)
            label.setNames(tags)
            objects.append(label)
        }
    }

    private static func addStreet(
        _ tags: ElementTags, _ name: String, _ kind: Kind, _ zoom: Int, isLink: Bool, _ objects: inout [MapObject]
    ) {
        var street = MapObject(.streets, .line, from: zoom, kind: name)
        street.set(.link, isLink, from: 11)
        street.set(.rail, kind.isRail)
        street.set(.tunnel, tags.isTunnel, from: 11)
        street.set(.bridge, tags.isBridge, from: 11)
        let oneway = kind.isRail ? nil : tags[.oneway]
        street.set(.oneway, ["yes", "1", "true", "-1"].contains(oneway), from: 14)
        street.set(.onewayReverse, oneway == "-1", from: 14)
        street.set(.tracktype, tags[.tracktype], from: 11)
        street.set(.surface, tags[.surface], from: 11)
        street.set(.service, tags[.service], from: 11)
        street.set(.bicycle, tags[.bicycle], from: 14)
        street.set(.horse, tags[.horse], from: 14)
        street.rank = order(tags, kind.order)
        objects.append(street)
    }

    private static func addLabel(_ tags: ElementTags, _ kind: String, _ zoom: Int, _ objects: inout [MapObject]) {
        guard tags.hasName || tags[.ref] != nil else { return }
        var label = MapObject(.streetLabels, .line, from: zoom, kind: kind)
        if let ref = tags[.ref] {
            let rows = ref.split(separator: ";").map { $0.drop { $0 == " " } }
            label.set(.ref, rows.joined(separator: "\n"))
            label.set(.refRows, rows.count)
            label.set(.refCols, rows.map(\.count).max() ?? 0)
        }
        label.setNames(tags)
        label.isReversible = true
        label.rank = 100 - (highways[kind]?.order ?? 0)
        objects.append(label)
    }

    /// Tunnels are before all others and bridges behind, within these by `layer`, then the more important later.
    private static func order(_ tags: ElementTags, _ order: Int) -> Int {
        let floor = tags.isTunnel ? 0 : tags.isBridge ? 2 : 1
        return (floor * 16 + tags.layerNumber + 7) * 64 + order
    }

    private static let linked: Set<String> = ["motorway", "trunk", "primary", "secondary", "tertiary"]
    private static let areaKinds: Set<String> = ["pedestrian", "service"]

    private static let highways: [String: Kind] = [
        "motorway": Kind(zoom: 5, labelZoom: 10, order: 30),
        "trunk": Kind(zoom: 6, labelZoom: 12, order: 29),
        "primary": Kind(zoom: 8, labelZoom: 12, order: 28),
        "secondary": Kind(zoom: 9, labelZoom: 13, order: 27),
        "tertiary": Kind(zoom: 10, labelZoom: 13, order: 26),
        "unclassified": Kind(zoom: 12, labelZoom: 14, order: 24),
        "residential": Kind(zoom: 12, labelZoom: 14, order: 23),
        "busway": Kind(zoom: 12, labelZoom: 14, order: 22),
        "bus_guideway": Kind(zoom: 12, labelZoom: 14, order: 22),
        "living_street": Kind(zoom: 13, labelZoom: 14, order: 21),
        "service": Kind(zoom: 13, labelZoom: 14, order: 18),
        "pedestrian": Kind(zoom: 13, labelZoom: 14, order: 20),
        "track": Kind(zoom: 13, labelZoom: 14, order: 12),
        "footway": Kind(zoom: 13, labelZoom: 14, order: 10),
        "steps": Kind(zoom: 13, labelZoom: 14, order: 10),
        "path": Kind(zoom: 13, labelZoom: 14, order: 10),
        "cycleway": Kind(zoom: 13, labelZoom: 14, order: 11),
    ]

    private static let aeroways: [String: Kind] = [
        "runway": Kind(zoom: 11, labelZoom: 11, order: 2),
        "taxiway": Kind(zoom: 13, labelZoom: 13, order: 1),
    ]

    private static let railways: [String: Kind] = [
        "rail": Kind(zoom: 8, labelZoom: 10, order: 36, isRail: true),
        "narrow_gauge": Kind(zoom: 8, labelZoom: 10, order: 35, isRail: true),
        "tram": Kind(zoom: 10, labelZoom: 10, order: 33, isRail: true),
        "light_rail": Kind(zoom: 10, labelZoom: 10, order: 34, isRail: true),
        "funicular": Kind(zoom: 10, labelZoom: 10, order: 33, isRail: true),
        "subway": Kind(zoom: 10, labelZoom: 10, order: 32, isRail: true),
        "monorail": Kind(zoom: 10, labelZoom: 10, order: 33, isRail: true),
    ]

    private static let aerialways: [String: String] = [
        "cable_car": "cable_car", "gondola": "gondola", "goods": "goods", "chair_lift": "chair_lift",
        "drag_lift": "drag_lift", "t-bar": "t-bar", "j-bar": "j-bar", "platter": "platter", "rope_tow": "rope-tow",
    ]
}
