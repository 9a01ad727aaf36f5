import EngineTestSupport
import Geodesy
import JSON
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("The roads of a recorded ride as a report")
struct MatchReportTests {
    private let graph: RoadGraph
    private let route: Route
    /// 2023-11-14T22:13:20Z
    private static let start = 1_700_000_000.0

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let box = try #require(graph.bounds)
        let stops = [(0.3, 0.4), (0.6, 0.6)].map { x, y in
            Coordinate(
                longitude: box.west + (box.east - box.west) * x, latitude: box.south + (box.north - box.south) * y)
        }
        route = try router.route(through: stops)
    }

    /// A fix each second at 5 m/s along the route.
    private var ride: [Fix] {
        guard let leg = route.legs.first else { return [] }
        return stride(from: 0, through: leg.line.length, by: 5).enumerated().compactMap { second, metres in
            leg.line.coordinate(at: metres).map { Fix(time: Self.start + Double(second), coordinate: $0) }
        }
    }

    private func report(
        _ fixes: [Fix], in language: Language = .english, isTimed: Bool = true, leftOut: Int = 0
    ) -> MatchReport {
        MatchReport(
            match: TrackMatch(of: fixes, in: graph), graph: graph, language: language, isTimed: isTimed,
            leftOut: leftOut)
    }

    @Test("a ride on roads is a line a street, then distance, time and share of the whole, then quality")
    func roads() throws {
        let fixes = ride
        let report = report(fixes)
        let lines = report.text.split(separator: "\n").map(String.init)
        let streets = report.match.roads.flatMap { $0.streetSpans(graph: graph) }
        #expect(lines.count == streets.count + 2)
        for (line, street) in zip(lines, streets) {
            #expect(line == "  \(Measures.distance(street.distance)[.english])  \(street.name ?? "(no name)")")
        }
        let distance = Measures.distance(report.match.distance)[.english]
        let time = Measures.duration(report.match.duration)[.english]
        #expect(lines[lines.count - 2] == "\(distance), \(time), 100 % of it on roads of the map")
        let quality = Measures.decimal(report.match.quality, digits: 2)[.english]
        #expect(lines.last == "quality \(quality) of 1, \(fixes.count) fixes, 0 refused")
        #expect(report.text.hasSuffix("\n"))
    }

    @Test("in Russian it is the same with other words and decimal commas")
    func russian() throws {
        let text = report(ride, in: .russian).text
        #expect(text.contains("% по дорогам карты\n"))
        #expect(
            try #/\nкачество (1|0,\d\d|1,00) из 1, измерений: \d+, отброшено: 0\n$/#.firstMatch(in: text) != nil,
            "\(text)")
        #expect(!text.contains("no name") && !text.contains(" of "))
    }

    /// The ride, a pause of twenty minutes, and half a kilometre straight over fields half a degree west of the map.
    private var interrupted: [Fix] {
        let fixes = ride
        guard let last = fixes.last else { return [] }
        return fixes
            + (1...60).map { step in
                var place = last.coordinate
                place.longitude -= 0.5
                place.latitude -= Double(step) * 2e-4
                return Fix(time: last.time + 1_200 + Double(step) * 5, coordinate: place)
            }
    }

    @Test("a gap and a part off the network say how long they are, and when and where they begin")
    func parts() throws {
        let report = report(interrupted)
        #expect(report.match.parts.count == 3)
        let text = report.text
        let place = #"from -?\d+\.\d{1,6},-?\d+\.\d{1,6} at 2023-11-14T22:\d\d:\d\dZ"#
        #expect(try Regex(#"\n  gap: \d+ km, 20 min, \#(place)\n"#).firstMatch(in: text) != nil, "\(text)")
        #expect(try Regex(#"\n  off the network: 1\.3 km, 5 min, \#(place)\n"#).firstMatch(in: text) != nil, "\(text)")
        let match = report.match
        let share = match.distance / (match.distance + match.offNetworkDistance) * 100
        #expect(
            text.contains(" \(Measures.decimal(share, digits: 1)[.english]) % of it on roads of the map"), "\(text)")
    }

    @Test("times that were guessed are not shown")
    func untimed() {
        let report = report(interrupted, in: .russian, isTimed: false)
        #expect(!report.text.contains("2023") && !report.text.contains("мин"), "\(report.text)")
        #expect(report.text.contains("\n  пропуск: ") && report.text.contains("\n  вне дорог: "))
        #expect(report.text.contains(", начало — "))
    }

    @Test("fixes that were left out before the match count as refused, in the text and in the JSON")
    func leftOut() {
        let fixes = ride
        let report = report(fixes, leftOut: 3)
        #expect(report.text.hasSuffix(" of 1, \(fixes.count + 3) fixes, 3 refused\n"))
        #expect(report.json["fixes"] == .integer(Int64(fixes.count + 3)))
        #expect(report.json["refusedFixes"] == 3)
        #expect(report.json["parts"]?.arrayValue?.count == 1)
    }

    @Test("without fixes there is a whole of nothing")
    func empty() {
        #expect(report([]).text == "0 m, 0 s, 100 % of it on roads of the map\nquality 0.00 of 1, 0 fixes, 0 refused\n")
    }
}
