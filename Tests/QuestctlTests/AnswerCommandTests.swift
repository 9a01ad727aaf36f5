import Foundation
import TestSupport
import Testing

@Suite("questctl answer")
struct AnswerCommandTests {
    private func quest(_ folder: TemporaryFolder) throws -> String {
        func task(_ number: Int, _ name: String, _ answer: String) -> String {
            """
            {"type": "Feature", "properties": {"name": "\(name)", "answer": \(answer)},
             "geometry": {"type": "Point", "coordinates": [61.4, 55.1\(number)]}}
            """
        }
        let tasks = [
            task(1, "Flight", #""12 April 1961""#), task(2, "Tree", #"["ель", "ёлка"]"#),
            task(3, "Ruler", #"{"kind": "text", "accepted": "Пётр I", "deny": "Пётр II", "typos": "reject"}"#),
            task(4, "Pond", #"{"kind": "presence"}"#),
        ]
        let text = #"{"type": "FeatureCollection", "features": [\#(tasks.joined(separator: ",\n"))]}"#
        return try folder.write(Array(text.utf8), as: "quest.geojson")
    }

    @Test("the verdict is reported with the rule that decided")
    func verdicts() throws {
        let folder = try TemporaryFolder()
        let path = try quest(folder)
        let outcome = try Tool.run("answer", path, "--task", "1", "12.4.61", "12 Arpil 1961", "13 April 1961")
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0] == "Task 1, “Flight”; right: “12 April 1961”")
        #expect(lines[1] == "“12.4.61”: Accepted as “12 April 1961”: the same date in another form. [equal.date]")
        #expect(lines[2] == "“12 Arpil 1961”: Nearly: check the spelling. [nearly.spelling]")
        #expect(lines[3].hasSuffix("[rejected.noMatch]"))
    }

    @Test("lines of standard input are answers, and everything is said in Russian where that is asked for")
    func interactive() throws {
        let folder = try TemporaryFolder()
        let path = try quest(folder)
        let outcome = try Tool.run(
            "answer", path, "--task", "Ruler", "--language", "ru", input: "петр первый\nПетр 2\nПитр I\n")
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0] == "Задание 3, «Ruler»; верно: «Пётр I»; никогда: «Пётр II»")
        #expect(lines[1].hasSuffix("[equal.number]"))
        #expect(lines[2].hasSuffix("[rejected.noMatch]"))
        #expect(lines[3].hasSuffix("[rejected.noMatch]"))
    }

    @Test("a riders' edition is asked as on a phone")
    func sealed() throws {
        let folder = try TemporaryFolder()
        let path = try quest(folder)
        let riders = folder.path("riders.geojson")
        #expect(try Tool.run("seal", path, "-o", riders, "--cost", "10").code == 0)
        let outcome = try Tool.run("answer", riders, "--task", "1", "April 12th, 1961", "13 April 1961")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "Task 1, “Flight”")
        #expect(lines[1].hasSuffix("[sealed]"))
        #expect(!lines[2].contains("[sealed]"))
    }

    @Test("an unknown task, and one that asks for nothing, are errors that say so")
    func unknown() throws {
        let folder = try TemporaryFolder()
        let path = try quest(folder)
        let missing = try Tool.run("answer", path, "--task", "9", "oak")
        #expect(missing.code == 1)
        #expect(missing.errors.contains("there is no task ‘9’; there are 1: Flight"))
        let presence = try Tool.run("answer", path, "--task", "Pond", "oak")
        #expect(presence.code == 1)
        #expect(presence.errors.contains("being there is enough"))
        #expect(try Tool.run("answer", folder.path("none.geojson"), "--task", "1", "oak").code == 2)
    }
}
