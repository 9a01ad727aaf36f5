import Testing

@testable import MapDrawing

@Suite("Labels")
struct LabelTests {
    private static func width(_ text: String, isBold: Bool = false) -> Double {
        LetterWidths.width(of: text, size: 20, isBold: isBold)
    }

    @Test("a letter with a mark is as wide, composed or not")
    func composition() {
        for (composed, decomposed, base) in [
            ("\u{E9}", "e\u{301}", "e"), ("\u{439}", "и\u{306}", "и"), ("\u{E7}", "c\u{327}", "c"),
            ("\u{1EB9}", "e\u{323}", "e"),
        ] {
            #expect(Self.width(decomposed) == Self.width(base))
            if composed != "\u{1EB9}" { #expect(Self.width(composed) == Self.width(base)) }
        }
    }

    @Test("wide letters have more room than narrow ones, heavy ones more than light ones, and each adds its own")
    func widths() {
        #expect(Self.width("W") > Self.width("n") && Self.width("n") > Self.width("i"))
        #expect(Self.width("Щ") > Self.width("н") && Self.width("橋") > Self.width("Ω"))
        for text in ["Old Bridge", "улица Труда", "№ 5"] {
            #expect(Self.width(text, isBold: true) > Self.width(text))
            let sum = text.map { Self.width(String($0)) }.reduce(0, +)
            #expect((Self.width(text) - sum).magnitude < 1e-9)
            #expect(LetterWidths.width(of: text, size: 40, isBold: false) == 2 * Self.width(text))
        }
    }

    @Test("an emoji has its room once, however many scalars it is made of", arguments: ["👩‍🚒", "🇵🇹", "1️⃣", "🏴‍☠️", "👍🏽", "☎️"])
    func emoji(text: String) {
        #expect(Self.width(text) == Self.width("🚲"))
        #expect(Self.width("a" + text + "b") == Self.width("a") + Self.width("🚲") + Self.width("b"))
        #expect(Self.width("🚲") > Self.width("W"))
    }

    @Test("what is not seen has no room", arguments: ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FE0E}"])
    func ignorable(text: String) { #expect(Self.width(text) == 0) }

    @Test("long names are broken between words and cut with an ellipsis")
    func breaking() {
        func lines(_ text: String) -> [String] {
            TextBlock(text, size: 10, isBold: false, lettersInLine: 10, lines: 2).lines
        }
        #expect(lines("Old Bridge") == ["Old Bridge"])
        #expect(lines("The Old Bridge") == ["The Old", "Bridge"])
        #expect(lines("The Old Bridge over the river") == ["The Old", "Bridge…"])
        #expect(lines("Donaudampfschifffahrt") == ["Donaudamp…"])
        #expect(lines(" \n ").isEmpty)
        #expect(lines(String(repeating: "a ", count: 1_000_000)).count == 2)
    }
}
