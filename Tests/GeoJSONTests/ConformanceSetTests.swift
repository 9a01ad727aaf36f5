import Foundation
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// The texts of `Tests/Fixtures/conformance`, whose README tells the columns of their manifest.
@Suite("Conformance set")
struct ConformanceSetTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var reader: String
        var verdict: String
        var findings: String
        var text: [UInt8]
        var testDescription: String { name }
    }

    static let cases: [Case] = {
        let path = RealData.packageRoot.appending(path: "Tests/Fixtures/conformance/manifest.tsv")
        let manifest = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return manifest.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 6, let text = bytes(fields[5]) else {
                return Case(name: String(line), reader: "", verdict: "not readable", findings: "", text: [])
            }
            return Case(name: fields[0], reader: fields[1], verdict: fields[2], findings: fields[3], text: text)
        }
    }()

    @Test("every text gets its verdict, with the place of everything that is wrong", arguments: cases)
    func judged(_ entry: Case) {
        let diagnostics: [Diagnostic]
        switch entry.reader {
        case "json": diagnostics = JSONValue.read(entry.text).diagnostics
        case "geojson": diagnostics = GeoJSONReader().read(entry.text).diagnostics
        default: diagnostics = Linter().lint(entry.text)
        }
        #expect(Self.verdict(diagnostics) == entry.verdict)
        #expect(Self.described(diagnostics) == entry.findings)
    }

    @Test("a text that is not refused is written and read back equal", arguments: cases)
    func written(_ entry: Case) {
        if entry.reader == "json" {
            let (value, diagnostics) = JSONValue.read(entry.text)
            guard let value, !diagnostics.containsErrors else { return }
            for options in [GeoJSONWriter.Options.compact, .pretty] {
                #expect(JSONValue.read(GeoJSONWriter(options: options).write(value)).value == value)
            }
        } else if case let result = GeoJSONReader().read(entry.text), let object = result.object, !result.hasErrors {
            for options in [GeoJSONWriter.Options.compact, .pretty] {
                #expect(GeoJSONReader().read(GeoJSONWriter(options: options).write(object)).object == object)
            }
        }
    }

    @Test("a text cut anywhere into two pieces gives a stream the same findings", arguments: cases)
    func streamed(_ entry: Case) {
        guard entry.reader != "json" else { return }
        let whole = GeoJSONReader().read(entry.text).diagnostics
        for cut in 0...min(entry.text.count, 200) {
            var offset = 0
            var stream = FeatureStream { buffer in
                let count = min(offset < cut ? cut - offset : entry.text.count - offset, buffer.count)
                buffer.copyBytes(from: entry.text[offset..<offset + count])
                offset += count
                return count
            }
            while stream.next() != nil {}
            #expect(Self.described(stream.diagnostics) == Self.described(whole), "cut at \(cut)")
        }
    }

    @Test("the set is whole: many cases of each kind, each name once")
    func whole() {
        #expect(Self.cases.count >= 230)
        #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
        for verdict in ["accept", "note", "warn", "reject"] {
            #expect(Self.cases.count { $0.verdict == verdict } >= 5, "\(verdict)")
        }
        // Every rule of the reader has a case, but the one that stands for findings left out.
        let shown = Set(Self.cases.flatMap { $0.findings.split(separator: " ").map { $0.prefix { $0 != "@" } } })
        let missing = DiagnosticRule.readerIdentifiers.filter { !shown.contains(Substring($0)) }
        #expect(missing == ["json.too-many-findings"])
    }

    private static func verdict(_ diagnostics: [Diagnostic]) -> String {
        switch diagnostics.map(\.severity).max() {
        case nil: "accept"
        case .note: "note"
        case .warning: "warn"
        case .error: "reject"
        }
    }

    private static func described(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { "\($0.rule)@\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }.joined(separator: " ")
    }

    /// The bytes that a field stands for; `nil` for a bracket that makes no sense.
    private static func bytes(_ field: String) -> [UInt8]? {
        var result: [UInt8] = []
        for (index, part) in field.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                result += Array(part.utf8)
                continue
            }
            guard let end = part.firstIndex(of: ">") else { return nil }
            for code in part[..<end].split(separator: " ") {
                let pieces = code.split(separator: "*")
                guard let byte = UInt8(pieces[0], radix: 16), pieces.count < 3,
                    let count = pieces.count == 2 ? Int(pieces[1]) : 1
                else { return nil }
                result += repeatElement(byte, count: count)
            }
            result += Array(part[part.index(after: end)...].utf8)
        }
        return result
    }
}
