import EngineTestSupport
import Geodesy
import JSON
import Quests
import Testing

/// Where a finding about a quest begins: the last value without it, and the first with it.
@Suite("Limits of what is amiss in a quest file")
struct QuestLimitTests {
    /// The rules of errors and warnings.
    private func rules(_ text: String) -> [String] {
        QuestText.read(text).diagnostics.filter { $0.severity != .note }.map(\.rule)
    }

    private static let window = #""startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T11:00Z"}"#

    @Test(
        "a mass start may be at the first and the last moment of the start window",
        arguments: [
            ("09:59:59", false), ("10:00:00", true), ("10:30:00", true), ("11:00:00", true), ("11:00:01", false),
        ])
    func massStart(time: String, isWithin: Bool) {
        let text = ProfileFile.file(quest: "{\(Self.window), \"massStart\": \"2026-06-06T\(time)Z\"}")
        #expect(rules(text) == (isWithin ? [] : ["quest.missed-window"]))
        let half = #"{"startWindow": {"opens": "2026-06-06T10:00Z"}, "massStart": "2026-06-06T\#(time)Z"}"#
        #expect(rules(ProfileFile.file(quest: half)) == (time < "10" ? ["quest.missed-window"] : []))
        let other = #"{"startWindow": {"closes": "2026-06-06T11:00Z"}, "massStart": "2026-06-06T\#(time)Z"}"#
        #expect(rules(ProfileFile.file(quest: other)) == (time > "11:00:00" ? ["quest.missed-window"] : []))
    }

    @Test("a start window has to be longer than nothing")
    func startWindow() {
        for (closes, rules) in [("10:00:00", ["quest.empty-window"]), ("10:00:01", [])] {
            let window = #"{"startWindow": {"opens": "2026-06-06T10:00Z", "closes": "2026-06-06T\#(closes)Z"}}"#
            #expect(self.rules(ProfileFile.file(quest: window)) == rules)
        }
    }

