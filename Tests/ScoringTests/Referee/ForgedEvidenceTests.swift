import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import Testing

/// Evidence made up by somebody who knows how it is judged. Every hash is right.
@Suite("Forged evidence")
struct ForgedEvidenceTests {
    let start = SmallQuest.startTime

    /// Seven tasks along a bent line, 500 m apart, with answers.
    func quest(_ change: (inout Quest.Settings, inout [Quest.Task]) -> Void = { _, _ in }) throws -> Quest {
        var settings = Quest.Settings(start: SmallQuest.origin, timeLimit: 3600)
        var tasks = (0..<7).map { (index: Int) -> Quest.Task in
            let (east, north): (Double, Double) = (Double(index + 1) * 500, index % 2 == 0 ? 0 : 120)
            return Quest.Task(
                id: .init("t\(index)"), name: "T\(index)", difficulty: .low,
                coordinate: SmallQuest.place(east: east, north: north), answer: AnswerKey.anyOf(["oak"]))
        }
        change(&settings, &tasks)
        return try Quest(settings: settings, tasks: tasks)
    }

    /// A ride past all tasks, with a receiver's noise, answers after a while, and times of this device.
    func ride(
        _ quest: Quest, rider: RideEntry.Rider = "anna", seed: UInt64 = 1, noise: Double = 4, from first: Double = 0,
        tick: Double = 0
    ) throws -> RideLog {
        var generator = SeededGenerator(seed: seed)
        var referee = Referee(quest: quest, rider: rider, device: "phone of \(rider)")
        var second = first + tick
        func error() -> Double { generator.nextNormal(deviation: noise) }
        var place = PlanePoint(east: 0, north: 0)
        let plane = LocalPlane(origin: SmallQuest.origin)
        for task in quest.tasks {
            let target = plane.point(task.coordinate)
            var metres = place.distance(to: target)
            while metres > 1 {
                let step = min(5 + generator.nextUnit(), metres)
                place = PlanePoint(
                    east: place.east + (target.east - place.east) * step / metres,
                    north: place.north + (target.north - place.north) * step / metres)
                metres = place.distance(to: target)
                second += 1
                _ = referee.receive(
                    SmallQuest.fix(second, east: place.east + error(), north: place.north + error(), accuracy: 6))
            }
            let thinking = Double(generator.next(below: 40_000)) / 1000 + 5
            _ = try? referee.submit("oak", to: task.id, at: start + second + thinking)
            second = (second + thinking + 1).rounded(.up) + tick
        }
        try referee.finish(at: start + second + 5)
        return referee.log
    }

    /// The flags of each rider in the standings of several logs.
    func flags(_ logs: [RideLog], _ quest: Quest) -> [String: [RideFlag]] {
        var flags: [String: [RideFlag]] = [:]
        for row in Standings(of: RideLog(merging: logs), in: quest).groups.flatMap(\.rows) {
            flags[row.id] = row.result.flags
        }
        return flags
    }

    /// A log written anew for another rider, with its times shifted and its fixes and check-ins changed.
    func copy(
        _ log: RideLog, to rider: RideEntry.Rider, shift: Double = 0, answers: (Double) -> Double = { $0 },
        _ change: (Fix) -> Fix = { $0 }
    ) -> RideLog {
        func changed(_ fix: Fix) -> Fix {
            var fix = change(fix)
            fix.time += shift
            return fix
        }
        return Forgery.rewritten(log, device: "phone of \(rider)", rider: rider) { entry in
            let time = Double(entry.time) / 1000 + shift
            switch entry.event {
            case .checkedIn(let checkIn):
                let fixes = checkIn.fixes.map(changed)
                return (
                    .checkedIn(
                        CheckIn(
                            task: checkIn.task, time: checkIn.time + shift,
                            coordinate: fixes.last?.coordinate ?? checkIn.coordinate, distance: checkIn.distance,
                            accuracy: checkIn.accuracy, reach: checkIn.reach, fixes: fixes)), time
                )
            case .answered(let task, let text, let told, let fixes):
                return (
                    .answered(
                        task: task, answer: text, reported: told, fixes: PackedFixes(fixes.fixes.map(changed))),
                    answers(time)
                )
            default: return (entry.event, time)
            }
        }
    }

