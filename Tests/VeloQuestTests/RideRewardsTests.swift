import EngineTestSupport
import Support
import Testing

@testable import VeloQuest

/// What planning believes of the rules, compared with the results of rides.
@Suite("What the rules still offer")
struct RideRewardsTests {
    private static let now = 1_700_000_000.0
    private static let place = Coordinate(longitude: 61.4, latitude: 55.15)

    private func quest(
        _ rules: ScoringRules = ScoringRules(), count: Int = 3, limit: Double? = nil, massStart: Double? = nil,
        zones: [Quest.Zone] = [], change: (inout Quest.Task) -> Void = { _ in }
    ) throws -> Quest {
        var settings = Quest.Settings(timeLimit: limit)
        settings.scoring = rules
        settings.massStart = massStart
        let tasks = (1...count).map { number in
            var task = Quest.Task(
                id: .init("\(number)"), name: "\(number)", coordinate: Self.place, points: 10 * number)
            change(&task)
            return task
        }
        return try Quest(settings: settings, tasks: tasks, zones: zones)
    }

    /// A ride that starts and reaches tasks, at times in seconds from now.
    private func progress(_ quest: Quest, started: Double?, reached: [(String, Double)] = []) -> RideProgress {
        var phone = DeviceLog(device: "phone", rider: "rider")
        if let started { phone.append(.started, at: Self.now + started) }
        for (task, second) in reached {
            let checkIn = CheckIn(
                task: .init(task), time: Self.now + second, coordinate: Self.place, distance: 0, accuracy: 5, reach: 30,
                fixes: [Fix(time: Self.now + second, coordinate: Self.place, horizontalAccuracy: 5)])
            phone.append(.checkedIn(checkIn), at: Self.now + second)
        }
        return RideProgress(quest: quest, ride: phone.log.ride(of: "rider"))
    }

    private func rewards(_ progress: RideProgress, home: Double = 0) -> RideRewards {
        RideRewards(progress, at: Self.now, home: home)
    }

