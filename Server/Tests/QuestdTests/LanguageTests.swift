import EventStore
import Foundation
import Support
import Testing
import VeloQuest

@testable import questd

@Suite("What questd says")
struct LanguageTests {
    private let folder: String
    private var data: String { folder + "/data" }
    private var quest: String { folder + "/quest.geojson" }

    init() throws {
        folder = NSTemporaryDirectory() + "questd-says-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try """
        {"type":"FeatureCollection","quest":{"id":"q","title":"Quest","answerAt":"anywhere"},"features":[
        {"type":"Feature","id":"mill","geometry":{"type":"Point","coordinates":[61.41,55.17]},
         "properties":{"name":"Mill","difficulty":"hard","judged":true}}]}
        """.write(toFile: quest, atomically: true, encoding: .utf8)
    }

    private func isRussian(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x410...0x44F).contains($0.value) }
    }

    /// Runs a command that fails in both languages, and looks at each line that it says; the usage that the parser of arguments adds is its own.
    private func expectFailure(_ code: Int32, _ arguments: String..., input: String = "", says english: String) throws {
        for language in ["en_GB.UTF-8", "ru_RU.UTF-8"] {
            let outcome = try Questd.run(arguments, language: language, input: input, in: folder)
            let isParsers = { (line: Substring) in line.hasPrefix("Usage:") || line.hasPrefix("  See ") }
            let lines = (outcome.output + "\n" + outcome.errors).split(separator: "\n").filter { !isParsers($0) }
            #expect(outcome.code == code && !lines.isEmpty, "\(arguments): \(outcome)")
            for line in lines { #expect(isRussian(String(line)) == language.hasPrefix("ru"), "\(arguments): \(line)") }
            if language.hasPrefix("en") { #expect(outcome.errors.contains(english), "\(arguments): \(outcome)") }
        }
        let asked = try Questd.run(arguments + ["--language", "ru"], language: "C", input: input, in: folder)
        #expect(asked.code == code && isRussian(asked.errors), "\(arguments): \(asked)")
    }

    @Test("every refusal is in the language of the environment, or in the one that is asked for")
    func refusals() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try expectFailure(2, "event", "list", "--data", data, says: "there is no such file")
        try expectFailure(2, "event", "delete", "--data", data, "night", "--yes", says: "there are no events")
        try expectFailure(2, "event", "create", "--data", data, "night", folder + "/none", says: "none")
        try expectFailure(1, "event", "create", "--data", data, "Night!", quest, says: "small letters")
        let made = try Questd.run(
            ["event", "create", "--data", data, "night", quest, "--name", "N"], language: "C", in: folder)
        #expect(made.code == 0, "\(made)")
        try expectFailure(1, "event", "create", "--data", data, "night", quest, says: "exists already")
        try expectFailure(
            2, "event", "create", "--data", data, "day", quest, "-o", "/none/codes", says: "cannot be written")
        try expectFailure(
            1, "event", "delete", "--data", data, "night", input: "nacht\n", says: "this is not the name")
        try expectFailure(1, "event", "delete", "--data", data, "dawn", "--yes", says: "no such event")
        try expectFailure(1, "event", "archive", "--data", data, "night", folder + "/kept", says: "not finished")
        try expectFailure(2, "event", "export", "--data", data, "night", folder, says: "exists already")
        try expectFailure(2, "backup", "--data", data, quest, says: "exists already")
        try expectFailure(64, "migrate", "--data", data, "--to", "99", says: "--to is a whole number")
        try expectFailure(64, "demo", "--riders", "0", says: "--riders is 1 to 200")
        try expectFailure(2, "serve", "--data", data, "--listen", "nonsense", says: "an address and a port")
        try expectFailure(
            2, "serve", "--data", data, "--listen", "192.0.2.1:8642", "--log-level", "critical",
            says: "cannot listen on")
        let store = try SQLiteEventStore(folder: data)
        try expectFailure(
            2, "event", "delete", "--data", data, "night", "--yes", says: "another process has this folder")
        withExtendedLifetime(store) {}
        let listed = try Questd.run(["event", "list", "--data", data], language: "ru", in: folder)
        #expect(listed.code == 0 && listed.output.contains("\tоткрыто\tN"), "\(listed)")
    }

    @Test("every reason of a store has texts in both languages")
    func storeErrors() {
        let all: [StoreError] = [
            .full, .noEvent("a"), .newer(schema: "9"), .held("a"), .missing("a"), .exists("a"), .unusable("a"), .closed,
        ]
        for error in all {
            #expect(
                isRussian(error.message[Language(tag: "ru") ?? .english]) && !isRussian(error.message[.english]),
                "\(error)")
        }
    }

    @Test("nothing is said that stands in the code in one language alone")
    func literals() throws {
        let said = /(?:ValidationError|Terminal\.note|Terminal\.fail|fatalError|print)\(\s*"(?<text>(?:[^"\\]|\\.)*)"/
        // What programs read: names of values, and addresses.
        let formats = [
            #"event \(id)\ntoken \(token)"#, #"  \(scheme)://\(address.host):\(port)/e/\(id)  /office  /live"#,
        ]
        let sources = Questd.packageRoot.appending(path: "Sources/questd")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 5)
        for file in files {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for match in text.matches(of: said) where !formats.contains(String(match.output.text)) {
                let words = match.output.text.replacing(/\\\([^)]*\)|\\[nt]/, with: "")
                #expect(!words.contains { $0.isLetter }, "\(file): \(match.output.text)")
            }
        }
    }
}

@Suite("The pace of the demo")
struct PaceTests {
    @Test("brings times nearer to the start, also those of the positions that prove something")
    func quickened() throws {
        let pace = Pace(start: 1000, speed: 4)
        #expect(pace.real(1400) == 1100 && pace.simulated(1100) == 1400)
        let place = Coordinate(longitude: 1, latitude: 2)
        let fix = Fix(time: 1400, coordinate: place, horizontalAccuracy: 4, speed: 5)
        let checkIn = CheckIn(
            task: "a", time: 1400, coordinate: place, distance: 1, accuracy: 4, reach: 25, dwell: 8, fixes: [fix])
        guard case .checkedIn(let quick) = pace.quickened(.checkedIn(checkIn)) else {
            Issue.record("it is no check-in any more")
            return
        }
        #expect(quick.time == 1100 && quick.dwell == 2 && quick.fixes.map(\.time) == [1100])
        #expect(quick.fixes.first?.speed == 20 && quick.reach == 25)
        let answer = RideEvent.answered(task: "a", answer: "x", reported: .pending, fixes: PackedFixes([fix]))
        guard case .answered(_, "x", .pending, let fixes) = pace.quickened(answer) else {
            Issue.record("it is no answer any more")
            return
        }
        #expect(fixes.last?.time == 1100)
        #expect(pace.quickened(.finished) == .finished)
    }
}
