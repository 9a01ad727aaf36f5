import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Scoring")
struct ScoringTests {
    private func total(_ rules: ScoringRules, _ ride: WrittenRide, _ codes: [Int] = [1, 2, 3]) throws -> Points {
        try ride.result(in: WrittenRide.quest(codes, rules) { $0.statedPoints = 100 }).total
    }

    private func late(_ penalty: LatePenalty, by seconds: Double, visited: [Int] = [1]) throws -> Points {
        var rules = ScoringRules()
        rules.late = penalty
        return try total(rules, .ride(of: visited, finish: 3600 + seconds))
    }

    @Test("minutes count when begun, when over, or in proportion")
    func counting() throws {
        for (counting, expected) in [(MinuteCounting.started, 80), (.full, 90), (.exact, 85)]
            as [(MinuteCounting, Points)]
        {
            #expect(try late(LatePenalty(.perMinute(10), counting: counting), by: 90) == expected)
        }
        #expect(try late(LatePenalty(.perMinute(10), counting: .full), by: 59.999) == 100)
        #expect(try late(LatePenalty(.perMinute(10), counting: .exact), by: 0.006) == Points(thousandths: 99_999))
    }

    @Test("a penalty may grow with the square, or go by a table")
    func curves() throws {
        #expect(try late(LatePenalty(.quadratic(2)), by: 180) == 82)
        #expect(try late(LatePenalty(.quadratic(1), counting: .exact), by: 90) == Points(thousandths: 97_750))
        let table = LatePenalty(.table([.init(until: 5, points: 10), .init(until: 10, points: 30)]))
        #expect(try [0, 0.001, 300, 300.001, 600, 6000].map { try late(table, by: $0) } == [100, 90, 90, 70, 70, 70])
    }

    @Test("a penalty may be capped, at what was won or at a sum")
    func caps() throws {
        #expect(try late(LatePenalty(.perMinute(10), cap: .gross), by: 6000) == 0)
        #expect(try late(LatePenalty(.perMinute(10), cap: .gross), by: 60) == 90)
        #expect(try late(LatePenalty(.perMinute(10), cap: .points(25)), by: 6000) == 75)
        #expect(try late(LatePenalty(.perMinute(10)), by: 6000) == -900)
    }

