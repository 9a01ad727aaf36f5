import EngineTestSupport
import GeoJSON
import JSON
import Quests
import Support
import TestSupport
import Testing

@Suite("Findings about a quest")
struct QuestFindingTests {
    @Test("each mistake gives its one finding, in its place and in both languages", arguments: cases)
    func finding(_ example: Case) throws {
        let reading = QuestText.read(example.text)
        #expect(reading.diagnostics.map(\.rule) == [example.rule])
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.severity == example.severity)
        #expect(diagnostic.pointer?.description == example.pointer)
        #expect(diagnostic.location != nil)
        #expect((reading.quest == nil) == (example.severity == .error))
        #expect(!diagnostic.message[.english].isEmpty)
        #expect(diagnostic.message[.russian].unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
    }

    @Test("every rule of the catalogue is among the examples, but for the one about names")
    func complete() {
        let shown = Set((Self.cases + ProfileFindingTests.cases).map(\.rule)).union(["quest.unnamed-task"])
        #expect(shown == Set(QuestRule.all.map(\.identifier)))
    }

    @Test("a place is given by line and column")
    func lineAndColumn() throws {
        let text = Self.withTask(#""points": -5"#)
        let location = try #require(QuestText.read(text).diagnostics.first?.location)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(location.line == 4)
        #expect(lines[3].dropFirst(location.column - 1).hasPrefix("-5"))
    }

    @Test("the fixes repair what they are about")
    func fixes() throws {
        let mendable = [
            Self.withTask(#""difficult" : "high""#),
            QuestText.file([
                QuestText.task("A", more: #""difficult": "low""#),
                QuestText.task("B", 61.41, more: #""difficult": "high""#),
            ]),
            Self.withTask(#""points": "20""#),
            Self.withQuest(#"{"timeLimit": " 90 "}"#),
            QuestText.file(Self.threeTasks + [QuestText.task("D", 55.15, 61.43)]),
            QuestText.file(Self.threeTasks, quest: #"{"start": [55.15, 61.43]}"#),
        ]
        for text in mendable {
            let fix = try #require(QuestText.read(text).diagnostics.first?.fix, "\(text)")
            let fixed = fix.applied(to: text)
            #expect(QuestText.rules(fixed).isEmpty, "\(fixed)")
            #expect(QuestText.read(fixed).quest != nil)
        }
    }

    @Test("no fix is offered where it would make a member twice")
    func noFix() throws {
        let text = Self.withTask(#""difficult": "high", "difficulty": "low""#)
        let diagnostic = try #require(QuestText.read(text).diagnostics.first)
        #expect(diagnostic.rule == "quest.difficult-key")
        #expect(diagnostic.fix == nil)
        #expect(QuestText.read(text).quest?.tasks.first?.difficulty == .low)
    }

    @Test("coordinates that fit on the Earth only the other way round are called swapped")
    func swappedOffEarth() {
        let text = QuestText.file([QuestText.task("A", 37.77, -122.42)])
        #expect(QuestText.rules(text).contains("quest.swapped-coordinates"))
        #expect(QuestText.read(text).quest == nil)
    }

    @Test("a quest on the antimeridian is in one place")
    func antimeridian() {
        let text = QuestText.file([
            QuestText.task("A", 179.9, -17), QuestText.task("B", -179.9, -17.1), QuestText.task("C", 179.8, -17.2),
            QuestText.task("D", -179.8, -17.3),
        ])
        #expect(QuestText.rules(text).isEmpty)
    }

    @Test("one error does not hide the next")
    func severalErrors() {
        let text = QuestText.file(
            [
                QuestText.task("A", more: #""points": -5, "radius": true"#),
                QuestText.task("B", 61.41, more: #""judged": 1"#),
            ],
            quest: #"{"timeLimit": false}"#)
        #expect(
            QuestText.rules(text)
                == ["quest.wrong-type", "quest.out-of-range", "quest.wrong-type", "quest.wrong-type"])
        #expect(QuestText.read(text).quest == nil)
    }

    @Test("of two places of which one is swapped nobody is said to be right, but a start and a finish decide")
    func swappedPair() throws {
        let tasks = [QuestText.task("A", 55.15, 61.4), QuestText.task("B", 61.4, 55.15)]
        let pair = QuestText.read(QuestText.file(tasks))
        let found = try #require(pair.diagnostics.first { $0.rule == "quest.swapped-coordinates" })
        #expect(pair.diagnostics.count { $0.rule == "quest.swapped-coordinates" } == 1)
        #expect(found.message[.english].contains("“A”") && found.message[.english].contains("“B”"))
        #expect(found.fix == nil && pair.quest == nil)
        let started = QuestText.read(QuestText.file(tasks, quest: #"{"start": [61.41, 55.16]}"#))
        let swapped = started.diagnostics.filter { $0.rule == "quest.swapped-coordinates" }
        #expect(swapped.map(\.pointer?.description) == ["/features/0/geometry/coordinates"])
        #expect(swapped.first?.fix != nil)
    }

    @Test("a task in error is no unknown task")
    func requiredInError() {
        let text = QuestText.file([
            QuestText.task("A", more: #""requires": "oak""#),
            #"{"type":"Feature","id":"oak","properties":{"name":"B"},"geometry":null}"#,
        ])
        #expect(QuestText.rules(text) == ["quest.task-without-geometry"])
    }

    @Test("a blank identifier is none")
    func blankIDs() {
        let text = QuestText.file([QuestText.task("A", id: "\"\""), QuestText.task("B", 61.41, id: "\" \"")])
        #expect(QuestText.read(text).quest?.tasks.map(\.id) == ["task-1", "task-2"])
        let zone = """
            {"type":"Feature","id":"","properties":{"role":"zone","zone":"bounds"},\
            "geometry":{"type":"Polygon","coordinates":[[[61,55],[62,55],[62,56],[61,55]]]}}
            """
        #expect(QuestText.read(QuestText.file([QuestText.task("A"), zone])).quest?.zones.map(\.id) == ["zone-1"])
    }

    @Test("a number too large for any bounds is out of range, an empty group too")
    func outOfRange() throws {
        let points = QuestText.read(Self.withTask(#""points": 1e999"#))
        #expect(points.diagnostics.map(\.rule) == ["quest.out-of-range"])
        #expect(points.diagnostics.first?.message[.english].contains("from 0 to 1,000,000") == true)
        let group = QuestText.read(Self.withTask(#""requires": {"of": []}"#))
        #expect(group.diagnostics.map(\.rule) == ["quest.out-of-range"])
        #expect(group.diagnostics.first?.pointer?.description == "/features/0/properties/requires/of")
        #expect(QuestText.rules(Self.withQuest(#"{"scoring": {"outOfOrder": " 50% "}}"#)).isEmpty)
    }

    @Test("languages are looked at once each, and there are no more than a hundred")
    func manyLanguages() {
        let twice = QuestText.rules(Self.withQuest(#"{"languages": ["de", "DE", "de"]}"#))
        #expect(twice == ["quest.missing-translation"])
        let tags = (0..<101).map {
            "\"a\(Character(Unicode.Scalar(UInt8(97 + $0 / 26))))\(Character(Unicode.Scalar(UInt8(97 + $0 % 26))))\""
        }
        let many = QuestText.rules(Self.withQuest("{\"languages\": [\(tags.joined(separator: ","))]}"))
        #expect(many == ["quest.out-of-range"])
    }

    @Test("an unknown difficulty counts nothing where the task has points of its own")
    func difficultyWithPoints() throws {
        let stated = try #require(
            QuestText.read(Self.withTask(#""difficulty": "адская", "points": 7"#)).diagnostics.first)
        #expect(!stated.message[.english].contains("counts") && !stated.message[.russian].contains("баллов"))
        let open = try #require(QuestText.read(Self.withTask(#""difficulty": "адская""#)).diagnostics.first)
        #expect(open.message[.english].contains("counts 10 points"))
    }

    @Test("verbs agree with what they are said of")
    func agreement() throws {
        func messages(_ text: String, _ rule: String) -> [Message] {
            QuestText.read(text).diagnostics.filter { $0.rule == rule }.map(\.message)
        }
        let late = #""opens": 90"#
        let limit = #"{"timeLimit": 60}"#
        let one = messages(QuestText.file([QuestText.task("A", more: late)], quest: limit), "quest.missed-window")
        #expect(one.map { $0[.english] } == ["Task 1 “A” opens only when the time of every rider is up."])
        #expect(one.map { $0[.russian] } == ["Задание 1 «A» открывается, когда время у всех уже вышло."])
        let two = messages(
            QuestText.file([QuestText.task("A", more: late), QuestText.task("B", 61.41, more: late)], quest: limit),
            "quest.missed-window")
        #expect(two.map { $0[.english] } == ["Tasks 1, 2 open only when the time of every rider is up."])
        #expect(two.map { $0[.russian] } == ["Задания 1, 2 открываются, когда время у всех уже вышло."])
        let idle = messages(Self.withQuest(#"{"scoring": {"late": 1, "early": 1}}"#), "quest.no-effect")
        #expect(
            idle.allSatisfy {
                $0[.russian].contains("не действуют: штраф") && $0[.english].contains("these rules have")
            })
        let idler = messages(Self.withQuest(#"{"scoring": {"late": 1}}"#), "quest.no-effect")
        #expect(
            idler.allSatisfy { $0[.russian].contains("не действует: штраф") && $0[.english].contains("this rule has") })
    }
}
