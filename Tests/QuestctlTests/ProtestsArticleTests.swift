import Foundation
import TestSupport
import Testing

/// The table of commands in the article on protests: every one is run, and has to print what the article says.
@Suite("The commands of the article on protests")
struct ProtestsArticleTests {
    struct Row: CustomStringConvertible {
        let forgery: String
        /// What follows `questctl`.
        let arguments: [String]
        let printed: String

        var description: String { forgery }
    }

    /// The lines of tables in the section with the commands, without the head and its rule.
    static let lines: [Substring] = {
        let page = RealData.packageRoot.appending(path: "Sources/Scoring/Scoring.docc/Protests.md")
        guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let header = lines.firstIndex(of: "| forgery | command | prints |") else { return [] }
        let section = lines[(header + 1)...].prefix { !$0.hasPrefix("#") }
        return section.filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") }
    }()

    /// Those of the lines that have a command.
    static let rows: [Row] = lines.compactMap { line in
        let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " ", "`"]) }
        guard cells.count == 3 else { return nil }
        let words = cells[1].split(separator: " ").map(String.init)
        guard words.first == "questctl" else { return nil }
        return Row(forgery: cells[0], arguments: Array(words.dropFirst()), printed: cells[2])
    }

    @Test func `There are commands for the main classes of forgeries, each once`() throws {
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" { try ForgeryFolder().write() }
        #expect(Self.rows.count >= 25 && Self.rows.count == Self.lines.count)
        #expect(Self.rows.allSatisfy { !$0.printed.isEmpty })
        #expect(Set(Self.rows.map(\.arguments)).count == Self.rows.count)
    }

    @Test(arguments: rows)
    func `A command prints what the article says`(_ row: Row) throws {
        let folder = ForgeryFolder.path
        let arguments = row.arguments.map { word in
            let path = folder + "/" + word
            return FileManager.default.fileExists(atPath: path) ? path : word
        }
        let outcome = try Tool.run(arguments: arguments)
        let said = (outcome.errors + outcome.output).replacingOccurrences(of: folder + "/", with: "")
        #expect(!outcome.wasKilled && said.contains(row.printed), "\(row.arguments): \(said)")
    }
}
