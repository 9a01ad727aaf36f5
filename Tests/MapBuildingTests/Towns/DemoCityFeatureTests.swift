import Geodesy
import MapBuilding
import OpenStreetMap
import Support
import TestSupport
import Testing

@Suite("What an invented city has")
struct DemoCityFeatureTests {
    @Test(
        "ways of every kind that an importer must know",
        arguments: [
            ["highway": "motorway", "oneway": "yes"], ["highway": "motorway_link"], ["highway": "primary"],
            ["highway": "secondary"], ["highway": "tertiary"], ["highway": "unclassified"], ["highway": "residential"],
            ["highway": "living_street"], ["highway": "pedestrian"],
            ["highway": "service", "service": "parking_aisle"],
            ["highway": "service", "service": "driveway"], ["highway": "service", "access": "private"],
            ["highway": "track", "tracktype": "grade3"], ["highway": "path", "bicycle": "designated"],
            ["highway": "cycleway"], ["highway": "footway"], ["highway": "steps"], ["highway": "construction"],
            ["highway": "proposed"], ["highway": "cycleway", "bridge": "yes", "layer": "1"],
            ["highway": "residential", "oneway": "yes", "oneway:bicycle": "no"],
            ["oneway": "yes", "cycleway": "opposite_lane"], ["oneway": "yes", "cycleway:left": "opposite_lane"],
            ["oneway": "-1"], ["cycleway": "lane"], ["cycleway:right": "lane"], ["junction": "roundabout"],
            ["surface": "sett"], ["surface": "gravel"], ["smoothness": "bad"], ["maxspeed": "30"], ["lit": "yes"],
            ["route": "ferry", "duration": "00:06"], ["waterway": "river"], ["natural": "water"], ["railway": "rail"],
            ["leisure": "park"], ["landuse": "farmland"], ["building": "yes"], ["highway": "Residential"],
        ])
    func wayKinds(tags: [String: String]) {
        #expect(DrawnCity.city.ways.contains { way in tags.allSatisfy { way.tags[$0.key] == $0.value } })
    }

    @Test(
        "nodes of every kind that an importer must know",
        arguments: [
            ["barrier": "bollard"], ["barrier": "gate"], ["barrier": "lift_gate", "access": "private"],
            ["highway": "traffic_signals"], ["highway": "crossing"], ["highway": "turning_circle"],
            ["railway": "level_crossing"], ["natural": "tree"],
        ])
    func nodeKinds(tags: [String: String]) {
        #expect(DrawnCity.city.nodeTags.values.contains { node in tags.allSatisfy { node[$0.key] == $0.value } })
    }

    @Test("a trunk road in a town that bicycles may not use")
    func trunk() {
        let town = DrawnCity(DemoCity(seed: 4, size: .town))
        #expect(town.ways.contains { $0.tags["highway"] == "trunk" && $0.tags["bicycle"] == "no" })
    }

    @Test("roundabouts that are closed, ridden counterclockwise, and joined by streets")
    func roundabouts() {
        let rings = DrawnCity.city.ways.filter { $0.tags["junction"] == "roundabout" }
        var uses: [Int64: Int] = [:]
        for way in DrawnCity.city.rideableWays { for node in Set(way.nodes) { uses[node, default: 0] += 1 } }
        #expect(rings.count > 20)
        for ring in rings {
            #expect(ring.nodes.first == ring.nodes.last)
            let points = DrawnCity.city.points(of: ring)
            let area = zip(points, points.dropFirst()).reduce(0) {
                $0 + $1.0.east * $1.1.north - $1.0.north * $1.1.east
            }
            #expect(area > 0)
            #expect(ring.nodes.dropFirst().filter { uses[$0, default: 0] > 1 }.count >= 3)
        }
    }

    @Test("turn restrictions whose ways end at the node that they share")
    func restrictions() throws {
        let restrictions = DrawnCity.city.relations.filter { $0.tags["type"] == "restriction" }
        let ways = Dictionary(uniqueKeysWithValues: DrawnCity.city.ways.map { ($0.id, $0) })
        for kind in ["no_left_turn", "no_u_turn", "only_straight_on", "no_right_turn"] {
            #expect(restrictions.contains { $0.tags["restriction"] == kind })
        }
        for relation in restrictions {
            let via = try #require(relation.members.first { $0.role == "via" }).id
            for role in ["from", "to"] {
                let member = try #require(relation.members.first { $0.role == role })
                let way = try #require(ways[member.id])
                #expect(way.nodes.first == via || way.nodes.last == via)
                #expect(DrawnCity.isRideable(way.tags))
            }
        }
    }

    @Test("bicycle routes and a multipolygon as relations")
    func routes() {
        #expect(DrawnCity.city.relations.filter { $0.tags["route"] == "bicycle" && $0.members.count > 3 }.count >= 3)
        #expect(DrawnCity.city.relations.contains { $0.tags["type"] == "multipolygon" })
    }

    @Test("a little island of streets that nothing leads to")
    func island() {
        let graph = DrawnCity.cityGraph
        let main = graph.largestComponent.root
        let apart = graph.edges.filter { graph.root(of: $0.from) != main }
        #expect(apart.count >= 6)
    }

    @Test(
        "landmarks in both languages, near streets that can all be reached from one another",
        arguments: [7, 42] as [UInt64])
    func landmarks(seed: UInt64) throws {
        let drawn = DrawnCity(DemoCity(seed: seed, size: .town))
        let landmarks = drawn.city.landmarks
        #expect(landmarks.count >= 8)
        #expect(Set(landmarks.map(\.name)).count == landmarks.count)
        #expect(landmarks == DemoCity(seed: seed, size: .town, language: .russian).landmarks)
        let graph = DrawnGraph(drawn.rideableWays)
        let main = graph.largestComponent.root
        for landmark in landmarks {
            #expect(!landmark.name[.english].isEmpty && !landmark.name[.russian].isEmpty)
            let nearest = graph.degrees.keys
                .filter { graph.root(of: $0) == main }
                .compactMap { drawn.coordinates[$0]?.distance(to: landmark.coordinate) }
                .min()
            #expect(try #require(nearest) < 70, "\(landmark.name[.english]), seed \(seed)")
            #expect(drawn.nodeTags.values.contains { $0["name"] == landmark.name[.english] })
        }
    }

    @Test("at least eight landmarks within one ride in every size", arguments: DemoCity.Size.allCases)
    func landmarkCount(size: DemoCity.Size) {
        let city = DemoCity(seed: 3, size: size)
        #expect(city.landmarks.count >= 8)
        #expect(city.landmarks.allSatisfy { $0.coordinate.distance(to: city.center) < 7500 })
    }
}
