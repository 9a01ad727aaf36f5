import Foundation
import TestSupport
import Testing

/// A quest with a word of its own in every place, in two languages.
private enum CanaryQuest {
    static let secrets = [
        "zanswer", "zsuccess", "zuspeh", "zhiddenname", "zskrytoe", "zhiddentext", "zhint", "zpodskazka", "zdraft",
        "zhiddenanswer",
    ]
    static let english = ["Etitle", "Ename", "Edescription"]
    static let russian = ["Рзаголовок", "Рназвание", "Рописание"]

    static let text = """
        {"type": "FeatureCollection",
         "quest": {"title": "Etitle", "language": "en", "description": "Round trip.", "start": [-32.001119, 55.000616], "timeLimit": 90,
           "texts": {"ru": {"title": "Рзаголовок", "description": "Кругом."}},
           "contacts": {"name": "Zcontact", "phone": "+44 20 7946 0000"}},
         "features": [
          {"type": "Feature", "id": "bridge", "properties": {"name": "Ename", "description": "Edescription", "difficulty": "high",
            "category": "zcategory", "answer": "zanswer", "success": "zsuccess", "hints": ["zhint"],
            "texts": {"ru": {"name": "Рназвание", "description": "Рописание", "success": "zuspeh", "hints": ["zpodskazka"]}}},
           "geometry": {"type": "Point", "coordinates": [-31.998559, 54.999279]}},
          {"type": "Feature", "id": "mill", "properties": {"name": "zhiddenname", "description": "zhiddentext", "requires": "bridge",
            "answer": "zhiddenanswer", "texts": {"ru": {"name": "zskrytoe"}}},
           "geometry": {"type": "Point", "coordinates": [-32.007863, 54.99214]}},
          {"type": "Feature", "properties": {"role": "draft", "name": "zdraft"},
           "geometry": {"type": "Point", "coordinates": [-32.0, 54.99]}}
         ]}
        """
}

