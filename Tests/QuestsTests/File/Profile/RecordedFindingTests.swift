import EngineTestSupport
import JSON
import Quests
import Support
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
            QuestText.file([QuestText.task("A"), QuestText.task("B", 55.16, 61.41)]),
            ProfileFile.file(tasks: ["oak": #""attempts": 0"#, "mill": #""requires": "oak""#]),
            ProfileFile.file(
                tasks: [
                    "oak": #""requires": ["mill", {"any": 2, "of": ["pond", "mill"]}], "order": 1"#,
                    "mill": #""order": 2"#,
                ]),
            ProfileFile.file(tasks: [
                "oak": #""attempts": 0"#, "mill": #""requires": "oak""#, "pond": #""requires": "mill""#,
            ]),
            ProfileFile.file(
                quest: #"{"timeLimit": 60, "scoring": {"leastForTask": 2000000, "hint": "100%", "skip": "101 %"}}"#),
            ProfileFile.file(quest: #"{"scoring": {"late": 5, "early": 3, "countsAfterLimit": false}}"#),
        ]
    }()

    /// Sealed answers and hidden tasks of which one member is amiss.
    private static let sealed: [String] = {
        let seal = "\"" + String(repeating: "A", count: 86) + "==\""
        let box = "\"" + String(repeating: "A", count: 40) + "\""
        let answer = [
            "shape": #"{"kind": "text"}"#, "exact": "true", "scrypt": #"{"N": 2, "r": 8, "p": 1}"#,
            "salt": #""AAAAAAAAAAA=""#, "seals": "[\(seal)]",
        ]
        let way = "{\"of\": [\"a\"], \"share\": \(box)}"
        let locked = ["id": #""z""#, "number": "2", "at": "1", "locks": "[[\(way)]]", "task": box]
        func text(_ members: [String: String]) -> String {
            "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
        }
        func variants(_ members: [String: String], _ changes: [(String, String?)]) -> [String] {
            changes.map { key, value in
                var members = members
                members[key] = value
                return text(members)
            }
        }
        func file(_ answer: String, _ locked: String = "") -> String {
            QuestText.file(
                [
                    "{\"type\": \"Feature\", \"id\": \"a\", \"properties\": {\"name\": \"A\", \"answer\": \(answer)}, "
                        + "\"geometry\": {\"type\": \"Point\", \"coordinates\": [61.4, 55.15]}}"
                ], quest: "{\"seal\": {\"version\": 1, \"locked\": [\(locked)]}}")
        }
        var whole = answer
        whole["kind"] = "\"sealed\""
        let answers = variants(
            whole,
            [
                ("kind", "\"sealed\""), ("shape", nil), ("exact", nil), ("scrypt", nil), ("salt", nil), ("seals", nil),
                ("shape", "7"), ("exact", "7"), ("scrypt", #"{"N": 3, "r": 8, "p": 1}"#),
                ("scrypt", #"{"N": 2, "r": 8}"#),
                ("scrypt", "[]"), ("salt", #""AAAA""#), ("seals", "[]"), ("seals", "[7]"), ("seals", #"["AAAA"]"#),
                ("success", box), ("success", #""AAAA""#), ("success", "7"), ("shape", "{}"),
                ("shape", #"{"kind": 7}"#),
                ("shape", #"{"kind": "text", "language": "tlh-x"}"#), ("shape", #"{"kind": "number", "whole": 7}"#),
                ("shape", #"{"kind": "unordered", "separators": 7}"#), ("shape", #"{"kind": "choice"}"#),
                ("shape", #"{"kind": "text", "typos": 1}"#), ("other", "1"),
            ])
        let tasks = variants(
            locked,
            [
                ("id", "\"z\""), ("id", nil), ("number", nil), ("at", nil), ("locks", nil), ("task", nil), ("id", "[]"),
                ("number", "0"), ("number", "1000000"), ("number", "1000001"), ("at", "-1"), ("at", "1000001"),
                ("locks", "[]"), ("locks", "[[]]"), ("locks", "[[\(way)], []]"), ("locks", "7"),
                ("locks", "[[{\"of\": [], \"share\": \(box)}]]"),
                ("locks", "[[{\"of\": [\"a\"], \"share\": \"AAAA\"}]]"),
                ("locks", "[[{\"of\": [\"a\"]}]]"), ("task", "\"AAAA\""), ("more", "1"),
            ])
        return answers.map { file($0) } + tasks.map { file(text(whole), $0) } + [
            file(text(whole), text(locked) + ", " + text(locked))
        ]
    }()

    private func lines(_ text: String) -> [String] {
        QuestText.read(text).diagnostics.flatMap { finding in
            let place = finding.location.map { "\($0.line):\($0.column)" } ?? "–"
            var lines = [
                "\(place) \(finding.severity) \(finding.rule) \(finding.pointer?.description ?? "–")",
                "  \(finding.message[.english])", "  \(finding.message[.russian])",
            ]
            if let fix = finding.fix {
                lines.append("  fix: \(fix.title[.english]) | \(fix.title[.russian])")
                lines.append(
                    "  → " + fix.applied(to: text).replacing("\n", with: " ").suffix(400))
            }
            return lines
        }
    }

    @Test("each says the same, at the same place, with the same fix in every version")
    func recorded() throws {
        let cases = (QuestFindingTests.cases + ProfileFindingTests.cases).map { (title: "\($0)", text: $0.text) }
        let more = (Self.more + Self.sealed).enumerated().map { (title: "file \($0)", text: $1) }
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
