import EngineTestSupport
import Foundation
import JSON
import MapDrawing
import TestSupport
import Testing
import VeloQuest

@testable import EventReport
@testable import RideSimulation

@Suite("What the page knows of single riders, zones and closed roads")
struct RiderContentTests {
    @Test("tasks of each ride come out of the page as they are in the standings")
    func splits() throws {
        let event = try EventReportTests.event(riders: 9)
        let rows = event.outcome.standings.groups.flatMap(\.rows)
        let start = event.outcome.startTime
        let splits = TaskSplits(of: rows, startTime: start)
        var numbers = try Unpacked(splits.numbers.text)
        var known = 0
        for line in rows.flatMap(\.result.lines) {
            let code = try numbers.take()
            #expect(TaskSplits.outcomes[code >> 2] == line.outcome)
            let points = try numbers.take()
            #expect(points * splits.unit == Int(line.points.thousandths))
            for (bit, time) in [line.checkInTime, line.solvedTime].enumerated() {
                #expect((code >> bit & 1 == 1) == (time != nil))
                guard let time else { continue }
                let seconds = try numbers.take()
                #expect(abs(Double(seconds) - (time - start)) <= 0.5)
                known += 1
            }
        }
        #expect(numbers.isAtEnd && known > 9 * 3)
    }

    @Test("zones have their kinds, names, rings and costs")
    func zones() throws {
        let event = try EventReportTests.event(riders: 1)
        let sheet = ReportSheet(of: event.outcome)
        let quest = event.outcome.quest
        let zones = try #require(sheet.zones(of: quest).arrayValue).compactMap(\.objectValue)
        #expect(zones.map { $0["kind"]?.stringValue } == ["bounds", "forbidden", "toll"])
        #expect(zones[1]["names"]?.objectValue?["en"]?.stringValue == quest.zones[1].name)
        #expect(zones[2]["perEntry"]?.doubleValue == 2 && zones[2]["perMinute"]?.doubleValue == 1)
        for (zone, json) in zip(quest.zones, zones) {
            var numbers = try Unpacked(try #require(json["rings"]?.stringValue))
            var (x, y) = (0, 0)
            for ring in zone.polygons.joined() {
                let count = try numbers.take()
                #expect(count == ring.count)
                for place in ring {
                    x += try numbers.take()
                    y += try numbers.take()
                    #expect(abs(Double(x) - sheet.point(place).x) < 1 && abs(Double(y) - sheet.point(place).y) < 1)
                }
            }
            #expect(numbers.isAtEnd)
        }
    }

    @Test("a zone around the Earth stays a few sheets wide")
    func wideZone() throws {
        let event = try EventReportTests.event(riders: 1)
        let sheet = ReportSheet(of: event.outcome)
        let corners = [(-170.0, -80.0), (170, -80), (170, 80), (-170, 80)]
        let ring = corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
        let zone = Quest.Zone(id: "all", name: "All", kind: .bounds, polygons: [[ring]])
        let quest = try Quest(tasks: event.outcome.quest.tasks, zones: [zone])
        let json = try #require(sheet.zones(of: quest).arrayValue?.first?.objectValue)
        var numbers = try Unpacked(try #require(json["rings"]?.stringValue))
        _ = try numbers.take()
        let far = 10 * (sheet.width + sheet.height)
        while !numbers.isAtEnd {
            let step = try numbers.take()
            #expect(abs(step) <= 2 * far)
        }
    }

    @Test("the roads that the quest closes are drawn, and none where it closes none")
    func closedRoads() throws {
        let event = try EventReportTests.event(riders: 1)
        let sheet = ReportSheet(of: event.outcome)
        let quest = event.outcome.quest
        #expect(sheet.closedRoads(of: quest, on: event.graph).bytes.isEmpty)
        let road = try #require(event.graph.edges.first)
        let shape = event.graph.shape(of: road)
        let line = Geometry(.lineString(Positions(shape.map { Position($0) })))
        let closed = try Quest(tasks: quest.tasks, closures: [line])
        var numbers = try Unpacked(sheet.closedRoads(of: closed, on: event.graph).text)
        let count = try numbers.take()
        let (x, y) = (try numbers.take(), try numbers.take())
        #expect(count == shape.count)
        #expect(Double(x) == sheet.point(shape[0]).x && Double(y) == sheet.point(shape[0]).y)
    }

    @Test("the name of a rider stays a name, whatever it looks like")
    func registeredName() throws {
        let words = "</script><script>alert(1)</script><!--"
        let bytes = [UInt8](try Data(contentsOf: RealData.packageRoot.appending(path: "quests/millers-secret.geojson")))
        let quest = try #require(Quest.read(bytes).quest)
        let graph = try TestMaps.demo(seed: 1)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        var device = DeviceLog(device: "phone", rider: "anna")
        let start = RideSimulator.start(of: quest)
        device.append(.joined(Registration(name: words)), at: start)
        let place = try #require(quest.settings.start)
        let fixes = (0..<60).map { second in
            let east = place.longitude + Double(second) * 5e-5
            return Fix(
                time: start + Double(second), coordinate: Coordinate(longitude: east, latitude: place.latitude))
        }
        let rides = [RecordedRide(rider: "anna", fixes: fixes)] + RecordedRide.rides(in: device.log)
        let replay = try EventReplay(quest: quest, rides: rides, search: search)
        let outcome = replay.run()
        let statistics = EventStatistics(of: outcome)
        let report = EventReport(of: outcome, statistics, advice: replay.advice(after: statistics), on: graph)
        let text = String(decoding: report.page(in: .english), as: UTF8.self)
        #expect(text.contains(#"\u003c/script>\u003cscript>alert(1)"#))
        #expect(!text.contains("<script>alert") && !text.contains("<!--"))
    }
}
