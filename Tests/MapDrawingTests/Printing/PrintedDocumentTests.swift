import Answers
import Foundation
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@testable import MapDrawing

@Suite("Printed lists")
struct PrintedDocumentTests {
    private static func quest(_ name: String) throws -> Quest {
        let bytes = [UInt8](try Data(contentsOf: RealData.packageRoot.appending(path: "quests/\(name).geojson")))
        return try #require(Quest.read(bytes).quest)
    }

    private static func file(_ title: String, _ pages: [PrintedPage], language: Language = .english) throws -> [UInt8] {
        var document = try PrintedDocument(title: title, language: language)
        for page in pages { try document.add(page) }
        return try document.finish()
    }

    /// All texts of a file, without the breaks of its lines.
    private static func text(_ file: [UInt8]) throws -> String {
        try PrintTools.pages(file).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What riders have to find out in the bundled quest with a hidden task.
    private static let secrets = [
        "Matthew Carpenter", "Carpenter", "1874", "river", "Jupiter", "gooseberry", "mirror", "Stand below the bridge",
        "It feeds the pond", "He built the mill", "The key lies under", "mill wheel", "Old Mill", "Старая мельница",
        "Карпентер", "крыжовник", "зеркало", "ORGANISERS",
    ]

    @Test(
        "riders' lists have all that riders may know and nothing that they have to find out",
        arguments: [Language.english, .russian])
    func riders(language: Language) throws {
        let print = try QuestPrint(try Self.quest("millers-secret"), for: .riders, language: language)
        #expect(print.hiddenCount == 1 && print.quest.tasks.count == 6)
        let plan = try SheetPlan(for: print.quest, on: .a4)
        let pages = try print.taskList(plan: plan) + print.answerSheet() + print.codes(join: nil, page: nil)
        let file = try Self.file(print.title, pages, language: language)
        let (text, information) = (try Self.text(file), try PrintTools.information(file))
        let words =
            language == .english
            ? [
                "Old Bridge", "Whose name is cut into the keystone?", "observation", "30 points", "Tasks",
                "Answer sheet",
                "opens 0:10:00 after your start", "closes 1:00:00 after your start",
                "1 further task appears on the phone",
                "Bird reserve: forbidden area", "Promenade: costs 2 points an entry, 1 point a minute",
            ]
            : [
                "Старый мост", "Задания", "Бланк ответов", "30 баллов", "Птичий заповедник: запретная зона",
                "Участник или команда",
            ]
        for word in words { #expect(text.contains(word), "\(word) in \(text)") }
        for secret in Self.secrets {
            #expect(!text.contains(secret) && !information.contains(secret), "\(secret)")
            #expect(file.firstRange(of: Array(secret.utf8)) == nil)
        }
        #expect(!text.contains("sha") && !text.contains("veloquest:task?quest=millers-secret&task=mill"))
    }

    @Test("the organiser's list has every answer, hint and text, and says on each page that it is not for riders")
    func organiser() throws {
        let print = try QuestPrint(try Self.quest("millers-secret"), for: .organiser, language: .english)
        let file = try Self.file(print.title, print.taskList(plan: nil))
        let text = try Self.text(file)
        for secret in Self.secrets.prefix(13) where !["Carpenter"].contains(secret) {
            #expect(text.contains(secret), "\(secret) in \(text)")
        }
        #expect(text.contains("Opens after 4/6: 1, 2, 3, 4, 5, 6") && text.contains("the organiser judges"))
        for page in try PrintTools.pages(file) { #expect(page.contains("ORGANISERS ONLY")) }
    }

    @Test("options are printed for riders to tick, the right one like the others")
    func options() throws {
        var task = Quest.Task(id: "a", name: "Colour", coordinate: .init(longitude: 1, latitude: 2))
        task.answer = try #require(
            ChoiceAnswer(options: ["red", "green", "blue"], correct: ["green"]).map { AnswerKey(.choice($0)) })
        let print = try QuestPrint(try Quest(tasks: [task]), for: .riders, language: .english)
        let text = try Self.text(try Self.file("", print.answerSheet() + print.taskList(plan: nil)))
        #expect(text.contains("☐ red ☐ green ☐ blue"), "\(text)")
    }

    @Test("thousands of tasks with long texts fill pages one after the other, and nothing is cut off")
    func many() throws {
        let long = String(repeating: "Ride to the mill and count the windows. ", count: 60)
        let tasks = (0..<1_500).map { index in
            var task = Quest.Task(
                id: .init("t\(index)"), name: "Task \(index)", coordinate: .init(longitude: 1, latitude: 2))
            task.description = index == 7 ? long + "THE END" : "Look."
            return task
        }
        let print = try QuestPrint(try Quest(tasks: tasks), for: .riders, language: .english)
        let pages = print.taskList(plan: nil)
        let file = try Self.file("", pages)
        let text = try Self.text(file)
        #expect(text.contains("Task 0 ") && text.contains("Task 1499") && text.contains("THE END"))
        #expect(text.contains("page \(pages.count) of \(pages.count)") && pages.count < 200)
    }

    @Test("lines are broken between words and within words that are too long")
    func lines() {
        let seed: UInt64 = 5
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 1...40, using: &random)).map { _ in
                        "aиш W.".randomElement(using: &random) ?? "a"
                    })
            }
            let text = words.joined(separator: " ")
            let lines = LineBreaking.lines(text, size: 4, width: 60)
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed)")
            for line in lines {
                #expect(LineBreaking.width(of: line, size: 4) <= 60 || line.count == 1, "seed \(seed): \(line)")
            }
            let one = LineBreaking.oneLine(text, size: 4, width: 60)
            #expect(LineBreaking.width(of: one, size: 4) <= 60)
        }
    }

    @Test("codes on paper are read by another reader: to join and to each task")
    func codes() throws {
        let quest = try Self.quest("old-town")
        let print = try QuestPrint(quest, for: .riders, language: .russian)
        let join = "https://quest.example/e/весна?code=K7M3-9QTX"
        let pages = try print.codes(join: join, page: "https://quest.example/e/spring")
        let file = try Self.file("", pages, language: .russian)
        #expect(try PrintTools.codes(file, page: 1) == [join])
        let cards = try (2...pages.count).reduce(into: Set<String>()) {
            $0.formUnion(try PrintTools.codes(file, page: $1))
        }
        #expect(cards == Set(print.quest.tasks.map { "https://quest.example/e/spring#task=\($0.id)" }))
        let plain = try Self.file("", print.codes(join: nil, page: nil))
        #expect(
            try PrintTools.codes(plain, page: 1).contains { $0.hasPrefix("veloquest:task?") && $0.contains("task=") })
        let text = try Self.text(file)
        #expect(text.contains("Сканируйте, чтобы участвовать") && text.contains(join))
    }

    @Test("codes of many lengths and letters are read by another reader")
    func otherReader() throws {
        let seed: UInt64 = 77
        var random = SeededGenerator(seed: seed)
        let letters = [Array("abcXYZ019:/?&=%-._~ "), Array("абвгдёжзЖЮЯ 0")]
        for round in 0..<60 {
            let most = [20, 90, 300, 900][round % 4]
            let count = Int.random(in: 1...most, using: &random)
            let text = String((0..<count).map { _ in letters[round % 2].randomElement(using: &random) ?? "a" })
            let code = try QRCode("x" + text + "x")
            let (module, quiet) = (4, QRCode.quietZone)
            let side = (code.side + 2 * quiet) * module
            var picture = Array("P5 \(side) \(side) 255\n".utf8)
            for y in 0..<side {
                for x in 0..<side {
                    let (row, column) = (y / module - quiet, x / module - quiet)
                    let isInside = (0..<code.side).contains(row) && (0..<code.side).contains(column)
                    picture.append(isInside && code[row: row, column] ? 0 : 255)
                }
            }
            #expect(
                try PrintTools.codes(ofPixmap: picture) == [code.text],
                "seed \(seed), round \(round), version \(code.version)")
        }
    }

    @Test("addresses are percent-encoded and added to")
    func addresses() {
        let task = Quest.Task(id: "дуб 1", name: "", coordinate: .init(longitude: 0, latitude: 0))
        let encoded = "%D0%B4%D1%83%D0%B1%201"
        #expect(QuestPrint.address(of: task, quest: "q&1", page: nil) == "veloquest:task?quest=q%261&task=\(encoded)")
        #expect(QuestPrint.address(of: task, quest: nil, page: nil) == "veloquest:task?task=\(encoded)")
        #expect(QuestPrint.address(of: task, quest: nil, page: "https://a/b") == "https://a/b#task=\(encoded)")
        #expect(QuestPrint.address(of: task, quest: nil, page: "https://a/b#x=1") == "https://a/b#x=1&task=\(encoded)")
    }

    @Test("a start list has its classes, teams and riders, and no keys nor devices")
    func startList() throws {
        let table = """
            rider,name,team,class,device,key
            7,Анна,Лисы,Взрослые,phone-7,
            12,Boris,,Juniors,phone-12,
            3,Vera,Лисы,Взрослые,,
            """
        let print = try QuestPrint(try Self.quest("park"), for: .riders, language: .russian)
        let text = try Self.text(try Self.file("", print.startList(try Roster(csv: Array(table.utf8)))))
        for word in ["Стартовый протокол", "Взрослые", "Juniors", "Анна", "Лисы", "Boris"] {
            #expect(text.contains(word), "\(text)")
        }
        #expect(!text.contains("phone"))
        let empty = try Self.text(try Self.file("", print.startList(Roster())))
        #expect(empty.contains("пока никто не зарегистрирован"))
    }

    @Test("results have places, names, points and why somebody has no place")
    func results() throws {
        let roster = try Roster(csv: Array("rider,name\n7,Anna\n".utf8))
        let quest = try Self.quest("old-town")
        let print = try QuestPrint(quest, for: .riders, language: .english)
        let standings = Standings(of: RideLog(merging: []), in: quest, roster: roster)
        let text = try Self.text(try Self.file("", print.results(standings)))
        #expect(
            text.contains("Results") && text.contains("Anna") && text.contains("not started") && text.contains("0/7"))
        let nobody = Standings(of: RideLog(merging: []), in: quest)
        #expect(try Self.text(try Self.file("", print.results(nobody))).contains("no results yet"))
    }

    @Test("a quest of which riders see nothing at first is not printed for them")
    func allHidden() throws {
        var (one, other) = (
            Quest.Task(id: "a", name: "", coordinate: .init(longitude: 0, latitude: 0)),
            Quest.Task(id: "b", name: "", coordinate: .init(longitude: 0, latitude: 0))
        )
        (one.requires, other.requires) = ([.init("b")], [.init("a")])
        let quest = try Quest(tasks: [one, other])
        #expect(throws: PrintError.allHidden) { try QuestPrint(quest, for: .riders, language: .english) }
        #expect(try QuestPrint(quest, for: .organiser, language: .english).hiddenCount == 0)
    }

    @Test("markers with a symbol of the IOF's control descriptions have it, others none")
    func symbols() {
        #expect(ControlSymbol(TaskMarker(symbol: "bridge")) == .bridge)
        #expect(ControlSymbol(TaskMarker(symbol: "Theatre")) == .building)
        #expect(
            ControlSymbol(TaskMarker(symbol: "water")) == .lake
                && ControlSymbol(TaskMarker(symbol: "wetland")) == .marsh)
        #expect(ControlSymbol(TaskMarker(symbol: "7")) == nil && ControlSymbol(TaskMarker()) == nil)
    }
}
