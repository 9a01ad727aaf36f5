import Testing

@testable import MapDrawing

@Suite("Letters")
struct LetteringTests {
    @Test(
        "the letters of the languages of our maps are all there",
        arguments: [
            "The quick brown fox jumps over the lazy dog, THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG!",
            "Съешь же ещё этих мягких французских булок, да выпей чаю: СЪЕШЬ ЖЕ ЕЩЁ ЭТИХ МЯГКИХ ФРАНЦУЗСКИХ БУЛОК ВЫПЕЙ ЧАЮ Ю",
            "À noite, vovô Kowalsky vê o ímã cair no pé do pingüim queixoso; Praça de João Fernão Magalhães",
            "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg. Ö Ä Straße",
            "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis; Île-de-Ré, Ça",
            "Zażółć gęślą jaźń, Příliš žluťoučký kůň úpěl ďábelské ódy, İğdır şöför, Đà, Årø Æble Łódź",
            "Щастям б’єш жук їх глицю в фон й ґедзь пріч; Мінск ў",
            "0123456789 +−×=<>%№ «» “” ‘’ „ … – — • · ° ² ³ € § & @ # * / \\ ( ) [ ] ' \" © _ ~ | ; : ? !",
        ])
    func complete(text: String) {
        let missing = text.unicodeScalars.filter { !StrokeFont.contains($0) }
        #expect(missing.isEmpty, "\(missing.map { String($0) })")
    }

    @Test("every letter has lines within the font's bounds and of the width it says")
    func bounds() {
        for (letter, glyph) in GlyphTable.glyphs {
            let points = glyph.lines.joined()
            #expect(!points.isEmpty && glyph.lines.allSatisfy { $0.count > 1 }, "\(letter)")
            for point in points {
                #expect(point.x >= -1 && point.x <= glyph.width + 1, "\(letter) \(point)")
                #expect(point.y >= -4.5 && point.y <= 17, "\(letter) \(point)")
            }
        }
    }

    @Test("a letter with a mark is as wide and drawn alike, composed or not")
    func composition() {
        func lines(_ text: String) -> Set<[GlyphPoint]> {
            var lines: Set<[GlyphPoint]> = []
            StrokeFont.draw(text, isBold: false) { lines.insert($0) }
            return lines
        }
        for (composed, decomposed) in [("\u{E9}", "e\u{301}"), ("\u{439}", "и\u{306}"), ("\u{E7}", "c\u{327}")] {
            #expect(
                StrokeFont.width(of: composed, size: 10, isBold: false)
                    == StrokeFont.width(of: decomposed, size: 10, isBold: false))
            #expect(lines(composed) == lines(decomposed))
            #expect(lines(composed).count > lines(String(composed.decomposedBase)).count)
        }
    }

    @Test("a letter that the font does not have is a box")
    func unknown() {
        #expect(!StrokeFont.contains("橋"))
        #expect(StrokeFont.width(of: "橋", size: 20, isBold: false) > 8)
        var count = 0
        StrokeFont.draw("橋\u{301}", isBold: true) { _ in count += 1 }
        #expect(count == 2)
        StrokeFont.draw("\u{301}", isBold: true) { _ in count += 1 }
        #expect(count == 2)
    }
}

extension String {
    /// The first letter without its marks.
    fileprivate var decomposedBase: String {
        switch self {
        case "\u{E9}": "e"
        case "\u{439}": "и"
        default: "c"
        }
    }
}
