import MapBuilding
import Testing

@testable import MapTiles

@Suite("What elements are on the map")
struct MapRulesTests {
    private func summary(_ objects: [MapObject]) -> [String] {
        objects.map { object in
            let kind = object.attributes.first { $0.key == .kind }.map { "\($0.value)" } ?? ""
            let form = ["point", "line", "area", "label"][Int(object.form.rawValue)]
            return
                "\(object.layer.name) \(form) \(object.minZoom) \(kind.replacing("text(\"", with: "").replacing("\")", with: ""))"
        }
    }

    private func way(_ tags: ElementTags, closed: Bool = false) -> [String] {
        summary(MapRules.way(tags, isClosed: closed))
    }

    @Test("streets, their links, labels and squares")
    func streets() {
        #expect(
            way(["highway": "motorway", "ref": "A 13"]) == [
                "streets line 5 motorway", "street_labels line 10 motorway",
            ])
        #expect(
            way(["highway": "trunk_link", "ref": "1"]) == ["streets line 11 trunk", "street_labels line 13 trunk_link"])
        #expect(way(["highway": "residential"]) == ["streets line 12 residential"])
        #expect(way(["highway": "proposed"]) == [])
        #expect(way(["highway": "path_link"]) == [])
        #expect(way(["highway": "pedestrian"], closed: true) == ["streets line 13 pedestrian"])
        #expect(
            way(["highway": "pedestrian", "area": "yes", "name": "Markt"], closed: true)
                == ["street_polygons area 14 pedestrian", "streets_polygons_labels label 14 pedestrian"])
        #expect(way(["highway": "pedestrian", "area": "yes"]) == ["streets line 13 pedestrian"])
        #expect(way(["railway": "rail"]) == ["streets line 8 rail"])
        #expect(way(["railway": "rail", "service": "yard"]) == ["streets line 10 rail"])
        #expect(way(["highway": "service", "railway": "tram"]) == ["streets line 13 service", "streets line 10 tram"])
        #expect(way(["aeroway": "runway"]) == ["streets line 11 runway"])
        #expect(way(["aeroway": "runway", "area": "yes"], closed: true) == ["street_polygons area 11 runway"])
        #expect(way(["aerialway": "rope_tow"]) == ["aerialways line 12 rope-tow"])
        #expect(way(["route": "ferry"]) == ["ferries line 10 ferry"])
        #expect(way(["route": "ferry", "motor_vehicle": "no"]) == ["ferries line 12 ferry"])
    }

    @Test("water as lines and areas")
    func water() {
        #expect(
            way(["waterway": "river", "name": "Rhein"]) == [
                "water_lines line 9 river", "water_lines_labels line 12 river",
            ])
        #expect(way(["waterway": "ditch"]) == ["water_lines line 14 ditch"])
        #expect(way(["natural": "water"], closed: true) == ["water_polygons area 4 water"])
        #expect(way(["natural": "water"]) == [])
        #expect(
            way(["natural": "water", "water": "river", "name:ru": "Рейн"], closed: true)
                == ["water_polygons area 4 river", "water_polygons_labels label 4 river"])
        #expect(way(["waterway": "canal"], closed: true) == ["water_lines line 9 canal"])
        #expect(way(["waterway": "canal", "area": "yes"], closed: true) == ["water_polygons area 10 canal"])
        #expect(way(["waterway": "dam"]) == ["dam_lines line 12 dam"])
        #expect(way(["waterway": "dam"], closed: true) == ["dam_polygons area 12 dam"])
        #expect(way(["man_made": "pier"]) == ["pier_lines line 12 pier"])
        #expect(way(["man_made": "pier"], closed: true) == ["pier_polygons area 12 pier"])
        #expect(way(["man_made": "pier", "area": "no"], closed: true) == ["pier_lines line 12 pier"])
    }

    @Test("land, sites and buildings are areas, unless tags say otherwise")
    func land() {
        #expect(way(["natural": "wood"], closed: true) == ["land area 7 forest"])
        #expect(way(["landuse": "farmland"], closed: true) == ["land area 10 farmland"])
        #expect(way(["natural": "wetland", "wetland": "bog"], closed: true) == ["land area 11 bog"])
        #expect(way(["building": "no"], closed: true) == [])
        #expect(way(["building": "yes", "area": "no"], closed: true) == [])
        #expect(
            way(["building": "school", "amenity": "school"], closed: true)
                == ["buildings area 14 ", "sites area 14 school", "pois label 14 "])
        #expect(way(["leisure": "sports_centre"], closed: true).contains("sites area 14 sports_center"))
    }

    @Test("places, stops, interests and addresses are points")
    func points() {
        func node(_ tags: ElementTags) -> [String] { summary(MapRules.node(tags)) }
        #expect(node(["place": "town", "name": "Vaduz", "capital": "yes"]) == ["place_labels point 4 capital"])
        #expect(node(["place": "city", "capital": "4"]) == ["place_labels point 4 state_capital"])
        #expect(node(["place": "suburb", "capital": "yes"]) == ["place_labels point 10 suburb"])
        #expect(node(["highway": "bus_stop"]) == ["public_transport point 14 bus_stop"])
        #expect(
            node(["highway": "motorway_junction", "ref": "6"]) == ["street_labels_points point 12 motorway_junction"])
        #expect(node(["amenity": "cafe", "addr:housenumber": "3"]) == ["pois point 14 "])
        #expect(node(["addr:housenumber": "3"]) == ["addresses point 14 "])
        #expect(node(["amenity": "loudspeaker"]) == [])
    }

    @Test("larger towns stand before smaller ones")
    func population() throws {
        let large = try #require(MapRules.node(["place": "town", "population": "40000"]).first)
        let small = try #require(MapRules.node(["place": "town"]).first)
        #expect(large.rank < small.rank)
        let foolish = try #require(MapRules.node(["place": "town", "population": "-3"]).first)
        #expect(foolish.rank == small.rank)
    }

    @Test("signed routes bring ways to farther zooms and name themselves once each")
    func routes() throws {
        func route(_ tags: ElementTags) throws -> SignedRoute { try #require(SignedRoute(tags)) }
        let national = try route(["type": "route", "route": "bicycle", "network": "ncn", "ref": "9"])
        let local = try route(["type": "route", "route": "bicycle", "name": "Rheindamm"])
        #expect(SignedRoute(["type": "route", "route": "bicycle", "state": "proposed"]) == nil)
        #expect(SignedRoute(["type": "route", "route": "bus"]) == nil)
        let track = try #require(CycleRules.way(["highway": "track"], [local, national, national]))
        func text(_ key: AttributeKey) -> String? {
            track.attributes.first { $0.key == key }.map { "\($0.value)" }
        }
        #expect(track.minZoom == 6 && text(.ncn) == "text(\"9\")" && text(.lcn) == "text(\"Rheindamm\")")
        #expect(text(.network) == "text(\"ncn\")" && text(.roadClass) == "text(\"track\")" && text(.rcn) == nil)
        #expect(CycleRules.way(["highway": "motorway"], []) == nil)
        let oneway = try #require(
            CycleRules.way(["highway": "residential", "oneway": "yes", "cycleway:right": "lane"], []))
        #expect(oneway.minZoom == 12 && oneway.attributes.contains { $0.key == .oneway })
    }
}
