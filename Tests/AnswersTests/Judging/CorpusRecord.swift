import Foundation
import TestSupport

/// Lines with tabs in `Tests/Fixtures/answers` that say what the referee made of the corpus; `VELOQUEST_UPDATE_PAGES=1` in the
/// environment writes them anew.
struct CorpusRecord {
    let name: String
    /// What the file is, for its readers.
    let head: [String]

    private var file: URL { RealData.packageRoot.appending(path: "Tests/Fixtures/answers/\(name).tsv") }

    /// The lines that were recorded, and those that are there now but were not, or the other way round.
    func differences(from lines: [String]) throws -> (gone: [String], new: [String]) {
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            let text = (head.map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("# ") }
        return (Self.without(lines, recorded), Self.without(recorded, lines))
    }

    private static func without(_ left: [String], _ lines: [String]) -> [String] {
        let left = Set(left)
        return lines.filter { !left.contains($0) }
    }
}
