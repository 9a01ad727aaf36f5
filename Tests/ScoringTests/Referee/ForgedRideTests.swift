import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

/// Rides written by a program instead of ridden. Every hash in them is right.
@Suite("Forged rides")
struct ForgedRideTests {
    private let start = SmallQuest.startTime

    private func honestLog(_ quest: Quest) throws -> RideLog {
        var referee = Referee(quest: quest, device: "phone")
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) { _ = referee.receive(fix) }
        _ = try referee.submit("ель", to: "tree", at: start + 700)
        try referee.finish(at: start + 730)
        return referee.log
    }

    private func moved(_ checkIn: CheckIn, _ fixes: [Fix]) -> CheckIn {
        CheckIn(
            task: checkIn.task, time: checkIn.time, coordinate: checkIn.coordinate, distance: checkIn.distance,
            accuracy: checkIn.accuracy, reach: checkIn.reach, probability: checkIn.probability, dwell: checkIn.dwell,
            fixes: fixes)
    }

    @Test("check-ins far from the tasks, without positions, with inaccurate ones or of another time do not count")
    func movedCheckIns() throws {
        let quest = try SmallQuest.quest()
        let log = try honestLog(quest)
        #expect(log.result(of: "rider", in: quest).total == 30)
        let forgeries: [(String, ([Fix]) -> [Fix], (CheckInFlag?) -> Bool)] = [
            (
                "7,000 km away",
                { $0.map { fix in changed(fix) { $0.coordinate = Coordinate(longitude: -20, latitude: 20) } } },
                { if case .elsewhere(let distance, _)? = $0 { distance > 6_000_000 } else { false } }
            ),
            (
                "100 m beside",
                { $0.map { fix in changed(fix) { $0.coordinate.latitude += 0.0009 } } },
                {
                    if case .elsewhere(let distance, let reach)? = $0 {
                        abs(distance - 100) < 5 && reach < 61
                    } else {
                        false
                    }
                }
            ),
            ("no positions", { _ in [] }, { $0 == .noPositions }),
            (
                "±500 m", { $0.map { fix in changed(fix) { $0.horizontalAccuracy = 500 } } }, { $0 == .inaccurate(500) }
            ),
            (
                "an hour before", { $0.map { fix in changed(fix) { $0.time -= 3600 } } },
                { if case .otherTime(let seconds)? = $0 { abs(seconds - 3600) < 6 } else { false } }
            ),
        ]
        for (name, change, expected) in forgeries {
            let forged = Forgery.checkIns(log) { moved($0, change($0.fixes)) }
            let result = forged.result(of: "rider", in: quest)
            #expect(result.total == 0, "\(name)")
            #expect(result.lines.map(\.outcome) == [.missed, .missed, .missed], "\(name)")
            for line in result.lines {
                #expect(expected(line.checkInFlag), "\(name): \(String(describing: line.checkInFlag))")
            }
            let accepted = RideResult(
                RideProgress(quest: quest, ride: forged.ride(of: "rider"), unproven: .accepted))
            #expect(accepted.total == 30, "\(name)")
            #expect(accepted.lines.allSatisfy { $0.checkInFlag != nil && $0.checkInTime != nil }, "\(name)")
            #expect(
                accepted.lines[0].message[.english].contains(
                    "; the check-in is unproven and was accepted all the same: ")
            )
            #expect(
                result.lines[0].message[.russian].contains("; в журнале есть отметка, она не засчитана: "), "\(name)")
        }
    }

    private func changed(_ fix: Fix, _ change: (inout Fix) -> Void) -> Fix {
        var fix = fix
        change(&fix)
        return fix
    }

    @Test("what the log tells of distance, reach and probability decides nothing")
    func toldNumbers() throws {
        let quest = try SmallQuest.quest()
        let log = Forgery.checkIns(try honestLog(quest)) { checkIn in
            CheckIn(
                task: checkIn.task, time: checkIn.time, coordinate: checkIn.coordinate, distance: 9_000_000,
                accuracy: nil, reach: 0, probability: 0, dwell: 0, fixes: checkIn.fixes)
        }
        #expect(log.result(of: "rider", in: quest).total == 30)
    }

    @Test("a check-in for a task that was moved after the event is decided at its new place")
    func movedTask() throws {
        var tasks = try SmallQuest.quest().tasks
        let log = try honestLog(SmallQuest.quest())
        tasks[1].coordinate = SmallQuest.place(east: 2000, north: 500)
        let moved = try Quest(settings: SmallQuest.quest().settings, tasks: tasks)
        let lines = log.result(of: "rider", in: moved).lines
        #expect(lines.map(\.outcome) == [.solved, .missed, .unsolved])
        guard case .elsewhere(let distance, _)? = lines[1].checkInFlag else { Issue.record("no doubt"); return }
        #expect(abs(distance - 500) < 5)
    }

    @Test("a stay is proven by its fixes, and by nothing less")
    func stay() throws {
        var tasks = try SmallQuest.quest().tasks
        tasks[1].dwell = 60
        let quest = try Quest(settings: SmallQuest.quest().settings, tasks: tasks)
        var referee = Referee(quest: quest, device: "phone")
        for fix in SmallQuest.fixes(from: 0, to: 2000, speed: 5, interval: 5) { _ = referee.receive(fix) }
        for second in stride(from: 401.0, through: 470, by: 1) {
            _ = referee.receive(SmallQuest.fix(second, east: 2000 + second.truncatingRemainder(dividingBy: 7)))
        }
        try referee.finish(at: start + 500)
        let result = referee.log.result(of: "rider", in: quest)
        #expect(result.lines[1].outcome == .solved && result.lines[1].checkInFlag == nil)
        let cut = Forgery.checkIns(referee.log) { moved($0, $0.fixes.suffix(4)) }.result(of: "rider", in: quest)
        #expect(cut.lines[1].checkInFlag == .tooShort(seconds: 3, asked: 60))
        #expect(cut.lines[1].outcome == .missed)
        let twoEnds = Forgery.checkIns(referee.log) { moved($0, [$0.fixes.first, $0.fixes.last].compactMap { $0 }) }
        #expect(twoEnds.result(of: "rider", in: quest).lines[1].outcome == .missed, "what lies between is unknown")
    }

    @Test("who waits at a task until it opens is proven, however much nearer they were before")
    func waiting() throws {
        var tasks = try SmallQuest.quest().tasks
        tasks[1].opens = .afterStart(440)
        let quest = try Quest(settings: SmallQuest.quest().settings, tasks: tasks)
        var referee = Referee(quest: quest, device: "phone")
        for fix in SmallQuest.fixes(from: 0, to: 2000, speed: 5, interval: 5) { _ = referee.receive(fix) }
        for second in stride(from: 410.0, through: 450, by: 10) {
            _ = referee.receive(SmallQuest.fix(second, east: 2000 + (second - 400) / 4))
        }
        try referee.finish(at: start + 500)
        let line = referee.log.result(of: "rider", in: quest).lines[1]
        #expect(line.outcome == .solved && line.checkInFlag == nil, "\(String(describing: line.checkInFlag))")
    }

    @Test("seven tasks in eight seconds, and a teleport of 59 seconds, are flagged; a fast descent is not")
    func pace() throws {
        func flags(metres: [Double], seconds: [Double], reported: Double? = nil) throws -> [RideFlag] {
            let tasks = metres.enumerated().map { index, east in
                Quest.Task(id: .init("\(index)"), name: "\(index)", coordinate: SmallQuest.place(east: east))
            }
            let quest = try Quest(settings: Quest.Settings(), tasks: tasks)
            var phone = DeviceLog(device: "phone", rider: "rider")
            phone.append(.started, at: start)
            for (index, second) in seconds.enumerated() {
                let fix = SmallQuest.fix(second, east: metres[index] + 3)
                phone.append(
                    .checkedIn(
                        CheckIn(
                            task: tasks[index].id, time: fix.time,
                            coordinate: reported.map { SmallQuest.place(east: $0) } ?? fix.coordinate, distance: 3,
                            accuracy: reported == nil ? 5 : 1e9, reach: 20, fixes: [fix])), at: fix.time)
            }
            return phone.log.result(of: "rider", in: quest).flags
        }
        let seven = try flags(metres: [0, 100, 200, 300, 400, 500, 600], seconds: [1, 2, 3, 4, 6, 7, 8])
        #expect(seven.contains { $0.kind == .impossiblePace })
        let teleport = try flags(metres: [0, 7000], seconds: [100, 159])
        #expect(teleport.map(\.kind) == [.impossiblePace])
        let hidden = try flags(metres: [0, 7000], seconds: [100, 159], reported: 0)
        #expect(hidden == teleport, "one place and an accuracy of 1,000,000 km reported with both hide nothing")
        #expect(teleport.first?.task == "1")
        let (pace, expected) = (try #require(teleport.first?.value), 6990.0 / 59)
        #expect(abs(pace - expected) < 0.2)
        #expect(teleport.first?.message[.english] == "check-ins further apart than a bicycle goes: 427 km/h, at “1”")
        // 800 m at 72 km/h, down a hill.
        #expect(try flags(metres: [0, 800], seconds: [0, 40]).isEmpty)
        // Ten hours later the rider may be anywhere within reach.
        #expect(try flags(metres: [0, 100_000], seconds: [0, 36_000]).isEmpty)
    }

    @Test("check-ins exactly at the tasks are flagged where they are most of them")
    func tooExact() throws {
        let quest = try SmallQuest.quest()
        let exact = Forgery.checkIns(try honestLog(quest)) { checkIn in
            let place = quest.task(checkIn.task)?.coordinate ?? checkIn.coordinate
            return moved(checkIn, [Fix(time: checkIn.time, coordinate: place, horizontalAccuracy: 5)])
        }
        let flags = exact.result(of: "rider", in: quest).flags
        #expect(flags.filter { $0.kind == .tooExact } == [RideFlag(.tooExact, value: 3)])
    }

    @Test("a copy of another rider's log is named at both, with its times shifted or its positions changed")
    func copies() throws {
        let quest = try SmallQuest.quest()
        var referee = Referee(quest: quest, rider: "anna", device: "anna's phone")
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) {
            _ = referee.receive(changed(fix) { $0.coordinate.latitude += 0.00003 })
        }
        try referee.finish(at: start + 730)
        let anna = referee.log
        let shifted = Forgery.rewritten(anna, device: "b", rider: "boris") { entry in
            var event = entry.event
            if case .checkedIn(let checkIn) = event {
                event = .checkedIn(
                    CheckIn(
                        task: checkIn.task, time: checkIn.time + 60, coordinate: checkIn.coordinate,
                        distance: checkIn.distance, accuracy: checkIn.accuracy, reach: checkIn.reach,
                        fixes: checkIn.fixes.map { fix in changed(fix) { $0.time += 60 } }))
            }
            return (event, Double(entry.time) / 1000 + 60)
        }
        let nudged = Forgery.rewritten(anna, device: "c", rider: "clara") { entry in
            var event = entry.event
            if case .checkedIn(let checkIn) = event {
                event = .checkedIn(
                    CheckIn(
                        task: checkIn.task, time: checkIn.time,
                        coordinate: SmallQuest.place(east: 2, north: 1), distance: checkIn.distance,
                        accuracy: checkIn.accuracy, reach: checkIn.reach,
                        fixes: checkIn.fixes.map { fix in changed(fix) { $0.coordinate.longitude += 0.00001 } }))
            }
            return (event, Double(entry.time) / 1000)
        }
        for (copy, name) in [(shifted, "boris"), (nudged, "clara")] {
            let standings = Standings(of: anna.merged(with: copy), in: quest)
            let rows = standings.groups.flatMap(\.rows)
            for row in rows {
                let flag = row.result.flags.first { $0.kind == .sharedRide }
                #expect(flag?.other?.rawValue == (row.id == "anna" ? name : "anna"), "\(name)")
                #expect(flag?.value == 3, "\(name)")
            }
        }
        #expect(SharedRides(in: anna)["anna"] == nil)
    }

    @Test("a start outside the start window is none, and named")
    func lastYearsRide() throws {
        let log = try honestLog(SmallQuest.quest())
        var settings = try SmallQuest.quest().settings
        settings.startOpens = start + 365 * 86_400
        settings.startCloses = start + 365 * 86_400 + 600
        let quest = try Quest(settings: settings, tasks: SmallQuest.quest().tasks)
        let result = log.result(of: "rider", in: quest)
        #expect(result.status == .notStarted && result.total == 0)
        #expect(result.flags.first?.kind == .startOutsideWindow)
        #expect(result.flags.first?.value == 31_536_000.0)
    }

    @Test("riders of the roster without a log did not start; a team of the wrong size is flagged")
    func roster() throws {
        var settings = try SmallQuest.quest().settings
        let quest = try SmallQuest.quest()
        let roster = Roster(["rider": Registration(name: "Anna"), "ghost": Registration(name: "Boris", category: "M")])
        let rows = Standings(of: try honestLog(quest), in: quest, roster: roster).groups.flatMap(\.rows)
        #expect(rows.map(\.name).sorted() == ["Anna", "Boris"])
        #expect(rows.first { $0.id == "ghost" }?.result.status == .notStarted)
        #expect(rows.first { $0.id == "ghost" }?.rank == nil)
        settings.teams = Quest.TeamRules(sizes: 2...3)
        let teams = try Quest(settings: settings, tasks: quest.tasks)
        let table = Roster([
            "rider": Registration(name: "Anna", team: "Owls"), "ghost": Registration(name: "Boris", team: "Owls"),
            "nobody": Registration(name: "Vera", team: "Cats"),
        ])
        let ranked = Standings(of: try honestLog(quest), in: teams, roster: table).groups.flatMap(\.rows)
        #expect(ranked.map(\.id).sorted() == ["Cats", "Owls"])
        let owls = try #require(ranked.first { $0.id == "Owls" })
        #expect(owls.result.flags.contains(RideFlag(.teamSize, value: 1)))
        #expect(owls.result.isFinished, "who stayed at home keeps nobody from finishing")
        #expect(ranked.first { $0.id == "Cats" }?.result.status == .notStarted)
    }
}
