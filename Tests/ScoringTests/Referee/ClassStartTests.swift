import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

/// A mass start, a class that rides when it likes, and one with a shorter limit.
@Suite("Start rules by class")
struct ClassStartTests {
    private let start = SmallQuest.startTime

    private func quest() throws -> Quest {
        let quest = try SmallQuest.quest()
        var settings = quest.settings
        settings.massStart = start
        settings.timeLimit = 3600
        settings.classes = [
            "Tour": Quest.StartRules(opens: start + 1000, closes: start + 2000, timeLimit: 3600),
            "Kids": Quest.StartRules(massStart: start, timeLimit: 600),
        ]
        return try quest.with(settings)
    }

    private func log(of rider: String, category: String?, from begin: Double) throws -> RideLog {
        var referee = Referee(quest: try quest(), rider: .init(rider), device: "phone-\(rider)")
        try referee.join(Registration(name: rider, category: category), at: begin)
        try referee.start(at: begin)
        try referee.finish(at: begin + 1200)
        return referee.log
    }

    @Test("the time of each class counts from its own start and to its own limit")
    func classes() throws {
        let quest = try quest()
        let mass = try log(of: "a", category: nil, from: start + 10).result(of: "a", in: quest)
        #expect(mass.elapsed == 1210 && mass.timeLimit == 3600 && mass.status == .ok)
        let tour = try log(of: "b", category: "tour", from: start + 1500).result(of: "b", in: quest)
        #expect(tour.elapsed == 1200 && tour.startTime == start + 1500)
        let kids = try log(of: "c", category: "Kids", from: start + 10).result(of: "c", in: quest)
        #expect(kids.elapsed == 1210 && kids.timeLimit == 600)
    }

    @Test("a start outside of the class's window is refused")
    func window() throws {
        var referee = Referee(quest: try quest())
        try referee.join(Registration(category: "Tour"), at: start)
        #expect(throws: RefereeError.outsideStartWindow(opens: start + 1000, closes: start + 2000)) {
            try referee.start(at: start + 500)
        }
    }

    @Test("the roster's class decides over that of the log")
    func roster() throws {
        let quest = try quest()
        let log = try log(of: "a", category: "Tour", from: start + 1500)
        let said = try #require(Standings(of: log, in: quest).groups.first?.rows.first)
        #expect(said.result.elapsed == 1200)
        let roster = Roster(["a": Registration(category: "Kids")])
        let row = try #require(Standings(of: log, in: quest, roster: roster).groups.first?.rows.first)
        #expect(row.result.elapsed == 2700 && row.result.timeLimit == 600)
        let ride = log.ride(of: "a")
        let judged = RideResult(RideProgress(quest: quest, ride: ride, rostered: Registration(category: "Kids")))
        #expect(judged.elapsed == 2700 && judged.timeLimit == 600)
        #expect(RideResult(RideProgress(quest: quest, ride: ride)).elapsed == 1200)
    }

    @Test("classes are read from the file; what they do not state is as for all, and false is none")
    func reading() throws {
        let text = QuestText.file(
            [QuestText.task("A")],
            quest: """
                {"massStart": "2026-06-06T10:00Z", "timeLimit": 120, "classes": {
                  "Tour": {"massStart": false, "startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T12:00Z"}},
                  "Kids": {"timeLimit": 60}, "Free": {"timeLimit": false}}}
                """)
        let settings = try #require(QuestText.read(text).quest?.settings)
        let start = try #require(settings.massStart)
        #expect(settings.startRules(of: "Tour").massStart == nil && settings.startRules(of: "Tour").opens == start)
        #expect(settings.startRules(of: "KIDS") == Quest.StartRules(massStart: start, timeLimit: 3600))
        #expect(settings.startRules(of: "Free").timeLimit == nil)
        #expect(
            settings.startRules(of: "Elite") == settings.startRules
                && settings.startRules(of: nil) == settings.startRules)
        let wrong = QuestText.file(
            [QuestText.task("A")],
            quest: """
                {"classes": {"Kids": {"startWindow": {"opens": "2026-06-06T12:00Z", "closes": "2026-06-06T10:00Z"}, "timelimit": 5}}}
                """)
        #expect(QuestText.rules(wrong) == ["quest.empty-window", "quest.misspelt-member"])
    }
}
