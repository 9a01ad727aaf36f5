import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Rule sets of the field")
struct PresetTests {
    /// Points and status of a ride that visits some controls and comes so many seconds after the limit.
    private func ride(
        _ rules: ScoringRules, controls: [Int] = [31, 45, 50], visited: [Int]? = nil, late: Double
    ) throws -> (total: Points, status: RideResult.Status) {
        let quest = try WrittenRide.quest(controls, rules) { $0.statedPoints = 100 }
        let result = WrittenRide.ride(of: visited ?? controls, finish: 3600 + late).result(in: quest)
        return (result.total, result.status)
    }

    // Three controls of 100 points; the announced rate is 10 a minute.
    @Test(
        "IRF: a rate per minute or part of one; more than thirty minutes late no place",
        arguments: [
            (-600.0, 300, RideResult.Status.ok), (0, 300, .ok), (0.001, 290, .ok), (1, 290, .ok), (60, 290, .ok),
            (60.001, 280, .ok), (119.999, 280, .ok), (29 * 60, 10, .ok), (30 * 60, 0, .ok),
            (30 * 60 + 0.001, -10, .overTime),
            (31 * 60, -10, .overTime), (7200, -900, .overTime),
        ] as [(Double, Points, RideResult.Status)])
    func irf(late: Double, points: Points, status: RideResult.Status) throws {
        let ride = try ride(.irf(perMinute: 10), late: late)
        #expect(ride.total == points)
        #expect(ride.status == status)
        #expect(try self.ride(ScoringRules(.irf), late: late).total == points, "the preset's rate is 10")
    }

    @Test("IRF: a control after the end counts only where the amendment holds; exactly at the end it counts")
    func irfAfterTime() throws {
        for (counts, expected) in [(false, [100, 90]), (true, [100, 190])] as [(Bool, [Points])] {
            let quest = try WrittenRide.quest([31, 32], .irf(perMinute: 10, countsAfterLimit: counts)) {
                $0.statedPoints = 100
            }
            var inTime = WrittenRide()
            inTime.add(.started, at: 0)
            inTime.reach("31", at: 3600)
            inTime.add(.finished, at: 3600)
            #expect(inTime.result(in: quest).total == expected[0])
            var after = WrittenRide()
            after.add(.started, at: 0)
            after.reach("31", at: 3600)
            after.reach("32", at: 3600.001)
            after.add(.finished, at: 3660)
            #expect(after.result(in: quest).total == expected[1])
            #expect(after.result(in: quest).lines[1].outcome == (counts ? .solved : .tooLate))
        }
    }

    @Test("IRF: of equal scores the earlier finish is placed higher")
    func irfTie() throws {
        let quest = try WrittenRide.quest([31, 32], .irf(perMinute: 10)) { $0.statedPoints = 100 }
        var log = RideLog()
        for (rider, finish) in [("slow", 3500.0), ("fast", 3499.999), ("also slow", 3500)] {
            var ride = WrittenRide(rider: .init(rider), device: rider)
            ride.add(.started, at: 0)
            ride.reach("31", at: 60)
            ride.add(.finished, at: finish)
            log.merge(ride.phone.log)
        }
        let rows = Standings(of: log, in: quest).groups[0].rows
        #expect(rows.map(\.name) == ["fast", "also slow", "slow"])
        #expect(rows.map(\.rank) == [1, 2, 2])
    }

    // 300 points; one of three controls is missing, so that no bonus is due. Each minute at the rate of its band.
    @Test(
        "BMBO: 1, 2, 5 and 10 points a minute as it gets later, all points over thirty minutes",
        arguments: [
            (0.0, 200), (0.001, 199), (60, 199), (60.001, 198), (5 * 60, 195), (5 * 60 + 0.001, 193), (6 * 60, 193),
            (10 * 60, 185), (11 * 60, 180), (15 * 60, 160), (16 * 60, 150), (30 * 60, 10), (30 * 60 + 0.001, 0),
            (7200, 0),
        ] as [(Double, Points)])
    func bmboLate(late: Double, points: Points) throws {
        let ride = try ride(ScoringRules(.bmbo), visited: [31, 45], late: late)
        #expect(ride.total == points)
        #expect(ride.status == .ok, "who lost all is ranked with nothing")
    }

    @Test(
        "BMBO: two points for each whole minute early, if every control was found",
        arguments: [
            (0.0, 300, 200), (59.999, 300, 200), (60, 302, 200), (119.999, 302, 200), (120, 304, 200), (600, 320, 200),
        ] as [(Double, Points, Points)])
    func bmboEarly(early: Double, all: Points, some: Points) throws {
        #expect(try ride(ScoringRules(.bmbo), late: -early).total == all)
        #expect(try ride(ScoringRules(.bmbo), visited: [31, 45], late: -early).total == some)
    }

    @Test(
        "MapRun V: 20 a control, 10 a minute or part",
        arguments: [(0.0, 60), (0.001, 50), (60, 50), (60.001, 40), (600, -40)] as [(Double, Points)])
    func mapRunV(late: Double, points: Points) throws {
        #expect(try ride(ScoringRules(.mapRunV), late: late).total == points)
    }

