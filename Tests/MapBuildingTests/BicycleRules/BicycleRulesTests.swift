import BikeRouting
import MapBuilding
import Testing

@Suite("Bicycle rules")
struct BicycleRulesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var tags: WayTags
        var forward: Travel?
        var backward: Travel?
        var testDescription: String

        init(_ text: String, _ forward: Travel?, _ backward: Travel?) {
            tags = WayTags()
            for pair in text.split(separator: " ") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                if let tag = WayTags.Tag(rawValue: parts[0]) { tags[tag] = parts[1] }
            }
            (self.forward, self.backward) = (forward, backward)
            testDescription = text
        }
    }

    /// Tags, then what they mean forward and backward; nil for ways that are left out.
    static let rows: [Row] = [
        // Kinds of way (OSM wiki, OSM tags for routing/Access restrictions).
        Row("highway=residential", .ride, .ride),
        Row("highway=living_street", .ride, .ride),
        Row("highway=service", .ride, .ride),
        Row("highway=primary", .ride, .ride),
        Row("highway=primary_link", .ride, .ride),
        Row("highway=trunk", .ride, .ride),
        Row("highway=motorway", nil, nil),
        Row("highway=motorway_link", nil, nil),
        Row("highway=motorway bicycle=yes", .ride, .forbidden),
        Row("highway=cycleway", .ride, .ride),
        Row("highway=path", .ride, .ride),
        Row("highway=track", .ride, .ride),
        Row("highway=footway", .push, .push),
        Row("highway=pedestrian", .push, .push),
        Row("highway=steps", .push, .push),
        Row("highway=bridleway", .push, .push),
        Row("highway=construction", nil, nil),
        Row("highway=proposed", nil, nil),
        Row("highway=platform", nil, nil),
        Row("building=yes", nil, nil),
        Row("route=ferry", .ride, .ride),
        Row("route=ferry bicycle=no foot=no", nil, nil),
        Row("route=bicycle", nil, nil),
        Row("highway=busway", nil, nil),
        Row("highway=busway bicycle=yes", .ride, .ride),
        // Access (OSM wiki, Key:access and Key:bicycle).
        Row("highway=footway bicycle=yes", .ride, .ride),
        Row("highway=footway bicycle=designated", .ride, .ride),
        Row("highway=pedestrian bicycle=permissive", .ride, .ride),
        Row("highway=pedestrian bicycle=dismount", .push, .push),
        Row("highway=cycleway bicycle=dismount", .push, .push),
        Row("highway=residential bicycle=no", .push, .push),
        Row("highway=residential bicycle=no foot=no", nil, nil),
        Row("highway=residential access=private", nil, nil),
        Row("highway=residential access=no", nil, nil),
        Row("highway=residential access=private bicycle=yes", .ride, .ride),
        Row("highway=residential access=no foot=yes", .push, .push),
        Row("highway=residential vehicle=no", .push, .push),
        Row("highway=residential vehicle=no bicycle=yes", .ride, .ride),
        Row("highway=residential vehicle=destination", .ride, .ride),
        Row("highway=service access=customers", .ride, .ride),
        Row("highway=service access=delivery", nil, nil),
        Row("highway=track vehicle=agricultural", .push, .push),
        Row("highway=track vehicle=forestry bicycle=yes", .ride, .ride),
        Row("highway=track access=forestry", nil, nil),
        Row("highway=path access=no bicycle=designated", .ride, .ride),
        Row("highway=path bicycle=private", nil, nil),
        Row("highway=secondary bicycle=use_sidepath", .push, .push),
        Row("highway=trunk bicycle=no", nil, nil),
        Row("highway=trunk motorroad=yes", nil, nil),
        Row("highway=primary motorroad=yes", nil, nil),
        Row("highway=primary motorroad=yes bicycle=yes", .ride, .ride),
        // One-ways (OSM wiki, Key:oneway, Key:oneway:bicycle, Key:cycleway, Tag:junction=roundabout).
        Row("highway=residential oneway=yes", .ride, .push),
        Row("highway=residential oneway=1", .ride, .push),
        Row("highway=residential oneway=true", .ride, .push),
        Row("highway=residential oneway=-1", .push, .ride),
        Row("highway=residential oneway=reverse", .push, .ride),
        Row("highway=residential oneway=no", .ride, .ride),
        Row("highway=residential oneway=reversible", .ride, .ride),
        Row("highway=residential oneway=yes oneway:bicycle=no", .ride, .ride),
        Row("highway=residential oneway=yes oneway:bicycle=yes", .ride, .push),
        Row("highway=residential oneway:bicycle=yes", .ride, .push),
        Row("highway=residential oneway=yes oneway:bicycle=-1", .push, .ride),
        Row("highway=residential oneway=yes cycleway=opposite", .ride, .ride),
        Row("highway=residential oneway=yes cycleway=opposite_lane", .ride, .ride),
        Row("highway=residential oneway=yes cycleway=opposite_track", .ride, .ride),
        Row("highway=residential oneway=yes cycleway:left=opposite_lane", .ride, .ride),
        Row("highway=residential oneway=yes cycleway:right=lane", .ride, .push),
        Row("highway=residential oneway=yes cycleway=lane", .ride, .push),
        Row("highway=residential oneway=yes foot=no", .ride, .forbidden),
        Row("highway=trunk oneway=yes", .ride, .forbidden),
        Row("highway=cycleway oneway=yes", .ride, .push),
        Row("highway=footway oneway=yes", .push, .push),
        Row("highway=tertiary junction=roundabout", .ride, .forbidden),
        Row("highway=tertiary junction=circular", .ride, .forbidden),
        Row("highway=tertiary junction=roundabout oneway=no", .ride, .ride),
        Row("highway=tertiary junction=roundabout oneway:bicycle=no", .ride, .ride),
        Row("highway=tertiary junction=roundabout oneway=-1", .forbidden, .ride),
    ]

    @Test("tags mean what the OSM wiki says", arguments: rows)
    func verdict(row: Row) {
        let attributes = BicycleRules.attributes(of: row.tags)
        #expect(attributes?.forward == row.forward)
        #expect(attributes?.backward == row.backward)
    }

    @Test("what the way is covered with comes from surface, then from tracktype")
    func surfaces() throws {
        func surface(_ tags: WayTags) -> Surface? { BicycleRules.attributes(of: tags)?.surface }
        #expect(surface(["highway": "residential"]) == .unknown)
        #expect(surface(["highway": "residential", "surface": "asphalt"]) == .paved)
        #expect(surface(["highway": "track"]) == .unpaved)
        #expect(surface(["highway": "track", "tracktype": "grade1"]) == .paved)
        #expect(surface(["highway": "track", "tracktype": "grade1", "surface": "mud"]) == .soft)
        #expect(surface(["highway": "path", "surface": "lava"]) == .unknown)
    }

    @Test("lanes, roundabouts, bridges and tunnels are noted")
    func flags() throws {
        let plain = try #require(BicycleRules.attributes(of: ["highway": "tertiary"]))
        #expect(!plain.hasCycleway && !plain.isRoundabout && !plain.isBridge && !plain.isTunnel)
        let all = try #require(
            BicycleRules.attributes(of: [
                "highway": "tertiary", "cycleway:right": "track", "junction": "roundabout", "bridge": "viaduct",
                "tunnel": "yes",
            ]))
        #expect(all.hasCycleway && all.isRoundabout && all.isBridge && all.isTunnel)
        #expect(BicycleRules.attributes(of: ["highway": "path", "bicycle": "designated"])?.roadClass == .cycleway)
        #expect(BicycleRules.attributes(of: ["highway": "residential", "bicycle_road": "yes"])?.hasCycleway == true)
    }
}
