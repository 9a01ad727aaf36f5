import EngineTestSupport
import Exchange
import JSON
import Quests
import Scoring
import Support
import TestSupport
import Testing

@Suite("Files for other programs as they were recorded")
struct RecordedExportTests {
    private func lines(_ title: String, _ bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("><", with: ">\n<").replacing("},{", with: "},\n{").replacing("\r\n", with: "\n")
        return ["--- \(title)"] + text.split(separator: "\n").map { String($0).replacing("\r", with: "\\r") }
    }

    @Test(
        "the same quest and rides give the same files in every version: courses, maps and results",
        arguments: [3, 4, 6] as [UInt64])
    func recorded(seed: UInt64) throws {
        let teams = seed == 6 ? Quest.TeamRules(together: .init(metres: 500, seconds: 3600)) : nil
        let quest = try RandomQuest.quest(seed: seed, isOrdered: seed == 4, teams: teams)
        let log = RandomLog.log(of: quest, seed: seed, riders: 8)
        let standings = Standings(of: log, in: quest, authority: log.decided)
        var all = lines("course", CourseData(quest, created: 1_700_000_000.5, creator: "me").encoded())
        all += lines("results", ResultList(standings, in: quest).encoded())
        all += lines("map", KMLDocument(quest, language: seed == 3 ? "ru" : nil).encoded())
        all += lines("waypoints", GPXDocument(quest, language: seed == 3 ? "ru" : nil).encoded())
        all += lines("table", StandingsCSV(standings).encoded())
        all += lines("data", JSONWriter().write(standings.json))
        for language in Language.recorded {
            let text = StandingsText(standings, language: language, isExplained: true).text
            all += lines("standings", Array(text.utf8))
        }
        let difference = try Recording("exports-\(seed)").difference(from: all)
        #expect(difference == nil)
    }
}
