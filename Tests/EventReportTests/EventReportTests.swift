import EngineTestSupport
import Foundation
import GeoJSON
import JSON
import MapDrawing
import Support
import TestSupport
import Testing
import VeloQuest

@testable import EventReport
@testable import RideSimulation

@Suite("The page about an event")
struct EventReportTests {
    /// A small field in the invented town, where an organiser stands at the mill.
    static func event(renaming name: String? = nil, riders: Int = 12) throws -> Event {
        let url = RealData.packageRoot.appending(path: "quests/millers-secret.geojson")
        var text = try String(contentsOf: url, encoding: .utf8)
        if let name {
            let quoted = String(decoding: JSONWriter().write(.string(name)), as: UTF8.self)
            text = text.replacing("\"Old Bridge\"", with: quoted).replacing("\"The miller's secret\"", with: quoted)
        }
        let quest = try #require(Quest.read(Array(text.utf8)).quest)
        let graph = try TestMaps.demo(seed: 1)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        var field = RiderField(riders: riders)
        field.start = .mass
        let simulation = try EventSimulation(quest: quest, field: field, seed: 7, search: search)
        let outcome = simulation.run()
        let statistics = EventStatistics(of: outcome)
        return Event(
            outcome: outcome, statistics: statistics, advice: simulation.advice(after: statistics), graph: graph)
    }

    struct Event {
        let outcome: EventOutcome
        let statistics: EventStatistics
        let advice: EventAdvice
        let graph: RoadGraph

        var report: EventReport { EventReport(of: outcome, statistics, advice: advice, on: graph) }
    }

    /// What stands in a script element of a page.
    private func content(_ id: String, of page: [UInt8]) throws -> JSONValue {
        let text = String(decoding: page, as: UTF8.self)
        let opening = try #require(text.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
        let closing = try #require(text.range(of: "</script>", range: opening.upperBound..<text.endIndex))
        return try JSONValue(parsing: String(text[opening.upperBound..<closing.lowerBound]))
    }

    @Test("the page holds the figures that machines get, the same event the same bytes, and words for every language")
    func figures() throws {
        let event = try Self.event()
        let page = event.report.page(in: .russian)
        #expect(page == event.report.page(in: .russian))
        var expected = event.outcome.figures(event.statistics, advice: event.advice)
        let classes = try #require(expected["standings"]?.objectValue?["classes"]?.arrayValue)
        let rows = try #require(classes.first?.objectValue?["rows"]?.arrayValue)
        #expect(rows.count == 12)
        #expect(rows[0].objectValue?["tasks"]?.arrayValue?.count == event.outcome.quest.tasks.count)
        let lean = rows.map { row in
            JSONValue.object(
                JSONObject((row.objectValue ?? [:]).members.filter { $0.key != "tasks" }.map { ($0.key, $0.value) }))
        }
        expected["standings"] = ["classes": [["rows": .array(lean)]]]
        #expect(try content("figures", of: page) == JSONValue(parsing: JSONWriter().write(.object(expected))))

        let text = String(decoding: page, as: UTF8.self)
        #expect(text.hasPrefix("<!doctype html>\n<html lang=\"ru\">"))
        #expect(text.contains("<title>Тайна мельника</title>"))
        let own = try content("page", of: page)
        #expect(own.objectValue?["names"]?.objectValue?["ru"]?.arrayValue?[0] == "Старый мост")
        #expect(own.objectValue?["names"]?.objectValue?["en"]?.arrayValue?[0] == "Old Bridge")
        #expect(own.objectValue?["timeLimit"]?.doubleValue == 5400)
        let lines = try #require(own.objectValue?["charts"]?.objectValue?["lines"]?.arrayValue)
        #expect(lines.count == 1)
    }

