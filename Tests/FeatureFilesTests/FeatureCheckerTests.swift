import GeoJSON
import GeoJSONOperations
import JSON
import Support
import TestSupport
import Testing

@testable import FeatureFiles

@Suite("Linting a file in parts")
struct FeatureCheckerTests {
    @Test("a collection has the findings that it has as a whole, however it arrives", arguments: 1...100)
    func collections(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        for _ in 0..<5 {
            let text = Array(random.lintable().utf8)
            let chunk = random.generator.pick([7, 64, 1 << 16]) ?? 7
            let batch = random.generator.pick([50, 400, 1 << 20]) ?? 50
            let checked = try Checked(text, chunk: chunk, batch: batch)
            #expect(
                Checked.ordered(checked.findings) == Checked.ordered(Linter().lint(text)),
                "seed \(seed): \(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test(
        "a damaged collection has the faults that it has as a whole, and the other findings too where it is one at all",
        arguments: 1...100)
    func damaged(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        for _ in 0..<10 {
            var text = Array(random.lintable().utf8)
            for _ in 0...random.generator.next(below: 2) {
                let place = random.generator.next(below: text.count)
                switch random.generator.next(below: 3) {
                case 0: text.remove(at: place)
                case 1: text[place] = Array("{}[],:\"x1 ".utf8)[random.generator.next(below: 10)]
                default: text.removeSubrange(place...)
                }
                if text.isEmpty { text = [0x7B] }
            }
            let checked = try Checked(text, batch: random.generator.pick([50, 1 << 20]) ?? 50).findings
            let result = GeoJSONReader().read(text)
            let whole = Linter().lint(result, text)
            // Rules look at Features before it is known that the text around them is no collection.
            var isCollection = !result.diagnostics.contains { $0.severity == .error && $0.rule.hasPrefix("json.") }
            if case .featureCollection = result.object {} else { isCollection = false }
            func isCompared(_ finding: Diagnostic) -> Bool { isCollection || finding.severity == .error }
            #expect(
                Checked.ordered(checked.filter(isCompared)) == Checked.ordered(whole.filter(isCompared)),
                "seed \(seed): \(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test(
        "real files have the findings that they have as a whole",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func conformance() throws {
        let manifest = String(decoding: try RealData.bytes("geojson/MANIFEST.tsv"), as: UTF8.self)
        var count = 0
        for line in manifest.split(separator: "\n").dropFirst() {
            guard let file = line.split(separator: "\t").first else { continue }
            let text = try RealData.bytes("geojson/\(file)")
            let checked = try Checked(text, batch: 300)
            #expect(Checked.ordered(checked.findings) == Checked.ordered(Linter().lint(text)), "\(file)")
            count += 1
        }
        #expect(count >= 30, "\(count)")
    }

    @Test("each record is linted on its own, with its place in the file and its number", arguments: 1...30)
    func records(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        var linter = Linter()
        linter.severities["geojson.duplicate-id"] = .some(nil)
        linter.severities["geojson.swapped-coordinates"] = .some(nil)
        for form in [FeatureForm.lines, .sequence] {
            var text: [UInt8] = []
            var expected: [String] = []
            for number in 1...6 {
                var record = Array(ElementLine.one(random.feature()).utf8)
                if random.generator.chance(0.3) { record.removeLast(random.generator.next(below: record.count)) }
                if form == .sequence { text.append(0x1E) }
                let start = text.count
                text += record + [0x0A]
                while record.last.map({ [0x20, 0x09, 0x0D].contains($0) }) == true { record.removeLast() }
                let blank = record.prefix { [0x20, 0x09, 0x0D].contains($0) }.count
                for finding in linter.lint(Array(record.dropFirst(blank))) {
                    let place = finding.location?.byteRange.lowerBound ?? -1
                    expected.append("\(place + start + blank) \(number) \(finding.location?.line ?? 0) \(finding.rule)")
                }
            }
            let checked = try Checked(text, .given(form), linter, batch: 100)
            let found = checked.findings.map { finding in
                let line = (finding.location?.line ?? 0) - (finding.record ?? 0) + 1
                return "\(finding.location?.byteRange.lowerBound ?? -1) \(finding.record ?? 0) \(line) \(finding.rule)"
            }
            #expect(found.sorted() == expected.sorted(), "seed \(seed): \(String(decoding: text, as: UTF8.self))")
        }
    }

    @Test("identifiers are compared over all records, and the message names the record")
    func duplicateRecords() throws {
        let line = #"{"type":"Feature","id":7,"geometry":null,"properties":null}"#
        let checked = try Checked(Array("\(line)\n\n\(line)\n".utf8), .named(.lines))
        let finding = try #require(checked.findings.first)
        #expect(checked.findings.count == 1 && finding.record == 2 && finding.rule == "geojson.duplicate-id")
        #expect(finding.location?.line == 3 && finding.location?.column == 24)
        #expect(finding.message[.english].contains("record 1") && "\(finding.pointer?.description ?? "")" == "/id")
        let part = try #require(checked.parts.first)
        let shown = DiagnosticText().render(finding, file: "a.geojsonl", text: part.text)
        #expect(shown.contains("record 2 /id") && shown.contains("\n    \(line)\n"), "\(shown)")
    }

    @Test("a byte-order mark is found, and the file is read on")
    func marks() throws {
        let line = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[500,2]},"properties":null}"#
        let rules = ["json.byte-order-mark", "geojson.out-of-range"]
        for (text, form) in [
            ("{\"type\":\"FeatureCollection\",\"features\":[\(line)]}", FeatureForm.geojson), ("\(line)\n", .lines),
            ("\u{1E}\(line)\n", .sequence),
        ] {
            let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            #expect(try Set(Checked(bytes, .given(form)).findings.map(\.rule)) == Set(rules), "\(form)")
            #expect(try Set(Checked(bytes, .named(form)).findings.map(\.rule)) == Set(rules), "\(form)")
        }
    }

    @Test(
        "the form is recognised by the text where the name is wrong, and lines under the name of a document are named")
    func forms() throws {
        let line = #"{"type":"Feature","geometry":null,"properties":null}"#
        let lines = Array("\(line)\n\(line)\n".utf8)
        #expect(try Checked(lines, .named(nil)).findings.isEmpty)
        #expect(try Checked(lines, .named(.sequence)).findings.isEmpty)
        let named = try Checked(lines, .named(.geojson)).findings
        #expect(named.map(\.rule) == ["json.trailing-text"] && named[0].location?.line == 2)
        #expect(named[0].message[.english].contains("--from lines"))
        let sequence = Array("\u{1E}\(line)\n\u{1E}\(line)\n".utf8)
        for form in [FeatureForm.geojson, .lines, nil] {
            #expect(try Checked(sequence, .named(form)).findings.isEmpty)
        }
        #expect(try Checked(Array(line.utf8), .named(nil)).findings.isEmpty)
    }

    @Test("lines are shown as from the whole text, at the borders of batches too")
    func excerpts() throws {
        let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[500,2]},"properties":null}"#
        let list = Array(repeating: feature, count: 40).joined(separator: ",")
        let text = Array("{\"type\":\"FeatureCollection\",\"features\":[\(list)]}".utf8)
        let style = DiagnosticText()
        let whole = Linter().lint(text).map { style.render($0, file: "a", bytes: text) }
        let checked = try Checked(text, chunk: 100, batch: 1200)
        let parts = checked.parts.flatMap { part in
            part.diagnostics.map { style.render($0, file: "a", text: part.text) }
        }
        #expect(checked.parts.count > 2)
        #expect(parts == whole)
    }

    @Test("figures are those of the whole, to the last bit, however the file arrives", arguments: 1...50)
    func statistics(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        let text = Array(random.lintable().utf8)
        let result = GeoJSONReader().read(text)
        guard result.object != nil else { return }
        let expected = CollectionStatistics(of: result)
        for batch in [60, 500, 1 << 20] {
            var checker = FeatureChecker(.given(.geojson))
            checker.batchSize = batch
            let found = try checker.statistics(read: Checked.reading(text, 1000)) { _ in }
            #expect(found == expected, "seed \(seed): \(String(decoding: text, as: UTF8.self))")
        }
    }
}

