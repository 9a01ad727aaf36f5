import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

@Suite("Standings")
struct StandingsTests {
    private func quest(_ rules: ScoringRules = ScoringRules(), teams: Quest.TeamRules? = nil) throws -> Quest {
        let plain = try WrittenRide.quest([1, 2, 3], rules) { $0.statedPoints = 10 }
        var settings = plain.settings
        settings.teams = teams
        return try Quest(settings: settings, tasks: plain.tasks)
    }

    private func ride(
        _ rider: String, team: String? = nil, category: String? = nil, visits: [(Int, Double)], finish: Double?,
        place: Coordinate = SmallQuest.origin
    ) -> RideLog {
        var ride = WrittenRide(rider: .init(rider), device: "phone of \(rider)")
        ride.add(.joined(Registration(name: rider.uppercased(), team: team, category: category)), at: -10)
        ride.add(.started, at: 0)
        for (code, second) in visits { ride.reach(.init("\(code)"), at: second, place: place) }
        if let finish { ride.add(.finished, at: finish) }
        return ride.phone.log
    }

    private func together(_ logs: [RideLog]) -> RideLog { logs.reduce(RideLog()) { $0.merged(with: $1) } }

    @Test("classes are ranked apart, and riders who have no place come last")
    func classes() throws {
        let log = together([
            ride("a", category: "Women", visits: [(1, 60)], finish: 600),
            ride("b", category: "Women", visits: [(1, 60), (2, 70)], finish: 600),
            ride("c", visits: [(1, 60), (2, 70)], finish: nil),
            ride("d", visits: [], finish: 600),
        ])
        let groups = Standings(of: log, in: try quest()).groups
        #expect(groups.map(\.category) == [nil, "Women"])
        #expect(groups[0].rows.map(\.name) == ["D", "C"])
        #expect(groups[0].rows.map(\.rank) == [1, nil])
        #expect(groups[1].rows.map(\.name) == ["B", "A"])
        #expect(groups[1].rows.map(\.rank) == [1, 2])
    }

    @Test("ties are broken in the order of the rules; who is equal in all shares a place")
    func ties() throws {
        var rules = ScoringRules()
        rules.tieBreaks = [.lastScore, .time]
        let log = together([
            ride("a", visits: [(1, 100), (2, 200)], finish: 500), ride("b", visits: [(1, 100), (2, 199)], finish: 900),
            ride("c", visits: [(1, 50), (3, 200)], finish: 500), ride("d", visits: [(1, 50)], finish: 400),
        ])
        let rows = Standings(of: log, in: try quest(rules)).groups[0].rows
        #expect(rows.map(\.name) == ["B", "A", "C", "D"])
        #expect(rows.map(\.rank) == [1, 2, 2, 4])
    }

    @Test("frozen standings leave out what happened later")
    func frozen() throws {
        let log = ride("a", visits: [(1, 60), (2, 120), (3, 180)], finish: 600)
        let totals = [0.0, 60, 119.999, 120, 600].map { second in
            try? Standings(of: log, in: quest(), frozenAt: WrittenRide.start + second).groups[0].rows[0].result.total
        }
        #expect(totals == [0, 10, 10, 20, 30])
    }

    @Test("self-paced riders and those of a mass start rank by their own time")
    func starts() throws {
        var early = WrittenRide(rider: "early", device: "1")
        early.add(.started, at: 0)
        early.reach("1", at: 60)
        early.add(.finished, at: 600)
        var late = WrittenRide(rider: "late", device: "2")
        late.add(.started, at: 5000)
        late.reach("1", at: 5060)
        late.add(.finished, at: 5599)
        let rows = Standings(of: early.phone.log.merged(with: late.phone.log), in: try quest()).groups[0].rows
        #expect(rows.map(\.name) == ["late", "early"])
    }

    @Test("a roster of the organiser overrules what riders said of themselves")
    func roster() throws {
        let log = ride("a", category: "Women", visits: [], finish: 60)
        let roster = try Roster(csv: Array("rider,name,class\na,Anna,Open\n".utf8))
        let standings = Standings(of: log, in: try quest(), roster: roster)
        #expect(standings.groups.map(\.category) == ["Open"])
        #expect(standings.groups[0].rows[0].name == "Anna")
    }

    @Test("a rider and a team of one name who are equal in all share a place, the rider first")
    func namesakes() throws {
        let log = together([
            ride("a", team: "red", visits: [(1, 60)], finish: 600), ride("red", visits: [(1, 60)], finish: 600),
        ])
        // Otherwise the rider is called RED.
        let roster = try Roster(csv: Array("rider,name\nred,red\n".utf8))
        let standings = Standings(of: log, in: try quest(teams: Quest.TeamRules()), roster: roster)
        let rows = standings.groups[0].rows
        #expect(rows.map(\.name) == ["red", "red"] && rows.map(\.rank) == [1, 1])
        #expect(rows.map(\.isTeam) == [false, true])
    }

