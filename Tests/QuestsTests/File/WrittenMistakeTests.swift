import Answers
import EngineTestSupport
import Foundation
import GeoJSON
import JSON
import Quests
import Support
import TestSupport
import Testing

@Suite("Mistakes in quests as organisers write them")
struct WrittenMistakeTests {
    @Test(
        "a misspelt name is reported with the right one, and renaming it makes it read",
        arguments: [
            ("anwser", "answer"), ("answers", "answer"), ("ответ", "answer"), ("отевт", "answer"), ("Name", "name"),
            ("название", "name"), ("nmae", "name"), ("descripton", "description"), ("Description", "description"),
            ("описание", "description"), ("dificulty", "difficulty"), ("сложность", "difficulty"), ("hint", "hints"),
            ("подсказки", "hints"), ("catagory", "category"), ("require", "requires"), ("sucess", "success"),
            ("raduis", "radius"), ("marker_color", "marker-color"),
        ])
    func misspelt(written: String, meant: String) throws {
        let text = QuestText.file([
            """
            {"type":"Feature","properties":{"\(written)":"Обелиск"},"geometry":{"type":"Point","coordinates":[61,55]}}
            """
        ])
        let finding = try #require(QuestText.read(text).diagnostics.first { $0.rule == "quest.misspelt-member" })
        #expect(finding.message[.english].contains("“\(meant)”") && finding.message[.russian].contains("«\(meant)»"))
        let fixed = try #require(finding.fix).applied(to: text)
        #expect(fixed.contains("\"\(meant)\":\"Обелиск\""))
        #expect(!QuestText.rules(fixed).contains("quest.misspelt-member"))
    }

    @Test(
        "settings too",
        arguments: [("titel", "title"), ("time_limit", "timeLimit"), ("лимит", "timeLimit"), ("scorng", "scoring")])
    func settings(written: String, meant: String) {
        let text = QuestText.file([QuestText.task("A")], quest: "{\"\(written)\": \"90\"}")
        let finding = QuestText.read(text).diagnostics.first { $0.rule == "quest.misspelt-member" }
        #expect(finding?.message[.english].contains("“\(meant)”") == true)
    }

    @Test("properties of other programs are no misspelt ones")
    func foreign() {
        let names = [
            "fid", "osm_id", "amenity", "addr:street", "operator", "website", "opening_hours", "surface", "ele",
            "height", "source",
            "ref", "wikidata", "mode", "node", "text", "title", "point", "open", "closed", "color", "stroke", "fill",
            "styleUrl", "time",
            "timestamp", "visited", "url", "image", "icon", "score", "rank", "tags", "layer", "kind", "type", "value",
            "key", "lines",
            "tests", "colour", "game", "same", "role_id", "ort", "адрес", "телефон", "фото", "город",
        ]
        let properties = names.map { "\"\($0)\": \"x\"" }.joined(separator: ", ")
        let text = QuestText.file([
            "{\"type\":\"Feature\",\"properties\":{\(properties)},\"geometry\":{\"type\":\"Point\",\"coordinates\":[61,55]}}"
        ])
        let found = QuestText.read(text).diagnostics.filter { $0.rule == "quest.misspelt-member" }
        #expect(found.isEmpty, "\(found.map(\.message[.english]))")
    }

