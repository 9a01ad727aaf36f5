import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// Reports of hostile files do no harm to who reads them: neither in a terminal, nor to a program that parses them.
struct ReportTextTests {
    static let hostile = [
        "\u{1B}[2J", "\u{202E}gnp.exe", "\r\n::error::x", "a\u{0}b", "\u{9B}31m", "\u{2066}x", "%0A", "\u{200F}",
    ]

    /// Texts with something hostile in each place that a message or a pointer repeats.
    static func texts(_ words: String) -> [[UInt8]] {
        let name = String(
            decoding: GeoJSONWriter().write(.array([.string(words)])).dropFirst().dropLast(), as: UTF8.self)
        return [
            "{\"type\":\(name)}", "{\"type\":\"Feature\",\"geometry\":{\"type\":\(name)},\"properties\":null}",
            "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\(name):1,\(name):2}}",
            "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\(name) 1}}",
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"id\":\(name),\"geometry\":null,\"properties\":null},{\"type\":\"Feature\",\"id\":\(name),\"geometry\":null,\"properties\":null}]}",
            "{\"type\":\"Point\",\"coordinates\":[1,2],\"x\":[\(words)]}",
            "{\"type\":\"Point\",\"coordinates\":[1,2],\(words):1}",
        ].map { Array($0.utf8) }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }

    @Test(
        "nothing that steers a terminal or turns the direction of text is printed",
        arguments: [Language.english, .russian])
    func terminal(language: Language) {
        for words in Self.hostile {
            for bytes in Self.texts(words) {
                let text = DiagnosticText(language: language).render(
                    Linter().lint(bytes), file: "f\(words)", bytes: bytes)
                #expect(!text.isEmpty)
                let harmful = text.unicodeScalars.filter { !Self.isHarmless($0) }
                #expect(harmful.isEmpty, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
        }
    }

    @Test("GitHub's commands stay one line each, whatever is in names and files")
    func gitHub() {
        for words in Self.hostile {
            for bytes in Self.texts(words) {
                let findings = Linter().lint(bytes)
                let report = GitHubReport.render([FileFindings(file: "a,b:\(words)", diagnostics: findings)])
                let lines = report.utf8.split(separator: 0x0A)
                #expect(lines.count == findings.count && !report.utf8.contains(0x0D))
                for line in lines {
                    #expect(
                        line.starts(with: "::error file=a%2Cb%3A".utf8)
                            || line.starts(with: "::warning file=a%2Cb%3A".utf8))
                }
            }
        }
    }

    @Test("the JSON report is read back as the findings that it was made of")
    func json() throws {
        for words in Self.hostile {
            for bytes in Self.texts(words) {
                let findings = Linter().lint(bytes)
                let value = try JSONValue(
                    parsing: JSONReport.render([FileFindings(file: words, diagnostics: findings)]))
                let rows = (value.arrayValue ?? []).compactMap { $0.objectValue }
                #expect(rows.map { $0["rule"]?.stringValue } == findings.map(\.rule))
                #expect(rows.map { $0["line"]?.integerValue } == findings.map { $0.location.map { Int64($0.line) } })
                #expect(rows.map { $0["pointer"]?.stringValue } == findings.map { $0.pointer?.description })
                #expect(rows.allSatisfy { $0["file"] == .string(words) })
                // Who makes the edits of a row gets the text that the fix is for.
                for (row, finding) in zip(rows, findings) {
                    let edits = row["fix"]?.objectValue?["edits"]?.arrayValue?.map {
                        $0.objectValue?["replacement"]?.stringValue
                    }
                    #expect(edits == finding.fix?.edits.map(\.replacement))
                }
            }
        }
    }

    @Test("the marks below a line stand under what is meant, in any line however long")
    func marks() throws {
        for seed in UInt64(0)..<400 {
            var generator = SeededGenerator(seed: seed)
            // One column a letter, so that columns can be counted here.
            let line = String((0..<generator.next(below: 300)).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })
            let before = generator.pick(["", "x\n", "long enough a line\r\n"]) ?? ""
            let text = Array((before + line + "\nafter").utf8)
            let start = before.utf8.count + generator.next(below: line.utf8.count + 1)
            let end = min(start + generator.next(below: 30), before.utf8.count + line.utf8.count)
            let width = generator.next(in: 20...120)
            let location = SourceLocation(byteRange: start..<end, line: 1, column: 1)
            let lines = SourceExcerpt(text, location, width: width).lines { $0 }.split(
                separator: "\n", omittingEmptySubsequences: false)
            let (shown, marks) = (Array(lines[0]), Array(lines[1]))
            #expect(shown.count <= width + 20, "seed \(seed)")
            let first = try #require(marks.firstIndex(of: "^"))
            let length = marks.count(where: { $0 == "^" })
            #expect(length >= 1 && length <= max(1, end - start), "seed \(seed)")
            guard end > start else { continue }
            #expect(
                String(shown[first..<first + length]) == String(decoding: text[start..<start + length], as: UTF8.self),
                "seed \(seed)")
        }
    }

    @Test("a column of a wide letter is two wide below it as well, and a combining mark takes none")
    func wide() {
        let text = Array("ab漢字e\u{301}🚲x".utf8)
        let place = SourceLocation(byteRange: text.count - 1..<text.count, line: 1, column: 1)
        let lines = SourceExcerpt(text, place, width: 80).lines { $0 }.split(separator: "\n")
        // a b 漢 字 é 🚲: two, four, one and two columns behind the four of the indent.
        #expect(lines.last == "\(String(repeating: " ", count: 4 + 2 + 4 + 1 + 2))^")
    }

    @Test(
        "colours come and go with the option and change no letter",
        arguments: [Diagnostic.Severity.note, .warning, .error])
    func colours(severity: Diagnostic.Severity) {
        let finding = Diagnostic(.winding, severity: severity, message: Message(verbatim: "wrong"))
        let plain = DiagnosticText().render(finding, file: "f")
        var coloured = DiagnosticText(isColoured: true).render(finding, file: "f")
        #expect(coloured.contains("\u{1B}["))
        for code in ["[0m", "[1m", "[1;31m", "[1;33m", "[1;36m"] {
            coloured = coloured.replacing("\u{1B}\(code)", with: "")
        }
        #expect(coloured == plain)
        #expect(plain.contains("f: \(severity.rawValue): wrong [geojson.winding]"))
    }
}