    @Test("a team scores what one member solves, and finishes with the last")
    func team() throws {
        let log = together([
            ride("a", team: "Owls", visits: [(1, 60)], finish: 600),
            ride("b", team: "Owls", visits: [(2, 60), (1, 90)], finish: 700), ride("c", visits: [(1, 60)], finish: 500),
        ])
        let rows = Standings(of: log, in: try quest(teams: Quest.TeamRules())).groups[0].rows
        #expect(rows.map(\.name) == ["Owls", "C"])
        #expect(rows[0].isTeam && rows[0].members == ["a", "b"])
        #expect(rows[0].result.total == 20)
        #expect(rows[0].result.elapsed == 700)
        #expect(Standings(of: log, in: try quest()).groups[0].rows.count == 3, "without terms everybody rides alone")
    }

    @Test(
        "a team that has to be together scores only where all were within metres and seconds, bounds included",
        arguments: [(0.0, 60.0, true), (0, 60.001, false), (24.9, 0, true), (25.1, 0, false)])
    func coherence(apart: Double, later: Double, counts: Bool) throws {
        let terms = Quest.TeamRules(together: .init(metres: 25, seconds: 60))
        let log = together([
            ride("a", team: "Owls", visits: [(1, 100)], finish: 600),
            ride("b", team: "Owls", visits: [(1, 100 + later)], finish: 600, place: SmallQuest.place(east: apart)),
        ])
        let row = Standings(of: log, in: try quest(teams: terms)).groups[0].rows[0]
        #expect(row.result.total == (counts ? 10 : 0))
        #expect(row.result.flags.map(\.kind) == (counts ? [] : [.teamApart]))
        if counts { #expect(row.result.lines[0].solvedTime == WrittenRide.start + 100 + later) }
    }

    @Test("a team of which one member was never there does not score, and has no finish without all")
    func missingMember() throws {
        let terms = Quest.TeamRules(together: .init(metres: 25, seconds: 60))
        let log = together([
            ride("a", team: "Owls", visits: [(1, 100)], finish: 600), ride("b", team: "Owls", visits: [], finish: nil),
        ])
        let row = Standings(of: log, in: try quest(teams: terms)).groups[0].rows[0]
        #expect(row.result.total == 0 && row.rank == nil && row.result.status == .underWay)
    }

    @Test("the organiser judges, gives and takes points, and disqualifies, even with a clock that is slow")
    func decisions() throws {
        var settings = Quest.Settings()
        settings.scoring.wrongAnswer = .points(1)
        var task = Quest.Task(id: "1", name: "Photo", coordinate: SmallQuest.origin, points: 10)
        task.answer = .judgedByOrganiser
        let quest = try Quest(settings: settings, tasks: [task])
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 10)
        ride.answer("first.jpg", to: "1", at: 20)
        let second = ride.add(.answered(task: "1", answer: "second.jpg", reported: .pending), at: 30)
        ride.add(.finished, at: 60)
        #expect(ride.result(in: quest).lines[0].outcome == .pending)

        var office = DeviceLog(device: "office", rider: "rider")
        office.append(
            .judged(.init(task: "1", answer: second, isAccepted: true, reason: "sharp")), at: WrittenRide.start - 900)
        let accepted = ride.phone.log.merged(with: office.log).replayed(of: "rider", in: quest)
        #expect(accepted.lines[0].outcome == .solved && accepted.lines[0].solvedTime == WrittenRide.start + 30)
        #expect(accepted.lines[0].reason == "sharp")
        #expect(accepted.total == 10)

        office.append(.judged(.init(task: "1", answer: second, isAccepted: false)), at: WrittenRide.start - 800)
        office.append(.adjusted(points: 3, reason: "helped a rider"), at: WrittenRide.start - 700)
        let rejected = ride.phone.log.merged(with: office.log).replayed(of: "rider", in: quest)
        #expect(rejected.lines[0].outcome == .pending, "the first photo still waits")
        #expect(rejected.total == 2)

        office.append(.disqualified(reason: "took a taxi"), at: WrittenRide.start - 600)
        let out = ride.phone.log.merged(with: office.log).replayed(of: "rider", in: quest)
        #expect(out.status == .disqualified && out.disqualification == "took a taxi")
    }