    @Test(
        "the properties of ordinary GeoJSON files are no misspelt ones",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func realFiles() throws {
        var files = 0
        for folder in ["geojson", "quests"] {
            let url = URL(filePath: RealData.path(folder))
            let paths = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
            while let file = paths?.nextObject() as? URL {
                guard ["json", "geojson"].contains(file.pathExtension) else { continue }
                files += 1
                let found = Quest.read(Array(try Data(contentsOf: file))).diagnostics.filter {
                    $0.rule == "quest.misspelt-member"
                }
                #expect(found.isEmpty, "\(file.lastPathComponent): \(found.map(\.message[.english]))")
            }
        }
        #expect(files > 300)
    }

    @Test(
        "answers that only look like patterns or lists are left alone",
        arguments: [
            "M*A*S*H", "Кто там?", "Пушкин, Александр", "3,5", "12 April 1961", "Минин и Пожарский",
            "to be, or not to be", "5*",
            "дом (старый)", "А. С. Пушкин", "C++", "1,000", "rock and roll", "Париж, Франция",
        ])
    func ordinary(answer: String) {
        let text = QuestFindingTests.withAnswer("\"\(answer)\"")
        let rules = QuestText.rules(text).filter { $0 != "quest.guessable-answer" }
        #expect(rules.isEmpty)
    }

    @Test(
        "texts that contain an answer by chance are left alone",
        arguments: [
            ("7", "How many of the 7 windows are round?"), ("red", "Is the door red or green?"),
            ("да", "Есть ли тут часы? Да?"),
            ("three", "Three roads meet here. How many go north?"), ("дуб", "Какое дерево: дуб или клён?"),
            ("oak", "Soak it."),
        ])
    func byChance(answer: String, description: String) {
        let text = QuestFindingTests.named("A", answer: "\"\(answer)\"", more: ",\"description\":\"\(description)\"")
        #expect(!QuestText.rules(text).contains { $0.hasPrefix("quest.answer-") })
    }

    @Test("the answer is found in every language of a task")
    func translated() throws {
        let text = QuestFindingTests.named(
            "Oak", answer: #""обелиск""#, more: #","texts":{"ru":{"name":"Дуб","description":"Что это? Это обелиск."}}"#
        )
        let finding = try #require(QuestText.read(text).diagnostics.first { $0.rule == "quest.answer-in-text" })
        #expect(finding.pointer?.description == "/features/0/properties/texts/ru/description")
    }

    @Test(
        "a file with all places swapped gets one finding, whose fix puts all right",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func swappedListing() throws {
        let text = String(decoding: try RealData.bytes("quests/request-2018.geojson"), as: UTF8.self)
        let swapped = text.replacing(#/(\d+\.\d+),(\s+)(\d+\.\d+)/#) { "\($0.3),\($0.2)\($0.1)" }
        #expect(swapped != text)
        let all = Quest.read(Array(swapped.utf8), judgedBy: Linter()).diagnostics
        let found = all.filter { $0.severity > .note && $0.rule != "geojson.precision" }
        #expect(found.map(\.rule) == ["quest.swapped-coordinates"])
        let fix = try #require(found.first?.fix)
        #expect(fix.applied(to: swapped) == text)
        #expect(found[0].message[.english].contains("All 7 places") && found[0].message[.russian].contains("7 мест"))
    }

    @Test("of one swapped place among others only that is reported")
    func oneSwapped() {
        let tasks = [
            QuestText.task("A", 131.9, 43.1), QuestText.task("B", 43.2, 131.8), QuestText.task("C", 131.8, 43.2),
        ]
        let rules = QuestText.rules(QuestText.file(tasks))
        #expect(rules == ["quest.swapped-coordinates"])
    }

    @Test("the quest says what typing errors do, and a task may say otherwise")
    func typos() throws {
        func outcome(_ settings: String, _ answer: String) throws -> Bool {
            let text = QuestText.file(
                [
                    "{\"type\":\"Feature\",\"properties\":{\"name\":\"A\",\"answer\":\(answer)},\"geometry\":{\"type\":\"Point\","
                        + "\"coordinates\":[61,55]}}"
                ], quest: settings)
            let quest = try #require(QuestText.read(text).quest)
            return try #require(quest.tasks[0].answer).judge("обелизк").isAccepted
        }
        #expect(try !outcome("{}", #""обелиск""#))
        #expect(try outcome(#"{"typos": "accept"}"#, #""обелиск""#))
        #expect(try outcome(#"{"typos": "accept"}"#, #"{"kind": "text", "accepted": "обелиск"}"#))
        #expect(try !outcome(#"{"typos": "accept"}"#, #"{"kind": "text", "accepted": "обелиск", "typos": "ask"}"#))
        #expect(try outcome(#"{"typos": 1}"#, #"{"kind": "unordered", "items": ["обелиск"]}"#))
        #expect(
            QuestText.rules(QuestText.file([QuestText.task("A")], quest: #"{"typos": "never"}"#)) == [
                "quest.wrong-type"
            ])
    }

    @Test("no mistake is reported that a bundled quest does not have")
    func bundled() throws {
        let rules: Set = [
            "quest.misspelt-member", "quest.answer-told", "quest.answer-in-text", "quest.pattern-as-text",
            "quest.regular-expression",
            "quest.plain-pattern", "quest.list-as-text", "quest.probably-swapped",
        ]
        for folder in ["quests", "Examples"] {
            let url = RealData.packageRoot.appending(path: folder)
            for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            where file.pathExtension == "geojson" {
                let found = Quest.read(Array(try Data(contentsOf: file))).diagnostics.filter { rules.contains($0.rule) }
                #expect(found.isEmpty, "\(file.lastPathComponent): \(found.map(\.message[.english]))")
            }
        }
    }
}
