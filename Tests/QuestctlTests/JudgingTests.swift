import Answers
import Foundation
import GeoJSON
import Geodesy
import JSON
import Quests
import RideLogs
import TestSupport
import Testing

/// An evening of two riders, judged and ranked as an organiser would.
@Suite("questctl judge, standings and decide")
struct JudgingTests {
    private let folder: TemporaryFolder
    private let quest: String
    private let annas: String
    private let boris: String

    init() throws {
        folder = try TemporaryFolder()
        quest = try folder.write(
            #"""
            {"type": "FeatureCollection",
             "quest": {"title": "Evening", "timeLimit": 30, "scoring": "city"},
             "features": [
              {"type": "Feature", "id": "oak", "properties": {"name": "Oak", "answer": "Pushkin"},
               "geometry": {"type": "Point", "coordinates": [61.4, 55.15]}},
              {"type": "Feature", "id": "view", "properties": {"name": "View", "judged": true},
               "geometry": {"type": "Point", "coordinates": [61.41, 55.15]}}]}
            """#.utf8, as: "quest.geojson")
        annas = try folder.write(Self.ride("anna", answers: ["Gogol", "Pushkin"]).log.write(), as: "anna.jsonl")
        boris = try folder.write(Self.ride("boris", answers: ["Pushkin"]).log.write(), as: "boris.jsonl")
    }

    private static func ride(_ name: String, answers: [String]) -> DeviceLog {
        var phone = DeviceLog(device: "phone of \(name)", rider: .init(name))
        let start = 1_780_000_000.0
        func checkIn(_ task: Quest.Task.ID, _ longitude: Double, _ second: Double) -> RideEvent {
            .checkedIn(
                CheckIn(
                    task: task, time: start + second, coordinate: Coordinate(longitude: longitude, latitude: 55.15),
                    distance: 0, accuracy: 5, reach: 30,
                    fixes: [
                        Fix(
                            time: start + second, coordinate: Coordinate(longitude: longitude, latitude: 55.15),
                            horizontalAccuracy: 5)
                    ]))
        }
        phone.append(.started, at: start)
        phone.append(checkIn("oak", 61.4, 60), at: start + 60)
        for (index, answer) in answers.enumerated() {
            phone.append(.answered(task: "oak", answer: answer, reported: .pending), at: start + 70 + Double(index))
        }
        phone.append(checkIn("view", 61.41, 200), at: start + 200)
        phone.append(.answered(task: "view", answer: "photo.jpg", reported: .pending), at: start + 210)
        phone.append(.finished, at: start + 600)
        return phone
    }

    @Test("judge explains every ride, in the language asked for")
    func judge() throws {
        let outcome = try Tool.run("judge", quest, annas, boris)
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                anna
                  1. Oak: 19 of 20 points, solved at attempt 2; 1 wrong answer −1
                  2. View: 0 of 20 points, waiting for the organiser
                  19 points, 1 of 2 tasks solved in 0:10:00, within the time limit
                  the log is not signed

                boris
                  1. Oak: 20 of 20 points, solved at attempt 1
                  2. View: 0 of 20 points, waiting for the organiser
                  20 points, 1 of 2 tasks solved in 0:10:00, within the time limit
                  the log is not signed

                """)
        let russian = try Tool.run("judge", quest, annas, "--rider", "anna", "--language", "ru")
        #expect(russian.output.contains("19 баллов, решено 1 из 2 заданий за 0:10:00, в пределах лимита времени"))
        let json = try JSONValue(parsing: try Tool.run("judge", quest, annas, "--format", "json").output)
        #expect(json.objectValue?["rides"]?.arrayValue?.first?.objectValue?["points"] == 19)
    }

    @Test("a decision of the organiser counts, and a later one overrules it")
    func decide() throws {
        let office = folder.path("office.jsonl")
        let accepted = try Tool.run(
            "decide", office, "--rider", "anna", "--task", "view", "--accept", "--reason", "fine view")
        #expect(accepted.code == 0 && accepted.output.hasPrefix("\(office): entry 1, "))
        let judged = try Tool.run("judge", quest, annas, "--office", office, "--rider", "anna")
        #expect(judged.output.contains("2. View: 20 of 20 points, solved at attempt 1 (fine view)"))
        _ = try Tool.run("decide", office, "--rider", "anna", "--task", "view", "--reject", "--reason", "blurred")
        _ = try Tool.run("decide", office, "--rider", "anna", "--points", "-2.5", "--reason", "no helmet")
        let again = try Tool.run("judge", quest, annas, "--office", office, "--rider", "anna")
        #expect(again.output.contains("not solved after 1 attempt (blurred)"))
        #expect(again.output.contains("organiser: no helmet: −2.5 points"))
        for wrong in [
            ["--task", "view"], ["--accept"], ["--points", "1"], ["--task", "a", "--accept", "--reject"],
            ["--disqualify"], ["--task", "a", "--accept", "--answer", "abc"],
        ] {
            #expect(try Tool.run(arguments: ["decide", office, "--rider", "anna"] + wrong).code == 64, "\(wrong)")
        }
        let note = try folder.write("not a log\n".utf8, as: "note.txt")
        let refused = try Tool.run("decide", note, "--rider", "anna", "--disqualify", "--reason", "x")
        #expect(refused.code == 2)
        #expect(try String(contentsOfFile: note, encoding: .utf8) == "not a log\n")
    }

