import EngineTestSupport
import GeoJSON
import Geodesy
import Quests
import Support
import TestSupport
import Testing

@Suite("The profile of quest files")
struct ProfileReadingTests {
    private func quest(_ text: String) throws -> Quest {
        let reading = QuestText.read(text)
        return try #require(reading.quest, "\(reading.diagnostics)")
    }

    @Test("a file that uses every member is read without a finding")
    func everything() throws {
        let reading = QuestText.read(ProfileFile.everything)
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        let settings = try #require(reading.quest).settings
        let ten = try #require(ISO8601.seconds(in: "2026-06-06T05:00:00Z"))
        #expect(settings.id == "lake-2026")
        #expect(settings.startOpens == ten && settings.startCloses == ten + 3600 && settings.massStart == ten + 1800)
        #expect(settings.timeLimit == 7200)
        #expect(settings.teams == .init(sizes: 2...5, together: .init(metres: 25, seconds: 60)))
        #expect(settings.scoring == ScoringRules(.irf))
        #expect(settings.title(in: "ru-RU") == "Озеро" && settings.title(in: "fr") == "Lake")
        #expect(settings.description(in: "ru") == "Вокруг него.")
        #expect(reading.quest?.languages == ["en", "ru"])
        #expect(settings.answerAt == .anywhere)
        #expect(settings.flagCosts == [.sharedRide: .disqualified, .tooExact: .judge, .noApproach: .nothing])
        let quest = try #require(reading.quest)
        #expect(quest.tasks.map { quest.answerPlace(of: $0) } == [.task, .anywhere, .anywhere], "the task decides")
    }

    @Test("a kind of flag that does not exist is noted with those that it may stand for, or with all")
    func unknownFlags() throws {
        func note(_ name: String) -> Message? {
            QuestText.read(ProfileFile.file(quest: "{\"flags\": {\"\(name)\": \"disqualified\"}}")).diagnostics.first?
                .message
        }
        #expect(
            note("SharedRides")?[.english]
                == "Settings of the quest: “SharedRides” is no kind of flag and has no effect. Did you mean one of: sharedRide?"
        )
        #expect(note("noAproach")?[.russian].hasSuffix("Может быть, один из: noApproach?") == true)
        let all = note("rain")?[.english] ?? ""
        for kind in FlagKind.allCases { #expect(all.contains(kind.rawValue)) }
    }

