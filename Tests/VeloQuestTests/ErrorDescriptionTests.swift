import Foundation
import TestSupport
import Testing
import VeloQuest

@Suite("Errors")
struct ErrorDescriptionTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The text of every module.
    private static func modules() throws -> [String: String] {
        var texts: [String: String] = [:]
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let module = file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" }
            texts[String(module), default: ""] += try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }

    @Test("of every public type say what happened in both languages")
    func allTypes() throws {
        var count = 0
        for (module, text) in try Self.modules() where module != "questctl" {
            for match in text.matches(of: /public (?:struct|enum|final class) (\w+): ([\w, ]+)/) {
                let conformances = match.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                guard conformances.contains("Error") else { continue }
                count += 1
                let isSaid =
                    try conformances.contains("LocalizedMessage")
                    || text.contains(Regex("extension (\\w+\\.)?\(match.1): [\\w, ]*LocalizedMessage"))
                #expect(isSaid, "\(module): \(match.1) has no message")
            }
        }
        // The test itself finds them.
        #expect(count >= 15, "found \(count)")
    }

    @Test(
        "print as their English message",
        arguments: [
            QuestError.noTasks, RefereeError.unknownTask("oak"),
            RoutingError.tooFewStops, RideLogFileError.notALog(path: "a.jsonl"),
        ] as [any Error & LocalizedMessage])
    func printed(_ error: any Error & LocalizedMessage) {
        #expect("\(error)" == error.message[.english])
        #expect(!error.message[.english].isEmpty && !error.message[.russian].isEmpty)
        let isOneLine = !error.description.contains { $0.isNewline }
        #expect(isOneLine)
    }
}
