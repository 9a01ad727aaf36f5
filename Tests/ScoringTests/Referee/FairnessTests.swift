import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Fairness")
struct FairnessTests {
    private let start = SmallQuest.startTime

    /// The flags of a ride.
    private func flags(_ fixes: [Fix], zones: [Quest.Zone] = []) throws -> [RideFlag] {
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 5000))
        var referee = Referee(quest: try Quest(tasks: [task], zones: zones))
        for fix in fixes { _ = referee.receive(fix) }
        return referee.result.flags
    }

    /// A ride to the east as a receiver tells it, with errors of some metres.
    private func honestRide(speed: Double, seconds: Int, seed: UInt64) -> [Fix] {
        var generator = SeededGenerator(seed: seed)
        func noise(_ size: Double) -> Double { (Double(generator.next(below: 2001)) / 1000 - 1) * size }
        return (0...seconds).map { second in
            var fix = SmallQuest.fix(
                Double(second), east: Double(second) * speed + noise(5), north: noise(5), accuracy: 5)
            fix.speed = speed + noise(0.5)
            fix.course = 90 + noise(5)
            return fix
        }
    }

    @Test("an honest ride raises no flag, slow or fast, whatever the seed")
    func honest() throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            for speed in [0.0, 3, 8, 13] {
                #expect(
                    try flags(honestRide(speed: speed, seconds: 300, seed: seed)) == [], "\(speed) m/s, seed \(seed)")
            }
        }
    }

    @Test("a car is flagged once for as long as it drives, and reported in both languages")
    func car() throws {
        let flags = try flags(honestRide(speed: 20, seconds: 300, seed: 1))
        #expect(flags.map(\.kind) == [.impliedSpeed])
        #expect(flags[0].message[.english].hasPrefix("faster than a bicycle: 7"))
        #expect(flags[0].message[.russian].hasPrefix("быстрее велосипеда: 7"))
    }

    @Test("one stray fix is no car, nor is a gap")
    func stray() throws {
        var fixes = honestRide(speed: 5, seconds: 200, seed: 2)
        fixes[100].coordinate = SmallQuest.place(east: 500, north: 900)
        #expect(try flags(fixes).isEmpty)
        let gap =
            honestRide(speed: 5, seconds: 60, seed: 3)
            + honestRide(speed: 5, seconds: 60, seed: 4).map { fix in
                var fix = fix
                fix.time += 600
                fix.coordinate = SmallQuest.place(east: 30_000, north: fix.time - start)
                return fix
            }
        #expect(try flags(gap).isEmpty)
    }

    @Test("the very same place over and over while the receiver says that it moves is flagged; standing still is not")
    func identical() throws {
        func fixes(speed: Double) -> [Fix] {
            (0..<60).map { second in
                var fix = SmallQuest.fix(Double(second), east: 100)
                fix.speed = speed
                fix.course = 90 + Double(second)
                fix.horizontalAccuracy = 5 + Double(second) / 10
                return fix
            }
        }
        #expect(try flags(fixes(speed: 4)).map(\.kind).contains(.identicalFixes))
        #expect(try flags(fixes(speed: 0)).isEmpty)
    }

    @Test("a speed and a course that never change are flagged")
    func even() throws {
        let fixes = (0..<100).map { second in
            var fix = SmallQuest.fix(Double(second), east: Double(second) * 5)
            fix.speed = 5
            fix.course = 90
            return fix
        }
        #expect(try flags(fixes).map(\.kind) == [.accuracyPattern])
    }

    @Test("a check-in out of nowhere is flagged at its task, one after an approach is not")
    func approach() throws {
        let task = Quest.Task(id: "oak", name: "Oak", coordinate: SmallQuest.place(east: 1000))
        func ride(_ seconds: [Double]) throws -> [RideFlag] {
            var referee = Referee(quest: try Quest(tasks: [task]))
            _ = referee.receive(SmallQuest.fix(0, east: 600))
            for second in seconds { _ = referee.receive(SmallQuest.fix(second, east: 1000)) }
            return referee.result.flags
        }
        #expect(try ride([61]) == [RideFlag(.noApproach, task: "oak", value: 61)])
        #expect(try ride([60]).isEmpty)
    }

    @Test("a tunnel and a rest are no way out of nowhere, positions at the tasks alone are")
    func outages() throws {
        let task = Quest.Task(id: "oak", name: "Oak", coordinate: SmallQuest.place(east: 1000))
        func ride(heard: ClosedRange<Int>, from east: Double, back second: Double) throws -> [RideFlag] {
            var referee = Referee(quest: try Quest(tasks: [task]))
            for other in heard {
                let ridden = Double(other - heard.upperBound) * 4
                _ = referee.receive(SmallQuest.fix(Double(other), east: east + ridden, north: Double(other % 3)))
            }
            _ = referee.receive(SmallQuest.fix(second, east: 1000))
            return referee.result.flags
        }
        #expect(try ride(heard: 0...60, from: 600, back: 180).isEmpty, "a tunnel of two minutes")
        #expect(try ride(heard: 0...60, from: 600, back: 181).map(\.kind) == [.noApproach])
        #expect(try ride(heard: 31...60, from: 600, back: 125).map(\.kind) == [.noApproach], "heard for a moment only")
        #expect(try ride(heard: 0...3, from: 801, back: 900).isEmpty, "a rest near the task")
        #expect(try ride(heard: 0...3, from: 799, back: 900).map(\.kind) == [.noApproach])
    }

    @Test("a log from which the phone's remark was removed still shows the silence before a check-in")
    func removedRemark() throws {
        let task = Quest.Task(id: "oak", name: "Oak", coordinate: SmallQuest.place(east: 1000))
        let quest = try Quest(tasks: [task])
        var referee = Referee(quest: quest, device: "phone")
        for second in 0...4 { _ = referee.receive(SmallQuest.fix(Double(second), east: 500 + Double(second))) }
        _ = referee.receive(SmallQuest.fix(700, east: 1000))
        let flag = RideFlag(.noApproach, task: "oak", value: 696)
        #expect(referee.result.flags == [flag])
        let cleaned = Forgery.rewritten(referee.log) { entry in
            if case .flagged = entry.event { nil } else { (entry.event, Double(entry.time) / 1000) }
        }
        #expect(cleaned.result(of: "rider", in: quest).flags == [flag])
    }

    @Test("the clock that is set during a ride is flagged and changes nothing")
    func clock() throws {
        let quest = try SmallQuest.quest()
        var referee = Referee(quest: quest)
        try referee.start(at: start, uptime: 1000)
        try referee.finish(at: start + 60, uptime: 4605)
        #expect(referee.result.elapsed == 3605)
        #expect(referee.result.isLate)
        #expect(referee.result.flags == [RideFlag(.clockJump, value: -3545)])
        #expect(referee.log.replayed(of: "rider", in: quest) == referee.result, "a replay says the same")
    }

    private func square(_ kind: Quest.Zone.Kind, from west: Double, to east: Double) -> Quest.Zone {
        let corners = [(west, -500.0), (east, -500), (east, 500), (west, 500), (west, -500)]
        return Quest.Zone(
            id: "zone", name: "Zone", kind: kind,
            polygons: [[corners.map { SmallQuest.place(east: $0.0, north: $0.1) }]])
    }

    @Test("forbidden ground is flagged once a visit, where the position leaves no doubt")
    func forbidden() throws {
        let zone = square(.forbidden, from: 200, to: 300)
        let there = honestRide(speed: 5, seconds: 100, seed: 5)
        #expect(try flags(there, zones: [zone]).map(\.kind) == [.forbiddenZone])
        let edge = (0...60).map { SmallQuest.fix(Double($0), east: 203, north: Double($0) * 3, accuracy: 5) }
        #expect(try flags(edge, zones: [zone]).isEmpty)
    }

    @Test("a zone that is narrower than the way between two fixes is not missed")
    func narrow() throws {
        let fixes = SmallQuest.fixes(from: 0, to: 400, speed: 8, interval: 6)
        #expect(try flags(fixes, zones: [square(.forbidden, from: 221, to: 240)]).map(\.kind) == [.forbiddenZone])
    }

    @Test("leaving the bounds is flagged, staying inside is not")
    func bounds() throws {
        let ride = honestRide(speed: 5, seconds: 100, seed: 6)
        #expect(try flags(ride, zones: [square(.bounds, from: -100, to: 400)]).map(\.kind) == [.outOfBounds])
        #expect(try flags(ride, zones: [square(.bounds, from: -100, to: 600)]).isEmpty)
    }

    @Test("a toll zone is entered and left once a visit, in spite of a trembling receiver")
    func toll() throws {
        let zone = square(.toll(.init(perEntry: 5)), from: 200, to: 300)
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 5000))
        var referee = Referee(quest: try Quest(tasks: [task], zones: [zone]))
        for fix in honestRide(speed: 2, seconds: 300, seed: 7) { _ = referee.receive(fix) }
        let crossings: [RideEvent] = [.entered("zone"), .left("zone")]
        #expect(referee.log.entries.map(\.event).filter(crossings.contains) == crossings)
        #expect(referee.result.total == -5)
        let seconds = referee.progress.zones[0].seconds
        #expect(abs(seconds - 50) < 8)
    }

    @Test("flags of one kind stop at a bound, so that no log is flooded")
    func bounded() throws {
        var referee = Referee(quest: try SmallQuest.quest())
        try referee.start(at: start)
        for second in 0..<1000 { try referee.note(RideFlag(.simulatedPosition), at: start + Double(second)) }
        #expect(referee.result.flags.count == 20)
    }

    @Test("a ride that goes on from its log inside a toll zone leaves it, and goes on counting flags")
    func resumed() throws {
        let zone = square(.toll(.init(perEntry: 5, perMinute: 1)), from: 200, to: 300)
        let task = Quest.Task(id: "far", name: "Far", coordinate: SmallQuest.place(east: 5000))
        let quest = try Quest(tasks: [task], zones: [zone])
        var referee = Referee(quest: quest)
        for second in 0..<60 {
            _ = referee.receive(SmallQuest.fix(Double(second), east: 5 * Double(second)))
            try? referee.note(RideFlag(.simulatedPosition), at: start + Double(second))
        }
        #expect(referee.progress.zones[0].insideSince != nil)
        referee = Referee(quest: quest, resuming: referee.log)
        _ = referee.receive(SmallQuest.fix(120, east: 350))
        #expect(referee.progress.zones[0].insideSince == nil && referee.progress.zones[0].entries == 1)
        try referee.note(RideFlag(.simulatedPosition), at: start + 130)
        #expect(referee.result.flags.count == 20)
    }
}
