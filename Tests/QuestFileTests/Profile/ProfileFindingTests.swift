import GeoJSON
import Languages
import QuestFile
import QuestTestSupport
import Testing

@Suite("Findings about the profile")
struct ProfileFindingTests {
    typealias Case = QuestFindingTests.Case

    private static func withOak(_ properties: String) -> String { ProfileFile.file(tasks: ["oak": properties]) }

    private static func withQuest(_ settings: String) -> String { ProfileFile.file(quest: settings) }

    private static func withScoring(_ rules: String) -> String {
        withQuest("{\"timeLimit\": 60, \"scoring\": \(rules)}")
    }

    private static func withFeature(_ properties: String, _ geometry: String, quest: String? = nil) -> String {
        ProfileFile.file(quest: quest, features: [ProfileFile.feature(properties, geometry)])
    }

    private static let aside = ProfileFile.square(61.43, 55.15, 61.44, 55.16)

    static let cases = taskCases + questCases + scoringCases + roleCases + requirementCases + timeCases + placeCases

    private static let taskCases = [
        Case("quest.out-of-range", .error, at: "/features/0/properties/code", withOak(#""code": 1000000"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/dwell", withOak(#""dwell": -1"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/dwell", withOak(#""dwell": "long""#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/order", withOak(#""order": 1.5"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/attempts", withOak(#""attempts": [3]"#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/attempts", withOak(#""attempts": -1"#)),
        Case(
            "quest.wrong-type", .error, at: "/features/0/properties/attempts/lockout",
            withOak(#""attempts": {"most": 3, "lockout": true}"#)),
        Case(
            "quest.unknown-member", .note, at: "/features/0/properties/attempts/max",
            withOak(#""attempts": {"max": 3}"#)),
        Case("quest.unsolvable", .error, at: "/features/0/properties/attempts", withOak(#""attempts": 0"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/hints", withOak(#""hints": [true]"#)),
        Case(
            "quest.wrong-type", .error, at: "/features/0/properties/hints/0/penalty",
            withOak(#""hints": [{"text": "Up", "penalty": "half"}]"#)),
        Case(
            "quest.out-of-range", .error, at: "/features/0/properties/hints/0/penalty",
            withOak(#""hints": [{"text": "Up", "penalty": -2}]"#)),
        Case("quest.empty-hint", .warning, at: "/features/0/properties/hints/1", withOak(#""hints": ["Up", ""]"#)),
        Case(
            "quest.empty-hint", .warning, at: "/features/0/properties/hints/0",
            withOak(#""hints": [{"penalty": 2}]"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/success", withOak(#""success": []"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/texts", withOak(#""texts": "Дуб""#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/texts/ru", withOak(#""texts": {"ru": "Дуб"}"#)),
        Case(
            "quest.unknown-member", .note, at: "/features/0/properties/texts/по-русски",
            withOak(#""texts": {"по-русски": {"name": "Дуб"}}"#)),
        Case(
            "quest.unknown-member", .note, at: "/features/0/properties/texts/ru/title",
            withOak(#""texts": {"ru": {"title": "Дуб"}}"#)),
        Case("quest.wrong-type", .error, at: "/features/0/properties/opens", withOak(#""opens": "noon""#)),
        Case("quest.out-of-range", .error, at: "/features/0/properties/closes", withOak(#""closes": -5"#)),
    ]

    private static let questCases = [
        Case("quest.newer-version", .error, at: "/quest/version", withQuest(#"{"version": 2}"#)),
        Case("quest.out-of-range", .error, at: "/quest/version", withQuest(#"{"version": 0}"#)),
        Case("quest.wrong-type", .error, at: "/quest/startWindow", withQuest(#"{"startWindow": "10:00"}"#)),
        Case(
            "quest.wrong-type", .error, at: "/quest/startWindow/opens",
            withQuest(#"{"startWindow": {"opens": "10:00"}}"#)),
        Case("quest.wrong-type", .error, at: "/quest/massStart", withQuest(#"{"massStart": 10}"#)),
        Case(
            "quest.no-time-zone", .warning, at: "/quest/startWindow/opens",
            withQuest(
                #"{"startWindow": {"opens": "2026-06-06T10:00", "closes": "2026-06-06T12:00"}, "#
                    + #""massStart": "2026-06-06T11:00:00"}"#)),
        Case("quest.out-of-range", .error, at: "/quest/teams/size", withQuest(#"{"teams": {"size": [5, 2]}}"#)),
        Case("quest.out-of-range", .error, at: "/quest/teams/size", withQuest(#"{"teams": {"size": 0}}"#)),
        Case("quest.wrong-type", .error, at: "/quest/teams", withQuest(#"{"teams": 4}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/teams/together/metres",
            withQuest(#"{"teams": {"together": {"metres": 0}}}"#)),
        Case(
            "quest.unknown-member", .note, at: "/quest/teams/together/meters",
            withQuest(#"{"teams": {"together": {"meters": 25}}}"#)),
        Case("quest.wrong-type", .error, at: "/quest/languages", withQuest(#"{"languages": {"ru": true}}"#)),
        Case(
            "quest.missing-translation", .warning, at: "/quest/languages",
            withQuest(#"{"title": "Lake", "language": "en", "languages": ["en", "ru"]}"#)),
    ]

    private static let scoringCases = [
        Case("quest.wrong-type", .error, at: "/quest/scoring", withScoring("7")),
        Case("quest.out-of-range", .error, at: "/quest/scoring", withScoring(#""rogaine""#)),
        Case("quest.newer-version", .error, at: "/quest/scoring/version", withScoring(#"{"version": 2}"#)),
        Case("quest.out-of-range", .error, at: "/quest/scoring/preset", withScoring(#"{"preset": "IRF"}"#)),
        Case("quest.unknown-member", .note, at: "/quest/scoring/lateness", withScoring(#"{"lateness": 5}"#)),
        Case("quest.wrong-type", .error, at: "/quest/scoring/values", withScoring(#"{"values": 20}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/values",
            withScoring(#"{"values": {"same": 20, "roundUp": 10}}"#)),
        Case("quest.out-of-range", .error, at: "/quest/scoring/hint", withScoring(#"{"hint": -2}"#)),
        Case("quest.wrong-type", .error, at: "/quest/scoring/hint", withScoring(#"{"hint": "101%"}"#)),
        Case("quest.out-of-range", .error, at: "/quest/scoring/late", withScoring(#"{"late": -10}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/late",
            withScoring(#"{"late": {"perMinute": 1, "quadratic": 1}}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/late/bands",
            withScoring(#"{"late": {"bands": [[10, 1], [5, 2]]}}"#)),
        Case(
            "quest.wrong-type", .error, at: "/quest/scoring/late/table",
            withScoring(#"{"late": {"table": [10, 1]}}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/late/beyond",
            withScoring(#"{"late": {"beyond": "worse"}}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/late/cap",
            withScoring(#"{"late": {"perMinute": 1, "cap": "net"}}"#)),
        Case(
            "quest.unknown-member", .note, at: "/quest/scoring/early/perMinut",
            withScoring(#"{"early": {"perMinut": 1}}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/outOfOrder",
            withScoring(#"{"outOfOrder": "worthles"}"#)),
        Case("quest.out-of-range", .error, at: "/quest/scoring/decay", withScoring(#"{"decay": {"after": 10}}"#)),
        Case("quest.out-of-range", .error, at: "/quest/scoring/ties", withScoring(#"{"ties": ["luck"]}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/bonusControls/0",
            withScoring(#"{"bonusControls": [{"from": 900}]}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/scoring/bonusControls/0/to",
            withScoring(#"{"bonusControls": [{"from": 900, "to": 800, "points": 1}]}"#)),
        Case(
            "quest.wrong-type", .error, at: "/quest/scoring/bonusControls",
            withScoring(#"{"bonusControls": [900]}"#)),
        Case("quest.no-effect", .warning, at: "/quest/scoring", withQuest(#"{"scoring": "bmbo"}"#)),
        Case("quest.no-effect", .warning, at: "/quest/scoring", withQuest(#"{"scoring": "maprun-w"}"#)),
    ]

    private static let roleCases = [
        Case(
            "quest.unknown-role", .warning, at: "/features/3/properties/role",
            withFeature(#""role": "taks""#, ProfileFile.point(61.4, 55.16))),
        Case(
            "quest.wrong-type", .error, at: "/features/3/properties/role",
            withFeature(#""role": ["task"], "name": "D", "answer": "obelisk""#, ProfileFile.point(61.4, 55.16))),
        Case(
            "quest.unsuitable-geometry", .error, at: "/features/3/geometry",
            withFeature(#""role": "zone", "zone": "bounds""#, ProfileFile.point(61.4, 55.16))),
        Case(
            "quest.unsuitable-geometry", .error, at: "/features/3/geometry", withFeature(#""role": "task""#, aside)),
        Case("quest.unsuitable-geometry", .error, at: "/features/3", withFeature(#""role": "closure""#, "null")),
        Case("quest.unsuitable-geometry", .error, at: "/features/3/geometry", withFeature(#""role": "start""#, aside)),
        Case(
            "quest.two-places", .error, at: "/features/3/geometry/coordinates",
            withFeature(
                #""role": "start""#, ProfileFile.point(61.4, 55.16), quest: #"{"start": [61.4, 55.15]}"#)),
        Case(
            "quest.swapped-coordinates", .error, at: "/features/3/geometry/coordinates",
            withFeature(#""role": "start""#, ProfileFile.point(55.15, 61.4))),
        Case(
            "quest.out-of-range", .error, at: "/features/3/properties", withFeature(#""role": "zone""#, aside)),
        Case(
            "quest.out-of-range", .error, at: "/features/3/properties/zone",
            withFeature(#""role": "zone", "zone": "fun""#, aside)),
        Case(
            "quest.wrong-type", .error, at: "/features/3/properties/toll/perEntry",
            withFeature(#""role": "zone", "toll": {"perEntry": []}"#, aside)),
        Case(
            "quest.zone-without-area", .error, at: "/features/3/geometry/coordinates",
            withFeature(
                #""role": "zone", "zone": "forbidden""#,
                #"{"type": "Polygon", "coordinates": [[[61, 55], [62, 55], [61.5, 55], [61, 55]]]}"#)),
        Case(
            "quest.out-of-range", .error, at: "/features/3/geometry/coordinates/0/1",
            withFeature(#""role": "zone", "zone": "forbidden""#, ProfileFile.square(61, 55, 261, 56))),
        Case(
            "quest.duplicate-id", .error, at: "/features/4/id",
            ProfileFile.file(features: [
                ProfileFile.feature(#""role": "zone", "zone": "forbidden""#, aside, id: "z"),
                ProfileFile.feature(#""role": "zone", "zone": "forbidden""#, aside, id: "z"),
            ])),
    ]

    private static let requirementCases = [
        Case("quest.wrong-type", .error, at: "/features/0/properties/requires", withOak(#""requires": true"#)),
        Case(
            "quest.unknown-requirement", .error, at: "/features/0/properties/requires",
            withOak(#""requires": ["mill", "elm"]"#)),
        Case(
            "quest.out-of-range", .error, at: "/features/0/properties/requires/any",
            withOak(#""requires": {"any": 0, "of": ["mill"]}"#)),
        Case(
            "quest.out-of-range", .error, at: "/features/0/properties/requires/0",
            withOak(#""requires": [{"any": 1}]"#)),
        Case(
            "quest.requirement-cycle", .error, at: "/features/0/properties/requires", withOak(#""requires": "oak""#)),
        Case(
            "quest.requirement-cycle", .error, at: "/features/0/properties/requires",
            ProfileFile.file(tasks: [
                "oak": #""requires": "pond""#, "mill": #""requires": "oak""#, "pond": #""requires": "mill""#,
            ])),
        Case(
            "quest.never-unlocks", .error, at: "/features/0/properties/requires",
            withOak(#""requires": {"any": 3, "of": ["mill", "pond"]}"#)),
        Case(
            "quest.unsolvable", .error, at: "/features/0/properties/requires",
            ProfileFile.file(tasks: ["oak": #""order": 1, "requires": "mill""#, "mill": #""order": 2"#])),
    ]

    private static let window = #""startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T11:00Z"}"#

    private static let timeCases = [
        Case(
            "quest.empty-window", .error, at: "/features/0/properties/closes",
            withOak(#""opens": 30, "closes": 30"#)),
        Case("quest.empty-window", .error, at: "/features/0/properties/closes", withOak(#""closes": 0"#)),
        Case(
            "quest.empty-window", .error, at: "/features/0/properties/closes",
            withOak(#""opens": "2026-06-06T10:00Z", "closes": "2026-06-06T10:00+05:00""#)),
        Case(
            "quest.empty-window", .error, at: "/quest/startWindow/closes",
            withQuest(#"{"startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T09:00Z"}}"#)),
        Case(
            "quest.missed-window", .warning, at: "/quest/massStart",
            withQuest("{\(window), \"massStart\": \"2026-06-06T11:30Z\"}")),
        Case(
            "quest.missed-window", .warning, at: "/features/0/properties/opens",
            ProfileFile.file(
                tasks: ["oak": #""opens": 90"#, "mill": #""opens": 91"#], quest: #"{"timeLimit": 90}"#)),
        Case(
            "quest.missed-window", .warning, at: "/features/0/properties/opens",
            ProfileFile.file(
                tasks: ["oak": #""opens": "2026-06-06T12:30Z""#], quest: "{\(window), \"timeLimit\": 90}")),
        Case(
            "quest.missed-window", .warning, at: "/features/1/properties/closes",
            ProfileFile.file(tasks: ["mill": #""closes": "2026-06-06T10:00Z""#], quest: "{\(window)}")),
        Case(
            "quest.missed-window", .warning, at: "/features/1/properties/closes",
            ProfileFile.file(
                tasks: ["mill": #""opens": 30, "closes": "2026-06-06T10:20Z""#], quest: "{\(window)}")),
    ]

    private static let placeCases = [
        Case(
            "quest.forbidden-place", .warning, at: "/features/0/geometry/coordinates",
            withFeature(
                #""role": "zone", "zone": "forbidden""#, ProfileFile.square(61.395, 55.14, 61.415, 55.16))),
        Case(
            "quest.forbidden-place", .warning, at: "/features/2/geometry/coordinates",
            withFeature(#""role": "zone", "zone": "bounds""#, ProfileFile.square(61.395, 55.14, 61.415, 55.16))),
        Case(
            "quest.forbidden-place", .warning, at: "/quest/start",
            withFeature(
                #""role": "zone", "zone": "forbidden""#, aside, quest: #"{"start": [61.435, 55.155]}"#)),
    ]

    @Test("each mistake gives its one finding, in its place and in both languages", arguments: cases)
    func finding(_ example: Case) throws {
        let reading = QuestText.read(example.text)
        #expect(reading.diagnostics.map(\.rule) == [example.rule], "\(reading.diagnostics.map(\.message.english))")
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.severity == example.severity)
        #expect(diagnostic.pointer?.description == example.pointer)
        #expect(diagnostic.location != nil)
        #expect((reading.quest == nil) == (example.severity == .error))
        #expect(!diagnostic.message.english.isEmpty)
        #expect(diagnostic.message.russian.unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
    }

    @Test("what is found about the profile is not said again by the rules of GeoJSON")
    func once() {
        let zone = ProfileFile.square(61, 55, 61.1, 155)
        let text = Self.withFeature(#""role": "zone", "zone": "forbidden""#, zone)
        let first = Quest.read(Array(text.utf8), judgedBy: Linter()).diagnostics
            .filter { $0.pointer?.description.hasSuffix("/coordinates/0/2") == true }
        #expect(first.map(\.rule) == ["quest.out-of-range"])
    }

    @Test("ranges are written with their units, and thousands grouped")
    func ranges() throws {
        let message = try #require(messages(Self.withOak(#""opens": 50000"#)).first)
        #expect(message.english.hasSuffix("“opens” must be a number of minutes from 0 to 43,200."))
        #expect(message.russian.hasSuffix("«opens» должно быть числом минут от 0 до 43 200."))
    }

    private func messages(_ text: String) -> [LocalizedText] { QuestText.read(text).diagnostics.map(\.message) }

    @Test("a circle of requirements is shown")
    func circle() throws {
        let text = ProfileFile.file(tasks: [
            "mill": #""requires": "pond""#, "pond": #""requires": ["oak", "mill"]"#,
        ])
        let message = try #require(messages(text).first)
        #expect(message.english.contains("mill → pond → mill"))
        #expect(message.russian.contains("по кругу"))
    }

    @Test("tasks behind a circle are reported together")
    func consequences() {
        let tasks = (1...4).map { QuestText.task("T\($0)", 61.4 + Double($0) / 100, more: #""requires": "a""#) }
        let text = QuestText.file(
            [
                QuestText.task("A", 61.4, more: #""requires": "b""#, id: #""a""#),
                QuestText.task("B", 61.4, 55.16, more: #""requires": "a""#, id: #""b""#),
            ] + tasks)
        #expect(QuestText.rules(text) == ["quest.requirement-cycle", "quest.never-unlocks"])
        #expect(messages(text).last?.english.contains("Tasks 3, 4, 5, 6") == true)
    }

    @Test("a group that can be met without the circle opens the task")
    func wayAround() {
        let text = ProfileFile.file(tasks: [
            "oak": #""requires": {"any": 1, "of": ["pond", "mill"]}"#, "pond": #""requires": "oak""#,
        ])
        #expect(QuestText.rules(text).isEmpty)
    }

    @Test("a task that requires one without attempts never opens")
    func unanswerable() {
        let text = ProfileFile.file(tasks: ["oak": #""attempts": 0"#, "mill": #""requires": "oak""#])
        #expect(QuestText.rules(text) == ["quest.unsolvable", "quest.never-unlocks"])
    }

    @Test("a task in a forbidden zone whose radius reaches beyond it may be there")
    func reach() {
        let zone = ProfileFile.square(61.3998, 55.14, 61.4002, 55.16)
        #expect(
            QuestText.rules(Self.withFeature(#""role": "zone", "zone": "forbidden""#, zone)).isEmpty)
    }

    @Test("tasks of one place in the course may be visited in any order")
    func equalOrder() {
        let text = ProfileFile.file(tasks: [
            "oak": #""order": 1, "requires": "mill""#, "mill": #""order": 1"#, "pond": #""order": 1"#,
        ])
        #expect(QuestText.rules(text).isEmpty)
    }

    @Test("tasks outside of the bounds are named together")
    func outside() throws {
        let text = Self.withFeature(#""role": "zone", "zone": "bounds", "name": "Town""#, Self.aside)
        let reading = QuestText.read(text)
        #expect(reading.diagnostics.map(\.rule) == ["quest.forbidden-place"])
        let message = try #require(reading.diagnostics.first?.message)
        #expect(message.english.contains("1, 2, 3") && message.english.contains("Town"))
    }

    @Test("a start drawn where the quest has it already is no contradiction")
    func sameStart() {
        let text = Self.withFeature(
            #""role": "start""#, ProfileFile.point(61.4, 55.15), quest: #"{"start": [61.4, 55.15]}"#)
        #expect(QuestText.rules(text).isEmpty)
    }
}