    @Test("a task may be visited exactly when a check-in then would count", arguments: 0..<200 as Range<UInt64>)
    func hours(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func second() -> Double { Double(generator.next(in: -3_600_000...7_200_000)) / 1000 }
        func moment() -> Quest.Moment {
            generator.chance(0.5) ? .clock(Self.now + second()) : .afterStart(second())
        }
        var rules = ScoringRules()
        rules.countsAfterLimit = generator.chance(0.5)
        if generator.chance(0.4) {
            rules.bonusControls = [
                .init(codes: 1...1, points: 5, closedAtFirst: max(0, second()), closedAtLast: max(0, second()))
            ]
        }
        let started = generator.chance(0.7) ? min(0, second()) : 0
        let quest = try quest(
            rules, count: 1, limit: generator.chance(0.6) ? max(1, second()) : nil,
            massStart: generator.chance(0.3) ? Self.now + second() : nil
        ) { task in
            if generator.chance(0.5) { task.opens = moment() }
            if generator.chance(0.5) { task.closes = moment() }
        }
        let task = quest.tasks[0]
        let begun = progress(quest, started: started)
        let hours = rewards(begun).hours(of: task, solvedAfter: 0)
        func counts(_ second: Double) -> Bool {
            let ridden = progress(quest, started: started, reached: [("1", second)])
            return RideResult(ridden).lines[0].outcome == .solved
        }
        if hours.upperBound < 0 {
            for second in stride(from: 0.0, to: 80_000, by: 977) { #expect(!counts(second), "seed \(seed)") }
            return
        }
        let horizon = 86_400 + max(0, begun.limitTime.map { $0 - Self.now } ?? 0)
        #expect(counts(hours.lowerBound) && counts((hours.lowerBound + hours.upperBound) / 2), "seed \(seed)")
        #expect(hours.lowerBound == 0 || !counts(hours.lowerBound - 0.002), "seed \(seed)")
        #expect(counts(hours.upperBound), "seed \(seed)")
        #expect(abs(hours.upperBound - horizon) < 0.001 || !counts(hours.upperBound + 0.002), "seed \(seed)")
        let earlier = rewards(begun).hours(of: task, solvedAfter: 50)
        if hours.upperBound - hours.lowerBound > 50 {
            #expect(earlier == hours.lowerBound...(hours.upperBound - 50), "seed \(seed)")
        } else if hours.upperBound - hours.lowerBound < 49.9 {
            #expect(earlier == -1...(-1), "seed \(seed)")
        }
    }

    /// Rules about the time of the finish.
    private func timing(_ generator: inout SeededGenerator) -> ScoringRules {
        var rules = ScoringRules()
        let counting = generator.pick(MinuteCounting.allCases) ?? .full
        let points = Points(1 + generator.next(below: 5))
        if generator.chance(0.8) {
            let bands = [2, 5, 9].map { LatePenalty.Band(until: $0, points: Points($0)) }
            rules.late = LatePenalty(
                generator.pick([.perMinute(points), .bands(bands), .table(bands), .quadratic(1)]) ?? .table(bands),
                counting: counting, cap: generator.pick([nil, .gross, .points(8)]) ?? nil,
                limit: generator.chance(0.5) ? Double(30 * generator.next(in: 1...60)) : nil,
                beyond: generator.pick(LatePenalty.Consequence.allCases) ?? .unplaced)
        }
        if generator.chance(0.6) {
            rules.early = .init(
                perMinute: points, counting: counting, needsAllTasks: false,
                most: generator.chance(0.3) ? 7 : nil)
        }
        return rules
    }

    @Test("a later finish costs what the results say, up to where it costs all", arguments: 0..<120 as Range<UInt64>)
    func lateness(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let rules = timing(&generator)
        let limit = generator.pick([600.0, 930, 61, 3600.5]) ?? 600
        let started = generator.pick([0.0, -300, -1000, -7200]) ?? 0
        let home = generator.pick([0.0, 120, 900]) ?? 0
        let quest = try quest(rules, limit: limit)
        let begun = progress(quest, started: started)
        let rewards = rewards(begun, home: home)
        func result(_ finish: Double) -> RideResult {
            RideResult(
                begun.supposing(quest.tasks.map { ($0.id, Self.now) }, start: Self.now, finish: Self.now + finish))
        }
        func isPlaced(_ result: RideResult) -> Bool {
            let losesAll = result.extras.contains { if case .lostAll = $0.cause { true } else { false } }
            return result.status == .ok && !losesAll
        }
        // Without a penalty a plan has to keep the limit.
        if rules.late == nil { #expect(abs(rewards.hardLimit - limit - started) < 0.001, "seed \(seed)") }
        guard rewards.hardLimit > 0 else {
            #expect(rules.late == nil || !isPlaced(result(61)), "seed \(seed)")
            return
        }
        // To the millisecond before: the limit itself may be the first moment that costs more.
        let last = min(rewards.hardLimit - 0.002, 4000)
        let times = stride(from: 0, through: last, by: 7.3).map { $0 } + [last]
        let best = times.map { result($0).total }.max() ?? .zero
        let least = rewards.lateness.map(\.penalty)
        #expect(zip(least, least.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
        for time in times where time >= home {
            let found = result(time)
            #expect(isPlaced(found), "seed \(seed), \(time)")
            let believed = rewards.lateness.last { $0.after < time }?.penalty ?? .zero
            let cost = best - found.total
            if rewards.isAdditive {
                #expect(believed == cost, "seed \(seed), \(time)")
            } else {
                #expect(believed >= cost, "seed \(seed), \(time)")
            }
        }
        guard rewards.hardLimit < 80_000, rewards.hardLimit > home, rules.late != nil else { return }
        let beyond = result(rewards.hardLimit + 60)
        let cost = best - beyond.total
        let atHome = best - result(home).total
        #expect(!isPlaced(beyond) || cost - atHome >= 60, "seed \(seed): \(rewards.hardLimit)")
    }

    @Test("points fall as the results say", arguments: [0.0, 100, 400], [-900.0, -130, 0])
    func decay(after: Double, started: Double) throws {
        for least in [0, 15, 40] as [Points] { try decay(after: after, started: started, least: least) }
    }

    private func decay(after: Double, started: Double, least: Points) throws {
        var rules = ScoringRules()
        rules.decay = .init(after: after, secondsPerPoint: 20, least: least)
        let quest = try quest(rules)
        let begun = progress(quest, started: started)
        let rewards = rewards(begun)
        let decay = try #require(rewards.decay)
        for task in quest.tasks {
            let (most, leastOf) = rewards.range(of: task)
            for second in stride(from: 0.0, through: 1500, by: 10) {
                let solved = begun.supposing([(task.id, Self.now + second)], start: Self.now, finish: nil)
                let found = RideResult(solved).lines[task.number - 1].points
                let lost = ((second - decay.after) / decay.every).rounded(.down)
                let believed = max(leastOf, most - Points(Int(max(0, lost))))
                // A task that is worth nothing now is not worth anything later.
                #expect(found == (rewards.counts(task.id) ? believed : .zero), "\(task.id) at \(second)")
            }
        }
    }

    @Test("before a mass start points fall from then on")
    func decayFromMassStart() throws {
        var rules = ScoringRules()
        rules.decay = .init(after: 30, secondsPerPoint: 20, least: 5)
        let quest = try quest(rules, massStart: Self.now + 600)
        let rewards = rewards(RideProgress(quest: quest))
        #expect(rewards.decay?.after == 630 && rewards.decay?.every == 20)
        #expect(rewards.range(of: quest.tasks[2]) == (30, 5))
        #expect(rewards.hours(of: quest.tasks[2], solvedAfter: 0).lowerBound == 600)
    }

    @Test("a fall from the check-in, or by nothing, is none that a plan could count with")
    func noDecay() throws {
        for (origin, seconds, falls) in [
            (ScoringRules.Decay.Origin.checkIn, 20.0, false), (.start, 0, false), (.start, 20, true),
        ] {
            let quest = try quest(rules { $0.decay = .init(from: origin, secondsPerPoint: seconds) })
            #expect((rewards(RideProgress(quest: quest)).decay != nil) == falls)
        }
    }

    private func rules(_ change: (inout ScoringRules) -> Void) -> ScoringRules {
        var rules = ScoringRules()
        change(&rules)
        return rules
    }

    @Test("only where each task brings its own points whatever else is solved can a plan be proven the best")
    func additive() throws {
        let lake = Quest.Zone(id: "lake", name: "Lake", kind: .toll(.init(perEntry: 1)), polygons: [])
        let moor = Quest.Zone(id: "moor", name: "Moor", kind: .forbidden, polygons: [])
        func isAdditive(
            _ rules: ScoringRules = ScoringRules(), limit: Double? = 600, zones: [Quest.Zone] = [], ordered: Int = 0
        ) throws -> Bool {
            let quest = try quest(rules, limit: limit, zones: zones) { task in
                if let number = Int(task.id.rawValue), number <= ordered { task.order = number }
            }
            return rewards(RideProgress(quest: quest)).isAdditive
        }
        #expect(try isAdditive() && isAdditive(limit: nil) && isAdditive(zones: [moor]) && isAdditive(ordered: 3))
        #expect(try !isAdditive(zones: [lake]) && !isAdditive(zones: [moor, lake]) && !isAdditive(ordered: 2))
        #expect(try !isAdditive(rules { $0.allTasks = 5 }))
        #expect(try !isAdditive(rules { $0.early = .init(perMinute: 1) }))
        #expect(try isAdditive(rules { $0.early = .init(perMinute: 1, needsAllTasks: false) }))
        #expect(try !isAdditive(rules { $0.decay = .init(from: .checkIn, secondsPerPoint: 9) }))
        #expect(try isAdditive(rules { $0.decay = .init(from: .start, secondsPerPoint: 9) }))
        #expect(try !isAdditive(rules { $0.outOfOrder = .charged(.points(1)) }, ordered: 3))
        #expect(try isAdditive(rules { $0.outOfOrder = .charged(.points(1)) }))
        #expect(try isAdditive(rules { $0.outOfOrder = .missingPunch }, ordered: 3))
        #expect(try isAdditive(rules { $0.late = LatePenalty(.perMinute(1)) }))
        #expect(try isAdditive(rules { $0.late = LatePenalty(.perMinute(1), counting: .full) }))
        #expect(try !isAdditive(rules { $0.late = LatePenalty(.perMinute(1), counting: .exact) }))
    }

    @Test("a course is kept where a task out of order brings nothing, or the place")
    func order() throws {
        func keepsOrder(_ outOfOrder: ScoringRules.OutOfOrder, ordered: Bool = true) throws -> Bool {
            let quest = try quest(rules { $0.outOfOrder = outOfOrder }) { if ordered, $0.id == "2" { $0.order = 1 } }
            return rewards(RideProgress(quest: quest)).keepsOrder
        }
        #expect(try keepsOrder(.worthless) && keepsOrder(.missingPunch))
        #expect(try !keepsOrder(.charged(.percent(50))) && !keepsOrder(.worthless, ordered: false))
    }

    @Test("behind a task of a course that is solved, the ones before it are worth nothing, those beside it are")
    func passed() throws {
        func worth(_ outOfOrder: ScoringRules.OutOfOrder) throws -> [Bool] {
            let quest = try quest(rules { $0.outOfOrder = outOfOrder }, count: 5) { task in
                task.order = ["1": 1, "2": 2, "3": 2, "4": 3][task.id.rawValue]
            }
            let rewards = rewards(progress(quest, started: -60, reached: [("2", -30)]))
            #expect(rewards.solvedCount == 1)
            return quest.tasks.map { rewards.counts($0.id) }
        }
        #expect(try worth(.worthless) == [false, false, true, true, true])
        #expect(try worth(.missingPunch) == [true, false, true, true, true])
    }

    @Test("of what a task requires, the part that is not solved remains")
    func requirements() throws {
        let quest = try quest(count: 5) { task in
            if task.id == "5" { task.requires = [Quest.Requirement(2, of: ["1", "2", "3"]), Quest.Requirement("4")] }
        }
        func open(_ reached: [String]) -> [Quest.Requirement] {
            rewards(progress(quest, started: -60, reached: reached.map { ($0, -30) })).requirements(of: quest.tasks[4])
        }
        #expect(open([]) == quest.tasks[4].requires)
        #expect(open(["2"]) == [Quest.Requirement(1, of: ["1", "3"]), Quest.Requirement("4")])
        #expect(open(["1", "3"]) == [Quest.Requirement("4")])
        #expect(open(["1", "2", "3", "4"]).isEmpty)
    }
}
