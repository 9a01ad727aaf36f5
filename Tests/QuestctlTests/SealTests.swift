import Foundation
import JSON
import TestSupport
import Testing

@Suite("questctl seal")
struct SealTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson")

    @Test("a bundled quest is sealed: no answer is in the file, and it is a valid quest")
    func sealed() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("riders.geojson")
        let outcome = try Tool.run("seal", quest.path, "-o", path, "--cost", "10")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("answers sealed."))
        #expect(outcome.output.contains("A seal delays, it does not protect"))
        let source = try #require(try JSONValue(parsing: Array(Data(contentsOf: quest))).objectValue)
        let riders = try String(contentsOfFile: path, encoding: .utf8).lowercased()
        var looked = 0
        for feature in source["features"]?.arrayValue ?? [] {
            guard let answer = feature.objectValue?["properties"]?.objectValue?["answer"] else { continue }
            for text in answer.arrayValue ?? [answer] {
                guard let form = text.stringValue, form.count > 3 else { continue }
                #expect(!riders.contains("\"\(form.lowercased())"), "\(form)")
                looked += 1
            }
        }
        #expect(looked > 0)
        let checked = try Tool.run("validate", path)
        #expect(checked.code == 0)
        #expect(checked.output.contains("0 errors, 0 warnings"))
        let again = try Tool.run("seal", path, "-o", folder.path("twice.geojson"))
        #expect(again.code == 1)
        #expect(again.errors.contains("riders' edition"))
        #expect(again.errorLines.count == 1)
    }

    @Test("the summary is in Russian where that is asked for, and beside a file on standard output")
    func russian() throws {
        let outcome = try Tool.run("seal", quest.path, "-o", "-", "--cost", "10", "--language", "ru")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("Запечатано ответов: "))
        #expect(outcome.errors.contains("Печать задерживает"))
        _ = try #require(try JSONValue(parsing: outcome.output).objectValue?["features"])
    }

    @Test("the organiser's file is not overwritten, and a broken one is answered with where it is broken")
    func refusals() throws {
        let folder = try TemporaryFolder()
        let copy = try folder.write(Array(Data(contentsOf: quest)), as: "quest.geojson")
        let over = try Tool.run("seal", copy, "-o", copy)
        #expect(over.code == 64)
        #expect(try Data(contentsOf: URL(filePath: copy)) == Data(contentsOf: quest))
        let text = try String(contentsOf: quest, encoding: .utf8)
            .replacing("\"timeLimit\": 90", with: "\"timeLimit\": \"long\"")
        let broken = try Tool.run("seal", "-", "-o", folder.path("x.geojson"), input: text)
        #expect(broken.code == 1)
        #expect(try #/-:\d+:\d+: error: /#.firstMatch(in: broken.errors) != nil, "\(broken.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("x.geojson")))
        #expect(try Tool.run("seal", "/no/such.geojson", "-o", folder.path("x.geojson")).code == 2)
        #expect(try Tool.run("seal", quest.path, "-o", folder.path("x.geojson"), "--cost", "30").code == 64)
        #expect(try Tool.run("seal", quest.path).code == 64)
    }
}
