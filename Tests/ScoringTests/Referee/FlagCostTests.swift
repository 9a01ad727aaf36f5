import EngineTestSupport
import Geodesy
import JSON
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

/// What a quest says that flags cost.
@Suite("The cost of flags")
struct FlagCostTests {
    private let start = SmallQuest.startTime

    private func quest(_ costs: [FlagKind: FlagCost]) throws -> Quest {
        var settings = try SmallQuest.quest().settings
        settings.flagCosts = costs
        return try Quest(settings: settings, tasks: SmallQuest.quest().tasks)
    }

    private func log(_ flags: [RideFlag]) throws -> RideLog {
        var referee = Referee(quest: try SmallQuest.quest(), device: "phone")
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) { _ = referee.receive(fix) }
        for flag in flags { try referee.note(flag, at: start + 640) }
        _ = try referee.submit("стихи", to: "poem", at: start + 650)
        try referee.finish(at: start + 700)
        return referee.log
    }

    @Test("a kind that is not named is to be judged: the result stays, and is marked")
    func judge() throws {
        let flagged = try log([RideFlag(.simulatedPosition)])
        let result = flagged.result(of: "rider", in: try quest([:]))
        #expect(result.status == .ok && result.isToBeJudged && result.flagsToJudge.map(\.kind) == [.simulatedPosition])
        #expect(result.json["toBeJudged"] == true)
        #expect(result.json["flags"]?.arrayValue?.first?.objectValue?["cost"] == "judge")
        let text = result.json["flags"]?.arrayValue?.first?.objectValue?["text"]?.objectValue
        #expect(text?["en"] == "a simulated position" && text?["ru"] == "подменённое местоположение")
        #expect(text?.count == Language.all.count)
        let plain = try log([]).result(of: "rider", in: try quest([:]))
        #expect(!plain.isToBeJudged && plain.json["toBeJudged"] == nil)
        #expect(result.total == plain.total)
        let row = try #require(Standings(of: flagged, in: try quest([:])).groups.first?.rows.first)
        #expect(row.rank == 1 && row.result.isToBeJudged)
    }

    @Test("what costs nothing is listed, and no more")
    func nothing() throws {
        let result = try log([RideFlag(.simulatedPosition)])
            .result(of: "rider", in: try quest([.simulatedPosition: .nothing]))
        #expect(result.flags.count == 1 && result.status == .ok && !result.isToBeJudged)
    }

    @Test("what disqualifies takes the place away, and no decision of the organiser gives it back")
    func disqualified() throws {
        let quest = try quest([.simulatedPosition: .disqualified, .tooExact: .nothing])
        let flagged = try log([RideFlag(.simulatedPosition)])
        var office = DeviceLog(device: "office", rider: "office")
        office.append(.adjusted(points: 5, reason: "sorry"), at: start + 900, about: "rider")
        for log in [flagged, flagged.merged(with: office.log)] {
            let result = log.result(of: "rider", in: quest)
            #expect(result.status == .disqualified && !result.isToBeJudged)
            #expect(result.disqualifyingFlags.map(\.kind) == [.simulatedPosition] && result.disqualification == nil)
            #expect(Standings(of: log, in: quest).groups[0].rows.allSatisfy { $0.rank == nil })
        }
        #expect(try log([]).result(of: "rider", in: quest).status == .ok)
    }

    @Test("every kind can have every cost")
    func every() throws {
        for kind in FlagKind.allCases {
            let flagged = try log([RideFlag(kind)])
            let statuses = try FlagCost.allCases.map { cost in
                let result = flagged.result(of: "rider", in: try quest([kind: cost]))
                return "\(result.status) \(result.isToBeJudged)"
            }
            #expect(statuses == ["ok false", "ok true", "disqualified false"], "\(kind)")
        }
    }

    @Test("check-ins that a map shows to be further apart by road are flagged with the metres, a detour is not")
    func roads() throws {
        let quest = try quest([:])
        let log = try log([])
        func flags(_ metres: Double) -> [RideFlag] {
            var roads = RoadDistances()
            roads["tree", "gate"] = metres
            return RideResult(RideProgress(quest: quest, ride: log.ride(of: "rider")), roads: roads).flags
        }
        // 1,000 m in 200 s. A bicycle goes 2,778 m, and twice that with 500 m is 6,055 m; 130 m are for radii and accuracies.
        #expect(flags(1000).isEmpty && flags(6150).isEmpty)
        let found = flags(9000)
        #expect(found.map(\.kind) == [.impossiblePace] && found[0].task == "gate")
        #expect(abs((found[0].road ?? 0) - 8870) < 1)
        #expect(
            found[0].message[.english]
                == "8.9 km by road between check-ins, further than a bicycle goes in that time: 160 km/h, at “gate”")
        #expect(found[0].message[.russian].contains("8,9 км по дорогам"))
        #expect(found[0].json["road"] != nil)
    }
}