@Suite("What riders may see")
struct CanaryTests {
    private let quest: String
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
        quest = try folder.write(CanaryQuest.text.utf8, as: "quest.geojson")
    }

    private func output(_ arguments: [String], file: String? = nil) throws -> String {
        let outcome = try Tool.run(arguments: arguments)
        #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
        guard let file else { return outcome.output }
        return outcome.output + String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    }

    private func outputs(_ more: [String] = []) throws -> [(name: String, text: String)] {
        var all: [(String, String)] = []
        for format in ["gpx", "kml", "iof"] {
            all.append((format, try output(["export", quest, "--format", format] + more)))
            all.append((format + " ru", try output(["export", quest, "--format", format, "--texts", "ru"] + more)))
        }
        all.append(("codes", try output(["export", quest, "--format", "kml", "--names", "codes"] + more)))
        for format in ["svg", "pdf", "png"] {
            let file = folder.path("map.\(format)")
            all.append((format, try output(["map", "render", map, "--quest", quest, "-o", file] + more, file: file)))
        }
        for language in ["en", "ru"] {
            let plan = ["plan", quest, "--map", map, "--language", language] + more
            all.append(("plan", try output(plan)))
            all.append(("plan json \(language)", try output(plan + ["--format", "json"])))
        }
        let features = folder.path("plan.geojson")
        all.append(("plan file", try output(["plan", quest, "--map", map, "-o", features] + more, file: features)))
        for format in ["csv", "json"] {
            all.append(("matrix", try output(["matrix", map, "--quest", quest, "--format", format] + more)))
        }
        let page = folder.path("event.html")
        let simulated = ["simulate", quest, "--map", map, "--riders", "5", "--report", page] + more
        _ = try output(simulated)
        all.append(("page", String(decoding: try Data(contentsOf: URL(filePath: page)), as: UTF8.self)))
        return all
    }

    @Test("no export, print, plan or table for riders has a word that the riders' edition hides")
    func riders() throws {
        for (name, text) in try outputs() {
            for secret in CanaryQuest.secrets { #expect(!text.contains(secret), "\(name) tells \(secret)") }
        }
    }

    @Test("the organiser's have the hidden tasks, and exports the answers")
    func organiser() throws {
        for (name, text) in try outputs(["--for", "organiser"])
        where ["gpx", "kml", "iof", "matrix", "page", "plan", "plan file"].contains(name)
            || name.hasPrefix("plan json")
        {
            #expect(text.contains("zhiddenname") || text.contains("zskrytoe"), "\(name)")
            if ["gpx", "kml"].contains(name) {
                #expect(text.contains("zanswer") && text.contains("zsuccess") && text.contains("zhint"))
            }
        }
    }

    @Test("a plan drawn for riders does not lead to a hidden task, and the organiser's does")
    func hiddenPlaces() throws {
        let file = folder.path("plan.geojson")
        let plan = ["plan", quest, "--map", map, "-o", file]
        // The hidden mill, and a road near it.
        let place = "-32.007863"
        #expect(try !output(plan, file: file).contains(place))
        let reported = try Tool.run(arguments: plan)
        #expect(reported.errors.contains("1 hidden task is left out; --for organiser shows all"), "\(reported.errors)")
        #expect(try output(plan + ["--for", "organiser"], file: file).contains(place))
    }

    @Test("the plan in JSON names its tasks in the language asked for")
    func plannedNames() throws {
        for (language, name, hidden) in [("en", "Ename", "zhiddenname"), ("ru", "Рназвание", "zskrytoe")] {
            let plan = ["plan", quest, "--map", map, "--format", "json", "--language", language]
            let shown = try output(plan)
            #expect(shown.contains(name) && !shown.contains(hidden), "\(shown)")
            #expect(try output(plan + ["--for", "organiser"]).contains(hidden))
        }
    }

    @Test("contacts, difficulty and category are in exports and prints")
    func kinds() throws {
        for (name, text) in try outputs() where ["gpx", "kml", "svg", "page"].contains(name) {
            #expect(text.contains("Zcontact"), "\(name)")
            #expect(text.contains("hard"), "\(name)")
            #expect(text.contains("zcategory"), "\(name)")
        }
    }

    @Test("a quest in two languages is shown in the one asked for, in every command")
    func languages() throws {
        let log = folder.path("log.jsonl")
        #expect(try Tool.run("simulate", quest, "--map", map, "--seed", "3", "--rider", "anna", "--log", log).code == 0)
        let commands: [(words: [String], names: [Int])] = [
            (["validate", quest], [0]), (["answer", quest, "zwrong", "--task", "1"], [1]),
            (["plan", quest, "--map", map], [1]),
            (["judge", quest, log], [1]), (["matrix", map, "--quest", quest], [1]),
            (["simulate", quest, "--map", map, "--seed", "3"], [1]),
            (["simulate", quest, "--map", map, "--seed", "3", "--format", "json"], [0, 1]),
            (["simulate", quest, "--map", map, "--seed", "3", "--log", folder.path("x.jsonl"), "-o", "-"], [1]),
            (["simulate", quest, "--map", map, "--riders", "3"], [1]),
            (["simulate", quest, "--map", map, "--riders", "3", "--format", "json"], [1]),
            (["simulate", quest, "--map", map, "--track", log, "--format", "json"], [0, 1]),
            (["plan", quest, "--map", map, "--format", "json"], [1]),
            (["plan", quest, "--map", map, "-o", "-"], [1]),
            (["judge", quest, log, "--format", "json"], [1]),
            (["judge", quest, log, "--format", "json", "--map", map], [1]),
            (["standings", quest, log, "--format", "json"], [1]),
            (["standings", quest, log, "--format", "iof"], [0]),
            (["standings", quest, log, "--explain"], [1]),
            (["matrix", map, "--quest", quest, "--format", "json"], [1]),
        ]
        for (words, names) in commands {
            for (language, reported, other) in [
                ("en", CanaryQuest.english, CanaryQuest.russian), ("ru", CanaryQuest.russian, CanaryQuest.english),
            ] {
                let outcome = try Tool.run(arguments: words + ["--language", language])
                for name in names {
                    #expect(outcome.output.contains(reported[name]), "\(words) \(language): \(outcome.output)")
                }
                for name in other { #expect(!outcome.output.contains(name), "\(words) \(language): \(outcome.output)") }
            }
        }
        for (language, reported, other) in [
            ("en", CanaryQuest.english, CanaryQuest.russian), ("ru", CanaryQuest.russian, CanaryQuest.english),
        ] {
            let file = folder.path("\(language).svg")
            let svg = try output(
                ["map", "render", map, "--quest", quest, "-o", file, "--language", language], file: file)
            #expect(svg.contains(reported[0]) && svg.contains(reported[1]) && !svg.contains(other[1]))
            let gpx = try output(["export", quest, "--format", "gpx", "--texts", language])
            for text in reported { #expect(gpx.contains(text)) }
            for text in other { #expect(!gpx.contains(text)) }
        }
    }

    @Test("the answer command finds a task by its name in either language")
    func names() throws {
        for name in ["Ename", "Рназвание"] {
            #expect(
                try Tool.run("answer", quest, "zanswer", "--task", name, "--language", "ru").output.contains(
                    "Рназвание"))
        }
    }
}