    @Test("standings are the same for any order, repetition and split of the logs, in each format")
    func standings() throws {
        let all = try [UInt8](Data(contentsOf: URL(filePath: annas)) + Data(contentsOf: URL(filePath: boris)))
        let lines = all.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        let even = try folder.write(
            lines.enumerated().filter { $0.offset % 2 == 0 }.flatMap { $0.element + [10] }, as: "even.jsonl")
        let odd = try folder.write(
            lines.enumerated().filter { $0.offset % 2 == 1 }.flatMap { $0.element + [10] }, as: "odd.jsonl")
        for format in ["text", "json", "csv", "iof"] {
            let first = try Tool.run("standings", quest, annas, boris, "--format", format)
            #expect(first.code == 0 && !first.output.isEmpty && first.errors.isEmpty)
            let second = try Tool.run("standings", quest, odd, boris, even, boris, "--format", format)
            #expect(second.output == first.output, "\(format)")
        }
        let text = try Tool.run("standings", quest, annas, boris).output
        #expect(
            text.split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
                == ["# Name Points", "1 boris 20", "2 anna 19", "No log is"])
    }

    @Test("a table of riders gives names and classes; what is wrong with it is reported with its line")
    func riders() throws {
        let table = try folder.write("участник;имя;класс\nanna;Анна;Ж\nboris;Борис;М\n".utf8, as: "riders.csv")
        let ranked = try Tool.run("standings", quest, annas, boris, "--riders", table, "--language", "ru")
        #expect(ranked.output.contains("1  Анна") && ranked.output.contains("1  Борис"))
        let broken = try folder.write("rider\nanna\nanna\n".utf8, as: "broken.csv")
        let refused = try Tool.run("standings", quest, annas, "--riders", broken)
        #expect(refused.code == 1 && refused.errors.contains("Line 3"))
    }

    @Test("frozen standings leave out what came later; a moment that is none is refused")
    func frozen() throws {
        let early = try Tool.run("standings", quest, boris, "--frozen", "2026-05-28T20:27:49Z")
        #expect(early.output.contains("boris       0"))
        #expect(try Tool.run("standings", quest, boris, "--frozen", "noon").code == 64)
    }

    @Test("a damaged log is named, and the rest is judged")
    func damaged() throws {
        let bytes = try String(contentsOfFile: annas, encoding: .utf8)
        let altered = try folder.write(bytes.replacing("Pushkin", with: "Gogol").utf8, as: "altered.jsonl")
        let outcome = try Tool.run("judge", quest, altered)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("altered.jsonl:4: entry 4 of device “phone of anna” was changed"))
        #expect(outcome.output.contains("not solved after 1 attempt"))
        let healed = try Tool.run("judge", quest, altered, annas)
        #expect(healed.output.contains("solved at attempt 2"), "another copy has what this one lost")
        #expect(try Tool.run("judge", quest, folder.path("none.jsonl")).code == 2)
        #expect(try Tool.run("judge", quest, annas, "--rider", "nobody").code == 1)
    }

    @Test("a decision can be bound to the answer that waits in the rider's log, and says which that is")
    func bound() throws {
        let office = folder.path("bound.jsonl")
        let decided = try Tool.run(
            "decide", office, "--rider", "anna", "--task", "view", "--from", annas, "--from", boris, "--accept")
        #expect(decided.code == 0 && decided.output.hasSuffix(", about “photo.jpg”\n"))
        let russian = try Tool.run(
            "decide", office, "--rider", "anna", "--task", "oak", "--from", annas, "--reject", "--language", "ru")
        #expect(russian.output.hasSuffix(", об ответе «Pushkin»\n"))
        #expect(try String(contentsOfFile: office, encoding: .utf8).matches(of: /"answer":"[0-9a-f]{32}"/).count == 2)
        #expect(try Tool.run("judge", quest, annas, "--office", office).output.contains("2. View: 20 of 20 points"))
        let none = try Tool.run("decide", office, "--rider", "anna", "--task", "elm", "--from", annas, "--accept")
        #expect(none.code == 1 && none.errors.contains("no answer of “anna” to task “elm”"))
        #expect(
            try Tool.run("decide", office, "--rider", "a", "--disqualify", "--reason", "x", "--from", annas).code == 64)
    }

    @Test("decisions that change nothing are reported on standard error")
    func idle() throws {
        let office = folder.path("idle.jsonl")
        _ = try Tool.run("decide", office, "--rider", "ana", "--task", "view", "--accept")
        _ = try Tool.run("decide", office, "--rider", "anna", "--task", "viev", "--accept")
        for command in ["judge", "standings"] {
            let outcome = try Tool.run(command, quest, annas, "--office", office)
            #expect(outcome.code == 0)
            #expect(
                outcome.errors.contains("decision 1 of device “office” changes nothing: the logs have no ride of “ana”")
            )
            #expect(
                outcome.errors.contains("decision 2 of device “office” changes nothing: the quest has no task “viev”"))
        }
    }

    @Test("no text of a log can steer the terminal")
    func steering() throws {
        let escape = "\u{1B}[2J\u{9B}31m"
        var phone = DeviceLog(device: "phone" + escape, rider: .init("eve" + escape))
        phone.append(.joined(Registration(name: "Eve" + escape, team: escape, category: escape)), at: 1_780_000_000)
        phone.append(.started, at: 1_780_000_000)
        phone.append(.flagged(RideFlag(.noApproach, task: .init(escape), value: 3)), at: 1_780_000_001)
        phone.append(.disqualified(reason: escape), at: 1_780_000_002)
        phone.append(.adjusted(points: 1, reason: escape), at: 1_780_000_002)
        let log = try folder.write(phone.log.write(), as: "eve.jsonl")
        for command in [["judge"], ["standings", "--explain"]] {
            let outcome = try Tool.run(arguments: command + [quest, log])
            #expect(outcome.code == 0 && outcome.errors.contains("a device that wrote a ride as well"))
            for text in [outcome.output, outcome.errors] {
                #expect(!text.contains("\u{1B}") && !text.contains("\u{9B}"), "\(command)")
            }
        }
    }
}
