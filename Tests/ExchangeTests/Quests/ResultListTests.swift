import Answers
import EngineTestSupport
import Exchange
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Standings as an IOF result list")
struct ResultListTests {
    static let start = 1_700_000_000.0

    /// Three tasks: the first asks for an oak, the second for nothing, the third for a photo.
    static func quest(orders: [Int?] = [nil, nil, nil], teams: Quest.TeamRules? = nil) throws -> Quest {
        var settings = Quest.Settings(title: "Lake", timeLimit: 3600)
        settings.teams = teams
        let keys = [AnswerKey.anyOf(["oak", "tree"]), nil, .judgedByOrganiser]
        let tasks = keys.enumerated().map { index, key in
            var task = Quest.Task(
                id: .init("\(31 + index)"), name: "Task \(index)", coordinate: CourseDataTests.place(index), points: 10,
                answer: key)
            task.order = orders[index]
            return task
        }
        return try Quest(settings: settings, tasks: tasks)
    }

    /// Seconds after the start at which tasks were reached, and answers with theirs.
    static func ride(
        _ rider: String, name: String? = nil, team: String? = nil, category: String? = nil,
        visits: [(String, Double)] = [], answers: [(String, String, Double)] = [], end: (RideEvent, Double)? = nil
    ) -> RideLog {
        var phone = DeviceLog(device: rider, rider: .init(rider))
        phone.append(.joined(Registration(name: name, team: team, category: category)), at: start - 60)
        phone.append(.started, at: start)
        var events = visits.map { task, second in
            let place = CourseDataTests.place((Int(task) ?? 31) - 31)
            let checkIn = CheckIn(
                task: .init(task), time: start + second, coordinate: place, distance: 1, accuracy: 5, reach: 30,
                fixes: [Fix(time: start + second, coordinate: place, horizontalAccuracy: 5)])
            return (second, RideEvent.checkedIn(checkIn))
        }
        events += answers.map { ($0.2, .answered(task: .init($0.0), answer: $0.1, reported: .pending)) }
        if let end { events.append((end.1, end.0)) }
        for (second, event) in events.sorted(by: { $0.0 < $1.0 }) { phone.append(event, at: start + second) }
        return phone.log
    }

    static func list(
        _ log: RideLog, _ quest: Quest, _ completeness: ResultList.Completeness? = nil, frozenAt: Double? = nil
    ) throws -> XMLTree {
        let standings = Standings(of: log, in: quest, authority: log.decided, frozenAt: frozenAt)
        return try XMLTree.reading(ResultList(standings, in: quest, completeness: completeness).encoded())
    }

