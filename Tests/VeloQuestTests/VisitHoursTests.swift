import Geodesy
import Quests
import Scoring
import Testing

@testable import VeloQuest

@Suite("When a visit pays")
struct VisitHoursTests {
    private static let start = 1_717_232_400.0
    private static let day = 86_400.0

    /// The hours of the only task, so many seconds after the start.
    private static func hours(
        elapsed: Double = 0, lead: Double = 0, limit: Double? = nil, massStart: Double? = nil, isUnderWay: Bool = true,
        rules: ScoringRules = ScoringRules(), _ task: (inout Quest.Task) -> Void = { _ in }
    ) throws -> ClosedRange<Double> {
        var only = Quest.Task(id: "a", name: "A", coordinate: Coordinate(longitude: 61.4, latitude: 55.1), points: 10)
        task(&only)
        var settings = Quest.Settings(start: only.coordinate, timeLimit: limit)
        settings.massStart = massStart
        settings.scoring = rules
        let quest = try Quest(settings: settings, tasks: [only])
        let progress = RideProgress(quest: quest)
        let rewards = RideRewards(
            isUnderWay ? progress.supposing([], start: start, finish: nil) : progress, at: start + elapsed, home: 0)
        return rewards.hours(of: quest.tasks[0], solvedAfter: lead)
    }

    @Test("a task without hours may be visited from now on for a day, or a day more than the limit")
    func always() throws {
        #expect(try Self.hours() == 0...Self.day)
        #expect(try Self.hours(elapsed: 100, lead: 40) == 0...(Self.day - 40))
        #expect(try Self.hours(limit: 1800) == 0...(Self.day + 1800))
        #expect(try Self.hours(elapsed: 600, limit: 1800) == 0...(Self.day + 1200))
        #expect(try Self.hours(elapsed: 2000, limit: 1800) == 0...Self.day)
    }

    @Test("it opens and closes by the clock or after the start, and nobody goes before the mass start")
    func hours() throws {
        #expect(try Self.hours { $0.opens = .afterStart(100) } == 100...Self.day)
        #expect(try Self.hours(elapsed: 30) { $0.opens = .afterStart(100) } == 70...Self.day)
        #expect(try Self.hours(elapsed: 130) { $0.opens = .afterStart(100) } == 0...Self.day)
        #expect(try Self.hours(elapsed: 30) { $0.opens = .clock(Self.start + 500) } == 470...Self.day)
        #expect(try Self.hours(elapsed: 30, lead: 20) { $0.closes = .afterStart(500) } == 0...450)
        #expect(try Self.hours { $0.closes = .afterStart(2 * Self.day) } == 0...Self.day)
        let before = try Self.hours(elapsed: -300, massStart: Self.start, isUnderWay: false) {
            $0.opens = .afterStart(-100)
        }
        #expect(before == 300...Self.day)
    }

    @Test("it is never open where it closes before it opens, and for a moment where it closes then")
    func never() throws {
        let never = -1.0...(-1.0)
        #expect(try Self.hours(elapsed: 501) { $0.closes = .afterStart(500) } == never)
        #expect(try Self.hours(elapsed: 500) { $0.closes = .afterStart(500) } == 0...0)
        #expect(try Self.hours(elapsed: 490, lead: 10) { $0.closes = .afterStart(500) } == 0...0)
        #expect(try Self.hours(elapsed: 490, lead: 11) { $0.closes = .afterStart(500) } == never)
    }

    @Test("where tasks do not count after the limit, or are bonus controls, the limit closes them")
    func limits() throws {
        var strict = ScoringRules()
        strict.countsAfterLimit = false
        #expect(try Self.hours(elapsed: 600, limit: 1800, rules: strict) == 0...1200)
        #expect(try Self.hours(elapsed: 600, limit: 1800, rules: strict) { $0.closes = .afterStart(900) } == 0...300)
        #expect(try Self.hours(elapsed: 600, limit: 1800, rules: strict) { $0.closes = .afterStart(9000) } == 0...1200)
        var bonus = ScoringRules()
        bonus.bonusControls = [BonusControls(codes: 900...999, points: 100, closedAtFirst: 600, closedAtLast: 500)]
        for (code, hours) in [
            (899, 0...(Self.day + 1700)), (900, 500...1200), (999, 500...1200), (1000, 0...(Self.day + 1700)),
        ] {
            #expect(
                try Self.hours(elapsed: 100, limit: 1800, rules: bonus) { $0.statedCode = code } == hours, "\(code)")
        }
        #expect(try Self.hours(elapsed: 100, rules: bonus) { $0.statedCode = 900 } == 500...Self.day)
        let both = try Self.hours(elapsed: 100, limit: 1800, rules: bonus) {
            ($0.statedCode, $0.opens, $0.closes) = (950, .afterStart(900), .afterStart(1000))
        }
        #expect(both == 800...900)
    }
}
