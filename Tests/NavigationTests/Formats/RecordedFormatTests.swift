import EngineTestSupport
import GeoJSON
import Geodesy
import JSON
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Routes and matches in formats, as they were recorded")
struct RecordedFormatTests {
    private let graph: RoadGraph
    private let stops: [Snap]

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: 11)
        let graph = graph
        stops = (0..<3).map { _ in
            graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.next(in: 0.1...0.9))
        }
    }

    /// An object a line.
    private func lines(_ value: JSONValue) -> [String] {
        String(decoding: JSONWriter().write(value), as: UTF8.self).replacing("{", with: "\n{").split(separator: "\n")
            .map(String.init)
    }

    private func lines(_ object: GeoJSONObject) -> [String] {
        let writer = GeoJSONWriter(options: .init(layout: .compact, decimals: 6))
        return String(decoding: writer.write(object), as: UTF8.self).replacing("{", with: "\n{").split(separator: "\n")
            .map(String.init)
    }

    @Test("a route is written as in every version")
    func route() throws {
        var router = Router(graph: graph)
        let route = try router.route(through: stops.map(\.coordinate))
        var recorded: [String] = []
        for language in [Language.english, .russian] {
            for hasCues in [false, true] {
                let report = RouteReport(routes: [route], graph: graph, language: language, hasCues: hasCues)
                recorded += report.text.split(separator: "\n").map(String.init)
                if language == .english { recorded += lines(report.json) + lines(report.geoJSON) }
            }
        }
        recorded += RouteReport(routes: [route, route], graph: graph, language: .english).polylines()
        let matrix = RideMatrix(names: ["A", "B"], stops: stops, router: router)
        recorded += [matrix.csv(of: .duration), matrix.csv(of: .distance)].flatMap {
            $0.split(whereSeparator: \.isNewline).map(String.init)
        }
        recorded += lines(matrix.json)
        let reach = router.reach(from: stops[0], within: 60, by: .duration)
        recorded += lines(.featureCollection(reach.collection(within: [30, 60], resolution: 20, attribution: "test")))
        let difference = try Recording("route-formats").difference(from: recorded)
        #expect(difference == nil)
    }

    @Test("a matched track is written as in every version")
    func match() throws {
        var router = Router(graph: graph)
        let line = Polyline(try router.route(through: stops.map(\.coordinate)).coordinates)
        var generator = SeededGenerator(seed: 5)
        var fixes = stride(from: 0, to: line.length, by: 12).compactMap { line.coordinate(at: $0) }.enumerated()
            .map { number, place in
                Fix(
                    time: 1_700_000_000 + Double(number) * 3,
                    coordinate: place.destination(bearing: generator.next(in: 0...360), distance: 4),
                    horizontalAccuracy: 8)
            }
        // Some minutes without a fix, one that is refused, and a walk away from all roads at the end.
        fixes.removeSubrange(40..<min(110, fixes.count - 10))
        fixes[5].horizontalAccuracy = 5000
        if let last = fixes.last {
            fixes += (1...40).map { number in
                Fix(
                    time: last.time + Double(number) * 5,
                    coordinate: last.coordinate.destination(bearing: 37, distance: Double(number) * 12),
                    horizontalAccuracy: 8)
            }
        }
        let match = TrackMatch(of: fixes, in: graph)
        #expect(match.refusedFixes > 0)
        var recorded = lines(match.collection(graph: graph)) + lines(.object(match.json(graph: graph)))
        for language in [Language.english, .russian] {
            let report = MatchReport(
                match: match, graph: graph, language: language, isTimed: language == .english, leftOut: 2)
            recorded += report.text.split(separator: "\n").map(String.init)
            recorded += lines(.object(report.json)).suffix(1)
        }
        let difference = try Recording("match-formats").difference(from: recorded)
        #expect(difference == nil)
    }

    private func lines(_ collection: FeatureCollection) -> [String] { lines(.featureCollection(collection)) }
}
