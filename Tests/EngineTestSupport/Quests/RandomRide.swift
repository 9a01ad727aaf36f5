import Answers
import Geodesy
package import Quests
package import RideLogs
import Support

/// An invented quest and rides of it, by no rules at all: everything happens at any time, and what the quest says of times is often
/// exactly the time of something that happened, or a millisecond beside it.
package struct RandomRide {
    private var generator: SeededGenerator
    private let times: [Int64]
    private let rider: RideEntry.Rider
    package private(set) var quest: Quest
    package private(set) var log = RideLog()

    package static let answers = ["chestnut", "chesnut", "pine", "photo"]

    package init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        rider = "rider"
        var time: Int64 = 0
        var times: [Int64] = []
        for _ in 0..<(6 + generator.next(below: 30)) {
            time += generator.pick([0, 1, 999, 1000, 30_000, 60_000, Int64(generator.next(below: 200_000))]) ?? 0
            times.append(time)
        }
        self.times = times
        quest = try Quest(tasks: [Quest.Task(id: "1", name: "1", coordinate: SmallQuest.origin)])
        quest = try makeQuest()
        log = makeLog()
    }

    /// The log of another rider in the same quest.
    package mutating func another(_ rider: RideEntry.Rider) -> RideLog { makeLog(of: rider) }

    /// A time in seconds after the start of the log at which something happens, or one a millisecond away.
    private mutating func second() -> Double {
        Double((generator.pick(times) ?? 0) + (generator.pick([-1, 0, 0, 1]) ?? 0)) / 1000
    }

    private mutating func span() -> Double { max(0.001, (second() - second()).magnitude) }

    private mutating func charge() -> Charge {
        generator.chance(0.5) ? .points(Points(generator.next(below: 6))) : .percent(5 * generator.next(below: 21))
    }

    private mutating func maybe<Value>(_ value: Value, _ probability: Double = 0.5) -> Value? {
        generator.chance(probability) ? value : nil
    }

    // The quest.

    private mutating func makeQuest() throws -> Quest {
        var settings = Quest.Settings(timeLimit: maybe(span(), 0.8))
        if let massStart = maybe(second(), 0.2) { settings.massStart = WrittenRide.start + massStart }
        settings.scoring = makeRules()
        let isCourse = generator.chance(0.5)
        // Powers of two, so that no two choices of tasks are worth the same.
        var worths = [1, 2, 4, 8, 16]
        generator.shuffle(&worths)
        worths.removeLast(generator.next(below: worths.count))
        let tasks = worths.indices.map { index in makeTask(index, worths[index], isCourse) }
        let zones = ["lake", "park"].map { name in
            Quest.Zone(
                id: .init(name), name: name,
                kind: .toll(
                    .init(
                        perEntry: Points(generator.next(below: 4)), perMinute: Points(generator.next(below: 4)),
                        counting: generator.pick(MinuteCounting.allCases) ?? .full)),
                polygons: [])
        }
        return try Quest(settings: settings, tasks: tasks, zones: generator.chance(0.5) ? zones : [])
    }

    private mutating func makeTask(_ index: Int, _ worth: Int, _ isCourse: Bool) -> Quest.Task {
        var task = Quest.Task(id: .init("\(index + 1)"), name: "Control \(index + 1)", coordinate: SmallQuest.origin)
        task.statedPoints = worth
        if isCourse { task.order = maybe(generator.next(below: 4), 0.8) }
        task.opens = maybe(moment(), 0.15)
        task.closes = maybe(moment(), 0.15)
        guard generator.chance(0.7) else { return task }
        task.answer = generator.chance(0.6) ? .anyOf(["chestnut"]) : .judgedByOrganiser
        task.attempts = .init(most: maybe(1 + generator.next(below: 3), 0.3), lockout: maybe(span(), 0.3) ?? 0)
        task.hints = (0..<generator.next(below: 3)).map { .init("hint \($0)", charge: maybe(charge())) }
        return task
    }

    private mutating func moment() -> Quest.Moment {
        generator.chance(0.5) ? .afterStart(second()) : .clock(WrittenRide.start + second())
    }

    private mutating func makeRules() -> ScoringRules {
        var rules = ScoringRules()
        if generator.chance(0.3) {
            rules.bonusControls = [
                .init(codes: 2...2, points: 32, closedAtFirst: maybe(span()) ?? 0, closedAtLast: maybe(span()) ?? 0)
            ]
        }
        (rules.wrongAnswer, rules.hint, rules.skip, rules.reveal) = (charge(), charge(), charge(), charge())
        rules.leastForTask = maybe(0, 0.2)
        rules.leastTotal = maybe(Points(generator.next(in: -10...10)), 0.2)
        rules.countsAfterLimit = generator.chance(0.5)
        rules.allTasks = generator.chance(0.3) ? 5 : 0
        rules.early = maybe(
            .init(
                perMinute: Points(generator.next(below: 3)), counting: generator.pick(MinuteCounting.allCases) ?? .full,
                needsAllTasks: generator.chance(0.3), most: maybe(Points(generator.next(below: 5)))))
        rules.outOfOrder =
            generator.pick([.worthless, .missingPunch, .charged(.points(1)), .charged(.percent(50))]) ?? .worthless
        rules.decay = maybe(
            .init(
                from: generator.chance(0.5) ? .start : .checkIn, after: maybe(span()) ?? 0,
                secondsPerPoint: generator.pick([0.5, 10, 60]) ?? 60, least: Points(generator.next(below: 5))), 0.3)
        rules.late = maybe(
            LatePenalty(
                makeCurve(), counting: generator.pick(MinuteCounting.allCases) ?? .full,
                cap: generator.pick([nil, .gross, .points(3)]) ?? nil, limit: maybe(span()),
                beyond: generator.pick(LatePenalty.Consequence.allCases) ?? .unplaced), 0.7)
        return rules
    }

    private mutating func makeCurve() -> LatePenalty.Curve {
        let points = Points(1 + generator.next(below: 3))
        let bands = [1, 3, 6].map { LatePenalty.Band(until: $0, points: Points($0 + generator.next(below: 3))) }
        return generator.pick([.perMinute(points), .quadratic(points), .bands(bands), .table(bands)])
            ?? .perMinute(points)
    }

    // What happens.

    private mutating func makeLog(of rider: RideEntry.Rider = "rider") -> RideLog {
        var ride = WrittenRide(rider: rider, device: "phone of \(rider)")
        var entries: [EntryDigest] = [.none]
        for (index, time) in times.enumerated() {
            let event = index == generator.next(below: 2) ? RideEvent.started : makeEvent(at: Double(time) / 1000)
            let digest = ride.add(event, at: Double(time) / 1000)
            if case .answered = event { entries.append(digest) }
        }
        var office = DeviceLog(device: "office of \(rider)", rider: rider)
        for _ in 0..<generator.next(below: 5) {
            office.append(makeDecision(entries), at: WrittenRide.start + Double(times[times.count - 1]) / 1000)
        }
        return ride.phone.log.merged(with: office.log)
    }

    private mutating func makeEvent(at second: Double) -> RideEvent {
        let task = Quest.Task.ID("\(1 + generator.next(below: quest.tasks.count + 1))")
        let zone: Quest.Zone.ID = generator.pick(["lake", "park", "moor"]) ?? "lake"
        switch generator.next(below: 40) {
        case 0..<14:
            return .checkedIn(
                CheckIn(
                    task: task, time: WrittenRide.start + second, coordinate: SmallQuest.origin, distance: 0,
                    accuracy: 5, reach: 30,
                    fixes: [
                        Fix(
                            time: WrittenRide.start + second, coordinate: SmallQuest.origin, horizontalAccuracy: 5)
                    ]))
        case 14..<24:
            return .answered(task: task, answer: generator.pick(Self.answers) ?? "", reported: .pending)
        case 24..<28: return .tookHint(task: task, index: generator.next(in: -1...2))
        case 28: return .skipped(task)
        case 29: return .revealed(task)
        case 30..<34: return .entered(zone)
        case 34..<37: return .left(zone)
        case 37: return generator.chance(0.4) ? .finished : .started
        case 38: return generator.chance(0.2) ? .withdrew : .started
        default: return .flagged(RideFlag(.simulatedPosition))
        }
    }

    private mutating func makeDecision(_ entries: [EntryDigest]) -> RideEvent {
        switch generator.next(below: 12) {
        case 0: return .disqualified(reason: "car")
        case 1, 2: return .adjusted(points: Points(generator.next(in: -5...5)), reason: "\(generator.next(below: 9))")
        default:
            return .judged(
                Judgement(
                    task: .init("\(1 + generator.next(below: quest.tasks.count + 1))"),
                    answer: maybe(generator.pick(entries) ?? .none),
                    isAccepted: generator.chance(0.6), reason: maybe("reason \(generator.next(below: 9))")))
        }
    }
}