    @Test("MapRun Q rounds the number down to tens, N rounds it up")
    func mapRunValues() throws {
        let codes = [9, 10, 11, 19, 20, 21, 99, 100, 101]
        for (preset, expected) in [
            (ScoringRules.Preset.mapRunQ, [0, 10, 10, 10, 20, 20, 90, 100, 100]),
            (.mapRunN, [10, 10, 20, 20, 20, 30, 100, 100, 110]),
            (.mapRunW, [0, 10, 10, 10, 20, 20, 90, 100, 100]),
        ] as [(ScoringRules.Preset, [Points])] {
            let quest = try WrittenRide.quest(codes, ScoringRules(preset))
            let result = WrittenRide.ride(of: codes, finish: 3600).result(in: quest)
            #expect(result.lines.map(\.points) == expected, "\(preset)")
        }
    }

    @Test(
        "MapRun Q takes 30 a minute or part, N takes 10, W takes 20",
        arguments: [
            (ScoringRules.Preset.mapRunQ, 0.0, 120), (.mapRunQ, 0.001, 90), (.mapRunQ, 60, 90), (.mapRunQ, 60.001, 60),
            (.mapRunN, 0, 140), (.mapRunN, 0.001, 130), (.mapRunN, 60, 130), (.mapRunN, 60.001, 120),
            (.mapRunW, 0, 120), (.mapRunW, 0.001, 100), (.mapRunW, 60, 100), (.mapRunW, 60.001, 80),
        ] as [(ScoringRules.Preset, Double, Points)])
    func mapRunLate(preset: ScoringRules.Preset, late: Double, points: Points) throws {
        // 30 + 40 + 50 rounded down, 40 + 50 + 50 rounded up.
        #expect(try ride(ScoringRules(preset), late: late).total == points)
    }

    @Test(
        "MapRun W: controls from 900 are worth 100, and nothing in the first and last ten minutes",
        arguments: [
            (1.0, 0), (599.999, 0), (600, 100), (1800, 100), (3000, 100), (3000.001, 0), (3600, 0),
        ] as [(Double, Points)])
    func mapRunWBonus(second: Double, points: Points) throws {
        let quest = try WrittenRide.quest([31, 900, 999], ScoringRules(.mapRunW))
        for code in ["900", "999"] {
            var ride = WrittenRide()
            ride.add(.started, at: 0)
            ride.reach(.init(code), at: second)
            ride.add(.finished, at: 3600)
            #expect(ride.result(in: quest).total == points)
        }
    }

    @Test("MapRun W: a control that did not count can be taken once it does")
    func mapRunWAgain() throws {
        let quest = try WrittenRide.quest([31, 900], ScoringRules(.mapRunW))
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("900", at: 300)
        ride.reach("900", at: 900)
        #expect(ride.result(in: quest).lines[1].checkInTime == WrittenRide.start + 900)
    }

    /// Two questions, of which the first has two hints, and a place to be at.
    private func cityQuest() throws -> Quest {
        try WrittenRide.quest([1, 2, 3], ScoringRules(.city), timeLimit: nil) { task in
            guard task.id != "3" else { return }
            task.answer = AnswerKey.anyOf(["lion"])
            if task.id == "1" { task.hints = [Quest.Hint("It roars."), Quest.Hint("It has a mane.")] }
        }
    }

    @Test("city: 20 a task, −1 a wrong answer, −2 a hint")
    func city() throws {
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 60)
        ride.answer("tiger", to: "1", at: 70)
        ride.add(.tookHint(task: "1", index: 0), at: 80)
        ride.answer("elephant", to: "1", at: 90)
        ride.answer("lion", to: "1", at: 100)
        ride.answer("mouse", to: "1", at: 110)
        ride.reach("3", at: 200)
        ride.add(.finished, at: 300)
        let result = ride.result(in: try cityQuest())
        #expect(result.lines.map(\.points) == [16, 0, 20])
        #expect(result.total == 36)
        #expect(
            result.lines[0].message.inBoth
                == [
                    "1. Control 1: 16 of 20 points, solved at attempt 3; 2 wrong answers −2, 1 hint −2",
                    "1. Control 1: 16 из 20 баллов, решено с 3-й попытки; 2 неверных ответа −2, 1 подсказка −2",
                ])
    }

    @Test("city: −5 for skipping a task or for being shown its answer, beside what was taken before")
    func cityGivingUp() throws {
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 60)
        ride.answer("tiger", to: "1", at: 70)
        ride.add(.skipped("1"), at: 80)
        ride.answer("lion", to: "1", at: 90)
        ride.reach("2", at: 100)
        ride.add(.revealed("2"), at: 110)
        ride.answer("lion", to: "2", at: 120)
        ride.add(.finished, at: 300)
        let result = ride.result(in: try cityQuest())
        #expect(result.lines.map(\.outcome) == [.skipped, .revealed, .missed])
        #expect(result.lines.map(\.points) == [-6, -5, 0])
        #expect(result.total == -11)
        #expect(result.message[.russian] == "−11 баллов, решено 0 из 3 заданий за 0:05:00")
    }

    @Test("plain: the points of solved tasks; lateness is reported and costs nothing")
    func plain() throws {
        let ride = try ride(ScoringRules(.plain), visited: [31, 50], late: 5000)
        #expect(ride.total == 200)
        #expect(ride.status == .ok)
    }

    @Test("every preset has a name of its own and knows it")
    func names() {
        let names = ScoringRules.Preset.allCases.map(\.rawValue)
        #expect(names == ["plain", "irf", "bmbo", "maprun-v", "maprun-q", "maprun-n", "maprun-w", "city"])
        for preset in ScoringRules.Preset.allCases { #expect(ScoringRules(preset).preset == preset) }
    }
}