    @Test("words of a quest stay words, whatever they look like")
    func escaping() throws {
        let words = "</script><script>alert(1)</script><!-- & {{script}} “\u{2028}”"
        let harmless = try Self.event(riders: 2).report.page(in: .english)
        let event = try Self.event(renaming: words, riders: 2)
        let page = event.report.page(in: .english)
        let text = String(decoding: page, as: UTF8.self)
        let tags = { (text: String) in text.components(separatedBy: "<script").count }
        #expect(tags(text) == tags(String(decoding: harmless, as: UTF8.self)))
        #expect(!text.contains("<!--"))
        #expect(!text.contains("<script>alert"))
        #expect(text.contains("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp; {{script}}"))
        let tasks = try #require(try content("figures", of: page).objectValue?["tasks"]?.arrayValue)
        #expect(tasks[0].objectValue?["name"]?.stringValue == words)
    }

    @Test("heights along tracks are those of the roads ridden, and there are none on a map without heights")
    func heights() throws {
        let event = try Self.event(riders: 4)
        #expect(try content("page", of: event.report.page(in: .english)).objectValue?["heights"] == nil)

        let graph = try HillyTown.graph()
        let outcome = event.outcome
        let report = EventReport(of: outcome, event.statistics, advice: event.advice, on: graph)
        let heights = try #require(
            try content("page", of: report.page(in: .english)).objectValue?["heights"]?.objectValue)
        #expect(heights["names"]?.arrayValue?.count == 4)
        var numbers = try Unpacked(try #require(heights["values"]?.stringValue))
        #expect(heights["spacing"]?.doubleValue == 50)
        for rider in outcome.riders {
            let (count, length) = (try numbers.take(), try numbers.take())
            let metres = zip(rider.outline.points, rider.outline.points.dropFirst())
                .reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
            #expect(Double(count) > metres / 50 && abs(Double(length) - metres) <= 1)
            var (along, height, least) = (0, 0, Int.max)
            for _ in 0..<count {
                let step = try numbers.take()
                #expect(step >= 0 && step <= 200)
                along += step
                height += try numbers.take()
                least = min(least, height)
                #expect((1000...3000).contains(height), "\(height) dm")
            }
            #expect(abs(Double(along) - metres) < 200 && least < .max)
        }
        #expect(numbers.isAtEnd)
    }

    @Test("tracks come out of the page to a metre and a second")
    func tracks() throws {
        let outcome = try Self.event(riders: 5).outcome
        let sheet = ReportSheet(of: outcome)
        var numbers = try Unpacked(sheet.tracks(of: outcome).text)
        for rider in outcome.riders {
            let (isHome, count) = (try numbers.take(), try numbers.take())
            #expect(isHome == (rider.isHome ? 1 : 0))
            #expect(count == rider.outline.points.count)
            var (time, x, y) = (outcome.startTime, 0, 0)
            for point in rider.outline.points {
                time += Double(try numbers.take())
                x += try numbers.take()
                y += try numbers.take()
                #expect(abs(time - point.time) <= 0.5)
                #expect(abs(Double(x) - sheet.point(point.coordinate).x) < 0.5)
                #expect(abs(Double(y) - sheet.point(point.coordinate).y) < 0.5)
                #expect((0...sheet.width).contains(x) && (0...sheet.height).contains(y))
            }
        }
        #expect(numbers.isAtEnd)
    }

