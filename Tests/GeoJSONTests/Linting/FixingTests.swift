import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// What is done about faults: each certain fix makes the text that a person would have written.
struct FixingTests {
    private static func fixed(_ text: String) -> String {
        String(decoding: Linter().fix(Array(text.utf8)).bytes, as: UTF8.self)
    }

    @Test(
        "a fault of writing is fixed to what was meant",
        arguments: [
            (#"{"a":1,}"#, #"{"a":1}"#), (#"[1,2,,3]"#, #"[1,2,3]"#), (#"[,1]"#, #"[1]"#), (#"[1 2]"#, #"[1, 2]"#),
            (#"{"a":1 "b":2}"#, #"{"a":1, "b":2}"#), (#"{'a':'b'}"#, #"{"a":"b"}"#),
            (#"{a:1,$b:2}"#, #"{"a":1,"$b":2}"#),
            (#"{"a"=1}"#, #"{"a":1}"#), (#"["C:\dir"]"#, #"["C:\\dir"]"#),
            (#"[True,FALSE,None,nil,Null]"#, #"[true,false,null,null,null]"#),
            (#"[+1,.5,5.,-.5,+.5]"#, #"[1,0.5,5.0,-0.5,0.5]"#), ("[1,// one\n2]", "[1,\n2]"),
            ("[1/* one */,2]", "[1,2]"),
            ("[1,# one\n2]", "[1,\n2]"), ("[\"a\tb\"]", #"["a\tb"]"#), ("[\"a\nb\"]", #"["a\nb"]"#),
            ("[\"a\u{1}b\"]", #"["a\u0001b"]"#), ("\u{FEFF}[1]", "[1]"),
        ])
    func syntax(text: String, expected: String) {
        let object = "{\"type\":\"Point\",\"coordinates\":[1,2],\"x\":"
        let text = text.hasPrefix("\u{FEFF}") ? "\u{FEFF}\(object)\(text.dropFirst())}" : "\(object)\(text)}"
        var fixed = Self.fixed(text)
        // Where a comma was put in, a blank stands behind it only if one stood there before.
        fixed = fixed.replacing(",  ", with: ", ")
        #expect(fixed == "\(object)\(expected)}" || fixed == "\(object)\(expected.replacing(", ", with: ", "))}")
        #expect(!GeoJSONReader().read(fixed).hasErrors)
    }

    @Test(
        "a fault whose meaning would be a guess is left alone",
        arguments: [
            "[012]", "[1.2.3]", "[tru]", "[NaN]", "[-Infinity]", #"["\uD83D"]"#, #"{"a":}"#, "{1:2}",
            #"{"a" 1}"#, "['it\"s']",
        ])
    func guesses(text: String) {
        let whole = "{\"type\":\"Point\",\"coordinates\":[1,2],\"x\":\(text)}"
        let result = Linter().fix(Array(whole.utf8))
        #expect(String(decoding: result.bytes, as: UTF8.self) == whole)
        #expect(result.fixed.isEmpty && result.remaining.containsErrors)
    }

    @Test("commas between numbers that lost their bracket stay, so that the numbers do too")
    func numbersWithoutBracket() {
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","bbox":~1.5,2,-3,4,5,6],"geometry":null}]}"#
        let fixed = String(decoding: Linter().fix(Array(text.utf8)).bytes, as: UTF8.self)
        #expect(fixed.contains("1.5,2,-3,4,5,6]"))
    }

    @Test("a fixed text has no certain fix left, and fixing it again changes nothing", arguments: 0..<4)
    func settled(_ part: Int) {
        for round in 0..<250 {
            var objects = RandomObjects(seed: UInt64(part * 1_000 + round))
            var bytes = GeoJSONWriter().write(objects.collection(objects.generator.next(below: 4)))
            bytes = Mutation.damaged(bytes, using: &objects.generator)
            let fixed = Linter().fix(bytes)
            let again = Linter().fix(fixed.bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            if again.bytes != fixed.bytes { Issue.record("part \(part), round \(round): not settled: \(text)") }
            if !again.fixed.isEmpty { Issue.record("part \(part), round \(round): \(again.fixed[0].rule): \(text)") }
            #expect(fixed.remaining.count == fixed.remainingBefore.count)
            for finding in fixed.fixed + fixed.remainingBefore {
                guard let range = finding.location?.byteRange else { continue }
                #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "part \(part), round \(round)")
            }
        }
    }

    @Test("the fixes of a finding, made alone, make that finding go away", arguments: 0..<2)
    func alone(_ part: Int) {
        for round in 0..<200 {
            var objects = RandomObjects(seed: UInt64(part * 1_000 + round))
            var bytes = GeoJSONWriter(options: .pretty).write(objects.collection(2))
            for _ in 0..<2 { bytes = Mutation.damaged(bytes, using: &objects.generator) }
            let before = GeoJSONReader().read(bytes).diagnostics
            for finding in before {
                guard let fix = finding.fix, let location = finding.location else { continue }
                var text = FixedText(bytes)
                text.apply(fix.edits)
                let after = GeoJSONReader().read(text.bytes).diagnostics
                let isThere = after.contains { $0.rule == finding.rule && $0.location == location && $0.fix == fix }
                // The same letters may be wrong in the same place again: two commas too many, two tabs.
                let isRepeated = text.bytes.count < bytes.count
                if isThere, !isRepeated { Issue.record("part \(part), round \(round): \(finding.rule) stays") }
            }
        }
    }

    @Test("every byte of an edited text is traced to where it was, through edit after edit")
    func tracing() {
        for seed in UInt64(0)..<400 {
            var generator = SeededGenerator(seed: seed)
            let before = (0..<generator.next(in: 1...60)).map { UInt8(0x61 + $0 % 26) }
            var text = FixedText(before)
            // Beside it every byte with its origin; what was put in comes from nowhere.
            var plain: [(byte: UInt8, origin: Int?)] = before.enumerated().map { ($1, $0) }
            for _ in 0..<generator.next(in: 1...4) {
                var edits: [Diagnostic.Edit] = []
                var start = 0
                while start < plain.count, edits.count < 4 {
                    let lower = start + generator.next(below: 12)
                    let upper = min(lower + generator.next(below: 5), plain.count)
                    guard lower <= upper, upper <= plain.count else { break }
                    edits.append(.init(byteRange: lower..<upper, replacement: generator.pick(["", "Z", "ZZZ"]) ?? ""))
                    start = upper + 1
                }
                text.apply(edits)
                for edit in edits.reversed() {
                    let put: [(byte: UInt8, origin: Int?)] = edit.replacement.utf8.map { ($0, nil) }
                    plain.replaceSubrange(edit.byteRange, with: put)
                }
                #expect(text.bytes == plain.map(\.byte), "seed \(seed)")
            }
            for (offset, place) in plain.enumerated() {
                let finding = Diagnostic(
                    .extraComma, at: SourceLocation(byteRange: offset..<offset + 1, line: 0, column: 0),
                    message: .init(verbatim: ""))
                let traced = text.original(of: [finding])[0].location?.byteRange.lowerBound
                if let origin = place.origin { #expect(traced == origin, "seed \(seed), byte \(offset)") }
            }
        }
    }
}