    @Test("what a decision unlocked on the way counts, although decisions are read last")
    func unlockedByDecision() throws {
        let codes = [1, 2, 3]
        let quest = try WrittenRide.quest(codes, ScoringRules()) { task in
            task.statedPoints = 10
            if task.id != "3" { task.answer = .judgedByOrganiser }
            if task.id != "1" { task.requires = [Quest.Requirement(.init("\(task.code - 1)"))] }
        }
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 10)
        ride.answer("blurred.jpg", to: "1", at: 15)
        let photo = ride.add(.answered(task: "1", answer: "photo.jpg", reported: .pending), at: 20)
        ride.reach("2", at: 100)
        ride.answer("another.jpg", to: "2", at: 110)
        ride.reach("3", at: 200)
        ride.add(.finished, at: 300)
        var office = DeviceLog(device: "office", rider: "rider")
        office.append(.judged(.init(task: "1", isAccepted: true)), at: WrittenRide.start + 50)
        office.append(.judged(.init(task: "2", isAccepted: true)), at: WrittenRide.start + 150)
        let log = ride.phone.log.merged(with: office.log)
        let result = log.replayed(of: "rider", in: quest)
        #expect(result.lines.map(\.outcome) == [.solved, .solved, .solved])
        #expect(result.lines.map(\.solvedTime) == [20, 110, 200].map { WrittenRide.start + $0 })
        #expect(Standings(of: JudgedLog(trusting: log), in: quest).groups[0].rows[0].result == result)
        let decided = Standings(of: log, in: quest, authority: log.decided).groups[0].rows[0].result
        #expect(decided.lines == result.lines && decided.authentication == .unsigned)
        #expect(Standings(of: log, in: quest).groups[0].rows[0].result.solvedCount == 0, "nobody said who may decide")
        office.append(.judged(.init(task: "1", answer: photo, isAccepted: false)), at: WrittenRide.start + 400)
        let without = ride.phone.log.merged(with: office.log).replayed(of: "rider", in: quest)
        #expect(without.solvedCount == 0, "nothing was unlocked")
    }

    @Test("a team's answers count up to the first that was accepted, its hints too")
    func teamAnswers() throws {
        let codes = [1]
        var rules = ScoringRules()
        rules.hint = .points(1)
        let plain = try WrittenRide.quest(codes, rules) { task in
            task.answer = .anyOf(["oak"])
            task.hints = [Quest.Hint("a tree")]
        }
        var settings = plain.settings
        settings.teams = Quest.TeamRules()
        let quest = try Quest(settings: settings, tasks: plain.tasks)
        let logs = [("a", 20.0), ("b", 30)].map { rider, second in
            var ride = WrittenRide(rider: .init(rider), device: rider)
            ride.add(.joined(Registration(team: "Owls", category: rider == "b" ? "Open" : nil)), at: 0)
            ride.add(.started, at: 0)
            ride.reach("1", at: 10)
            if rider == "b" { ride.add(.tookHint(task: "1", index: 0), at: 25) }
            ride.answer("oak", to: "1", at: second)
            ride.add(.finished, at: 60)
            return ride.phone.log
        }
        let group = Standings(of: together(logs), in: quest).groups[0]
        #expect(group.rows[0].result.lines[0].attempts == 1 && group.rows[0].result.lines[0].points == 10)
        #expect(group.category == "Open", "the first class that a member stated")
    }

    @Test("two members in a toll zone pay for two stays, on the way as at the finish")
    func teamToll() throws {
        var settings = Quest.Settings()
        settings.teams = Quest.TeamRules()
        let zone = Quest.Zone(id: "lake", name: "Lake", kind: .toll(.init(perMinute: 1)), polygons: [])
        let task = Quest.Task(id: "1", name: "Oak", coordinate: SmallQuest.origin)
        let quest = try Quest(settings: settings, tasks: [task], zones: [zone])
        for ends in [false, true] {
            let logs = ["a", "b"].map { rider in
                var ride = WrittenRide(rider: .init(rider), device: rider)
                ride.add(.joined(Registration(team: "Owls")), at: 0)
                ride.add(.started, at: 0)
                ride.add(.entered("lake"), at: 60)
                ride.add(ends ? .finished : .skipped("1"), at: 660)
                return ride.phone.log
            }
            let result = Standings(of: together(logs), in: quest).groups[0].rows[0].result
            #expect(result.total == -20, "\(ends)")
        }
    }

    @Test("an empty name, team or class is none")
    func emptyRegistration() throws {
        let log = together([ride("a", category: "", visits: [], finish: 60), ride("b", visits: [], finish: 90)])
        let groups = Standings(of: log, in: try quest(teams: Quest.TeamRules())).groups
        #expect(groups.map(\.category) == [nil])
        #expect(groups[0].rows.map(\.rank) == [1, 2])
        var registered = WrittenRide()
        registered.add(.joined(Registration(name: "Anna", team: "Owls")), at: 0)
        registered.add(.joined(Registration(name: "", team: "")), at: 1)
        let rows = Standings(of: registered.phone.log, in: try quest(teams: Quest.TeamRules())).groups[0].rows
        #expect(rows[0].isTeam && rows[0].name == "Owls")
    }
}
