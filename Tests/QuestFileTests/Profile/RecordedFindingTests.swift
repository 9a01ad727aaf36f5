import Diagnostics
import Languages
import QuestFile
import QuestTestSupport
import TestSupport
import Testing

@Suite("Findings in quest files as they were recorded")
struct RecordedFindingTests {
    /// Files in which something is amiss with many tasks at once, and others that no case of one finding shows.
    private static let more: [String] = {
        let many = (0..<13).map { QuestText.task("Same", 61.4 + Double($0) / 1000, 55.15, id: "\"t\($0)\"") }
        let chain = (0..<12).map { index in
            QuestText.task(
                "T\(index)", 61.4 + Double(index) / 1000, more: #""requires": "t\#((index + 1) % 12)""#,
                id: "\"t\(index)\"")
        }
        let closed = (0..<3).map { index in
            QuestText.task("T\(index)", 61.4 + Double(index) / 1000, more: #""opens": 90"#, id: "\"t\(index)\"")
        }
        let bare = (0..<12).map { index in
            #"{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [61.4\#(index), 55.15]}}"#
        }
        return [
            QuestText.file(many), QuestText.file(chain), QuestText.file(closed, quest: #"{"timeLimit": 90}"#),
            QuestText.file(bare), QuestText.file(many + bare, quest: #"{"languages": ["ru", "de"], "title": "Lake"}"#),
            ProfileFile.withUnknownRequirements,
            ProfileFile.file(
                tasks: [
                    "oak": #""requires": ["mill", {"any": 2, "of": ["pond", "mill"]}], "order": 1"#,
                    "mill": #""order": 2"#,
                ]),
            ProfileFile.file(tasks: [
                "oak": #""attempts": 0"#, "mill": #""requires": "oak""#, "pond": #""requires": "mill""#,
            ]),
            ProfileFile.file(quest: #"{"scoring": {"late": 5, "early": 3, "countsAfterLimit": false}}"#),
        ]
    }()

    private func lines(_ text: String) -> [String] {
        QuestText.read(text).diagnostics.flatMap { finding in
            let place = finding.location.map { "\($0.line):\($0.column)" } ?? "–"
            var lines = [
                "\(place) \(finding.severity) \(finding.rule) \(finding.pointer?.description ?? "–")",
                "  \(finding.message.english)", "  \(finding.message.russian)",
            ]
            if let fix = finding.fix {
                lines.append("  fix: \(fix.title.english) | \(fix.title.russian)")
                lines.append(
                    "  → " + fix.applied(to: text).replacing("\n", with: " ").suffix(400))
            }
            return lines
        }
    }

    @Test("each says the same, at the same place, with the same fix in every version")
    func recorded() throws {
        let cases = (QuestFindingTests.cases + ProfileFindingTests.cases).map { (title: "\($0)", text: $0.text) }
        let more = Self.more.enumerated().map { (title: "file \($0)", text: $1) }
        let all = (cases + more).flatMap { ["--- \($0.title)"] + lines($0.text) }
        let difference = try Recording("quest-findings").difference(from: all)
        #expect(difference == nil)
    }
}

extension ProfileFile {
    fileprivate static var withUnknownRequirements: String {
        let names = (0..<12).map { "\"elm \($0)\"" }.joined(separator: ", ")
        return file(tasks: ["oak": "\"requires\": [\(names), \"mill\"]"])
    }
}
