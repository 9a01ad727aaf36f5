import Foundation
import TestSupport
import Testing

@Suite("questctl print")
struct PrintTests {
    private static let quest = RealData.packageRoot.appending(path: "quests/millers-secret.geojson").path

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
    }

    private static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

    @Test("riders get map, tasks and answer sheet; the organiser map and tasks; the same each time")
    func parts() throws {
        let folder = try TemporaryFolder()
        let (one, other) = (folder.path("one.pdf"), folder.path("other.pdf"))
        let riders = try Tool.run("print", Self.quest, "--map", Tool.town.map, "-o", one)
        #expect(
            riders.code == 0 && riders.output.contains("one.pdf: 3 pages, the map at 1:7500 on 1 sheet"), "\(riders)")
        #expect(riders.errors.contains("1 hidden task is left out") && riders.errorLines.count == 1, "\(riders)")
        #expect(try Tool.run("print", Self.quest, "--map", Tool.town.map, "-o", other).code == 0)
        #expect(try Self.bytes(one) == Self.bytes(other) && Self.bytes(one).starts(with: "%PDF-".utf8))
        let organiser = try Tool.run(
            "print", Self.quest, "--map", Tool.town.map, "--for", "organiser", "--parts", "map,tasks", "--paper", "a3",
            "--language", "ru", "-o", other)
        #expect(organiser.code == 0 && organiser.errors.isEmpty, "\(organiser)")
        #expect(organiser.output.contains("страниц") && organiser.output.contains("карта 1:"), "\(organiser)")
    }

    @Test("what does not fit at a scale goes on several sheets")
    func sheets() throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(
            "print", Self.quest, "--map", Tool.town.map, "--parts", "map", "--scale", "1:4000", "--paper", "letter",
            "--orientation", "landscape", "--overlap", "20", "-o", folder.path("map.pdf"))
        #expect(
            outcome.code == 0 && outcome.output.contains(/\d+ pages, the map at 1:4000 on \d+ sheets/), "\(outcome)")
    }

    @Test("codes, a start list and results need no map")
    func lists() throws {
        let folder = try TemporaryFolder()
        let riders = try folder.write("rider,name,class\n7,Анна,Adults\n12,Boris,Juniors\n".utf8, as: "riders.csv")
        let outcome = try Tool.run(
            "print", Self.quest, "--parts", "codes,start-list", "--riders", riders, "--join-url",
            "https://quest.example/e/spring", "--page-url", "https://quest.example/e/spring", "-o",
            folder.path("lists.pdf"))
        #expect(outcome.code == 0 && outcome.output.contains("lists.pdf: 3 pages"), "\(outcome)")
        let log = folder.path("ride.jsonl")
        let ride = try Tool.run("simulate", Self.quest, "--map", Tool.town.map, "--log", log)
        try #require(ride.code == 0, "\(ride)")
        let results = try Tool.run(
            "print", Self.quest, log, "--parts", "results", "--riders", riders, "-o", folder.path("results.pdf"))
        #expect(results.code == 0 && results.output.contains("results.pdf: 1 page"), "\(results)")
    }

    @Test(
        "a sealed edition is printed for riders and for the organiser, and an unsigned one is refused where a key is asked for"
    )
    func sealed() throws {
        let folder = try TemporaryFolder()
        let edition = folder.path("riders.geojson")
        try #require(try Tool.run("seal", Self.quest, "-o", edition, "--cost", "10").code == 0)
        let riders = try Tool.run("print", edition, "-o", folder.path("riders.pdf"))
        #expect(riders.code == 0 && riders.output.contains("riders.pdf: 2 pages"), "\(riders)")
        #expect(riders.errors.contains("1 hidden task is left out"), "\(riders)")
        let organiser = try Tool.run("print", edition, "--for", "organiser", "-o", folder.path("organiser.pdf"))
        #expect(organiser.code == 0 && organiser.output.contains("organiser.pdf: 1 page"), "\(organiser)")
        #expect(organiser.errors.contains("answers are sealed in this file and not printed"), "\(organiser)")
        #expect(!riders.errors.contains("sealed"), "\(riders)")
        let key = "1234-5678-9ABC-DEF0"
        let refused = try Tool.run("print", edition, "--signed-by", key, "-o", folder.path("refused.pdf"))
        #expect(refused.code != 0 && !FileManager.default.fileExists(atPath: folder.path("refused.pdf")), "\(refused)")
    }

    @Test("what is missing or of no use is said, and no file is written")
    func misuse() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("print.pdf")
        let cases: [([String], String)] = [
            (["--parts", "map"], "--map"), (["--parts", "start-list"], "--riders"), (["--parts", "results"], "logs"),
            (["--scale", "15000"], "--map"), (["ride.jsonl"], "--parts results"),
            (["--join-url", "https://a/b"], "--parts codes"), (["--parts", "codes", "--join-url", "a b"], "address"),
            (["--map", Tool.town.map, "--scale", "10"], "1:1000"),
            (["--map", Tool.town.map, "--overlap", "99"], "60 mm"),
            (["--map", Tool.town.map, "--scale", "1000", "--paper", "a4", "--overlap", "60"], "sheets"),
        ]
        for (arguments, word) in cases {
            let outcome = try Tool.run(arguments: ["print", Self.quest] + arguments + ["-o", output])
            #expect(outcome.code == 64 && outcome.errorLines.count == 1 && outcome.errors.contains(word), "\(outcome)")
        }
        let wrongName = try Tool.run("print", Self.quest, "-o", folder.path("print.png"))
        #expect(wrongName.code == 64 && wrongName.errors.contains(".pdf"), "\(wrongName)")
        let copy = try folder.write(try Self.bytes(Self.quest), as: "quest.pdf")
        let overwriting = try Tool.run("print", copy, "--parts", "tasks", "-o", copy)
        #expect(overwriting.code == 64 && overwriting.errors.contains("would be lost"), "\(overwriting)")
        for parts in ["map,", "maps", ""] {
            #expect(try Tool.run("print", Self.quest, "--parts", parts, "-o", output).code == 64)
        }
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("an address too long for a code, or that no page has, is refused, and no file is left")
    func addresses() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("print.pdf")
        let long = "https://a.b/" + String(repeating: "x", count: 3_000)
        for address in [long, "javascript:alert(1)", "https:", "file:///etc/passwd"] {
            let outcome = try Tool.run(
                "print", Self.quest, "--parts", "tasks,codes", "--join-url", address, "-o", output)
            #expect(outcome.code == 64 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(!FileManager.default.fileExists(atPath: output))
        }
    }

    @Test("texts that are cut and times that are in UTC are told, and an address too long for a card is refused")
    func notes() throws {
        let folder = try TemporaryFolder()
        func quest(_ zone: String) throws -> String {
            let name = String(repeating: "A very long name ", count: 20)
            let text = """
                {"type": "FeatureCollection", "quest": {"massStart": "2026-06-06T10:00\(zone)"}, "features": [
                 {"type": "Feature", "properties": {"name": "\(name)", "answer": "1"},
                  "geometry": {"type": "Point", "coordinates": [-32, 55]}}]}
                """
            return try folder.write(text.utf8, as: "quest.geojson")
        }
        let output = folder.path("notes.pdf")
        let utc = try Tool.run("print", try quest("Z"), "-o", output)
        #expect(
            utc.code == 0 && utc.errors.contains("1 text is too long for the paper and cut: “A very long"), "\(utc)")
        #expect(utc.errors.contains("on page 1") && utc.errors.contains("in UTC"), "\(utc)")
        let local = try Tool.run("print", try quest("+05:00"), "-o", output)
        #expect(local.code == 0 && !local.errors.contains("UTC") && local.errorLines.count == 1, "\(local)")
        let address = "https://a.b/" + String(repeating: "x", count: 700)
        let fine = try Tool.run(
            "print", try quest("Z"), "--parts", "codes", "--page-url", address, "-o", folder.path("fine.pdf"))
        #expect(fine.code == 64 && fine.errors.contains("shorter --page-url"), "\(fine)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("fine.pdf")))
    }

    @Test("a start or finish off the map is named; tasks too far apart are an error of the quest")
    func startOffMap() throws {
        let folder = try TemporaryFolder()
        func quest(_ places: [(role: String, place: String)]) throws -> String {
            let features = places.map { role, place in
                #"{"type":"Feature","properties":{"role":"\#(role)","name":"T"},"geometry":{"type":"Point","coordinates":[\#(place)]}}"#
            }
            let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
            return try folder.write(text.utf8, as: "quest.geojson")
        }
        let away = try Tool.run(
            "print", try quest([("task", "-32,55"), ("start", "-32,55"), ("finish", "-31.9,55")]), "--map",
            Tool.town.map, "-o", folder.path("away.pdf"))
        #expect(away.code == 0 && away.errors.contains("the finish is off the map"), "\(away)")
        #expect(!away.errors.contains("the start is off"), "\(away)")
        let far = try Tool.run(
            "print", try quest([("task", "-32,55"), ("task", "-2,5")]), "--map", Tool.town.map, "-o",
            folder.path("far.pdf"))
        #expect(far.code == 1 && far.errors.contains("misplaced"), "\(far)")
    }

    @Test("tasks off the map are named, and a map of another place is an error")
    func offMap() throws {
        let folder = try TemporaryFolder()
        func quest(_ places: [String]) throws -> String {
            let features = places.enumerated().map { index, place in
                #"{"type":"Feature","properties":{"name":"T\#(index)"},"geometry":{"type":"Point","coordinates":[\#(place)]}}"#
            }
            let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
            return try folder.write(text.utf8, as: "quest.geojson")
        }
        let some = try Tool.run(
            "print", try quest(["-32,55", "-31.9,55"]), "--map", Tool.town.map, "-o", folder.path("some.pdf"))
        #expect(some.code == 0 && some.errors.contains("1 task is off the map, where no roads are drawn: 2"), "\(some)")
        let none = try Tool.run(
            "print", try quest(["61.4,55.1"]), "--map", Tool.town.map, "-o", folder.path("none.pdf"))
        #expect(none.code == 1 && none.errors.contains("no task is on this map"), "\(none)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("none.pdf")))
    }
}