    @Test("beyond the limit a ride is disqualified; exactly at the limit it is not")
    func disqualified() throws {
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(1), limit: 1800, beyond: .disqualified)
        let quest = try WrittenRide.quest([1], rules)
        #expect(WrittenRide.ride(of: [1], finish: 5400).result(in: quest).status == .ok)
        #expect(WrittenRide.ride(of: [1], finish: 5400.001).result(in: quest).status == .disqualified)
    }

    @Test("all tasks bring a bonus, and so does an early finish up to its bound")
    func bonuses() throws {
        var rules = ScoringRules()
        rules.allTasks = 50
        rules.early = .init(perMinute: 1, needsAllTasks: false, most: 10)
        #expect(try total(rules, .ride(of: [1, 2, 3], finish: 3300)) == 355)
        #expect(try total(rules, .ride(of: [1, 2], finish: 3300)) == 205)
        #expect(try total(rules, .ride(of: [1, 2], finish: 60)) == 210)
        #expect(try total(rules, .ride(of: [1, 2], finish: nil)) == 200, "an early end needs a finish")
    }

    @Test("points decay from the start or the check-in, one for each full span, down to the least")
    func decay() throws {
        for (from, expected) in [
            (ScoringRules.Decay.Origin.start, [100, 99, 98, 40]), (.checkIn, [100, 100, 99, 40]),
        ]
            as [(ScoringRules.Decay.Origin, [Points])]
        {
            var rules = ScoringRules()
            rules.decay = .init(from: from, after: 60, secondsPerPoint: 10, least: 40)
            let quest = try WrittenRide.quest([1], rules) {
                $0.statedPoints = 100
                $0.answer = AnswerKey.anyOf(["lion"])
            }
            let totals = [60.0, 70, 80, 3000].map { second in
                var ride = WrittenRide()
                ride.add(.started, at: 0)
                ride.reach("1", at: 10)
                ride.answer("lion", to: "1", at: second)
                return ride.result(in: quest).total
            }
            #expect(totals == expected)
        }
    }

    @Test("a hint may cost its own price or a share of the task; a task may have a floor")
    func shares() throws {
        var rules = ScoringRules()
        rules.hint = .percent(50)
        rules.wrongAnswer = .points(80)
        let change: (inout Quest.Task) -> Void = { task in
            task.statedPoints = 30
            task.answer = AnswerKey.anyOf(["lion"])
            task.hints = [Quest.Hint("a"), Quest.Hint("b", charge: .points(3))]
        }
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 10)
        ride.add(.tookHint(task: "1", index: 1), at: 11)
        ride.answer("lion", to: "1", at: 12)
        #expect(ride.result(in: try WrittenRide.quest([1], rules, change: change)).total == 27)
        var other = WrittenRide()
        other.add(.started, at: 0)
        other.reach("1", at: 10)
        other.add(.tookHint(task: "1", index: 0), at: 11)
        other.add(.tookHint(task: "1", index: 0), at: 11)
        other.answer("cat", to: "1", at: 12)
        #expect(other.result(in: try WrittenRide.quest([1], rules, change: change)).total == -95)
        rules.leastForTask = 0
        #expect(other.result(in: try WrittenRide.quest([1], rules, change: change)).total == 0)
    }

    @Test("the lowest total is a line of its own, so that all lines still add up")
    func leastTotal() throws {
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(10))
        rules.leastTotal = 0
        let result = WrittenRide.ride(of: [1], finish: 7200).result(in: try WrittenRide.quest([1], rules))
        #expect(result.total == 0)
        #expect(result.gross + result.extras.reduce(.zero) { $0 + $1.points } == result.total)
        #expect(
            result.extras.map(\.message[.english]) == [
                "late by 1:00:00: −600 points", "no total is lower: +590 points",
            ])
    }

    @Test("a toll is paid for each entry and for the minutes inside, added up")
    func tolls() throws {
        let ring = [(0.0, 0.0), (0, 1), (1, 1), (0, 0)].map { SmallQuest.place(east: $0.0, north: $0.1) }
        let toll = Quest.Zone.Toll(perEntry: 5, perMinute: 2)
        let zone = Quest.Zone(id: "park", name: "Park", kind: .toll(toll), polygons: [[ring]])
        let plain = try WrittenRide.quest([1], ScoringRules())
        let quest = try Quest(settings: plain.settings, tasks: plain.tasks, zones: [zone])
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.add(.entered("park"), at: 10)
        ride.add(.entered("park"), at: 20)
        ride.add(.left("park"), at: 50)
        ride.add(.left("park"), at: 55)
        ride.add(.entered("park"), at: 100)
        ride.add(.finished, at: 131)
        // 40 s and 31 s are two minutes, begun.
        let result = ride.result(in: quest)
        #expect(result.total == -14)
        #expect(result.extras[0].message[.russian] == "зона «Park», 2 въезда, внутри 0:01:11: −14 баллов")
    }

    @Test("one control taken too early costs that one, not those after it")
    func order() throws {
        func quest(_ outOfOrder: ScoringRules.OutOfOrder) throws -> Quest {
            var rules = ScoringRules()
            rules.outOfOrder = outOfOrder
            return try WrittenRide.quest([1, 2, 3, 4, 9], rules) {
                $0.statedPoints = 100
                if $0.id != "9" { $0.order = $0.code }
            }
        }
        let inOrder = WrittenRide.ride(of: [1, 9, 2, 3, 4], finish: 600)
        let early = WrittenRide.ride(of: [4, 1, 2, 9, 3], finish: 600)
        let missing = WrittenRide.ride(of: [1, 2, 4], finish: 600)
        #expect(inOrder.result(in: try quest(.worthless)).total == 500)
        #expect(early.result(in: try quest(.worthless)).total == 400)
        #expect(early.result(in: try quest(.worthless)).lines[3].outcome == .outOfOrder)
        #expect(early.result(in: try quest(.charged(.percent(50)))).total == 450)
        #expect(missing.result(in: try quest(.worthless)).total == 300)
        #expect(inOrder.result(in: try quest(.missingPunch)).status == .ok)
        #expect(early.result(in: try quest(.missingPunch)).status == .missingPunch)
        #expect(missing.result(in: try quest(.missingPunch)).status == .missingPunch)
    }

    @Test("the most valuable run in order agrees with trying all runs, on random rides")
    func orderOracle() throws {
        for seed in 0..<200 as Range<UInt64> {
            var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
            func next(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % bound
            }
            let count = 2 + next(7)
            let orders = (0..<count).map { _ in next(5) }
            let worths = (0..<count).map { _ in 1 + next(9) }
            var visits = Array(0..<count)
            for index in visits.indices.reversed() { visits.swapAt(index, next(index + 1)) }
            let quest = try WrittenRide.quest(Array(1...count), ScoringRules()) { task in
                task.statedPoints = worths[task.code - 1]
                task.order = orders[task.code - 1]
            }
            let total = WrittenRide.ride(of: visits.map { $0 + 1 }, finish: 3000).result(in: quest).total
            var best = 0
            for chosen in 0..<(1 << count) {
                let run = visits.filter { chosen >> $0 & 1 == 1 }
                let isInOrder = zip(run, run.dropFirst()).allSatisfy { orders[$0] <= orders[$1] }
                if isInOrder { best = max(best, run.reduce(0) { $0 + worths[$1] }) }
            }
            #expect(total == Points(best), "seed \(seed)")
        }
    }

    @Test("points add up exactly and never overflow")
    func points() {
        #expect(Points(thousandths: 1) + Points(thousandths: 2) == Points(thousandths: 3))
        #expect(Points(.max) + 1 == Points(thousandths: .max))
        #expect(Points(.min) - 1 == Points(thousandths: -.max))
        #expect(-Points(thousandths: .min) == Points(thousandths: .max))
        #expect(Points(.max) * 2 == Points(.max) && Points(.max) * -2 == Points(.min))
        #expect(Points(thousandths: 12_500).description == "12.5")
        #expect(Points(thousandths: -1).message[.russian] == "−0,001")
        #expect(
            Points(nearest: 0.0005)?.thousandths == 1 && Points(nearest: .nan) == nil && Points(nearest: 1e10) == nil)
        #expect(Points(21).counted[.russian] == "21 балл" && Points(thousandths: 500).counted[.russian] == "0,5 балла")
    }

    @Test("ten million points and a ride of a year are counted to the thousandth and the millisecond")
    func great() throws {
        let million: Points = 10_000_000
        #expect(
            million.thousandths == 10_000_000_000 && (million + Points(thousandths: 1)).description == "10000000.001")
        #expect(million.scaled(by: 1, over: 3).thousandths == 3_333_333_333)
        #expect(Charge.percent(50).amount(of: million) == 5_000_000)
        let year: Int64 = 365 * 86_400_000
        #expect(MinuteCounting.started.milliseconds(year + 1) == year + 60_000)
        #expect(LatePenalty(.perMinute(20)).points(late: year, gross: 0) == Points(20 * 365 * 1440))
        let bands = LatePenalty(.bands([.init(until: 100_000, points: 1), .init(until: 200_000, points: 3)]))
        #expect(bands.points(late: year, gross: 0) == Points(100_000 + 3 * (365 * 1440 - 100_000)))
    }

    @Test("less than a full minute late is not late, by a table too")
    func noFullMinute() throws {
        let table = LatePenalty(.table([.init(until: 5, points: 10)]), counting: .full)
        #expect(try late(table, by: 30) == 100)
        #expect(try late(table, by: 60) == 90)
    }

    @Test("no lateness is too long to be counted", arguments: MinuteCounting.allCases)
    func endless(counting: MinuteCounting) throws {
        #expect(LatePenalty(.perMinute(10), counting: counting).points(late: .max, gross: 0) > 1_000_000)
        var rules = ScoringRules()
        rules.late = LatePenalty(.perMinute(10), counting: counting, limit: 1800)
        rules.early = .init(perMinute: 1)
        var phone = DeviceLog(device: "phone", rider: "rider")
        for (time, event) in [(-8e12, RideEvent.started), (8e12, .finished)] { phone.append(event, at: time) }
        let result = phone.log.replayed(of: "rider", in: try WrittenRide.quest([1], rules))
        #expect(result.status == .overTime && !result.message[.english].isEmpty)
    }

    @Test("a control of a course that was solved too late spoils none that was solved in time")
    func tooLateInOrder() throws {
        var rules = ScoringRules.irf(perMinute: 10)
        rules.outOfOrder = .worthless
        let quest = try WrittenRide.quest([1, 2], rules) { task in
            task.order = task.code
            task.statedPoints = task.code == 1 ? 20 : 10
            if task.id == "1" { task.answer = .anyOf(["oak"]) }
        }
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("2", at: 100)
        ride.reach("1", at: 3500)
        ride.answer("oak", to: "1", at: 3601)
        let result = ride.result(in: quest)
        #expect(result.lines.map(\.outcome) == [.tooLate, .solved])
        #expect(result.gross == 10)
    }
}