    @Test(
        "recorded riders of one team keep a track each, who never started has none, and a track far away makes no larger sheet"
    )
    func recordedTracks() throws {
        let quest = try #require(
            Quest.read(
                Array(
                    try Data(contentsOf: RealData.packageRoot.appending(path: "quests/millers-secret.geojson")))
            ).quest)
        let graph = try TestMaps.demo(seed: 1)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        let start = try #require(quest.settings.start)
        func ride(_ name: RideEntry.Rider, _ place: Coordinate, joining team: String? = nil) throws -> [RecordedRide] {
            let fixes = (0..<60).map { second in
                Fix(
                    time: RideSimulator.start(of: quest) + Double(second),
                    coordinate: Coordinate(longitude: place.longitude + Double(second) * 5e-5, latitude: place.latitude)
                )
            }
            var device = DeviceLog(device: name.rawValue, rider: name)
            if let team { device.append(.joined(Registration(team: team)), at: fixes[0].time) }
            return [RecordedRide(rider: name, fixes: fixes)] + RecordedRide.rides(in: device.log)
        }
        let near = try ride("a", start, joining: "t") + ride("b", start, joining: "t")
        func sheet(_ rides: [RecordedRide]) throws -> (ReportSheet, [Int]) {
            let outcome = try EventReplay(quest: quest, rides: rides, search: search).run()
            let sheet = ReportSheet(of: outcome)
            var numbers = try Unpacked(sheet.tracks(of: outcome).text)
            var counts: [Int] = []
            while !numbers.isAtEnd {
                _ = try numbers.take()
                counts.append(try numbers.take())
                for _ in 0..<(3 * (counts.last ?? 0)) { _ = try numbers.take() }
            }
            return (sheet, counts)
        }
        let (small, counts) = try sheet(near)
        #expect(counts.count == 2)
        let (large, all) = try sheet(near + ride("c", Coordinate(longitude: 100, latitude: -40)))
        #expect(all.count == 3 && large.width == small.width && large.height == small.height)
        #expect(try sheet(near + [RecordedRide(rider: "d", fixes: [])]).1.count == 2)
    }

    @Test("roads come out of the page where they are on the map")
    func roads() throws {
        let event = try Self.event(riders: 1)
        let sheet = ReportSheet(of: event.outcome)
        let ranks = sheet.roads(of: event.graph)
        #expect(ranks.count == RoadRank.allCases.count)
        var ends: Set<[Int]> = []
        for edge in event.graph.edges {
            for place in [event.graph.shape(of: edge).first, event.graph.shape(of: edge).last].compactMap({ $0 }) {
                ends.insert([Int(sheet.point(place).x), Int(sheet.point(place).y)])
            }
        }
        var lines = 0
        for rank in ranks {
            var numbers = try Unpacked(rank.text)
            var (x, y) = (0, 0)
            while !numbers.isAtEnd {
                let count = try numbers.take()
                lines += 1
                for place in 0..<count {
                    x += try numbers.take()
                    y += try numbers.take()
                    if place == 0 || place == count - 1 { #expect(ends.contains([x, y])) }
                }
            }
        }
        #expect(lines > 100)
        #expect(lines <= event.graph.edgeCount)
        #expect(ranks.reduce(0) { $0 + $1.bytes.count } <= ReportSheet.mostRoadBytes)
    }

    @Test("a page takes few kilobytes a rider")
    func size() throws {
        let bytes = { (riders: Int) in try Self.event(riders: riders).report.page(in: .english).count }
        let (few, many) = (try bytes(4), try bytes(24))
        #expect((many - few) / 20 < 3_000)
        #expect(few < 400_000)
    }

    @Test("every word that the page and its script ask for is there, and no other")
    func words() throws {
        let html = String(decoding: PageTemplate.html, as: UTF8.self)
        let script = String(decoding: PageTemplate.script, as: UTF8.self)
        let asked = html.matches(of: /data-(?:text|label|hint)="(\w+)"/).map { String($0.output.1) }
        let keys = PageText.all.map(\.key)
        #expect(Set(keys).count == keys.count)
        for key in asked { #expect(keys.contains(key), "\(key)") }
        for match in script.matches(of: /say\("(\w+)"\)/) { #expect(keys.contains(String(match.output.1))) }
        let families = ["status-", "outcome-", "now-", "zone-"]
        for key in keys
        where !asked.contains(key) && !key.hasPrefix("start") && key != "finish"
            && !families.contains(where: key.hasPrefix)
        {
            #expect(script.contains("\"\(key)\"") || script.contains("\(key):"), "\(key)")
        }
        for status in RideResult.Status.allCases { #expect(keys.contains("status-\(status.rawValue)")) }
        for outcome in RideResult.Outcome.allCases { #expect(keys.contains("outcome-\(outcome.rawValue)")) }
        for (key, text) in PageText.all {
            #expect(!text[.english].isEmpty && !text[.russian].isEmpty, "\(key)")
            #expect(!text[.english].contains(/\p{Cyrillic}/), "\(key)")
        }
    }
}
