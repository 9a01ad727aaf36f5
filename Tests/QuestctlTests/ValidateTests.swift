import Foundation
import GeoJSON
import JSON
import TestSupport
import Testing

@Suite("questctl validate")
struct ValidateTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson")

    @Test("the bundled quests are valid")
    func bundled() throws {
        for name in ["old-town", "park", "millers-secret"] {
            let outcome = try Tool.run("validate", RealData.packageRoot.appending(path: "quests/\(name).geojson").path)
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("0 errors, 0 warnings"))
            #expect(outcome.errors.isEmpty)
        }
    }

    @Test(
        "the quest of 2018 is valid as it is", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func old() throws {
        let outcome = try Tool.run("validate", RealData.path("quests/request-2018.geojson"), "--language", "ru")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("7 заданий"))
        #expect(outcome.output.contains("0 ошибок"))
    }

    @Test(
        "a broken quest is answered with file, line, column and what to do",
        arguments: ["comma", "half", "empty", "garbage", "object", "nothing"])
    func broken(kind: String) throws {
        let text = try String(contentsOf: quest, encoding: .utf8)
        let bytes: [UInt8] =
            switch kind {
            case "comma":
                Array(
                    text.replacing(
                        "\"properties\": {\n        \"name\": \"Park Pond\",",
                        with: "\"properties\": {\n        \"name\": \"Park Pond\""
                    ).utf8)
            case "half": Array(text.utf8.prefix(text.utf8.count / 2))
            case "empty": []
            case "garbage": (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 13) }
            case "object": Array("{\"tasks\": []}".utf8)
            default: Array("{\"type\": \"FeatureCollection\", \"features\": []}".utf8)
            }
        let folder = try TemporaryFolder()
        let path = try folder.write(bytes, as: "broken.geojson")
        let outcome = try Tool.run("validate", path)
        #expect(outcome.code == 1)
        #expect(!outcome.wasKilled)
        #expect(outcome.output.contains("broken.geojson:"))
        #expect(try #/broken\.geojson:\d+:\d+: error: /#.firstMatch(in: outcome.output) != nil, "\(outcome.output)")
        #expect(outcome.errors.isEmpty)
        let russian = try Tool.run("validate", path, environment: ["LC_ALL": "ru_RU.UTF-8"])
        #expect(russian.code == 1)
        let found = try #/broken\.geojson:\d+:\d+: ошибка: .*[а-яё]{3}/#.firstMatch(in: russian.output)
        #expect(found != nil, "\(russian.output)")
    }

    @Test("a missing comma is found on its line")
    func comma() throws {
        let text = "{\n  \"type\": \"FeatureCollection\"\n  \"features\": []\n}"
        let outcome = try Tool.run("validate", "-", input: text)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("-:2:"))
        #expect(outcome.output.contains("comma"))
    }

    @Test("machines are told the JSON pointer of what is wrong")
    func pointer() throws {
        let text = try String(contentsOf: quest, encoding: .utf8)
            .replacing("\"timeLimit\": 90", with: "\"timeLimit\": \"long\"")
        let outcome = try Tool.run("validate", "-", "--format", "json", input: text)
        #expect(outcome.code == 1)
        let findings = try #require(try JSONValue(parsing: Array(outcome.output.utf8)).arrayValue)
        #expect(findings.contains { $0.objectValue?["pointer"] == "/quest/timeLimit" }, "\(outcome.output)")
    }

    @Test(
        "findings that cannot be written are an error",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func full() throws {
        let outcome = try Tool.run("validate", quest.path, outputTo: "/dev/full")
        #expect(outcome.code == 2)
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    }

    @Test("every file gets a summary, a file that cannot be opened an error and code 2")
    func several() throws {
        let outcome = try Tool.run("validate", quest.path, "/no/such/quest.geojson", quest.path)
        #expect(outcome.code == 2)
        #expect(outcome.output.split(separator: "\n").count { $0.contains("7 tasks") } == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("/no/such/quest.geojson"))
    }

    @Test("the language follows the option, then the environment")
    func language() throws {
        let russian = try Tool.run("validate", quest.path, environment: ["LC_ALL": "ru_RU.UTF-8"])
        #expect(russian.output.contains("7 заданий"))
        let english = try Tool.run("validate", quest.path, "--language", "en", environment: ["LC_ALL": "ru_RU.UTF-8"])
        #expect(english.output.contains("7 tasks"))
        #expect(try Tool.run("validate", quest.path, "--language", "xx").code == 64)
    }

    @Test(
        "words of a dictionary that are a typing error away from an answer are named, and denied where that is asked for"
    )
    func neighbours() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Array("4\nрыбак/K\nрыбка/K\nтабак/K\nбанан/K\n".utf8), as: "ru_RU.dic")
        _ = try folder.write(Array("SET UTF-8\n".utf8), as: "ru_RU.aff")
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "properties": {"name": "Вид", "answer": {"kind": "text", "accepted": "рыбак", "typos": "accept"}},
               "geometry": {"type": "Point", "coordinates": [61.4, 55.1]}}
            ]}
            """
        let path = try folder.write(Array(text.utf8), as: "quest.geojson")
        let environment = ["DICPATH": folder.path("")]
        let named = try Tool.run("validate", path, environment: environment)
        #expect(named.code == 0)
        #expect(named.output.contains("a typing error away from the answer are “рыбка”"))
        #expect(!named.output.contains("банан"))
        #expect(try Tool.run("answer", path, "--task", "1", "рыбка").output.contains("[misspelled.1]"))
        let denied = try Tool.run("validate", path, "--deny", "--language", "ru", environment: environment)
        #expect(denied.code == 0, "\(denied.errors)")
        #expect(denied.output.contains("в deny записано: 1 слово"))
        #expect(try Tool.run("answer", path, "--task", "1", "рыбка").output.contains("[rejected.noMatch]"))
        #expect(try !Tool.run("validate", path, environment: environment).output.contains("typing error away"))
        let missing = try Tool.run("validate", path, "--deny", environment: ["DICPATH": folder.path("none")])
        #expect(missing.code == 0)
        #expect(missing.errors.contains("no hunspell dictionary is installed"))
    }
}
