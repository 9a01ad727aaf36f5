import EngineTestSupport
import Foundation
import TestSupport
import Testing
import VeloQuest

@testable import EventReport
@testable import RideSimulation

@Suite("The page about an event as it was recorded")
struct RecordedReportTests {
    private func lines(_ value: JSONValue) -> [String] {
        let text = String(decoding: JSONWriter().write(value), as: UTF8.self)
        return text.replacing("},{", with: "},\n{").replacing("],[", with: "],\n[").split(separator: "\n").map(
            String.init)
    }

    @Test("its sheet, charts, tracks and roads are those of every version")
    func page() throws {
        let bytes = [UInt8](try Data(contentsOf: RealData.packageRoot.appending(path: "quests/millers-secret.geojson")))
        let quest = try #require(Quest.read(bytes).quest)
        let graph = try TestMaps.demo(seed: 1)
        let search = PreparedSearch(
            graph: graph, costs: ArcCosts(graph: graph, profile: .city), method: .contractionHierarchy)
        var field = RiderField(riders: 14)
        field.start = .waves(size: 5, every: 60)
        let simulation = try EventSimulation(quest: quest, field: field, seed: 5, search: search)
        let outcome = simulation.run()
        let statistics = EventStatistics(of: outcome)
        let advice = simulation.advice(after: statistics)
        let report = EventReport(of: outcome, statistics, advice: advice, on: graph)
        let text = String(decoding: report.page(in: .english), as: UTF8.self)
        let opening = try #require(text.range(of: "<script type=\"application/json\" id=\"page\">"))
        let closing = try #require(text.range(of: "</script>", range: opening.upperBound..<text.endIndex))
        var page = try #require(
            try JSONValue(parsing: String(text[opening.upperBound..<closing.lowerBound])).objectValue)
        // Roads are many: how many numbers each rank has, and what they add up to.
        var roads: [String] = []
        for rank in ReportSheet(of: outcome).roads(of: graph) {
            var numbers = try Unpacked(rank.text)
            var (count, sum) = (0, 0)
            while !numbers.isAtEnd {
                sum += try numbers.take()
                count += 1
            }
            roads.append("\(count) numbers, \(sum)")
        }
        var map = page["map"]?.objectValue ?? [:]
        map["roads"] = nil
        page["map"] = .object(map)
        let all = lines(.object(page)) + roads + lines(report.figures)
        let difference = try Recording("event-page").difference(from: all)
        #expect(difference == nil)
    }
}