    func moved(_ fix: Fix, east: Double, north: Double) -> Fix {
        var fix = fix
        fix.coordinate = LocalPlane(origin: fix.coordinate).coordinate(PlanePoint(east: east, north: north))
        return fix
    }

    @Test(
        "honest rides are flagged with nothing, alone and beside each other in the same second",
        arguments: 1...5 as ClosedRange<UInt64>)
    func honest(seed: UInt64) throws {
        let quest = try quest()
        let logs = try ["anna", "boris", "clara"].enumerated().map { index, name in
            try ride(quest, rider: .init(name), seed: seed * 100 + UInt64(index))
        }
        let found = flags(logs, quest)
        #expect(found.values.allSatisfy { $0.isEmpty }, "seed \(seed): \(found)")
        #expect(logs[0].result(of: "anna", in: quest).solvedCount == 7)
    }

    /// A log whose check-ins are all made of these fixes.
    func drawn(_ quest: Quest, _ fixes: (Int, Quest.Task) -> [Fix]) -> RideLog {
        var phone = DeviceLog(device: "phone", rider: "mallory")
        phone.append(.started, at: start)
        for (index, task) in quest.tasks.enumerated() {
            let fixes = fixes(index, task)
            guard let last = fixes.last else { continue }
            phone.append(
                .checkedIn(
                    CheckIn(
                        task: task.id, time: last.time, coordinate: last.coordinate, distance: 5, accuracy: 5,
                        reach: 30, fixes: fixes)), at: last.time)
        }
        phone.append(.finished, at: start + 1500)
        return phone.log
    }

    @Test("approaches drawn with a ruler, at a steady speed, are as even as a machine")
    func ruler() throws {
        let quest = try quest()
        let log = drawn(quest) { index, task in
            (0..<4).map { step in
                let second = Double(index + 1) * 150 + Double(step)
                let fix = Fix(time: start + second, coordinate: task.coordinate, horizontalAccuracy: 5)
                return moved(fix, east: Double(step) * 5 - 18, north: 3 + Double(index))
            }
        }
        let result = log.result(of: "mallory", in: quest)
        #expect(result.solvedCount == 0 && result.lines.allSatisfy { $0.checkInTime != nil })
        #expect(result.flags.map(\.kind) == [.accuracyPattern])
    }

    @Test("the same error at every task is no receiver's")
    func sameError() throws {
        let quest = try quest()
        var generator = SeededGenerator(seed: 3)
        let offsets = (0..<4).map { _ in (generator.next(in: -9.0...9.0), generator.next(in: -9.0...9.0)) }
        let log = drawn(quest) { index, task in
            (0..<4).map { step in
                let second = Double(index + 1) * 150 + Double(step)
                let fix = Fix(time: start + second, coordinate: task.coordinate, horizontalAccuracy: 5)
                return moved(fix, east: offsets[step].0, north: offsets[step].1)
            }
        }
        let flags = log.result(of: "mallory", in: quest).flags
        #expect(flags.map(\.kind) == [.tooExact] && flags[0].value == 7)
        #expect(flags[0].message[.english].contains("always with the same error"))
    }

    @Test("a track of another day under a second name, and a copy with noise below a millisecond, is the same ride")
    func shifted() throws {
        let quest = try quest()
        let anna = try ride(quest)
        var generator = SeededGenerator(seed: 9)
        let day = copy(anna, to: "boris", shift: -86_400)
        let noisy = copy(
            anna, to: "clara", shift: 777.25, answers: { $0 + Double(generator.next(in: -1...1)) / 1000 }
        ) { moved($0, east: 0.9, north: -0.7) }
        for (name, forged) in [("boris", day), ("clara", noisy)] {
            let found = flags([anna, forged], quest)
            #expect(found["anna"]?.first?.other?.rawValue == name && found[name]?.first?.kind == .sharedRide, "\(name)")
        }
    }

