import Foundation
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

/// `Tests/Fixtures/findings.jsonl` has a line a text: the text, and its findings with their messages and the titles of their
/// fixes. A message changes in both places or by mistake.
@Suite("What findings say")
struct FindingTextTests {
    struct Case: Decodable {
        struct Finding: Decodable, Equatable {
            var rule: String
            var english: String
            var russian: String
            var fix: [String]?
        }

        var text: String
        var findings: [Finding]
    }

    private static func cases() throws -> [Case] {
        let file = RealData.packageRoot.appending(path: "Tests/Fixtures/findings.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(Case.self, from: Data($0.utf8))
        }
    }

    @Test("every finding of the fixture is reported, in these words in both languages, with this fix")
    func messages() throws {
        let cases = try Self.cases()
        #expect(cases.count >= 90)
        for item in cases {
            let found = Linter().lint(Array(item.text.utf8)).map {
                Case.Finding(
                    rule: $0.rule, english: $0.message[.english], russian: $0.message[.russian],
                    fix: $0.fix.map { [$0.title[.english], $0.title[.russian]] })
            }
            #expect(found == item.findings, "\(item.text)")
        }
    }

    @Test("nearly every rule has a text in the fixture")
    func rules() throws {
        let known = Set(DiagnosticRule.all.map(\.identifier))
        let shown = Set(try Self.cases().flatMap { $0.findings.map(\.rule) })
        // These need bytes that are no text, deep nesting, or many Features.
        let absent: Set = [
            "json.encoding", "json.too-deep", "json.too-many-findings",
            "geojson.swapped-coordinates",
        ]
        #expect(known.subtracting(shown) == absent)
    }

    @Test("the catalogue's titles are in both languages, and no two rules share one")
    func titles() {
        let titles = DiagnosticRule.all.map(\.title)
        #expect(Set(titles.map { $0[.english] }).count == titles.count)
        #expect(Set(titles.map { $0[.russian] }).count == titles.count)
        for title in titles {
            #expect(
                title[.russian].unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(title[.english])")
        }
    }
}