    @Test("a task says when it is open, what it requires, how often it may be answered and what helps")
    func task() throws {
        let quest = try quest(ProfileFile.everything)
        let oak = try #require(quest.task("oak"))
        #expect(oak.statedCode == 31 && oak.dwell == 10 && oak.order == 1 && oak.success == "Well seen.")
        #expect(oak.opens == .afterStart(300))
        #expect(oak.closes == ISO8601.seconds(in: "2026-06-06T10:00:00Z").map { .clock($0) })
        #expect(oak.attempts == .init(most: 3, lockout: 60))
        #expect(
            oak.hints == [.init("Look up."), .init("A poet.", charge: .percent(50)), .init("Pu…", charge: .points(5))])
        #expect(oak.name(in: "ru") == "Дуб" && oak.success(in: "ru") == "Верно.")
        #expect((0..<4).map { oak.hint($0, in: "ru") } == ["Наверх.", "A poet.", "Пу…", nil])
        let mill = try #require(quest.task("mill"))
        #expect(mill.requires == [.init("oak")])
        #expect(mill.attempts == .init(most: 4) && mill.hints == [.init("One"), .init("Two")])
        #expect(quest.task("pond")?.requires == [.init("mill"), .init(1, of: ["oak", "mill"])])
    }

    @Test("features with roles are zones, closures, start and finish, and no tasks")
    func roles() throws {
        let quest = try quest(ProfileFile.everything)
        #expect(quest.tasks.map(\.id) == ["oak", "mill", "pond"])
        #expect(quest.zones.map(\.id) == ["town", "zone-2", "zone-3"])
        #expect(quest.zones.map(\.name) == ["Town", "Zone 2", "Zone 3"])
        #expect(
            quest.zones.map(\.kind) == [
                .bounds, .toll(.init(perEntry: 5, perMinute: Points(thousandths: -500), counting: .full)), .forbidden,
            ])
        #expect(quest.zones[0].translations["ru"]?.name == "Город")
        #expect(quest.zones[0].contains(quest.tasks[0].coordinate))
        #expect(quest.closures.map(\.kind) == [.lineString])
        let drawn = try self.quest(
            ProfileFile.file(features: [
                ProfileFile.feature(#""role": "start""#, ProfileFile.point(61.4, 55.16)),
                ProfileFile.feature(#""role": "finish""#, ProfileFile.point(61.4, 55.17)),
            ]))
        #expect(drawn.settings.start == Coordinate(longitude: 61.4, latitude: 55.16))
        #expect(drawn.settings.finish == Coordinate(longitude: 61.4, latitude: 55.17))
        #expect(drawn.tasks.count == 3)
    }

    @Test("a zone of many polygons is one zone, and a toll alone makes a toll zone")
    func zones() throws {
        let islands = """
            {"type": "MultiPolygon", "coordinates": [[[[61, 55], [62, 55], [62, 56], [61, 55]]],
             [[[63, 55], [64, 55], [64, 56], [63, 55]]]]}
            """
        let quest = try quest(
            ProfileFile.file(features: [ProfileFile.feature(#""role": "zone", "toll": 3"#, islands)]))
        #expect(quest.zones[0].polygons.count == 2)
        #expect(quest.zones[0].kind == .toll(.init(perEntry: 3)))
    }

    @Test(
        "requirements may be written as a text, for editors that know nothing else",
        arguments: [
            (#""oak""#, [Quest.Requirement("oak")]),
            (#""oak, mill""#, [.init("oak"), .init("mill")]),
            (#""any 1 of oak, mill""#, [.init(1, of: ["oak", "mill"])]),
            (#""любые 2 из oak, mill""#, [.init(2, of: ["oak", "mill"])]),
            (#"["oak"]"#, [.init("oak")]),
            (#"{"any": 1, "of": ["oak", "mill", "oak"]}"#, [.init(1, of: ["oak", "mill"])]),
            (#"{"of": ["oak", "mill"]}"#, [.init(2, of: ["oak", "mill"])]),
            (#"[]"#, []), (#"" ""#, []), (#"null"#, []),
        ])
    func requirements(json: String, expected: [Quest.Requirement]) throws {
        let text = ProfileFile.file(tasks: ["pond": "\"requires\": \(json)"])
        #expect(QuestText.rules(text).isEmpty)
        #expect(try quest(text).task("pond")?.requires == expected)
    }

    @Test("a task whose identifier has a comma is required by that")
    func comma() throws {
        let text = QuestText.file([
            QuestText.task("A", 61.4, id: #""oak, old""#), QuestText.task("B", 61.41, more: #""requires": "oak, old""#),
        ])
        #expect(try quest(text).tasks[1].requires == [.init("oak, old")])
    }

    @Test("numbers written as texts are taken, each with a warning")
    func numbersAsTexts() throws {
        let text = ProfileFile.file(tasks: [
            "oak": #""code": "31", "dwell": "10", "order": "1", "opens": "5", "attempts": "3""#
        ])
        #expect(QuestText.rules(text) == Array(repeating: "quest.number-as-text", count: 5))
        let oak = try #require(try quest(text).task("oak"))
        #expect(oak.statedCode == 31 && oak.dwell == 10 && oak.order == 1)
        #expect(oak.opens == .afterStart(300) && oak.attempts.most == 3)
    }

    @Test("blank texts and null are as good as absent")
    func blanks() throws {
        let members = [
            "success", "texts", "code", "dwell", "opens", "closes", "order", "attempts", "hints", "requires", "role",
            "answerAt",
        ]
        for blank in ["null", "\"\"", "\"  \""] {
            let text = ProfileFile.file(
                tasks: ["oak": members.map { "\"\($0)\": \(blank)" }.joined(separator: ", ")],
                quest:
                    "{\"teams\": \(blank), \"scoring\": \(blank), \"answerAt\": \(blank), \"flags\": \(blank), \"startWindow\": \(blank), \"texts\": \(blank)}"
            )
            #expect(QuestText.rules(text).isEmpty, "\(blank)")
            #expect(try quest(text).tasks == quest(ProfileFile.file()).tasks)
        }
    }

    @Test("members that nobody knows survive")
    func survival() throws {
        let text = ProfileFile.file(
            tasks: ["oak": #""mood": {"deep": [1]}"#], quest: #"{"title": "T", "sponsor": "Mill & Co"}"#,
            features: [
                ProfileFile.feature(#""role": "aid", "water": true"#, ProfileFile.point(61.4, 55.16))
            ])
        let reading = QuestText.read(text)
        #expect(reading.diagnostics.map(\.rule) == ["quest.unknown-member", "quest.unknown-role"])
        let source = try #require(reading.quest?.source)
        #expect(source.features[0].properties?["mood"] == ["deep": [1]])
        #expect(source.features[3].properties?["water"] == true)
        #expect(source.foreignMembers["quest"]?.objectValue?["sponsor"] == "Mill & Co")
        #expect(reading.quest?.tasks.count == 3)
    }

    @Test("the team size is a number, or the fewest and the most")
    func sizes() throws {
        for (json, sizes) in [("3", 3...3), ("[1, 4]", 1...4)] {
            let text = ProfileFile.file(quest: "{\"teams\": {\"size\": \(json)}}")
            #expect(try quest(text).settings.teams == .init(sizes: sizes))
        }
        #expect(try quest(ProfileFile.file(quest: #"{"teams": {}}"#)).settings.teams == Quest.TeamRules())
    }

    @Test("1000 damaged files of the whole profile crash nothing, and none is refused without an error")
    func damage() {
        let bytes = Array(ProfileFile.everything.utf8)
        var generator = SeededGenerator(seed: 11)
        for round in 0..<1000 {
            let reading = Quest.read(Mutation.damaged(bytes, using: &generator))
            #expect((reading.quest == nil) == reading.diagnostics.containsErrors, "seed 11, round \(round)")
        }
    }

    @Test("a long chain of requirements against the order of the file is read at once")
    func chain() throws {
        let count = 5000
        let tasks = (0..<count).map { index in
            QuestText.task(
                "T", 61 + Double(index) / 10_000, more: index + 1 < count ? "\"requires\": \"t\(index + 1)\"" : "",
                id: "\"t\(index)\"")
        }
        let clock = ContinuousClock()
        let start = clock.now
        #expect(QuestText.read(QuestText.file(tasks)).quest?.tasks.count == count)
        #expect(start.duration(to: clock.now) < .seconds(30))
    }
}
