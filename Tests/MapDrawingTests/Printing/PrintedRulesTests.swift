import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("Rules and results on paper")
struct PrintedRulesTests {
    private static func text(_ pages: [PrintedPage], language: Language = .english) throws -> String {
        var document = try PrintedDocument(title: "", language: language)
        for page in pages { try document.add(page) }
        return try PrintTools.pages(try document.finish()).joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    private static func quest(
        _ tasks: [Quest.Task], _ change: (inout Quest.Settings) -> Void = { _ in }
    ) throws -> Quest {
        var settings = Quest.Settings()
        change(&settings)
        return try Quest(settings: settings, tasks: tasks)
    }

    private static func task(_ id: Quest.Task.ID, answer: AnswerKey? = nil) -> Quest.Task {
        Quest.Task(id: id, name: "Task \(id)", coordinate: SmallQuest.origin, answer: answer)
    }

    @Test("a document that is given up after pages of text and pictures ends without a trace")
    func givenUp() throws {
        let print = try QuestPrint(try SmallQuest.quest(), for: .riders, language: .russian)
        for _ in 0..<50 {
            var document = try PrintedDocument(title: "", language: .russian)
            for page in try print.taskList(plan: nil) + print.codes(join: "https://a.b/c", page: nil) {
                try document.add(page)
            }
            #expect(document.pageCount == 3)
        }
    }

    @Test("opening hours are printed with their zone, as people write them")
    func openingHours() throws {
        var task = Self.task("a")
        task.opens = .clock(1_778_310_000)
        task.closes = .clock(1_778_317_215)
        let print = try QuestPrint(try Self.quest([task]), for: .riders, language: .english)
        let text = try Self.text(print.taskList(plan: nil))
        #expect(text.contains("opens 2026-05-09 07:00 UTC, closes 2026-05-09 09:00:15 UTC"), "\(text)")
    }

    @Test(
        "times are by the clocks that the quest is written with",
        arguments: [(180, "UTC+3", "10:00"), (-210, "UTC−3:30", "03:30")])
    func clocks(offset: Int, zone: String, clock: String) throws {
        let quest = try Self.quest([Self.task("a")]) {
            $0.massStart = 1_778_310_000
            $0.utcOffset = offset
        }
        let print = try QuestPrint(quest, for: .riders, language: .english)
        let text = try Self.text(print.taskList(plan: nil))
        #expect(text.contains("Mass start: 2026-05-09 \(clock) \(zone)."), "\(text)")
        let standings = Standings(of: RideLog(), in: quest, frozenAt: 1_778_310_000)
        #expect(try Self.text(print.results(standings)).contains("as of 2026-05-09 \(clock) \(zone)."))
    }

    @Test("the rules have the start window, mass start, time limit, classes and what lateness costs")
    func rules() throws {
        let quest = try Self.quest([Self.task("a")]) {
            $0.startOpens = 1_778_310_000
            $0.startCloses = 1_778_313_600
            $0.timeLimit = 7200
            $0.classes = [
                "Juniors": .init(massStart: 1_778_310_600, timeLimit: 3600), "Open": .init(opens: 1_778_310_000),
                "Usual": .init(opens: 1_778_310_000, closes: 1_778_313_600, timeLimit: 7200),
            ]
            $0.scoring.late = LatePenalty(.perMinute(10), limit: 1800, beyond: .unplaced)
        }
        let print = try QuestPrint(quest, for: .riders, language: .english)
        let text = try Self.text(print.taskList(plan: nil))
        for words in [
            "Start from 2026-05-09 07:00 UTC to 2026-05-09 08:00 UTC. Time limit: 2 h 00 min.",
            "Juniors: Mass start: 2026-05-09 07:10 UTC. Time limit: 1 h 00 min.",
            "Open: Start from 2026-05-09 07:00 UTC. No time limit.",
            "Lateness: 10 points for each minute begun; more than 30 min late: no place.",
        ] { #expect(text.contains(words), "\(words) in \(text)") }
        #expect(!text.contains("Usual"))
        let russian = try QuestPrint(quest, for: .riders, language: .russian)
        let words = try Self.text(russian.taskList(plan: nil), language: .russian)
        #expect(words.contains("Опоздание: 10 баллов за каждую начатую минуту"), "\(words)")
    }

    @Test("what lateness costs is said for every kind of penalty")
    func lateness() {
        let bands = [LatePenalty.Band(until: 5, points: 1), .init(until: 10, points: 2)]
        let cases: [(LatePenalty, String)] = [
            (
                .init(.bands(bands), counting: .full),
                "Lateness, for each full minute: up to 5 min 1 point, up to 10 min 2 points"
            ),
            (.init(.table(bands)), "Lateness, in all: up to 5 min 1 point, up to 10 min 2 points"),
            (.init(.quadratic(2)), "Lateness: the square of the minutes times 2 points"),
            (
                .init(.perMinute(1), counting: .exact, limit: 600, beyond: .disqualified),
                "Lateness: 1 point for each minute, fractions in proportion; more than 10 min late: disqualified"
            ),
        ]
        for (penalty, words) in cases { #expect(PrintTexts.lateness(penalty)[.english] == words) }
    }

    @Test("the organiser reads by how much a number may be off")
    func tolerance() throws {
        let numbers = [
            NumberAnswer("1500", tolerance: .absolute("20")), NumberAnswer("80", tolerance: .percent("5")),
            NumberAnswer("7"),
        ]
        let tasks = numbers.enumerated().map { index, number in
            Self.task(.init("t\(index)"), answer: number.map { AnswerKey(.number($0)) })
        }
        let print = try QuestPrint(try Self.quest(tasks), for: .organiser, language: .english)
        let text = try Self.text(print.taskList(plan: nil))
        for words in ["Answer: 1500 ± 20", "Answer: 80 ± 5 %", "Answer: 7 "] {
            #expect(text.contains(words), "\(words) in \(text)")
        }
    }

    @Test("a row of the answer sheet with more options than a page holds goes on over pages")
    func manyOptions() throws {
        let long = "and these are many more words than one line of the sheet holds"
        let options = (0..<50).map { "option \($0), \(long), \(long) \($0)!" }
        let key = try #require(
            ChoiceAnswer(options: options, correct: ["\(options[7])"]).map { AnswerKey(.choice($0)) })
        let quest = try Self.quest([Self.task("a"), Self.task("b", answer: key), Self.task("c")])
        let text = try Self.text(QuestPrint(quest, for: .riders, language: .english).answerSheet())
        for index in 0..<50 {
            #expect(text.contains("☐ option \(index),") && text.contains(" \(index)!"), "\(index) in \(text)")
        }
        #expect(text.contains("Task c") && text.contains("Checked by"))
    }

    @Test("a name too long for its place ends in an ellipsis")
    func ellipsis() throws {
        var task = Self.task("a")
        task.name = String(repeating: "Very long name ", count: 30) + "END"
        let print = try QuestPrint(try Self.quest([task]), for: .riders, language: .english)
        for pages in [print.answerSheet(), try print.codes(join: nil, page: nil), print.taskList(plan: nil)] {
            #expect(pages.map(\.omissions) == [[.text(task.name)]])
            let text = try Self.text(pages)
            #expect(text.contains("…") && !text.contains("END"), "\(text)")
        }
    }

    @Test("a code too fine for a card is refused, and the longest that is not is drawn")
    func tooFineCode() throws {
        let print = try QuestPrint(try Self.quest([Self.task("a")]), for: .riders, language: .english)
        let address = "https://a.b/" + String(repeating: "x", count: 700)
        let error = #expect(throws: PrintError.self) { try print.codes(join: address, page: address) }
        guard case .tooFineCode(1, let bytes, let most)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(bytes == address.utf8.count + "#task=a".count && most > 300 && most < bytes)
        let long = String(address.prefix(most - "#task=a".count))
        #expect(try print.codes(join: address, page: long).count == 2)
        #expect(throws: PrintError.self) { try print.codes(join: nil, page: long + "x") }
    }

    @Test("a description of many thousands of characters is printed whole")
    func longDescription() throws {
        var task = Self.task("a")
        task.description = String(repeating: "Ride to the mill. ", count: 500) + "THE END"
        let print = try QuestPrint(try Self.quest([task]), for: .riders, language: .english)
        #expect(try Self.text(print.taskList(plan: nil)).contains("THE END"))
    }

    @Test("results that wait for the organiser have their places in brackets, and are called provisional")
    func provisional() throws {
        let quest = try Self.quest([Self.task("1"), Self.task("2", answer: .judgedByOrganiser)])
        let log = ["a", "b"].reduce(RideLog()) { log, rider in
            var ride = WrittenRide(rider: .init(rider), device: "phone of \(rider)")
            ride.add(.joined(Registration(name: rider == "a" ? "Anna" : "Boris")), at: -10)
            ride.add(.started, at: 0)
            ride.reach("1", at: 60)
            if rider == "b" {
                ride.reach("2", at: 100)
                ride.answer("a poem", to: "2", at: 120)
            }
            ride.add(.finished, at: 600)
            return log.merged(with: ride.phone.log)
        }
        let print = try QuestPrint(quest, for: .riders, language: .english)
        let standings = Standings(of: log, in: quest, frozenAt: WrittenRide.start + 3600)
        let text = try Self.text(print.results(standings))
        #expect(standings.groups[0].rows.contains { $0.result.pendingCount == 1 })
        #expect(text.contains("Provisional: 1 result waits for the organiser"), "\(text)")
        #expect(
            text.contains("1 to judge") && text.contains(/\(\d\) Boris/) && !text.contains(/\(\d\) Anna/), "\(text)")
        #expect(text.contains("Provisional, as of 2023-11-14 23:13:20 UTC."), "\(text)")
        #expect(text.contains("No log is signed."), "\(text)")
        let plain = try Self.text(print.results(Standings(of: RideLog(), in: quest, roster: Roster())))
        #expect(!plain.contains("Provisional"))
    }

    @Test("lists are in the order people look names up in: numbers by value, ё with е, letter case apart")
    func order() {
        let names = ["10", "Ёжиков", "Андреев", "2", "жуков", "Егоров", "Team 10", "Team 9", "елкин", "002"]
        let ordered = names.sorted { ListOrder($0) < ListOrder($1) }
        #expect(
            ordered == ["002", "2", "10", "Team 9", "Team 10", "Андреев", "Егоров", "Ёжиков", "елкин", "жуков"])
    }
}