    @Test("positions rounded to six digits, moved by a constant, or jittered with the answers as they were are a copy")
    func rounded() throws {
        let quest = try quest()
        let anna = try ride(quest)
        var generator = SeededGenerator(seed: 4)
        let forgeries: [(String, (Fix) -> Fix)] = [
            (
                "six digits",
                {
                    var fix = $0
                    fix.coordinate = Coordinate(
                        longitude: (fix.coordinate.longitude * 1e6).rounded() / 1e6,
                        latitude: (fix.coordinate.latitude * 1e6).rounded() / 1e6)
                    return fix
                }
            ),
            ("less than the comparison once was", { moved($0, east: 0.01, north: 0.01) }),
            ("moved by a metre", { moved($0, east: 0.8, north: 0.6) }),
            (
                "jittered",
                {
                    moved(
                        $0, east: generator.nextNormal(deviation: 2), north: generator.nextNormal(deviation: 2))
                }
            ),
        ]
        for (name, change) in forgeries {
            // No answer keeps its delay, unless positions do not tell anything.
            let isJittered = name == "jittered"
            var count = 0
            let forged = copy(
                anna, to: "mallory", shift: 61.5,
                answers: { time in
                    count += 1
                    return isJittered ? time : time + Double(count) * 0.137
                }, change)
            let found = flags([anna, forged], quest)
            #expect(found["mallory"]?.contains { $0.kind == .sharedRide } == true, "\(name)")
        }
    }

    @Test("a partner's positions with the tasks in reverse order are a copy")
    func reversed() throws {
        let quest = try quest()
        let anna = try ride(quest)
        var visits: [CheckIn] = anna.entries.compactMap { entry in
            if case .checkedIn(let checkIn) = entry.event { checkIn } else { nil }
        }
        visits.reverse()
        var phone = DeviceLog(device: "mallory's phone", rider: "mallory")
        phone.append(.started, at: start)
        for (index, visit) in visits.enumerated() {
            let time = start + Double(index + 1) * 160.3
            let shift = time - (visit.fixes.last?.time ?? 0)
            let fixes = visit.fixes.map { fix in
                var fix = fix
                fix.time += shift
                return fix
            }
            phone.append(
                .checkedIn(
                    CheckIn(
                        task: visit.task, time: time, coordinate: visit.coordinate, distance: 1, accuracy: 5, reach: 30,
                        fixes: fixes)), at: time)
        }
        phone.append(.finished, at: start + 1400)
        let found = flags([anna, phone.log], quest)
        #expect(found["mallory"]?.first?.kind == .sharedRide && found["anna"]?.first?.other == "mallory")
    }

    @Test("two riders on one phone, and a team whose logs are one log, are the same ride")
    func onePhone() throws {
        let quest = try quest { settings, _ in settings.teams = Quest.TeamRules(sizes: 2...2) }
        let anna = try ride(quest)
        let boris = copy(anna, to: "boris")
        let roster = Roster([
            "anna": Registration(name: "Anna", team: "Owls"), "boris": Registration(name: "Boris", team: "Owls"),
        ])
        let rows = Standings(of: RideLog(merging: [anna, boris]), in: quest, roster: roster).groups.flatMap(\.rows)
        #expect(rows.map(\.id) == ["Owls"] && rows[0].result.flags.contains { $0.kind == .sharedRide })
        // One device that tells of both: only the first rider's entries count.
        var phone = DeviceLog(device: "phone of anna", rider: "anna", resuming: anna)
        phone.append(.started, at: start, about: "boris")
        let judged = LogAuthority().applied(to: phone.log)
        #expect(judged.logFlags.map { $0.kind } == [.forAnother(owner: "anna")])
        #expect(!judged.log.entries.contains { $0.rider == "boris" })
    }
}
