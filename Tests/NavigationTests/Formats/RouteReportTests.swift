import EngineTestSupport
import Exchange
import GeoJSON
import Geodesy
import JSON
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("A route in every format")
struct RouteReportTests {
    private let graph: RoadGraph
    private let route: Route

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let box = try #require(graph.bounds)
        let stops = [(0.3, 0.4), (0.5, 0.6), (0.7, 0.3)].map { x, y in
            Coordinate(
                longitude: box.west + (box.east - box.west) * x, latitude: box.south + (box.north - box.south) * y)
        }
        route = try router.route(through: stops)
    }

    private func report(_ routes: [Route], cues: Bool = false, in language: Language = .english) -> RouteReport {
        RouteReport(routes: routes, graph: graph, language: language, hasCues: cues)
    }

    private var whole: String {
        "\(Measures.distance(route.distance)[.english]), \(Measures.duration(route.duration)[.english])"
    }

    @Test("as text it names the legs and ends with the whole; with cues there is a line a cue")
    func text() {
        let names = report([route]).text.split(separator: "\n")
        #expect(names.first == "leg 1")
        #expect(names.contains("leg 2"))
        #expect(names.last.map(String.init) == whole)
        let table = report([route], cues: true).text.split(separator: "\n")
        let cues = route.legs.reduce(0) { $0 + $1.cues(in: graph).count }
        #expect(table.count == cues + 3)
        #expect(report([route, route], in: .russian).text.hasPrefix("путь 1\nучасток 1\n"))
    }

    @Test("as JSON it has the legs with their lines, and others as alternatives")
    func json() throws {
        let object = try #require(report([route, route], cues: true).json.objectValue)
        #expect(object["distance"]?.doubleValue == (route.distance * 10).rounded() / 10)
        #expect(object["alternatives"]?.arrayValue?.count == 1)
        let legs = try #require(object["legs"]?.arrayValue)
        #expect(legs.count == 2)
        let first = try #require(legs[0].objectValue)
        #expect(first["coordinates"]?.arrayValue?.count == route.legs[0].line.coordinates.count)
        #expect(first["cues"]?.arrayValue?.count == route.legs[0].cues(in: graph).count)
        #expect(first["stretches"]?.arrayValue?.isEmpty == false)
        #expect(report([]).json.objectValue?["legs"] == nil)
    }

    @Test(
        "with costs text is a table whose columns stand below one another, in both languages",
        arguments: Language.recorded)
    func costTable(language: Language) throws {
        var report = report([route], in: language)
        report.explainedCosts = ArcCosts(graph: graph, profile: .city)
        let lines = report.text.split(separator: "\n").map(String.init)
        let spans = route.legs.flatMap { $0.streetSpans(graph: graph) }
        // What it is, the heads, a heading a leg, a row a street, the sum and the whole.
        #expect(lines.count == spans.count + 6)
        #expect(lines.last == report.text.split(separator: "\n").last.map(String.init))
        let rows = lines.dropFirst().dropLast().filter { $0.hasPrefix("  ") }
        let word = language == .english ? "sum" : "всего"
        let head = try #require(rows.first)
        let end = try #require(head.firstRange(of: word)).upperBound
        let column = head.distance(from: head.startIndex, to: end)
        for row in rows.dropFirst() {
            // The last digit of the sum stands below the last letter of its head.
            let characters = Array(row)
            #expect(characters[column - 1].isNumber && characters[column] == " ", "\(row)")
        }
        let total = Measures.decimal(Double(route.cost) / 1000, digits: 1)[language]
        #expect(rows.last?.contains(" \(total)  ") == true)
    }

    @Test("with costs JSON has the parts of each street, and they add up to the cost of the leg")
    func costsAsJSON() throws {
        var report = report([route])
        report.explainedCosts = ArcCosts(graph: graph, profile: .city)
        let legs = try #require(report.json.objectValue?["legs"]?.arrayValue)
        for (leg, json) in zip(route.legs, legs) {
            let spans = try #require(json.objectValue?["costs"]?.arrayValue)
            #expect(spans.count == leg.streetSpans(graph: graph).count)
            var sum = 0.0
            for span in spans {
                let object = try #require(span.objectValue)
                let parts = CostPart.allCases.reduce(0) { $0 + (object["\($1)"]?.doubleValue ?? 0) }
                #expect(abs(parts - (object["sum"]?.doubleValue ?? .nan)) < 0.01)
                sum += object["sum"]?.doubleValue ?? .nan
            }
            #expect(abs(sum - Double(leg.cost) / 1000) < 0.001 * Double(spans.count))
        }
        #expect(self.report([route]).json.objectValue?["legs"]?.arrayValue?.first?.objectValue?["costs"] == nil)
    }

    @Test("as GeoJSON it is one Feature, and a collection with cues or others to choose from")
    func geoJSON() {
        guard case .feature(let feature) = report([route]).geoJSON else {
            Issue.record("no Feature")
            return
        }
        #expect(feature.properties?["stretches"] != nil)
        #expect(report([route], cues: true).geoJSON.features.count == 1 + route.cues(in: graph).count)
        let choice = report([route, route]).geoJSON.features.map { $0.properties?["alternative"] }
        #expect(choice == [.integer(0), .integer(1)])
    }

    @Test("as GPX each leg is a segment, and each cue a point of a route")
    func gpx() {
        let document = report([route], cues: true).gpx(creator: "test 1")
        #expect(document.creator == "test 1")
        #expect(document.tracks.map(\.segments.count) == [2])
        #expect(document.routes.map(\.points.count) == [route.cues(in: graph).count])
        #expect(report([route]).gpx(creator: "test 1").routes.isEmpty)
    }

    @Test("as polylines each route is one")
    func polylines() {
        #expect(report([route, route]).polylines(precision: 6).map(\.isEmpty) == [false, false])
        #expect(report([route]).polylines() == [EncodedPolyline.text(route.coordinates)])
    }

    @Test("the places of a table are the Points of a file, by name, title or number")
    func places() throws {
        let object = try GeoJSONObject(
            parsing: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[1,2]}},
                {"type":"Feature","properties":{"name":"","title":"B"},"geometry":{"type":"Point","coordinates":[1,3]}},
                {"type":"Feature","properties":null,"geometry":null},
                {"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[1,4]}}]}
                """)
        let places = NamedPlace.points(of: object)
        #expect(places.map(\.name) == ["A", "B", "3"])
        #expect(places.map(\.coordinate.latitude) == [2, 3, 4])
    }
}
