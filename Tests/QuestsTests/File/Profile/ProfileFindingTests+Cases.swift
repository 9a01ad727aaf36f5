import EngineTestSupport
import JSON
import Quests

extension ProfileFindingTests {
    typealias Case = QuestFindingTests.Case

    static func withOak(_ properties: String) -> String { ProfileFile.file(tasks: ["oak": properties]) }

    static func withQuest(_ settings: String) -> String { ProfileFile.file(quest: settings) }

    static func withScoring(_ rules: String) -> String {
        withQuest("{\"timeLimit\": 60, \"scoring\": \(rules)}")
    }

    static func withFeature(_ properties: String, _ geometry: String, quest: String? = nil) -> String {
        ProfileFile.file(quest: quest, features: [ProfileFile.feature(properties, geometry)])
    }

    static let aside = ProfileFile.square(61.43, 55.15, 61.44, 55.16)

    static let cases =
        taskCases + questCases + scoringCases + roleCases + requirementCases + timeCases + placeCases
        + editionCases

    static let taskCases = [
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

    static let questCases = [
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
            "quest.unknown-member", .note, at: "/quest/teams/together/feet",
            withQuest(#"{"teams": {"together": {"feet": 25}}}"#)),
        Case("quest.out-of-range", .error, at: "/quest/answerAt", withQuest(#"{"answerAt": "there"}"#)),
        Case("quest.wrong-type", .error, at: "/quest/flags", withQuest(#"{"flags": ["sharedRide"]}"#)),
        Case(
            "quest.out-of-range", .error, at: "/quest/flags/sharedRide", withQuest(#"{"flags": {"sharedRide": "bad"}}"#)
        ),
        Case(
            "quest.unknown-member", .note, at: "/quest/flags/shareRide",
            withQuest(#"{"flags": {"shareRide": "disqualified"}}"#)),
        Case("quest.wrong-type", .error, at: "/quest/languages", withQuest(#"{"languages": {"ru": true}}"#)),
        Case(
            "quest.missing-translation", .warning, at: "/quest/languages",
            withQuest(#"{"title": "Lake", "language": "en", "languages": ["en", "ru"]}"#)),
    ]

    static let scoringCases = [
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
            "quest.unknown-member", .note, at: "/quest/scoring/early/each",
            withScoring(#"{"early": {"each": 1}}"#)),
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

    static let roleCases = [
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

    static let requirementCases = [
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

    static let window = #""startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T11:00Z"}"#

    static let timeCases = [
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

    /// Riders' editions of a quest whose organiser has a key, unsigned and signed with another one.
    static let editionCases = [
        Case("quest.unsigned-edition", .warning, at: "/quest/officials", edition()),
        Case(
            "quest.unsigned-edition", .warning, at: "/quest/officials",
            edition(#", "signature": {"key": "ed25519:1dRuwU5iR7AyuUSgxgz6+akgGtz1U853dBEhAJ8HaUs=", "value": ""}"#)),
    ]

    private static func edition(_ signature: String = "") -> String {
        let quest = #"{"officials": "7K2M-Q9XD-41TB-RZ0C", "seal": {"version": 1, "locked": []}}"#
        let text = QuestText.file([QuestText.task("Oak")], quest: quest)
        return String(text.dropLast()) + signature + "}"
    }

    static let placeCases = [
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
}