    @Test("a result has its times, its position, its scores and the visits in the order they were made")
    func result() throws {
        let log = Self.ride(
            "a", name: "Anna Wood", category: "Women", visits: [("32", 100), ("31", 200.5)],
            answers: [("31", "beech", 210), ("31", "Oak", 230.5)], end: (.finished, 600))
        let group = try Self.list(log, try Self.quest()).all("ClassResult")[0]
        #expect(group.first("Class", "Name") == "Women" && group.first("Class", "Id") == "Women")
        let person = group.all("PersonResult")[0]
        #expect(person.first("Person", "Id") == "a")
        #expect(person.first("Person", "Name", "Family") == "Wood" && person.first("Person", "Name", "Given") == "Anna")
        let result = person.all("Result")[0]
        #expect(
            result.first("StartTime") == "2023-11-14T22:13:20Z" && result.first("FinishTime") == "2023-11-14T22:23:20Z")
        #expect(result.first("Time") == "600" && result.first("Position") == "1" && result.first("Status") == "OK")
        #expect(
            result.all("Score").map { [$0.attributes["type"], $0.text] } == [["Score", "20"], ["GrossScore", "20"]])
        let splits = result.all("SplitTime")
        #expect(splits.map { $0.first("ControlCode") } == ["32", "31", "33"])
        #expect(splits.map { $0.first("Time") } == ["100", "200.5", nil])
        #expect(splits.map { $0.attributes["status"] } == [nil, nil, "Missing"])
        #expect(group.attributes["timeResolution"] == "0.001")
        let answers = result.all("ControlAnswer")
        #expect(answers.map { $0.first("Answer") } == ["", "Oak", ""])
        #expect(answers.map { $0.first("CorrectAnswer") } == ["", "oak", ""])
        #expect(answers.map { $0.first("Time") } == [nil, "30", nil])
        let notes = answers.map { $0.all("Extensions", "veloquest:answer")[0].attributes }
        #expect(notes.map { $0["control"] } == ["32", "31", "33"] && notes.map { $0["attempts"] } == ["0", "2", "0"])
    }

    @Test("every way to end a ride has the status of the standard, and only OK a position")
    func statuses() throws {
        let quest = try Self.quest()
        func status(_ log: RideLog, _ completeness: ResultList.Completeness? = nil) throws -> [String?] {
            let tree = try Self.list(log, quest, completeness)
            let result = tree.all("ClassResult", "PersonResult", "Result")[0]
            return [tree.attributes["status"], result.first("Status"), result.first("Position")]
        }
        #expect(try status(Self.ride("a", end: (.finished, 60))) == ["Complete", "OK", "1"])
        #expect(try status(Self.ride("a", end: (.withdrew, 60))) == ["Complete", "DidNotFinish", nil])
        #expect(try status(Self.ride("a", end: (.disqualified(reason: "x"), 60))) == ["Complete", "Disqualified", nil])
        let open = Self.ride("a", visits: [("32", 60)])
        #expect(try status(open) == ["Snapshot", "Active", nil])
        #expect(try status(open, .complete) == ["Complete", "DidNotFinish", nil])
        var registered = DeviceLog(device: "a", rider: "a")
        registered.append(.joined(Registration(name: "A")), at: Self.start)
        #expect(try status(registered.log) == ["Complete", "DidNotStart", nil])
        #expect(try status(registered.log, .snapshot) == ["Snapshot", "Inactive", nil])
        let photo = Self.ride("a", visits: [("33", 60)], answers: [("33", "photo.jpg", 70)], end: (.finished, 80))
        #expect(try status(photo) == ["Complete", "Finished", nil], "a photo has yet to be judged")
    }

    @Test("a course with an order keeps it; a task out of order is missing, and additional at the end")
    func order() throws {
        let quest = try Self.quest(orders: [1, 2, 3])
        let log = Self.ride(
            "a", visits: [("32", 100), ("31", 200)], answers: [("31", "oak", 210)], end: (.finished, 600))
        let splits = try Self.list(log, quest).all("ClassResult", "PersonResult", "Result", "SplitTime")
        let shown = splits.map { [$0.first("ControlCode"), $0.attributes["status"]] }
        // Which of the two was out of order is for the rules to say.
        #expect(shown.prefix(3).map { $0[0] } == ["31", "32", "33"] && shown.count == 4)
        #expect(shown[3][1] == "Additional" && shown.first { $0[0] == shown[3][0] }?[1] == "Missing")
        #expect(shown[2][1] == "Missing")
    }

    @Test("members of a team have their own rides, and the team's result over all")
    func team() throws {
        let quest = try Self.quest(teams: Quest.TeamRules())
        var log = Self.ride("a", name: "Анна Дубова", team: "Owls", visits: [("32", 100)], end: (.finished, 600))
        log.merge(
            Self.ride("b", team: "Owls", visits: [("31", 50)], answers: [("31", "oak", 60)], end: (.finished, 700)))
        log.merge(Self.ride("c", visits: [("32", 100)], end: (.finished, 800)))
        let group = try Self.list(log, quest).all("ClassResult")[0]
        #expect(group.children.map(\.name) == ["Class", "Course", "PersonResult", "TeamResult"])
        let team = group.all("TeamResult")[0]
        #expect(team.first("Name") == "Owls")
        let members = team.all("TeamMemberResult")
        #expect(members.map { $0.first("Person", "Name", "Family") } == ["Дубова", "b"])
        #expect(members.map { $0.first("Result", "Time") } == ["600", "700"])
        #expect(members.map { $0.first("Result", "OverallResult", "Time") } == ["700", "700"])
        #expect(members.map { $0.first("Result", "OverallResult", "Position") } == ["1", "1"])
        #expect(members.map { $0.first("Result", "OverallResult", "Score") } == ["20", "20"])
        #expect(members.map { $0.first("Result", "SplitTime", "ControlCode") } == ["32", "31"])
        #expect(group.first("PersonResult", "Result", "Position") == "2")
    }

    @Test("frozen standings have the answers up to then")
    func frozen() throws {
        let log = Self.ride(
            "a", visits: [("31", 50)], answers: [("31", "beech", 60), ("31", "oak", 70)], end: (.finished, 100))
        func answer(_ second: Double?) throws -> String? {
            try Self.list(log, try Self.quest(), frozenAt: second.map { Self.start + $0 })
                .all("ClassResult", "PersonResult", "Result")[0].first("ControlAnswer", "Answer")
        }
        #expect(try answer(65) == "beech" && answer(nil) == "oak")
        #expect(try Self.list(log, try Self.quest(), frozenAt: Self.start + 100).attributes["status"] == "Snapshot")
    }

    @Test("a quest that asks for no answer has no control answers")
    func withoutAnswers() throws {
        let quest = try Quest(tasks: [Quest.Task(id: "32", name: "Gate", coordinate: CourseDataTests.start)])
        let result = try Self.list(Self.ride("a", visits: [("32", 10)], end: (.finished, 20)), quest)
            .all("ClassResult", "PersonResult", "Result")[0]
        #expect(result.all("ControlAnswer").isEmpty && result.all("SplitTime").count == 1)
    }

    @Test("a roster names riders, and a class that has no name is called open")
    func roster() throws {
        let quest = try Self.quest(teams: Quest.TeamRules())
        let log = Self.ride("a", team: "Owls", end: (.finished, 20))
        let roster = Roster(["a": Registration(name: "Wood, George")])
        let standings = Standings(of: log, in: quest, roster: roster, authority: log.decided)
        let list = ResultList(standings, in: quest, roster: roster, language: .russian)
        let group = try XMLTree.reading(list.encoded()).all("ClassResult")[0]
        #expect(group.first("Class", "Name") == "Общий зачёт" && group.first("Class", "Id") == nil)
        #expect(group.first("TeamResult", "TeamMemberResult", "Person", "Name", "Given") == "George")
    }

    @Test(
        "names are split at a comma, before the last word, or after the first before a patronymic",
        arguments: [
            ("George Wood", "Wood", "George"), ("Wood, George", "Wood", "George"), ("Madonna", "Madonna", ""),
            ("Anna Maria Luisa de Medici", "Medici", "Anna Maria Luisa de"), ("Иван Иванов", "Иванов", "Иван"),
            ("Иванов Иван Иванович", "Иванов", "Иван Иванович"), ("Иван Иванович Иванов", "Иванов", "Иван Иванович"),
            ("Кузнецова Анна Ильинична", "Кузнецова", "Анна Ильинична"), (" Wood,", "Wood,", ""), ("  ", "a", ""),
            ("van der  Berg, Jan", "van der Berg", "Jan"),
        ])
    func names(name: String, family: String, given: String) throws {
        let tree = try Self.list(Self.ride("a", name: name, end: (.finished, 20)), try Self.quest())
        let person = tree.all("ClassResult", "PersonResult", "Person", "Name")[0]
        #expect(person.first("Family") == family && person.first("Given") == given)
    }

    @Test(
        "what is written is valid against the schema, whoever rode however",
        .enabled(if: XMLLint.knows("schema/IOF.xsd"), Comment(rawValue: XMLLint.reason)))
    func schema() throws {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for seed in 0..<40 as Range<UInt64> {
            let teams = seed % 3 == 0 ? Quest.TeamRules() : nil
            let quest = try RandomQuest.quest(seed: seed, teams: teams)
            let log = RandomLog.log(of: quest, seed: seed)
            let standings = Standings(
                of: log, in: quest, authority: log.decided, frozenAt: seed % 5 == 0 ? RandomLog.start + 1200 : nil)
            let list = ResultList(
                standings, in: quest, completeness: seed % 7 == 0 ? .snapshot : nil, created: RandomLog.start)
            paths.append(try folder.write(list.encoded(), as: "\(seed).xml"))
        }
        let quest = try Self.quest()
        let nobody = ResultList(Standings(of: RideLog(), in: quest), in: quest, created: -1e12)
        paths.append(try folder.write(nobody.encoded(), as: "nobody.xml"))
        #expect(try XMLLint.complaints(about: paths, schema: "schema/IOF.xsd") == "")
    }

    @Test("frozen results say what frozen standings say, also where a decision unlocked tasks")
    func frozenAlike() throws {
        var tasks = try Self.quest().tasks
        tasks[0].answer = .judgedByOrganiser
        tasks[1].requires = [Quest.Requirement("31")]
        let quest = try Quest(settings: try Self.quest().settings, tasks: tasks)
        var office = DeviceLog(device: "office", rider: "a")
        office.append(.judged(Judgement(task: "31", isAccepted: true)), at: Self.start + 300)
        let log = Self.ride(
            "a", team: "Owls", visits: [("31", 100), ("32", 200)], answers: [("31", "photo", 110)],
            end: (.finished, 600)
        ).merged(with: office.log)
        let standings = Standings(of: log, in: quest, authority: log.decided, frozenAt: Self.start + 400)
        #expect(standings.groups[0].rows[0].result.lines.map(\.outcome) == [.solved, .solved, .missed])
        let answers = try Self.list(log, quest, frozenAt: Self.start + 400).all("ClassResult")[0]
            .all("PersonResult")[0].all("Result")[0].all("ControlAnswer")
        #expect(answers.first?.first("Answer") == "photo")
        var settings = quest.settings
        settings.teams = Quest.TeamRules()
        let teams = try Quest(settings: settings, tasks: tasks)
        let member = try Self.list(log, teams, frozenAt: Self.start + 400).all("ClassResult")[0]
            .all("TeamResult")[0].all("TeamMemberResult")[0].all("Result")[0]
        #expect(member.first("Score") == "20" && member.first("OverallResult", "Score") == "20")
    }

    @Test("the close of the start window is no end of the event")
    func noEnd() throws {
        var settings = try Self.quest().settings
        settings.startOpens = Self.start
        settings.startCloses = Self.start + 600
        let quest = try Quest(settings: settings, tasks: try Self.quest().tasks)
        let results = String(
            decoding: ResultList(Standings(of: RideLog(), in: quest), in: quest).encoded(),
            as: UTF8.self)
        let courses = String(decoding: CourseData(quest).encoded(), as: UTF8.self)
        for text in [results, courses] { #expect(text.contains("<StartTime>") && !text.contains("<EndTime>")) }
    }
}
