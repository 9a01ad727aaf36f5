import Support
import Testing

@Suite("Texts as a terminal shows them")
struct DisplayTextTests {
    @Test(
        "letters take one column, wide characters and emoji two, what cannot be seen none",
        arguments: [
            ("", 0), ("quest", 5), ("вело", 4), ("e\u{301}", 1), ("北京", 4), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("🚲", 2),
            ("🇩🇪", 2), ("👩‍🚒", 2), ("⛰", 1), ("⛰\u{FE0F}", 2), ("⌚", 2), ("\u{200B}", 0), ("a\u{200D}", 1),
        ])
    func widths(text: String, columns: Int) {
        #expect(DisplayText.width(of: text) == columns)
    }

    @Test("a cut text takes at most the columns it was given", arguments: ["北京市海淀区", "plain text", "e\u{301}a🚲🚲🚲"])
    func cutting(text: String) {
        for columns in 1...12 {
            let shown = DisplayText.sanitized(text, most: columns)
            #expect(DisplayText.width(of: shown) <= columns)
            #expect((shown == text) == (DisplayText.width(of: text) <= columns))
        }
    }

    @Test("nothing that is shown steers a terminal")
    func steering() {
        for value in UInt32(0)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = DisplayText.sanitized("a\(Character(scalar))b")
            let steers =
                scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                || [0x2028, 0x2029].contains(value)
            #expect(shown.unicodeScalars.contains("\u{FFFD}") == steers, "U+\(String(value, radix: 16))")
        }
    }
}
