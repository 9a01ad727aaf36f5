import Support
import Testing

@testable import JSON

@Suite("The line that is shown for a finding")
struct SourceExcerptTests {
    /// The two lines for the first place of `marked` in a text, without their indent.
    private func lines(_ text: String, _ marked: String, width: Int = 80) throws -> [String] {
        let bytes = Array(text.utf8)
        let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: marked.utf8) })
        let location = SourceLocation(byteRange: offset..<offset + marked.utf8.count, line: 1, column: 1)
        return SourceExcerpt(bytes, location, width: width).lines { $0 }
            .split(separator: "\n").map { String($0.dropFirst(4)) }
    }

    @Test("it ends where the line does, be it by a line feed, a carriage return or the end of the file")
    func wholeLine() throws {
        for text in ["ab cd ef", "x\nab cd ef\ny", "x\rab cd ef\ry", "x\r\nab cd ef\r\ny"] {
            #expect(try lines(text, "cd") == ["ab cd ef", "   ^^"])
        }
    }

    @Test("a long line is cut on both sides, each with an ellipsis")
    func cut() throws {
        let text = String(repeating: "a", count: 100) + "!" + String(repeating: "b", count: 100)
        let shown = try lines(text, "!", width: 31)
        #expect(shown[0] == "…" + String(repeating: "a", count: 20) + "!" + String(repeating: "b", count: 10) + "…")
        #expect(shown[1] == String(repeating: " ", count: 21) + "^")
        #expect(try lines("!" + String(repeating: "b", count: 10), "!", width: 31)[0] == "!bbbbbbbbbb")
    }

    @Test("in a part of a file, what is found is marked from its first byte to its last, or to the end of the part")
    func part() {
        var origin = LineCounter.Place()
        origin.offset = 100
        for (end, marks) in [(105, "^^"), (120, "^^^^^")] {
            let location = SourceLocation(byteRange: 103..<end, line: 1, column: 104)
            let rule = DiagnosticRule("test.part", .note, title: .init(verbatim: "part"))
            let text = DiagnosticText().render(
                Diagnostic(rule, at: location, message: .init(verbatim: "part")), file: "a",
                text: SourceText(Array("ab cd ef".utf8), at: origin))
            #expect(text.split(separator: "\n").dropFirst() == ["    ab cd ef", "       \(marks)"])
        }
    }

    @Test("what cannot be seen or would turn the line around is shown as something else, and tabs stay")
    func controlCharacters() throws {
        #expect(try lines("a\u{1}b", "b") == ["a\u{2401}b", "  ^"])
        #expect(try lines("a\u{1F}b", "b")[0] == "a\u{241F}b")
        #expect(try lines("a\tb", "b") == ["a\tb", " \t^"])
        for hidden: Unicode.Scalar in [
            "\u{7F}", "\u{9F}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
        ] {
            #expect(try lines("a\(hidden)b", "b")[0] == "a\u{FFFD}b", "U+\(String(hidden.value, radix: 16))")
        }
        for shown: Unicode.Scalar in ["\u{20}", "\u{7E}", "\u{A1}", "\u{2010}", "\u{2030}"] {
            #expect(try lines("a\(shown)b", "b")[0] == "a\(shown)b", "U+\(String(shown.value, radix: 16))")
        }
    }

    @Test("wide characters take two columns, from the first to the last of each block, and their neighbours one")
    func wideCharacters() throws {
        let wide: [UInt32] = [
            0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0xA4CF, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE30, 0xFE6F, 0xFF01,
            0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900, 0x1F9FF, 0x20000, 0x3FFFD,
        ]
        let narrow: [UInt32] = [
            0x41, 0x416, 0x10FF, 0x1160, 0x2E7F, 0x3040, 0xA4D0, 0xABFF, 0xD7A4, 0xF8FF, 0xFB00, 0xFE70, 0xFF61, 0xFFDF,
            0xFFE7, 0x1F2FF, 0x1F650, 0x1F67F, 0x1F700, 0x1F8FF, 0x1FA00, 0x3FFFE,
        ]
        for (columns, values) in [(2, wide), (1, narrow)] {
            for value in values {
                let scalar = try #require(Unicode.Scalar(value))
                let carets = try lines("a\(scalar)b", String(Character(scalar)))[1]
                #expect(carets == " " + String(repeating: "^", count: columns), "U+\(String(value, radix: 16))")
            }
        }
        #expect(try lines("e\u{301}b", "b")[1] == " ^")
    }
}