    @Test(
        "hours of a task are compared with the starts and the time limit, to the second",
        arguments: [
            // Hours of its own, both by the clock or both after the start.
            (#""opens": "2026-06-06T10:30:00Z", "closes": "2026-06-06T10:30:00Z""#, window, "quest.empty-window"),
            (#""opens": "2026-06-06T10:30:00Z", "closes": "2026-06-06T10:30:01Z""#, window, nil),
            (#""opens": 30, "closes": 30"#, window, "quest.empty-window"),
            (#""opens": 30, "closes": 30.1"#, window, nil),
            (#""closes": 0"#, window, "quest.empty-window"), (#""closes": 0.1"#, window, nil),
            // Closed before the first rider can be there.
            (#""closes": "2026-06-06T10:00:00Z""#, window, "quest.missed-window"),
            (#""closes": "2026-06-06T10:00:01Z""#, window, nil), (#""closes": "2026-06-06T08:00:00Z""#, "", nil),
            (#""opens": 30, "closes": "2026-06-06T10:30:00Z""#, window, "quest.missed-window"),
            (#""opens": 30, "closes": "2026-06-06T10:30:01Z""#, window, nil),
            // Closed a time after the start, while it opens by the clock: decided by the last rider.
            (#""opens": "2026-06-06T11:30:00Z", "closes": 30"#, window, "quest.missed-window"),
            (#""opens": "2026-06-06T11:29:59Z", "closes": 30"#, window, nil),
            (#""opens": "2026-06-06T10:29:59Z", "closes": 30"#, #""massStart": "2026-06-06T10:00Z""#, nil),
            (
                #""opens": "2026-06-06T10:30:00Z", "closes": 30"#, #""massStart": "2026-06-06T10:00Z""#,
                "quest.missed-window"
            ),
            // Opens when nobody rides any more.
            (#""opens": 90"#, #""timeLimit": 90"#, "quest.missed-window"),
            (#""opens": 89.9"#, #""timeLimit": 90"#, nil),
            (#""opens": 90"#, window, nil),
            (#""opens": "2026-06-06T12:30:00Z""#, #"\#(window), "timeLimit": 90"#, "quest.missed-window"),
            (#""opens": "2026-06-06T12:29:59Z""#, #"\#(window), "timeLimit": 90"#, nil),
            (#""opens": "2026-06-06T11:29:59Z""#, #""massStart": "2026-06-06T10:00Z", "timeLimit": 90"#, nil),
            (
                #""opens": "2026-06-06T11:30:00Z""#, #""massStart": "2026-06-06T10:00Z", "timeLimit": 90"#,
                "quest.missed-window"
            ),
            (#""opens": "2026-06-06T12:30:00Z""#, #""timeLimit": 90"#, nil),
        ])
    func hours(task: String, quest: String, rule: String?) {
        #expect(rules(ProfileFile.file(tasks: ["oak": task], quest: "{\(quest)}")) == [rule].compactMap { $0 })
    }

    private func place(east: Double, north: Double = 0) -> Coordinate { SmallQuest.place(east: east, north: north) }

    private func quest(_ places: [Coordinate], quest: String? = nil, features: [String] = []) -> String {
        let tasks = places.enumerated().map { index, place in
            QuestText.task("T\(index)", place.longitude, place.latitude, id: "\(index)")
        }
        return QuestText.file(tasks + features, quest: quest)
    }

    @Test("a place is far away beyond a hundred kilometres, from the only other one and from the middle of many")
    func far() {
        for (kilometres, rules) in [(99.9, []), (100.1, ["quest.far-away"])] {
            #expect(self.rules(quest([place(east: 0), place(east: kilometres * 1000)])) == rules)
            let four = [0, 10, 20, kilometres * 1000 + 10].map { place(east: $0) }
            #expect(self.rules(quest(four)) == rules)
            let far = place(east: 0, north: kilometres * 1000)
            let start = "{\"start\": [\(far.longitude), \(far.latitude)]}"
            #expect(self.rules(quest([place(east: 0)], quest: start)) == rules)
            #expect(self.rules(quest([0, 10, 20].map { place(east: $0) }, quest: start)) == rules)
        }
    }

    @Test("two tasks stand on one spot within a metre, in whatever direction")
    func spots() {
        for (east, north) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (0.71, 0.71), (-0.71, 0.71)] {
            for base in stride(from: 0.0, to: 3, by: 0.31) {
                let first = place(east: base, north: -base)
                for (scale, rules) in [(0.97, ["quest.same-spot"]), (1.03, [])] {
                    let second = place(east: base + east * scale, north: -base + north * scale)
                    #expect(self.rules(quest([first, second])) == rules, "\(base) \(east) \(north) \(scale)")
                }
            }
        }
    }

    @Test("a task whose circle reaches out of forbidden ground, or into the bounds, can be reached")
    func zones() {
        let corners = [place(east: -500, north: -500), place(east: 500, north: 500)]
        let square = ProfileFile.square(
            corners[0].longitude, corners[0].latitude, corners[1].longitude, corners[1].latitude)
        for (kind, east, rules) in [
            ("forbidden", 471.0, []), ("forbidden", 469, ["quest.forbidden-place"]), ("bounds", 529, []),
            ("bounds", 531, ["quest.forbidden-place"]), ("bounds", 0, []), ("forbidden", 600, []),
        ] as [(String, Double, [String])] {
            let zone = ProfileFile.feature("\"role\": \"zone\", \"zone\": \"\(kind)\"", square)
            let others = kind == "bounds" ? [place(east: 10), place(east: 20)] : [place(east: 700), place(east: 720)]
            #expect(self.rules(quest([place(east: east)] + others, features: [zone])) == rules, "\(kind) \(east)")
        }
    }

    @Test(
        "what a language tag may be",
        arguments: [
            ("ru", true), ("en-GB", true), ("zh-Hant-TW", true), ("abcdefgh", true), ("en-12345678", true),
            ("de-1996", true), ("r", false), ("abcdefghi", false), ("en-123456789", false), ("en-", false),
            ("e1", false), ("-en", false), ("en_GB", false), ("en--GB", false), ("", false),
        ])
    func languageTags(tag: String, isTag: Bool) {
        let text = ProfileFile.file(tasks: ["oak": "\"texts\": {\"\(tag)\": {\"name\": \"Oak\"}}"])
        let notes = QuestText.read(text).diagnostics.map(\.rule).filter { $0 == "quest.unknown-member" }
        #expect(notes.isEmpty == isTag)
    }

    @Test("a hundred languages are looked through for what is not translated, no more")
    func languages() {
        func rules(_ count: Int) -> [String] {
            let tags = (0..<count).map { "\"aa-x\($0)\"" }.joined(separator: ", ")
            return self.rules(ProfileFile.file(quest: "{\"languages\": [\(tags)]}"))
        }
        #expect(rules(1) == ["quest.missing-translation"])
        #expect(rules(100) == Array(repeating: "quest.missing-translation", count: 100))
        #expect(rules(101) == ["quest.out-of-range"])
    }
}