extension RandomText {
    /// A collection with things to find.
    mutating func lintable() -> String {
        let elements = (0..<generator.next(below: 9)).map { _ -> String in
            switch generator.next(below: 8) {
            case 0, 1: return feature()
            case 2:
                let numbers = (0..<4).map { _ in generator.next(in: -200...200) }
                return
                    "{\"type\":\"Feature\",\"id\":\(generator.next(below: 3)),\"bbox\":[0,0,1,1],\"geometry\":{\"type\":"
                    + "\"LineString\",\"coordinates\":[[\(numbers[0]),\(numbers[1])],[\(numbers[2]),\(numbers[3])]]},"
                    + "\"properties\":{\"a\":\(value())}}"
            case 3:
                return
                    "{\"type\":\"Feature\",\"id\":\"1\",\"properties\":{},\n\"geometry\":{\"type\":\"Polygon\",\"coordinates\":"
                    + "[[[0,0],[0,1],[\(generator.next(below: 3)),1.123456789],[1,0],[0,0]]]}}"
            case 4: return "{\"type\":\"Feature\",\"geometry\":null}"
            case 5:
                return
                    "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[10,50]},\"properties\":null}"
            case 6:
                return
                    "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[50,10]},\"properties\":null}"
            default: return "{\"type\":\"feature\",\"geometry\":null,\"properties\":{\"a\":1,\"a\":2}}"
            }
        }
        let around = ["", "\"bbox\":[0,0,1,1],", "\"crs\":null,", "\"features2\":[{}],"]
        let list = elements.joined(separator: "\(blank()),\(blank())")
        return
            "{\(blank())\(generator.pick(around) ?? "")\"type\":\"FeatureCollection\",\(blank())\"features\":[\(list)]"
            + (generator.pick(["", ",\"bbox\":[-1,-2,3,4]", ",\"name\":1", ",\"type\":\"FeatureCollection\""]) ?? "")
            + "\(blank())}"
    }
}
