import GeoJSON
import Support
import Testing

@testable import JSON

@Suite("A text that remembers where its bytes come from")
struct FixedTextTests {
    private func edit(_ range: Range<Int>, _ replacement: String = "") -> Diagnostic.Edit {
        Diagnostic.Edit(byteRange: range, replacement: replacement)
    }

    /// Where a finding about a stretch of the edited text is in the text as it was.
    private func original(of range: Range<Int>, in text: FixedText) throws -> Range<Int> {
        let finding = Diagnostic(
            .comment, at: SourceLocation(byteRange: range, line: 1, column: 1), message: .empty)
        return try #require(text.original(of: [finding])[0].location).byteRange
    }

    @Test("places before, between and behind edits, and those that hold an edit")
    func places() throws {
        var text = FixedText(Array("0123456789".utf8))
        text.apply([edit(3..<5), edit(7..<7, "xyz")])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "01256xyz789")
        for (range, before) in [
            (0..<3, 0..<3), (3..<5, 5..<7), (8..<11, 7..<10), (2..<4, 2..<6), (1..<1, 1..<1), (4..<4, 6..<6),
            (5..<8, 7..<7), (4..<9, 6..<8),
        ] {
            #expect(try original(of: range, in: text) == before, "\(range)")
        }
        text.apply([edit(0..<1, "ab"), edit(4..<5)])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "ab125xyz789")
        for (range, before) in [(2..<4, 1..<3), (4..<5, 5..<6), (8..<11, 7..<10), (3..<5, 2..<6)] {
            #expect(try original(of: range, in: text) == before, "\(range)")
        }
    }
}
